import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startPostgres } from '#tests/support/postgres.ts'
import type { PostgresServer } from '#tests/support/postgres.ts'
import { runServer } from '#tests/support/running-server.ts'
import type { RunningServer } from '#tests/support/running-server.ts'
import { noteSeen } from '#tests/support/seen.ts'
import { prepared } from '#tests/support/site-data.ts'

const folder = mkdtempSync(join(tmpdir(), 'cm-workers-'))
let postgres: PostgresServer | null
let server: RunningServer

beforeAll(async () => {
  postgres = startPostgres()
  if (!postgres) return
  server = await runServer({
    DATA_DIR: folder,
    DATABASE_URL: postgres.url('postgres'),
    AUTH_SECRET: 'a secret that only this test knows',
    LOG_LEVEL: 'error',
    WORKERS: '2',
    // A port that the system picks is another one when all that listened on it are gone.
    PORT: String(await freePort()),
  })
})
afterAll(async () => {
  await server?.stop('SIGTERM')
  postgres?.stop()
  rmSync(folder, { recursive: true, force: true })
})

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const taken = createServer().listen(0, '127.0.0.1', () => {
      const { port } = taken.address() as AddressInfo
      taken.close(() => resolve(port))
    })
  })
}

/** The processes that the server started. */
function workers(): number[] {
  const { pid } = server.child
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
}

/** Every request over a connection of its own: they are handed to the processes in turn. */
const get = (path: string, signal?: AbortSignal) =>
  fetch(server.url + path, { headers: { Connection: 'close' }, ...(signal && { signal }) })

/** How often /healthz was asked for, by /metrics. */
async function healthAsked(): Promise<number> {
  const text = await (await get('/metrics')).text()
  return Number(/^chon_may_http_requests_total\{route="\/healthz".*\} (\d+)$/m.exec(text)?.[1])
}

it('a server of two processes adds up what both have done, whichever is asked', async (context) => {
  if (!postgres) return context.skip()
  await expect.poll(() => workers().length).toBe(2)
  await Promise.all(Array.from({ length: 40 }, () => get('/healthz')))
  expect([await healthAsked(), await healthAsked(), await healthAsked()]).toEqual([40, 40, 40])
  const state = (await (await get('/metrics')).text()).match(/^chon_may_database_up 1$/gm)
  expect(state).toHaveLength(1)
})

it('a process that is killed is replaced, and the other answers meanwhile', async (context) => {
  if (!postgres) return context.skip()
  for (const at of [1, 0]) {
    const before = workers()
    process.kill(before[at] ?? 0, 'SIGKILL')
    // Whoever was with the one that was killed is told at once, and nobody waits for it.
    const asked = Array.from({ length: 40 }, () => get('/products', AbortSignal.timeout(60_000)))
    const lost = (await Promise.allSettled(asked)).flatMap((each) =>
      each.status === 'rejected' ? [each.reason] : [],
    )
    expect(lost.filter((error) => (error as Error).name === 'TimeoutError')).toEqual([])
    await expect.poll(async () => (await get('/products').catch(() => null))?.status).toBe(200)
    await expect.poll(() => workers().filter((pid) => !before.includes(pid)).length).toBe(1)
    await expect
      .poll(() => get('/metrics').then((answer) => answer.text()))
      .toContain('chon_may_database_up 1')
  }
  expect(server.said()).toContain('a process ended by itself, another takes its place')
  noteSeen(context, 'both processes killed in turn, the one with the queues too')
})

it('a signal ends all of them, and what is under way is answered', async (context) => {
  if (!postgres) return context.skip()
  const pids = workers()
  const under = Array.from({ length: 10 }, () => get('/products?q=tu+lanh'))
  const answers = Promise.all(under.map(async (answer) => (await answer).status))
  await get('/healthz')
  expect(await server.stop('SIGTERM')).toBe(0)
  expect(await answers).toEqual(under.map(() => 200))
  const alive = pids.filter((pid) => {
    try {
      return process.kill(pid, 0)
    } catch {
      return false
    }
  })
  expect(alive).toEqual([])
})

it('the embedded database has one process alone', async () => {
  await expect(runServer({ DATA_DIR: join(folder, 'own'), WORKERS: '2' })).rejects.toThrow(
    'WORKERS: more than one process needs DATABASE_URL',
  )
  const alone = await runServer({ DATA_DIR: prepared(join(folder, 'own'), 'schema'), WORKERS: 'auto' })
  expect((await fetch(`${alone.url}/healthz`)).status).toBe(200)
  await alone.stop('SIGTERM')
})
