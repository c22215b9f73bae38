import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runServer } from '#tests/support/running-server.ts'
import { noteSeen } from '#tests/support/seen.ts'
import { prepared } from '#tests/support/site-data.ts'

const folderFor = (name: string) => prepared(mkdtempSync(join(tmpdir(), `cm-${name}-`)), 'schema')

it('behind a proxy the server says that it is not ready, and goes on answering until balancers know', async (context) => {
  const folder = folderFor('drain')
  const server = await runServer({ DATA_DIR: folder, TRUST_PROXY: '1', SHUTDOWN_DELAY: '4' })
  const status = async (path: string) => (await fetch(server.url + path)).status
  expect(await status('/readyz')).toBe(200)
  // Made and kept: what is tried is whether it answers, not how much a slow machine can make in four seconds.
  expect(await status('/products')).toBe(200)
  const ended = server.stop('SIGTERM')
  await expect.poll(() => status('/readyz'), { interval: 20 }).toBe(503)
  // New connections, as a balancer opens them that has not asked for readiness since.
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => fetch(`${server.url}/products`, { headers: { Connection: 'close' } })),
  )
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  expect(await ended).toBe(0)
  rmSync(folder, { recursive: true, force: true })
  noteSeen(context, '503 on /readyz, then 20 of 20 answered, then exit 0')
})

it.each([
  ['npm start', 'start'],
  ['npm run dev', 'dev'],
])(
  'Ctrl-C at the terminal of %s ends it, after a page, as gracefully as SIGTERM',
  async (_, script) => {
    const folder = folderFor('terminal')
    // A pseudo terminal: what is typed is a signal to every process in it, as when a person presses the keys.
    const terminal = spawn('script', ['-qec', `npm run --silent ${script}`, '/dev/null'], {
      env: { ...process.env, PORT: '0', DATABASE_URL: '', DEMO: 'off', DATA_DIR: folder, LOG_LEVEL: 'info' },
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    let said = ''
    terminal.stdout.setEncoding('utf8').on('data', (text: string) => (said += text))
    const exited = new Promise<number | null>((resolve) => terminal.once('exit', resolve))
    await expect.poll(() => said, { timeout: 110_000 }).toContain('Chọn Máy: http://')
    expect(existsSync(join(folder, 'database.lock'))).toBe(true)
    const page = await fetch(/http:\/\/\S+/.exec(said)?.[0] ?? '')
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<h1')])
    terminal.stdin.write('\u0003')
    // npm tells of the key by its own exit code.
    expect([0, 130]).toContain(await exited)
    expect(said.match(/shutting down/g)).toHaveLength(1)
    expect(said).not.toContain('Error')
    await expect.poll(() => existsSync(join(folder, 'database.lock')), { timeout: 30_000 }).toBe(false)
    rmSync(folder, { recursive: true, force: true })
  },
  300_000,
)

it('SIGTERM to the process of npm ends the server too', async () => {
  const folder = folderFor('npm')
  const npm = spawn('npm', ['start', '--silent'], {
    env: { ...process.env, PORT: '0', DATABASE_URL: '', DEMO: 'off', DATA_DIR: folder, LOG_LEVEL: 'info' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  npm.stdout.setEncoding('utf8').on('data', (text: string) => (said += text))
  await expect.poll(() => said, { timeout: 110_000 }).toContain('Chọn Máy: http://')
  npm.kill('SIGTERM')
  await expect.poll(() => existsSync(join(folder, 'database.lock')), { timeout: 30_000 }).toBe(false)
  expect(said.match(/shutting down/g)).toHaveLength(1)
  rmSync(folder, { recursive: true, force: true })
}, 300_000)
