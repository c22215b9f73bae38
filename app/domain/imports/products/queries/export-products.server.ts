import { sql } from 'drizzle-orm'
import { namedAttributes } from '#app/domain/catalogue/attributes.ts'
import type { EditorsListState } from '#app/domain/catalogue/editing/list-state.ts'
import { productsAsked } from '#app/domain/catalogue/editing/queries/products-for-editors.server.ts'
import type { Reader } from '#app/domain/imports/import-subject.ts'
import { cellOf, figureCell } from '../product-cells.ts'
import { EXPORTED_FIELDS } from '../product-columns.ts'
import { productStates } from './stored-products.server.ts'

/** Products read at once. */
const PAGE = 200

/** A file of the products of a list, whatever its page: its header, and its rows page by page. */
export async function exportedProducts(
  db: Reader,
  state: EditorsListState,
): Promise<{ header: string[]; rows: AsyncGenerator<string[][], void> }> {
  const [from] = productsAsked(state)
  const { rows: used } = await db.execute<{ key: string }>(
    sql`select distinct key from (select s.attributes from ${from}) s, jsonb_object_keys(s.attributes) key`,
  )
  const keys = inOrder(used.map(({ key }) => key))
  async function* rows() {
    for (let after = 0; ;) {
      const { rows: page } = await db.execute<{ id: number }>(sql`
        select product_id as id from (select s.product_id from ${from}) s where product_id > ${after}
        order by product_id limit ${PAGE}`)
      if (page.length === 0) return
      const ids = page.map(({ id }) => id)
      const products = await productStates(db, sql`id = any(${sql.param(ids)}::int[])`)
      yield products.map((product) => [
        ...EXPORTED_FIELDS.map((field) => cellOf(product.state, field)),
        ...keys.map((key) => figureCell(product.state, key)),
      ])
      after = ids.at(-1) ?? Infinity
    }
  }
  return { header: [...EXPORTED_FIELDS, ...keys.map((key) => `attr:${key}`)], rows: rows() }
}

/** Figures that have names in the order of these, others behind them. */
function inOrder(keys: readonly string[]): string[] {
  const named = namedAttributes()
  return [
    ...named.filter((key) => keys.includes(key)),
    ...keys.filter((key) => !named.includes(key)).toSorted(),
  ]
}
