import { sql } from 'drizzle-orm'
import type { Connection } from './client.ts'
import { loadDemo } from './demo/load.ts'
import { migrate } from './migrate.ts'

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
  const { rows } = await connection.db.execute<{ empty: boolean }>(
    sql`select not exists (select 1 from products) and not exists (select 1 from product_categories) as empty`,
  )
  if (!rows[0]?.empty) return { demoProducts: 0 }
  const { products } = await loadDemo(connection.db)
  await connection.pool.query('vacuum analyze')
  return { demoProducts: products }
}
