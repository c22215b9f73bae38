import { sql } from 'drizzle-orm'
import { searchWords } from '#app/vietnamese/fold.ts'
import type { Db } from '#db/client.ts'
import { NO_FILTER } from '../list-filter.ts'
import { productPicture } from '../picture.ts'
import { summarisePrice } from '../price.ts'
import { textQuery } from '../search-words.ts'
import type { Suggestions } from '../suggestions.ts'
import { brandCounts } from './brand-counts.server.ts'
import { catalogueShape } from './catalogue-shape.server.ts'
import { listConditions } from './list-conditions.server.ts'
import { byRelevance } from './relevance.server.ts'
import { productRows } from './product-rows.server.ts'
import { searchDictionary } from './synonyms.server.ts'

const MOST = { categories: 3, brands: 3, products: 5 }
/** A category is suggested when it holds at least this share of what the text finds. */
const TELLING_SHARE = 0.1

/** What a search box suggests while a visitor types; nothing for a text without words. */
export async function suggest(db: Db, typed: string): Promise<Suggestions> {
  const text = textQuery(typed, await searchDictionary(db))
  if (!text) return { categories: [], brands: [], products: [] }
  const conditions = listConditions(NO_FILTER, null, sql`s.tsv @@ ${text.strict}::tsquery`)
  const [rows, categories, brands] = await Promise.all([
    productRows(db, byRelevance(conditions, text, MOST.products)),
    categoriesOf(db, text.strict),
    brandsOf(db, typed),
  ])
  return {
    categories,
    brands,
    products: rows.map((row) => ({
      id: row.id,
      title: row.title,
      price: summarisePrice(row).text,
      picture: productPicture(row).src,
    })),
  }
}

async function categoriesOf(db: Db, query: string): Promise<Suggestions['categories']> {
  const shapes = await catalogueShape(db)
  const { rows } = await db.execute<{ id: number; n: number }>(sql`
    select s.category_id as id, count(*)::int as n from product_search s where s.tsv @@ ${query}::tsquery group by 1 order by 2 desc`)
  const total = rows.reduce((sum, { n }) => sum + n, 0)
  const byId = new Map([...shapes.values()].map((shape) => [shape.id, shape]))
  return rows
    .filter(({ n }) => n >= total * TELLING_SHARE)
    .slice(0, MOST.categories)
    .flatMap(({ id, n }) => {
      const shape = byId.get(id)
      return shape ? [{ name: shape.name, slug: shape.slug, count: n }] : []
    })
}

/** Brands whose name begins with the last word, or is among the words. */
async function brandsOf(db: Db, typed: string): Promise<Suggestions['brands']> {
  const words = searchWords(typed)
  const last = words.at(-1) ?? ''
  const brands = await brandCounts(db)
  return brands
    .filter(({ name }) => {
      const folded = searchWords(name).join(' ')
      return (last.length > 1 && folded.startsWith(last)) || words.includes(folded)
    })
    .slice(0, MOST.brands)
}
