import { sql } from 'drizzle-orm'
import type { Reader } from '#app/domain/imports/import-subject.ts'

/** Everything of products that an import changes, with the ids of what hangs on them: what `undoProducts` brings back. */
export async function productsBefore(
  tx: Reader,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Record<string, unknown>>> {
  if (ids.length === 0) return new Map()
  const { rows } = await tx.execute<{ id: number; before: Record<string, unknown> }>(sql`
    with wanted as materialized (select unnest(${sql.param(ids)}::int[]) as id)
    select p.id, jsonb_build_object('title', p.title, 'des', p.des, 'image', p.image, 'brand_id', p.brand_id,
      'category_id', p.category_id, 'sub_cate', p.sub_cate, 'model', p.model, 'release_year', p.release_year,
      'price', p.price, 'lowest_price', p.lowest_price, 'manufacturer_price', p.manufacturer_price,
      'rumored_price', p.rumored_price, 'prices_typed_on', p.prices_typed_on, 'attributes', p.attributes, 'updated_at', p.updated_at,
      'deleted_at', p.deleted_at, 'images', coalesce(i.list, '[]'), 'specifications', coalesce(s.list, '[]'),
      'offers', coalesce(o.list, '[]'), 'seen', coalesce(e.list, '[]')) as before
    from products p
    left join (select product_id, jsonb_agg(to_jsonb(i)) as list from product_images i
      where product_id in (select id from wanted) group by 1) i on i.product_id = p.id
    left join (select product_id, jsonb_agg(to_jsonb(s)) as list from product_specifications s
      where product_id in (select id from wanted) group by 1) s on s.product_id = p.id
    left join (select product_id, jsonb_agg(jsonb_build_object('id', o.id, 'url', o.url)) as list from offers o
      where product_id in (select id from wanted) group by 1) o on o.product_id = p.id
    left join (select o.product_id, jsonb_agg(e.id) as list from price_observations e join offers o on o.id = e.offer_id
      where o.product_id in (select id from wanted) group by 1) e on e.product_id = p.id
    where p.id in (select id from wanted)`)
  return new Map(rows.map(({ id, before }) => [id, before]))
}
