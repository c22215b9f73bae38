import { sql } from 'drizzle-orm'
import type { Connection } from './client.ts'
import { loadDemoBlog } from './demo/load-articles.ts'
import type { ArticleRules } from './demo/load-articles.ts'
import { loadDemo } from './demo/load.ts'
import { LOCK_KEY, migrate } from './migrate.ts'

/**
 * Makes a database ready to serve: schema up to date and, when asked, the demo catalogue in an empty one. A demo of before
 * there were articles gets them too.
 * @param options.articleRules without them the demo has no article
 * @returns how many demo products were loaded now
 */
export async function prepareDatabase(
  connection: Connection,
  options: { demo: boolean; articleRules?: ArticleRules },
): Promise<{ demoProducts: number }> {
  await migrate(connection)
  const { demo, articleRules } = options
  if (!demo) return { demoProducts: 0 }
  const products = await connection.db.transaction(async (tx) => {
    // Servers that start at once wait here; all but the first then find the catalogue loaded.
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK_KEY})`)
    const { rows } = await tx.execute<{ isEmpty: boolean; isDemo: boolean; hasBlog: boolean }>(sql`
      select not exists (select 1 from products) and not exists (select 1 from product_categories) as "isEmpty",
        exists (select 1 from products where is_demo) as "isDemo",
        exists (select 1 from articles) or exists (select 1 from tags) as "hasBlog"`)
    const [found] = rows
    if (found?.isEmpty) return (await loadDemo(tx, articleRules)).products
    if (found?.isDemo && !found.hasBlog && articleRules) await loadDemoBlog(tx, articleRules)
    return 0
  })
  if (products > 0) await connection.pool.query('vacuum analyze')
  return { demoProducts: products }
}
