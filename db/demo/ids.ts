import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../client.ts'

export type Transaction = Parameters<Parameters<Db['transaction']>[0]>[0]

/** Ids of freshly inserted rows by a text column of theirs. */
export async function idsBy(tx: Transaction, table: PgTable, key: SQL): Promise<Map<string, number>> {
  const rows = await tx.execute<{ id: number; key: string }>(sql`select id, ${key} as key from ${table}`)
  return new Map(rows.rows.map(({ id, key }) => [key, id]))
}

/** @throws where the data names what was not inserted */
export function idOf(ids: Map<string, number>, key: string): number {
  const id = ids.get(key)
  if (id === undefined) throw new Error(`demo data names '${key}', which is not there`)
  return id
}
