import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { remembered } from './remembered.server.ts'

/** The names of all brands, for recognising them in what visitors type; a new one is known within a minute. */
export const brandNames = remembered(async (db: Db): Promise<string[]> => {
  const { rows } = await db.execute<{ name: string }>(sql`select name from brands order by name`)
  return rows.map(({ name }) => name)
})
