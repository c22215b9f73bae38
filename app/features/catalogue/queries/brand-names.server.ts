import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'

/** Every brand of the catalogue by its name. */
export async function brandNames(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`select name from brands order by name`)
  return rows.map((row) => row.name)
}
