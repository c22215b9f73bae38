import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { makeApiKey } from '#app/domain/account/api-key.ts'
import { connect } from '#db/client.ts'
import { openDatabaseLine } from '#tests/support/database-line.ts'
import type { DatabaseLine } from '#tests/support/database-line.ts'
import { startPostgres } from '#tests/support/postgres.ts'
import type { PostgresServer } from '#tests/support/postgres.ts'
import { runServer } from '#tests/support/running-server.ts'
import type { RunningServer } from '#tests/support/running-server.ts'
import { noteSeen } from '#tests/support/seen.ts'
import { signedIn, STAFF, STAFF_VARIABLES } from '#tests/support/signed-in.ts'

const postgres = startPostgres()

describe.skipIf(!postgres)('PostgreSQL is slow, silent, read-only, and switched over', () => {
  let primary: PostgresServer
  let standby: PostgresServer
  let line: DatabaseLine
  let server: RunningServer
  let session: Record<string, string>
  let key: string
  beforeAll(async () => {
    if (!postgres) return
    primary = postgres
    const admin = await connect({ url: primary.url('postgres') })
    await admin.pool.query('create database site')
    await admin.close()
    line = await openDatabaseLine(primary)
    server = await runServer({
      DATABASE_URL: line.url('site'),
      AUTH_SECRET: 'a secret of the tests, long enough',
      ...STAFF_VARIABLES,
    })
    session = await signedIn(server)
    const made = makeApiKey()
    const site = await connect({ url: primary.url('site') })
    await site.pool.query(
      `insert into api_keys (user_id, name, prefix, key_hash) select id, 'đọc', $1, $2 from users limit 1`,
      [made.prefix, made.hash],
    )
    await site.close()
    key = made.key
    standby = primary.replica()
  })
  afterAll(async () => {
    await server.stop('SIGKILL')
    line.close()
    primary.stop()
    standby.stop()
  })

  let asked = 0
  /** A list that nobody asked for before, so that nothing kept can answer. */
  const page = () => fetch(`${server.url}/products?q=${encodeURIComponent(`chưa ai hỏi ${(asked += 1)}`)}`)
  const program = () => fetch(`${server.url}/functions/v1/paginated-products?search=${(asked += 1)}`)
  const kept = () => fetch(`${server.url}/dieu-khoan-su-dung`)
  const tag = () =>
    fetch(`${server.url}/api/v1/tags`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...session },
      body: JSON.stringify({ name: `Thẻ ${(asked += 1)}` }),
    })
  const answered = async (what: Promise<Response>) => {
    const { status, headers } = await what
    return [status, headers.get('retry-after')]
  }
  const isReady = async () => (await fetch(`${server.url}/readyz`)).status

  it('a statement that takes too long is a 503, for pages and programs; what is kept is sent', async (context) => {
    expect(await answered(page())).toEqual([200, null])
    expect(await answered(kept())).toEqual([200, null])
    const other = await connect({ url: primary.url('site') })
    const client = await other.pool.connect()
    onTestFinished(() => other.close())
    await client.query('begin')
    await client.query('lock table product_search in access exclusive mode')
    const waiting = [page(), program(), page()].map(answered)
    expect(await answered(kept())).toEqual([200, null])
    expect(await isReady()).toBe(200)
    expect(await Promise.all(waiting)).toEqual([
      [503, '5'],
      [503, '5'],
      [503, '5'],
    ])
    const stillWaiting = async () => {
      const { rows } = await other.pool.query(
        `select query from pg_stat_activity where application_name = 'chon-may' and wait_event_type = 'Lock'`,
      )
      return rows
    }
    await expect.poll(stillWaiting, { timeout: 30_000 }).toEqual([])
    await client.query('rollback')
    client.release()
    expect(await answered(page())).toEqual([200, null])
    noteSeen(context, '503, Retry-After 5; the statements were ended; 200 once the table is free')
  })

  it('a database that says nothing any more is given up, and another answers by the same address', async (context) => {
    line.fallSilent()
    expect(await Promise.all([page(), program()].map(answered))).toEqual([
      [503, '5'],
      [503, '5'],
    ])
    expect(await answered(kept())).toEqual([200, null])
    line.moveTo(primary)
    await expect.poll(isReady, { timeout: 60_000 }).toBe(200)
    expect(await answered(page())).toEqual([200, null])
    noteSeen(context, '503, Retry-After 5; 200 from the same process as soon as the address answers')
  })

  it('while it only reads, pages are answered and a write says so', async (context) => {
    primary.kill()
    line.moveTo(standby)
    await expect.poll(isReady, { timeout: 30_000 }).toBe(200)
    expect(await answered(page())).toEqual([200, null])
    expect(await answered(program())).toEqual([200, null])
    const me = await fetch(`${server.url}/api/v1/me`, { headers: { Authorization: `Bearer ${key}` } })
    expect(me.status).toBe(200)
    expect(await (await fetch(`${server.url}/metrics`)).text()).toContain('chon_may_database_writable 0')
    const refused = await tag()
    expect(await answered(Promise.resolve(refused))).toEqual([503, '5'])
    expect(await refused.json()).toMatchObject({ detail: expect.stringContaining('chỉ đọc được') as string })
    const form = await fetch(`${server.url}/auth`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'text/html' },
      body: new URLSearchParams({ intent: 'sign-in', ...STAFF }).toString(),
    })
    expect([form.status, form.headers.get('retry-after')]).toEqual([503, '5'])
    expect(await form.text()).toContain('chỉ đọc được: thay đổi này chưa được ghi')
    noteSeen(context, 'pages 200, a key reads; a write 503, Retry-After 5, and why')
  })

  it('switched over, the same process writes there and hears of changes', async (context) => {
    standby.promote()
    await expect.poll(async () => (await tag()).status, { timeout: 60_000 }).toBe(201)
    await kept()
    const connection = await connect({ url: standby.url('site') })
    await connection.pool.query(`insert into settings (key, value) values ('address', '"1 Phố Chuyển Nhà"')`)
    await connection.close()
    await expect.poll(async () => (await kept()).text(), { timeout: 30_000 }).toContain('1 Phố Chuyển Nhà')
    expect(server.child.exitCode).toBeNull()
    noteSeen(context, 'writes 201, and a change made there stands on a page')
  })
})
