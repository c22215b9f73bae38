import { mkdtempSync, rmSync } from 'node:fs'
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
import { builtServer } from '../../scripts/project.mjs'

const folder = mkdtempSync(join(tmpdir(), 'cm-beside-'))
const running: RunningServer[] = []
let postgres: PostgresServer | null
beforeAll(() => {
  postgres = startPostgres()
})
afterAll(async () => {
  await Promise.all(running.map((server) => server.stop('SIGTERM')))
  postgres?.stop()
  rmSync(folder, { recursive: true, force: true })
})

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const taken = createServer().listen(0, '127.0.0.1', () => {
      const { port } = taken.address() as AddressInfo
      taken.close(() => resolve(port))
    })
  })

/** Starts a server of the site. @returns what it said at /readyz, one answer after the other, until it had made its first pages */
async function startOne(database: PostgresServer): Promise<number[]> {
  const port = await freePort()
  const answers: number[] = []
  const up = new AbortController()
  const ask = async () => {
    while (!up.signal.aborted) {
      const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null)
      if (answer) answers.push(answer.status)
      else await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
  const asking = ask()
  const variables = {
    DATA_DIR: folder,
    DATABASE_URL: database.url('postgres'),
    AUTH_SECRET: 'a secret that only this test knows',
    PORT: String(port),
  }
  running.push(await runServer(variables, [], [builtServer]))
  up.abort()
  await asking
  return answers
}

it('a server alone takes requests before its first pages are made; beside another it is refused until they are', async (context) => {
  if (!postgres) return context.skip()
  expect(await startOne(postgres)).toContain(503)
  expect((await startOne(postgres)).filter((status) => status !== 200)).toEqual([])
  noteSeen(context, 'alone 503 at /readyz, then 200; beside another refused, then 200')
})
