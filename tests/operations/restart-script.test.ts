import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'

const PORT = '4731'
/** Says what it was started with, and takes a moment to end. */
const SERVER = `
  const text = JSON.stringify({ node: process.execArgv, env: process.env.NODE_ENV, of: process.env.FROM_FILE, umask: process.umask() })
  console.log(text)
  process.on('SIGTERM', () => setTimeout(() => { console.log('ended'); process.exit(0) }, 300))
  setInterval(() => undefined, 1000)`

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cm-restart-'))
  const current = join(folder, 'current')
  mkdirSync(join(current, 'build/server'), { recursive: true })
  mkdirSync(join(current, 'node_modules/.bin'), { recursive: true })
  symlinkSync(process.execPath, join(current, 'node_modules/.bin/node'))
  writeFileSync(join(current, 'package.json'), '{"type":"module"}')
  writeFileSync(join(current, 'build/server/main.js'), SERVER)
  writeFileSync(join(folder, 'env'), 'FROM_FILE=yes\n')
})
afterEach(() => {
  run('stop')
  rmSync(folder, { recursive: true, force: true })
})

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(resolve('deploy/restart.sh'), args, {
    encoding: 'utf8',
    env: {
      ...process.env,
      PORT,
      CHON_MAY_HOME: folder,
      CHON_MAY_ENV: join(folder, 'env'),
      CHON_MAY_USER: userInfo().username,
      CHON_MAY_RUN: folder,
      CHON_MAY_LOG: folder,
    },
  })
  return { status, said: stdout + stderr }
}
const pidFile = () => join(folder, `chon-may-${PORT}.pid`)
const log = () =>
  readFileSync(join(folder, `chon-may-${PORT}.log`), 'utf8')
    .split('\n')
    .filter(Boolean)
const isThere = (pid: number) => existsSync(`/proc/${pid}/exe`)
const QUIET = { status: 0, said: '' }

it('starts the server as the unit of systemd does, restarts it once the old one is gone, and ends it', async () => {
  expect(run()).toEqual(QUIET)
  const first = Number(readFileSync(pidFile(), 'utf8'))
  await expect.poll(() => log(), { timeout: 20_000 }).toHaveLength(1)
  expect(JSON.parse(log()[0] ?? '')).toEqual({
    node: [
      '--max-semi-space-size=8',
      '--heap-growing-percent=30',
      '--no-allocation-site-pretenuring',
      `--env-file=${join(folder, 'env')}`,
    ],
    env: 'production',
    of: 'yes',
    umask: 0o077,
  })
  expect(run()).toEqual(QUIET)
  expect(isThere(first)).toBe(false)
  await expect.poll(() => log(), { timeout: 20_000 }).toHaveLength(3)
  expect(log()[1]).toBe('ended')
  expect(run('stop')).toEqual(QUIET)
  expect([log()[3], existsSync(pidFile())]).toEqual(['ended', false])
})

it('leaves another program alone that has the number of a server which is gone', () => {
  const other = spawn('sleep', ['60'])
  writeFileSync(pidFile(), `${other.pid}\n`)
  expect(run('stop')).toEqual(QUIET)
  expect(isThere(other.pid ?? 0)).toBe(true)
  other.kill()
})

it.each(['', '4194304999\n', 'none\n'])('says nothing of a file that names no process: %j', (text) => {
  writeFileSync(pidFile(), text)
  expect(run('stop')).toEqual(QUIET)
  expect(existsSync(pidFile())).toBe(false)
})
