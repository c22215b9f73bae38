import { sql } from 'drizzle-orm'
import type { Db } from '../client.ts'

/**
 * Takes every sample away, and nothing else: what was made on the site stays, but for brands and tags that samples alone had.
 * @returns how many products went
 */
export async function removeDemo(db: Db): Promise<number> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`delete from import_jobs where feed_id in (select id from feeds where is_demo)`)
    await tx.execute(sql`delete from feeds where is_demo`)
    await tx.execute(sql`
      delete from tags t where exists (select from article_tags x join articles a on a.id = x.article_id where x.tag_id = t.id and a.is_demo)
        and not exists (select from article_tags x join articles a on a.id = x.article_id where x.tag_id = t.id and not a.is_demo)`)
    await tx.execute(sql`delete from articles where is_demo`)
    await tx.execute(
      sql`delete from authors where is_demo and not exists (select from articles where author_id = authors.id)`,
    )
    await tx.execute(sql`delete from suggestion_questions where is_demo`)
    await tx.execute(sql`delete from product_reviews where is_demo`)
    const { rows } = await tx.execute<{ id: number; n: number }>(
      sql`select brand_id as id, count(*)::int as n from products where is_demo group by 1`,
    )
    await tx.execute(sql`delete from products where is_demo`)
    const brands = rows.flatMap(({ id }) => (id === null ? [] : [id]))
    await tx.execute(sql`
      delete from brands where id = any(${sql.param(brands)}::int[]) and not exists (select from products where brand_id = brands.id)`)
    return rows.reduce((sum, { n }) => sum + n, 0)
  })
}
