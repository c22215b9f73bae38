import type pg from 'pg'

/** What a query of the list comes to at the least: the same page and total in plain SQL, with nothing counted beside. */
export type ByHand = { page: string; total: string; values: readonly unknown[] }

const CARD = `select p.*, b.name as brand, c.name as category from page
  join products p on p.id = page.product_id left join brands b on b.id = p.brand_id
  join product_categories c on c.id = p.category_id`

/** A page of 24 with its total, as somebody would write it who needs neither facets nor orders that a visitor chooses. */
function plain(where: string, order: string, values: readonly unknown[]): ByHand {
  return {
    page: `with page as (select product_id from product_search where ${where} order by ${order} limit 24) ${CARD}`,
    total: `select count(*) from product_search where ${where}`,
    values,
  }
}

const of = (table: string, slug: string) => `(select id from ${table} where slug = '${slug}')`

/** By the name of the query that asks for the same. */
export const BY_HAND: Readonly<Record<string, ByHand>> = {
  'tu lanh inverter': plain(
    'tsv @@ to_tsquery($1, $2)',
    'ts_rank(tsv, to_tsquery($1, $2)) desc, product_id',
    ['simple', 'tu:* & lanh:* & inverter:*'],
  ),
  'no text, newest': plain('true', 'updated_at desc, product_id desc', []),
  'no text, category and brand, by price': plain(
    `category_id = ${of('product_categories', 'tu-lanh')} and brand_id = ${of('brands', 'samsung')}`,
    'main_price_value, product_id',
    [],
  ),
}

/** Asks both statements of one, side by side where there is more than one connection. */
export async function runByHand(pool: pg.Pool, { page, total, values }: ByHand): Promise<void> {
  await Promise.all([pool.query(page, [...values]), pool.query(total, [...values])])
}
