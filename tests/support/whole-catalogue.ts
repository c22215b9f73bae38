import type { Connection } from '#db/client.ts'

/** Tables of the catalogue that an import may touch, and what makes an order of their rows. */
const TABLES = {
  products: 'id',
  product_images: 'id',
  product_specifications: 'id',
  offers: 'id',
  price_observations: 'id',
  brands: 'id',
  product_prices: 'product_id',
  product_search: 'product_id',
  product_counts: 'category_id, brand_id',
  facet_counts: 'category_id, facet',
  product_words: 'word',
}

/** Every row of the catalogue with every column; counts of nothing are left out, as they come and go. */
export async function catalogueOf({ pool }: Connection) {
  const tables = []
  for (const [table, order] of Object.entries(TABLES)) {
    const columns =
      table === 'products' || table === 'product_search' ? ', t.updated_at::text as exact_time' : ''
    const where = ['product_counts', 'facet_counts', 'product_words'].includes(table) ? 'where n > 0' : ''
    const { rows } = await pool.query<Record<string, unknown>>(
      `select t.*${columns} from ${table} t ${where} order by ${order}`,
    )
    tables.push({ table, rows })
  }
  return tables
}
