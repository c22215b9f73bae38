import type { PoolClient } from 'pg'
import { connect } from '#db/client.ts'
import { tablesOf } from '../move/tables.ts'
import { dumpTo } from './postgres-tools.ts'

/** Rows of each table of the site, as `client` sees them. */
export async function rowsByTable(client: PoolClient): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const { name } of await tablesOf(client)) {
    const { rows } = await client.query<{ rows: number }>(`select count(*) as rows from ${name}`)
    counts[name] = rows[0]?.rows ?? 0
  }
  return counts
}

/** Dumps a PostgreSQL database as it stands at one moment. @returns how many rows each table had then */
export async function dumpCounted(file: string, databaseUrl: string): Promise<Record<string, number>> {
  const connection = await connect({ url: databaseUrl })
  const client = await connection.pool.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    const { rows } = await client.query<{ name: string }>('select pg_export_snapshot() as name')
    const counts = await rowsByTable(client)
    await dumpTo(file, databaseUrl, rows[0]?.name ?? '')
    return counts
  } finally {
    await client.query('rollback').catch(() => {})
    client.release()
    await connection.close()
  }
}
