import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'

/** A product by its name and kind alone; null when there is no such product, it is hidden or in the trash. */
export async function productTitle(
  db: Db,
  id: number,
): Promise<{ id: number; title: string; kind: string } | null> {
  const { rows } = await db.execute<{ id: number; title: string; kind: string }>(sql`
    select p.id, p.title, c.kind from products p join product_categories c on c.id = p.category_id
    where p.id = ${id} and p.deleted_at is null and not p.is_hidden`)
  return rows[0] ?? null
}
