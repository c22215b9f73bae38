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

async function refuseOlder(client: PoolClient): Promise<void> {
  const { rows: tables } = await client.query("select to_regclass('drizzle.__drizzle_migrations') as steps")
  if (tables[0]?.steps === null) return
  const { rows } = await client.query('select max(created_at) as last from drizzle.__drizzle_migrations')
  const last = rows[0]?.last
  if (last !== null && Number(last) < BASELINE) {
    throw new Error(
      'This database was made by a development version from before the first release. Start that version once more to save what is in it (export, or npm run db:backup), then begin with an empty database.',
    )
  }
}
