import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Reader, StoredRow } from '#app/domain/imports/import-subject.ts'
import { productKey } from '../product-names.ts'
import type { ProductState } from '../product-state.ts'
import { withKeys } from './find-products.server.ts'

type Row = Omit<ProductState, 'unwritten'> & { id: number; stamp: string }

const NOTHING_UNWRITTEN: ProductState['unwritten'] = { images: false, specifications: false, offers: [] }

/** The products with these keys as an import sees them, also those in the trash. */
export async function storedProducts(
  db: Reader,
  keys: readonly string[],
): Promise<ReadonlyMap<string, StoredRow<ProductState>>> {
  const rows = await productStates(db, withKeys(keys))
  return new Map(rows.map((row) => [productKey(row.id, row.state.source_key), row]))
}

/** Products with all that hangs on them, by id. @param condition on the columns of `products` */
export async function productStates(db: Reader, condition: SQL): Promise<StoredRow<ProductState>[]> {
  const { rows } = await db.execute<Row>(sql`
    with wanted as materialized (select * from products where ${condition})
    select p.id, p.updated_at::text as stamp, p.source_key, p.title, p.des as description, b.name as brand, p.category_id,
      c.name as category, p.sub_cate as sub_category, p.gtin, p.model, p.release_year, p.price, p.lowest_price,
      p.manufacturer_price, p.rumored_price, p.image, p.attributes, p.is_hidden, p.deleted_at is not null as is_trashed,
      coalesce(i.list, '[]') as images, coalesce(s.list, '[]') as specifications, coalesce(o.list, '[]') as offers
    from wanted p
    join product_categories c on c.id = p.category_id
    left join brands b on b.id = p.brand_id
    left join (
      select product_id, json_agg(json_build_object('url', url, 'alt', alt) order by display_order, id) as list
      from product_images where product_id in (select id from wanted) group by 1) i on i.product_id = p.id
    left join (
      select product_id, json_agg(json_build_object('group', spec_category, 'name', spec_name, 'value', spec_value)
        order by display_order, id) as list
      from product_specifications where product_id in (select id from wanted) group by 1) s on s.product_id = p.id
    left join (
      select product_id, json_agg(json_build_object('shop', shop, 'url', url, 'seen', coalesce(
        (select json_agg(json_build_object('price', e.price, 'list_price', e.list_price, 'observed_on', e.observed_on,
          'in_stock', e.in_stock, 'seen_at', e.seen_at, 'source', e.source)
          order by e.observed_on desc, e.seen_at desc nulls last) from price_observations e where e.offer_id = f.id), '[]'))
        order by shop collate "C") as list
      from offers f where product_id in (select id from wanted) group by 1) o on o.product_id = p.id
    order by p.id`)
  return rows.map(({ stamp, ...state }) => ({
    id: state.id,
    stamp,
    state: { ...state, unwritten: NOTHING_UNWRITTEN },
  }))
}
