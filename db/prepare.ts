import { sql } from 'drizzle-orm'
import type { Connection } from './client.ts'
import { loadDemo } from './demo/load.ts'
import { LOCK_KEY, migrate } from './migrate.ts'

/**
 * Makes a database ready to serve: schema up to date and, when asked, the demo catalogue in an empty one.
 * @returns how many demo products were loaded now
 */
export async function prepareDatabase(
  connection: Connection,
  options: { demo: boolean },
): Promise<{ demoProducts: number }> {
  await migrate(connection)
  if (!options.demo) return { demoProducts: 0 }
  const products = await connection.db.transaction(async (tx) => {
    // Servers that start at once wait here; all but the first then find the catalogue loaded.
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK_KEY})`)
    const { rows } = await tx.execute<{ empty: boolean }>(
      sql`select not exists (select 1 from products) and not exists (select 1 from product_categories) as empty`,
    )
    return rows[0]?.empty ? (await loadDemo(tx)).products : 0
  })
  if (products > 0) await connection.pool.query('vacuum analyze')
  return { demoProducts: products }
}
