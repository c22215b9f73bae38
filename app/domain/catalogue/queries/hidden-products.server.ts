import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { ProductStatus } from '../list-filter.ts'

/**
 * Products that have no row in `product_search`, in the columns of such rows. Few, and read as they stand. Without 'offset 0' a
 * condition on the words of a title would be worked out for every product before they are picked. @param of gives their rows of `products`
 */
const outOfSight = (of: SQL): SQL => sql`
  select p.id as product_id, p.category_id, p.brand_id, pp.value as main_price_value, p.updated_at, p.title_folded, p.attributes, p.is_hidden,
    facets_of(c.kind, p.attributes) as facets, price_step(pp.value) as price_step,
    coalesce(floor(r.average), 0)::smallint as rating_floor,
    setweight(to_tsvector('simple', concat_ws(' ', vi_words(p.title), vi_words(p.model),
      regexp_replace(vi_fold(p.model), '[^a-z0-9]+', '', 'g'))), 'A') ||
    setweight(to_tsvector('simple', vi_words(concat_ws(' ', b.name, c.name, p.sub_cate))), 'B') as tsv
  from (${of} offset 0) p
  join product_categories c on c.id = p.category_id
  left join brands b on b.id = p.brand_id
  left join product_prices pp on pp.product_id = p.id
  left join product_ratings r on r.product_id = p.id`

/** Hidden products and those of hidden categories. */
const hidden = outOfSight(sql`select p.* from products p
  join (select id from products where is_hidden
    union select q.id from products q join product_categories h on h.id = q.category_id and h.is_hidden) away on away.id = p.id
  where p.deleted_at is null`)

/** Every product that is not in the trash, with the same columns. */
export const everyProduct = sql`(
  select product_id, category_id, brand_id, main_price_value, updated_at, title_folded, attributes, false as is_hidden, facets, price_step,
    rating_floor, tsv
  from product_search
  union all ${hidden})`

/** Where the rows of a list are read from. */
export const ROWS_OF: Record<ProductStatus, SQL> = {
  shown: sql`product_search`,
  hidden: sql`(${hidden})`,
  all: everyProduct,
  trashed: sql`(${outOfSight(sql`select * from products where deleted_at is not null`)})`,
}
