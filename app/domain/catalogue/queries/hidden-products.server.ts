import { sql } from 'drizzle-orm'

/**
 * Hidden products and those of hidden categories, which have no row in `product_search`, in the columns of such rows that editors
 * and imports look at. Few, and read as they stand. Without 'offset 0' a condition on the words of a title would be worked out for every
 * product before the hidden ones are picked.
 */
export const hiddenProducts = sql`
  select p.id as product_id, p.category_id, p.brand_id, pp.value as main_price_value, p.updated_at, p.title_folded, p.attributes, p.is_hidden,
    setweight(to_tsvector('simple', concat_ws(' ', vi_words(p.title), vi_words(p.model),
      regexp_replace(vi_fold(p.model), '[^a-z0-9]+', '', 'g'))), 'A') as tsv
  from (
    select p.* from products p
    join (select id from products where is_hidden
      union select q.id from products q join product_categories h on h.id = q.category_id and h.is_hidden) away on away.id = p.id
    where p.deleted_at is null offset 0) p
  left join product_prices pp on pp.product_id = p.id`

/** Every product that is not in the trash, with the same columns. */
export const everyProduct = sql`(
  select product_id, category_id, brand_id, main_price_value, updated_at, title_folded, attributes, false as is_hidden, tsv
  from product_search
  union all ${hiddenProducts})`
