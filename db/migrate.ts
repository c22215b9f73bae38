import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import type { Connection } from './client.ts'
import { ownFile } from './own-file.ts'

/** Any number that all servers agree on: the key of the advisory lock under which a database is prepared. */
export const LOCK_KEY = 20_260_101

const migrationsFolder = ownFile('migrations')

/**
 * Brings the schema up to date. Servers starting at once wait for each other: the first migrates, the others find
 * nothing to do.
 */
export async function migrate({ pool }: Connection): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK_KEY])
    await applyMigrations(drizzle(client), { migrationsFolder })
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCK_KEY]).catch(() => {})
    client.release()
  }
}
