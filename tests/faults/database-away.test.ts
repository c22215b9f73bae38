import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connect } from '#db/client.ts'
import { startPostgres } from '#tests/support/postgres.ts'
import type { PostgresServer } from '#tests/support/postgres.ts'
import { runServer } from '#tests/support/running-server.ts'
import type { RunningServer } from '#tests/support/running-server.ts'
import { noteSeen } from '#tests/support/seen.ts'

const postgres = startPostgres()

describe.skipIf(!postgres)('PostgreSQL is killed (kill -9) and comes back', () => {
  let database: PostgresServer
  let server: RunningServer
  beforeAll(async () => {
    if (!postgres) return
    database = postgres
    const admin = await connect({ url: database.url('postgres') })
    await admin.pool.query('create database site')
    await admin.close()
    server = await runServer({
      DATABASE_URL: database.url('site'),
      AUTH_SECRET: 'a secret of the tests, long enough',
    })
  })
  afterAll(async () => {
    await server.stop('SIGKILL')
    database.stop()
  })

  let asked = 0
  /** A list that nobody asked for before, so that nothing kept can answer. */
  const page = () => fetch(`${server.url}/products?q=${encodeURIComponent(`chưa ai hỏi ${(asked += 1)}`)}`)
  /** A page that is kept once somebody has read it. */
  const kept = () => fetch(`${server.url}/dieu-khoan-su-dung`)
  const program = () => fetch(`${server.url}/functions/v1/paginated-products?search=${(asked += 1)}`)

  it('pages and programs get 503 with Retry-After, and the process lives', async (context) => {
    expect((await page()).status).toBe(200)
    const { headers: before } = await kept()
    database.kill()
    const answers = await Promise.all([page(), page(), program(), program(), page()])
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 503, 503, 503])
    expect(answers.map(({ headers }) => headers.get('retry-after'))).toEqual(['5', '5', '5', '5', '5'])
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
    expect((await fetch(`${server.url}/readyz`)).status).toBe(503)
    expect(server.child.exitCode).toBeNull()
    noteSeen(context, '503, Retry-After 5; /healthz 200, /readyz 503')
    const still = await kept()
    expect([still.status, still.headers.get('etag')]).toEqual([200, before.get('etag')])
  })

  it('a page that was kept stays readable all the while', async (context) => {
    const answers = await Promise.all(Array.from({ length: 20 }, kept))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    noteSeen(context, '20 of 20 answered 200 from memory')
  })

  it('the same process serves again by itself', async (context) => {
    database.restart()
    await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status, { timeout: 30_000 }).toBe(200)
    await expect.poll(async () => (await page()).status, { timeout: 30_000 }).toBe(200)
    expect((await program()).status).toBe(200)
    expect(server.child.exitCode).toBeNull()
    noteSeen(context, 'the same process answers 200')
  })

  it('hears of changes again, and shows them', async (context) => {
    await expect.poll(async () => (await kept()).headers.get('etag')).not.toBeNull()
    const connection = await connect({ url: database.url('site') })
    await connection.pool.query(`insert into settings (key, value) values ('address', '"1 Phố Trở Lại"')`)
    await connection.close()
    await expect.poll(async () => (await kept()).text(), { timeout: 30_000 }).toContain('1 Phố Trở Lại')
    noteSeen(context, 'a setting changed afterwards stands on the page')
  })
})
