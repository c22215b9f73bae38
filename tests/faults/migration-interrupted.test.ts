import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connect } from '#db/client.ts'
import { isLong } from '#tests/support/long.ts'
import { startPostgres } from '#tests/support/postgres.ts'
import type { PostgresServer } from '#tests/support/postgres.ts'
import { runServer } from '#tests/support/running-server.ts'
import { noteSeen } from '#tests/support/seen.ts'

const OLD_MIGRATIONS = 1
const KILLS = isLong ? 6 : 3
const SERVERS = isLong ? 5 : 2
const postgres = startPostgres()
type Journal = { entries: { tag: string }[] }

describe.skipIf(!postgres)('migrations', () => {
  let database: PostgresServer
  const folder = mkdtempSync(join(tmpdir(), 'cm-migrations-'))
  beforeAll(() => {
    if (postgres) database = postgres
  })
  afterAll(() => {
    database.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  const made = async (name: string) => {
    const admin = await connect({ url: database.url('postgres') })
    await admin.pool.query(`create database ${name}`)
    await admin.close()
    return database.url(name)
  }
  /** The migrations as they stood when there was only the baseline: what the published version made. */
  const oldMigrations = async () => {
    await cp('db/migrations', folder, { recursive: true })
    const file = join(folder, 'meta', '_journal.json')
    const journal = JSON.parse(readFileSync(file, 'utf8')) as Journal
    writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, OLD_MIGRATIONS) }))
    return { migrationsFolder: folder, total: journal.entries.length }
  }
  const migrating = (url: string) =>
    spawn(process.execPath, ['scripts/migrate.ts'], {
      env: { ...process.env, DATABASE_URL: url, AUTH_SECRET: 'a secret of the tests, long enough' },
      stdio: 'ignore',
    })

  it('killed (kill -9) in the middle on an old database with rows: the next start completes, every row is there', async (context) => {
    const url = await made('old')
    const { migrationsFolder, total } = await oldMigrations()
    const connection = await connect({ url })
    await applyMigrations(drizzle(connection.pool), { migrationsFolder })
    const count = async () => {
      const { rows } = await connection.pool.query<{ n: number }>(
        'select count(*)::int as n from drizzle.__drizzle_migrations',
      )
      return rows[0]?.n ?? 0
    }
    expect(await count()).toBe(OLD_MIGRATIONS)
    await connection.pool.query(
      `insert into brands (name, slug) select 'Hãng ' || n, 'hang-' || n from generate_series(1, 2000) n`,
    )
    let interrupted = 0
    for (let kill = 0; kill < KILLS; kill += 1) {
      const run = migrating(url)
      const ended = new Promise<number | null>((resolve) => run.once('exit', resolve))
      // Until it is at work, and then a moment of its own each time.
      const busy = `select 1 from pg_stat_activity where datname = 'old' and pid <> pg_backend_pid() and state <> 'idle'`
      for (let tried = 0; tried < 2_000 && run.exitCode === null; tried += 1) {
        if (((await connection.pool.query(busy)).rowCount ?? 0) > 0) break
        await wait(2)
      }
      await wait(kill * 8)
      run.kill('SIGKILL')
      if ((await ended) === null) interrupted += 1
    }
    const last = migrating(url)
    expect(await new Promise((resolve) => last.once('exit', resolve))).toBe(0)
    expect(await count()).toBe(total)
    const { rows } = await connection.pool.query(
      'select count(*)::int as n, count(distinct slug)::int as slugs from brands',
    )
    expect(rows).toEqual([{ n: 2_000, slugs: 2_000 }])
    expect(interrupted).toBeGreaterThan(0)
    await connection.close()
    noteSeen(
      context,
      `${interrupted} of ${KILLS} runs killed at work; ${total} migrations, 2,000 of 2,000 rows`,
    )
  })

  it(`of ${SERVERS} servers that start at once on an empty database: all come up, each migration ran once`, async (context) => {
    const url = await made('empty')
    const servers = await Promise.all(
      Array.from({ length: SERVERS }, (_, at) =>
        runServer({
          DATABASE_URL: url,
          DATA_DIR: join(folder, `server-${at}`),
          AUTH_SECRET: 'a secret of the tests, long enough',
        }),
      ),
    )
    const statuses = await Promise.all(
      servers.map(async (server) => (await fetch(`${server.url}/readyz`)).status),
    )
    await Promise.all(servers.map((server) => server.stop('SIGKILL')))
    expect(statuses).toEqual(servers.map(() => 200))
    const connection = await connect({ url })
    const { rows } = await connection.pool.query(
      'select count(*)::int - count(distinct hash)::int as twice from drizzle.__drizzle_migrations',
    )
    await connection.close()
    expect(rows).toEqual([{ twice: 0 }])
    noteSeen(context, `${SERVERS} of ${SERVERS} answer 200`)
  })
})
