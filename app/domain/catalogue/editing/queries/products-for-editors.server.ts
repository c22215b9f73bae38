import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Attributes } from '#app/domain/catalogue/attributes.ts'
import type { Prices } from '#app/domain/catalogue/price.ts'
import { everyProduct } from '#app/domain/catalogue/queries/hidden-products.server.ts'
import { PRICES } from '#app/domain/catalogue/queries/product-rows.server.ts'
import { searchTerms } from '#app/domain/catalogue/search-words.ts'
import { fold } from '#app/vietnamese/fold.ts'
import type { Db } from '#db/client.ts'
import { EDITORS_PAGE_SIZE } from '../list-state.ts'
import type { EditorsListState, EditorsSort, Lack } from '../list-state.ts'

/** A line of the editors' list. `at`: when it was last changed, or put into the trash. */
export type EditorsProduct = Prices & {
  id: number
  title: string
  model: string | null
  image: string | null
  attributes: Attributes
  kind: string
  brand: string | null
  category: string
  isDemo: boolean
  isHidden: boolean
  at: Date
}

/** A page of products as editors look for them, and how many there are in all; the trash is a list of its own. */
export async function productsForEditors(
  db: Db,
  state: EditorsListState,
): Promise<{ products: EditorsProduct[]; total: number }> {
  const [from, order] = productsAsked(state)
  const [counted, page] = await Promise.all([
    db.execute<{ n: number }>(sql`select count(*)::int as n from ${from}`),
    db.execute<EditorsProduct>(sql`
      select p.id, p.title, p.model, p.image, p.attributes, c.kind, b.name as brand, c.name as category,
        ${PRICES},
        p.is_demo as "isDemo", p.is_hidden as "isHidden", coalesce(p.deleted_at, p.updated_at) as at
      from (select s.product_id, row_number() over (order by ${order}) as place from ${from}
        order by ${order} limit ${EDITORS_PAGE_SIZE} offset ${(state.page - 1) * EDITORS_PAGE_SIZE}) page
      join products p on p.id = page.product_id
      join product_categories c on c.id = p.category_id
      left join brands b on b.id = p.brand_id
      left join product_prices pp on pp.product_id = p.id
      order by page.place`),
  ])
  const products = page.rows.map((row) => ({ ...row, at: new Date(row.at) }))
  return { products, total: counted.rows[0]?.n ?? 0 }
}

/** How many products outside the trash lack something, and how many are hidden. */
export type ProductWork = Record<Lack | 'hidden', number>

export async function productWork(db: Db): Promise<ProductWork> {
  const { rows } = await db.execute<ProductWork>(sql`
    select (count(*) filter (where ${LACKS_IS.price}))::int as price, (count(*) filter (where ${LACKS_IS.picture}))::int as picture,
      (count(*) filter (where s.is_hidden))::int as hidden
    from ${everyProduct} s`)
  return rows[0] ?? { price: 0, picture: 0, hidden: 0 }
}

/** Every product that a list of editors has, whatever its page. */
export async function productIdsForEditors(db: Db, state: EditorsListState): Promise<number[]> {
  const [from] = productsAsked(state)
  const { rows } = await db.execute<{ id: number }>(sql`select s.product_id as id from ${from} order by 1`)
  return rows.map(({ id }) => id)
}

/** Where the products of a list are read from, as `s` with a `product_id` and `attributes`, and in which order. */
export const productsAsked = (state: EditorsListState): [SQL, SQL] =>
  state.trash ? trashed(state) : visible(state)

const ORDERS: Record<EditorsSort, SQL> = {
  updated: sql`s.updated_at desc, s.product_id desc`,
  newest: sql`s.product_id desc`,
  title: sql`s.title_folded, s.product_id`,
  'price-asc': sql`s.main_price_value asc nulls last, s.product_id`,
  'price-desc': sql`s.main_price_value desc nulls last, s.product_id`,
}

/** Products on the site, hidden or in hidden categories, by the narrow rows that lists read: words begin words of the title or the model. */
function visible(state: EditorsListState): [SQL, SQL] {
  const terms = searchTerms(state.text)
  const words =
    terms.length > 0
      ? sql`s.tsv @@ to_tsquery('simple', ${terms.map((term) => `'${term}':*A`).join(' & ')})`
      : sql`false`
  const from = sql`${everyProduct} s ${whereAll(state, words)}`
  return [from, ORDERS[state.sort]]
}

/** The trash, which no list of visitors reads: few rows by an index of their own. */
function trashed(state: EditorsListState): [SQL, SQL] {
  const words = fold(state.text)
    .split(/\s+/)
    .map((word) => sql`s.folded like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`)
  const from = sql`(select id as product_id, category_id, brand_id, pp.value as main_price_value, title_folded, attributes, is_hidden,
      coalesce(deleted_at, updated_at) as updated_at, concat(title_folded, ' ', vi_fold(model)) as folded
    from products left join product_prices pp on pp.product_id = id where deleted_at is not null) s ${whereAll(state, sql.join(words, sql` and `))}`
  return [from, ORDERS[state.sort]]
}

const LACKS_IS: Record<Lack, SQL> = {
  price: sql`s.main_price_value is null`,
  picture: sql`exists (select from products p where p.id = s.product_id and p.image is null)
    and not exists (select from product_images i where i.product_id = s.product_id)`,
}

function whereAll({ text, category, brand, lacks, shown }: EditorsListState, words: SQL): SQL {
  const conditions = [
    ...(text ? [words] : []),
    ...(category ? [sql`s.category_id = (select id from product_categories where slug = ${category})`] : []),
    ...(brand ? [sql`s.brand_id = (select id from brands where slug = ${brand})`] : []),
    ...(shown === 'all' ? [] : [sql`s.is_hidden = ${shown === 'hidden'}`]),
    ...lacks.map((lack) => LACKS_IS[lack]),
  ]
  return conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``
}
