import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'

/** A category or a brand to choose. */
export type Choice = { id: number; name: string; slug: string }

/** The categories of products, in the order of the site. */
export async function categoryChoices(db: Db): Promise<Choice[]> {
  const { rows } = await db.execute<Choice>(
    sql`select id, name, slug from product_categories order by display_order, name`,
  )
  return rows
}

/** Every brand by name. */
export async function brandChoices(db: Db): Promise<Choice[]> {
  const { rows } = await db.execute<Choice>(sql`select id, name, slug from brands order by vi_fold(name)`)
  return rows
}
