import type { Pool } from 'pg'
import { APPLICATION } from '#db/client.ts'
import { BackupError } from './failure.ts'

/** @throws BackupError while a server of the site runs on the PostgreSQL database */
export async function refuseWhileUsed(pool: Pick<Pool, 'query'>): Promise<void> {
  const { rows: others } = await pool.query<{ client: string }>(
    `select coalesce(host(client_addr), 'this machine') as client from pg_stat_activity
     where datname = current_database() and application_name = $1 and pid <> pg_backend_pid()`,
    [APPLICATION],
  )
  if (others[0])
    throw new BackupError(`A server is using the database (from ${others[0].client}): stop it first.`)
}

/** Whether a database holds tables where the site keeps its own. */
export async function hasTables(pool: Pick<Pool, 'query'>): Promise<boolean> {
  const { rows } = await pool.query<{ full: boolean }>(
    `select exists (select from pg_tables where schemaname in ('public', 'drizzle')) as full`,
  )
  return rows[0]?.full ?? false
}
