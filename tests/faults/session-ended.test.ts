import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { APPLICATION, connect } from '#db/client.ts'
import type { Connection } from '#db/client.ts'
import { runServer } from '#tests/support/running-server.ts'
import type { RunningServer } from '#tests/support/running-server.ts'
import { noteSeen } from '#tests/support/seen.ts'
import { signedIn, STAFF_VARIABLES } from '#tests/support/signed-in.ts'

const WRITERS = 4
const ROUNDS = 5
const postgres = inject('postgres')

describe.skipIf(!postgres)('PostgreSQL ends sessions in the middle of a transaction', () => {
  const name = `ended_${process.pid}`
  let server: RunningServer
  let admin: Connection
  let connection: Connection
  let headers: Record<string, string>
  beforeAll(async () => {
    if (!postgres) return
    admin = await connect({ url: postgres.postgres })
    await admin.pool.query(`create database ${name} template schema`)
    const url = postgres.schema.replace('/schema?', `/${name}?`)
    connection = await connect({ url })
    server = await runServer({
      DATABASE_URL: url,
      AUTH_SECRET: 'a secret of the tests, long enough',
      ...STAFF_VARIABLES,
    })
    headers = { 'Content-Type': 'application/json', ...(await signedIn(server)) }
    expect((await kept()).status).toBe(200)
  })
  afterAll(async () => {
    await server.stop('SIGKILL')
    await connection.close()
    await admin.pool.query(`drop database ${name} with (force)`)
    await admin.close()
  })

  const kept = () => fetch(`${server.url}/dieu-khoan-su-dung`)
  let asked = 0
  const write = () =>
    fetch(`${server.url}/api/v1/categories`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ name: `Thể loại ${(asked += 1)}` }),
    })
  /** Ends the server's sessions for which `where` holds. @returns how many */
  async function end(where: string): Promise<number> {
    const { rowCount } = await admin.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and application_name = $2 and ${where}`,
      [name, APPLICATION],
    )
    return rowCount ?? 0
  }
  async function expectToServe(): Promise<void> {
    expect(server.child.exitCode).toBeNull()
    expect((await kept()).status).toBe(200)
    const next = await Promise.all(Array.from({ length: WRITERS }, write))
    expect(next.map(({ status }) => status)).toEqual(next.map(() => 201))
  }

  it('while they wait for a lock: writers see 503, the next write succeeds', async (context) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const client = await connection.pool.connect()
      await client.query('begin; lock table audit_log in exclusive mode')
      const writing = Array.from({ length: WRITERS }, write)
      const waiting = async () =>
        (
          await admin.pool.query(
            `select from pg_stat_activity where datname = $1 and wait_event_type = 'Lock'`,
            [name],
          )
        ).rowCount
      await expect.poll(waiting, { timeout: 30_000 }).toBe(WRITERS)
      expect(await end(`wait_event_type = 'Lock'`)).toBe(WRITERS)
      await client.query('rollback')
      client.release()
      const answers = await Promise.all(writing)
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 503))
      expect(answers.map((answer) => answer.headers.get('retry-after'))).toEqual(answers.map(() => '5'))
      await expectToServe()
    }
    noteSeen(context, `${ROUNDS} times ${WRITERS} writers answered 503, then 201`)
  })

  it('while the server is at work between two statements: it stays, the next write succeeds', async (context) => {
    const over = new AbortController()
    const statuses: number[] = []
    const writers = Array.from({ length: WRITERS }, async () => {
      while (!over.signal.aborted) statuses.push((await write()).status)
    })
    let ended = 0
    const stopWriting = (async () => {
      for (let round = 0; round < ROUNDS;) {
        // More is written here than one person may.
        await connection.pool.query('delete from rate_limits')
        // A server that stands still leaves the transactions it has begun as they are.
        server.child.kill('SIGSTOP')
        const hit = await end(`state = 'idle in transaction'`)
        server.child.kill('SIGCONT')
        ended += hit
        if (hit > 0) round += 1
        expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
      }
    })().finally(() => over.abort())
    await Promise.all([stopWriting, ...writers])
    expect(statuses.filter((status) => status !== 201 && status !== 503)).toEqual([])
    expect(statuses).toContain(503)
    await expectToServe()
    noteSeen(context, `${ended} sessions ended; the same process answers 201`)
  })
})
