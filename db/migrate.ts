import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import type { PoolClient } from 'pg'
import type { Connection } from './client.ts'
import journal from './migrations/meta/_journal.json' with { type: 'json' }
import { ownFile } from './own-file.ts'

/** Any number that all servers agree on: the key of the advisory lock under which a database is prepared. */
export const LOCK_KEY = 20_260_101

const migrationsFolder = ownFile('migrations')

/** Databases whose last step is older than this one hold no release's data; ms since 1970, as the journal has it. */
const BASELINE = journal.entries[0]?.when ?? 0

/**
 * Brings the schema up to date. Servers starting at once wait for each other: the first migrates, the others find
 * nothing to do.
 * @throws where the database was made before the first release's schema
 */
export async function migrate({ pool }: Connection): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK_KEY])
    await refuseOlder(client)
    await applyMigrations(drizzle(client), { migrationsFolder })
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCK_KEY]).catch(() => {})
    client.release()
  }
}

/** Migrations that were tried: their names, oldest first, and how long all of them took, in ms. */
export type TriedMigrations = { pending: string[]; isEmpty: boolean; ms: number }

/** How long a trial waits for others to let go of a table, so that visitors do not queue behind it. */
const TRIAL_LOCK = '5s'

/**
 * Carries out what `migrate` would, and takes all of it back: the schema and the rows stay as they are. While it works it holds the
 * locks that the migration will hold.
 * @throws where a migration fails on the rows that are there, or cannot get a table within 5 s
 */
export async function tryMigrations({ pool }: Pick<Connection, 'pool'>): Promise<TriedMigrations> {
  const client = await pool.connect()
  const started = performance.now()
  try {
    await client.query('begin')
    await client.query(`set local lock_timeout = '${TRIAL_LOCK}'`)
    await client.query('select pg_advisory_xact_lock($1)', [LOCK_KEY])
    await refuseOlder(client)
    const isEmpty = (await lastMigration(client)) === null
    const pending = await migrateWithin(client)
    return { pending, isEmpty, ms: Math.round(performance.now() - started) }
  } finally {
    await client.query('rollback').catch(() => {})
    client.release()
  }
}

/**
 * Brings the schema up to date within the transaction of `client`, and notes it as `migrate` does.
 * @returns the names of the migrations that ran, oldest first
 */
export async function migrateWithin(client: PoolClient): Promise<string[]> {
  const last = await lastMigration(client)
  const pending = readMigrationFiles({ migrationsFolder }).filter(
    ({ folderMillis }) => last === null || folderMillis > last,
  )
  if (pending.length === 0) return []
  await client.query('create schema if not exists drizzle')
  await client.query(
    'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  )
  for (const { sql, hash, folderMillis } of pending) {
    for (const statement of sql) await client.query(statement)
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      folderMillis,
    ])
  }
  return pending.map(
    ({ folderMillis }) => journal.entries.find(({ when }) => when === folderMillis)?.tag ?? '',
  )
}

/** Whether a database is at the last migration that this version knows; 'older' and 'newer' say where it stands otherwise. */
export async function schemaState(client: PoolClient): Promise<'current' | 'older' | 'newer'> {
  const [last, ours] = [await lastMigration(client), journal.entries.at(-1)?.when ?? 0]
  if (last === ours) return 'current'
  return last === null || last < ours ? 'older' : 'newer'
}

/** When the last migration of a database was made, ms since 1970; null where there was none. */
async function lastMigration(client: PoolClient): Promise<number | null> {
  const { rows: tables } = await client.query("select to_regclass('drizzle.__drizzle_migrations') as steps")
  if (tables[0]?.steps === null) return null
  const { rows } = await client.query('select max(created_at) as last from drizzle.__drizzle_migrations')
  const last = rows[0]?.last
  return last === null ? null : Number(last)
}

async function refuseOlder(client: PoolClient): Promise<void> {
  const last = await lastMigration(client)
  if (last !== null && last < BASELINE) {
    throw new Error(
      'This database was made by a development version from before the first release. Start that version once more to save what is in it (export, or npm run db:backup), then begin with an empty database.',
    )
  }
}
