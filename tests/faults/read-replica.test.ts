import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connect } from '#db/client.ts'
import type { Connection } from '#db/client.ts'
import { isLong } from '#tests/support/long.ts'
import { startPostgres } from '#tests/support/postgres.ts'
import type { PostgresServer } from '#tests/support/postgres.ts'
import { runServer } from '#tests/support/running-server.ts'
import type { RunningServer } from '#tests/support/running-server.ts'
import { noteSeen } from '#tests/support/seen.ts'
import { signedIn, STAFF_VARIABLES } from '#tests/support/signed-in.ts'

const postgres = startPostgres()

describe.skipIf(!postgres)('a replica that pages are read from (DATABASE_READ_URL)', () => {
  let primary: PostgresServer
  let replica: PostgresServer
  let server: RunningServer
  let beside: RunningServer
  let session: Record<string, string>
  let [onPrimary, onReplica]: Connection[] = []
  beforeAll(async () => {
    if (!postgres) return
    primary = postgres
    const admin = await connect({ url: primary.url('postgres') })
    await admin.pool.query('create database site')
    await admin.close()
    replica = primary.replica()
    const variables = {
      DATABASE_URL: primary.url('site'),
      DATABASE_READ_URL: replica.url('site'),
      AUTH_SECRET: 'a secret of the tests, long enough',
      DEMO: 'on',
      LOG_LEVEL: 'info',
      ...STAFF_VARIABLES,
    }
    server = await runServer(variables)
    beside = await runServer(variables)
    session = await signedIn(server)
    onPrimary = await connect({ url: primary.url('site') })
    onReplica = await connect({ url: replica.url('site') })
  })
  afterAll(async () => {
    await onPrimary?.close()
    await onReplica?.close().catch(() => undefined)
    await Promise.all([server, beside].map((each) => each.stop('SIGKILL')))
    replica.stop()
    primary.stop()
  })

  let asked = 0
  /** A list that nobody asked for before. */
  const page = async () => {
    const response = await fetch(`${server.url}/products?q=tu+lanh+${(asked += 1)}`)
    await response.text()
    return response.status
  }
  const title = async ({ url } = server) => {
    const response = await fetch(`${url}/api/v1/products/7`)
    return [response.status, ((await response.json()) as { title: string }).title]
  }
  /** Statements of products that connections of the site sent last there. */
  const askedThere = async ({ pool }: Connection) => {
    const { rows } = await pool.query<{ n: number }>(
      `select count(*)::int as n from pg_stat_activity
       where application_name = 'chon-may reads' and query like '%product%'`,
    )
    return rows[0]?.n ?? 0
  }
  /** Where reads go, as the log says last. */
  const readsGo = () => /.*"to":"(\w+)".*"reads turn"/s.exec(server.said())?.[1]
  const onReplicaAgain = async () => {
    await expect.poll(readsGo, { timeout: 30_000 }).toBe('replica')
  }
  const rename = (to: string) =>
    fetch(`${server.url}/api/v1/products/7`, {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json', ...session },
      body: JSON.stringify({ title: to }),
    })

  it('pages for everybody are read there', async (context) => {
    await onReplicaAgain()
    // What the samples change just after the start sends reads to the primary for a moment.
    const askedAfterPage = async () => {
      expect(await page()).toBe(200)
      return askedThere(onReplica as Connection)
    }
    await expect.poll(askedAfterPage, { timeout: 60_000 }).toBeGreaterThan(0)
    const figures = await (await fetch(`${server.url}/metrics`)).text()
    expect(figures).toMatch(/^chon_may_replica_used [01]$/m)
    expect(await (await fetch(`${server.url}/admin/status`, { headers: session })).text()).toContain(
      'Bản sao để đọc',
    )
    noteSeen(context, 'the statements of a list are the replica’s')
  })

  it('each turn is told with its own reason', () => {
    const reasons = [...server.said().matchAll(/"to":"(\w+)","why":"([^"]*)","msg":"reads turn"/g)]
    expect(new Set(reasons.filter(([, to]) => to === 'replica').map(([, , why]) => why))).toEqual(
      new Set(['it has all']),
    )
    expect(reasons.filter(([, to, why]) => to === 'primary' && why === 'it has all')).toEqual([])
  })

  it('a write shows on the next page, however far the replica is behind', async (context) => {
    await onReplica?.pool.query('select pg_wal_replay_pause()')
    for (let at = 0; at < 5; at += 1) {
      expect((await rename(`Tên mới ${at}`)).status).toBe(200)
      expect(await title()).toEqual([200, `Tên mới ${at}`])
    }
    expect(readsGo()).toBe('primary')
    expect(await page()).toBe(200)
    await onReplica?.pool.query('select pg_wal_replay_resume()')
    await onReplicaAgain()
    expect(await title()).toEqual([200, 'Tên mới 4'])
    noteSeen(context, '5 of 5 writes stood on the page asked for next; back on the replica once it had them')
  })

  it('a write shows on every server once it is answered, however late a server hears of it', async (context) => {
    const { rows } = (await onPrimary?.pool.query<{ pid: number }>(
      `select pid from pg_stat_activity where application_name = 'chon-may changes' order by backend_start desc`,
    )) ?? { rows: [] }
    expect(rows).toHaveLength(2)
    const pid = rows[0]?.pid ?? 0
    const titles = Array.from({ length: 5 }, (_, at) => `Tên ở máy bên ${at}`)
    for (const each of titles) {
      // What tells that server stands still for a moment, as on a machine that has too much to do.
      process.kill(pid, 'SIGSTOP')
      setTimeout(() => process.kill(pid, 'SIGCONT'), 300)
      expect((await rename(each)).status).toBe(200)
      expect(await title(beside)).toEqual([200, each])
    }
    let stale = 0
    const writes = isLong ? 100 : 20
    for (let at = 0; at < writes; at += 1) {
      expect((await rename(`Tên thứ ${at}`)).status).toBe(200)
      if ((await title(beside))[1] !== `Tên thứ ${at}`) stale += 1
    }
    expect(stale).toBe(0)
    noteSeen(
      context,
      `${titles.length} of ${titles.length} heard late, ${writes} of ${writes} in their own time`,
    )
  })

  it('a change by somebody else shows as soon as it is told', async (context) => {
    await onReplica?.pool.query('select pg_wal_replay_pause()')
    await onPrimary?.pool.query(`update products set title = 'Tên của người khác' where id = 7`)
    await expect.poll(() => title(), { timeout: 10_000 }).toEqual([200, 'Tên của người khác'])
    await onReplica?.pool.query('select pg_wal_replay_resume()')
    await onReplicaAgain()
    noteSeen(context, 'read from the primary while the replica lacked it')
  })

  it('one that stands still is noticed without a change that is told', async (context) => {
    await onReplica?.pool.query('select pg_wal_replay_pause()')
    await onPrimary?.pool.query(`insert into rate_limits (bucket, hits, resets_at) values ('a', 1, now())`)
    await expect.poll(readsGo, { timeout: 30_000 }).toBe('primary')
    await onReplica?.pool.query('select pg_wal_replay_resume()')
    await onReplicaAgain()
    noteSeen(context, 'reads go to the primary after two looks')
  })

  it('the replica is killed: the primary answers every page, and it is used again once it is back', async (context) => {
    await onReplica?.close().catch(() => undefined)
    replica.kill()
    const answers = []
    for (let at = 0; at < 20; at += 1) answers.push(await page())
    expect(new Set(answers)).toEqual(new Set([200]))
    expect(readsGo()).toBe('primary')
    replica.restart()
    onReplica = await connect({ url: replica.url('site') })
    await onReplicaAgain()
    expect(await page()).toBe(200)
    expect(server.child.exitCode).toBeNull()
    noteSeen(context, '20 of 20 pages 200; back on the replica by itself')
  })
})
