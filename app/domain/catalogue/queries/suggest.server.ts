import { manyKeptByVersion } from '#app/domain/catalogue/version/kept-by-version.server.ts'
import { searchWords } from '#app/vietnamese/fold.ts'
import type { Db } from '#db/client.ts'
import { productPicture } from '../picture.ts'
import { vietnamDay } from '../price-history.ts'
import { NO_PRICE, sayPrice, sayWhereSeen } from '../price.ts'
import { textQuery } from '../search-words.ts'
import { foundBy } from '../shelves/found.server.ts'
import type { Suggestions } from '../suggestions.ts'
import { brandCounts } from './brand-counts.server.ts'
import { catalogueShape } from './catalogue-shape.server.ts'
import { productsByIds } from './products-by-ids.server.ts'
import { searchDictionary } from './synonyms.server.ts'

const MOST = { categories: 3, brands: 3, products: 5 }
/** A category is suggested when it holds at least this share of what the text finds. */
const TELLING_SHARE = 0.1

/** Texts whose suggestions are kept: the beginnings that most visitors type. */
const KEPT_TEXTS = 500

/**
 * What a search box suggests while a visitor types; nothing for a text without words. Kept until the catalogue changes.
 */
export const suggest: (db: Db, typed: string) => Promise<Suggestions> = manyKeptByVersion({
  // How old a price is changes with the day.
  key: (typed) => `${vietnamDay(Date.now())} ${typed}`,
  read: readSuggestions,
  most: KEPT_TEXTS,
})

async function readSuggestions(db: Db, typed: string): Promise<Suggestions> {
  const today = vietnamDay(Date.now())
  const text = textQuery(typed, await searchDictionary(db))
  if (!text) return { categories: [], brands: [], products: [] }
  const sought = { words: text.strict, loose: text.loose, marked: text.marked }
  const [{ counts, ranked }, brands] = await Promise.all([foundBy(db, sought), brandsOf(db, typed)])
  const [rows, categories] = await Promise.all([
    ranked(db).then((ids) => productsByIds(db, ids.slice(0, MOST.products))),
    categoriesOf(db, counts.category),
  ])
  return {
    categories,
    brands,
    products: rows.map((row) => ({
      id: row.id,
      title: row.title,
      price: row.mainPrice ? sayPrice(row.mainPrice) : NO_PRICE,
      seen: row.mainPrice && sayWhereSeen(row.mainPrice, today),
      picture: productPicture(row).src,
    })),
  }
}

/** The fullest of the categories that hold a share of what was found. @param counts hits of each by its id */
async function categoriesOf(db: Db, counts: ReadonlyMap<number, number>): Promise<Suggestions['categories']> {
  const byId = new Map([...(await catalogueShape(db)).values()].map((shape) => [shape.id, shape]))
  const total = [...counts.values()].reduce((sum, n) => sum + n, 0)
  return [...counts]
    .filter(([, n]) => n > 0 && n >= total * TELLING_SHARE)
    .sort(([id, n], [otherId, other]) => other - n || id - otherId)
    .slice(0, MOST.categories)
    .flatMap(([id, n]) => {
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
