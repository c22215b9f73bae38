import { sql } from 'drizzle-orm'
import { keptByVersion } from '#app/domain/catalogue/version/kept-by-version.server.ts'
import type { Db } from '#db/client.ts'
import type { BrandCell } from '../brand/brand-index.ts'

/** What every brand has in every category, categories in display order; kept until the catalogue changes. */
export const brandCells: (db: Db) => Promise<readonly BrandCell[]> = keptByVersion({
  read: readCells,
  make: (cells) => cells,
})

async function readCells(db: Db): Promise<BrandCell[]> {
  const { rows } = await db.execute<BrandCell>(sql`
    with machines as (
      select *, (select count(*) from jsonb_object_keys(attributes)) as facts from product_search
    ), middles as (
      select category_id, percentile_disc(0.5) within group (order by nullif(main_price_value, 0)) as middle,
        percentile_disc(0.5) within group (order by facts) as facts
      from machines group by category_id
    )
    select b.slug as "brandSlug", b.name as brand, c.slug, c.name as category, c.kind, count(*)::int as count,
      count(*) filter (where s.main_price_value > 0)::int as priced,
      count(*) filter (where s.main_price_value between 1 and m.middle - 1)::int as "belowMiddle",
      count(*) filter (where s.main_price_value > m.middle)::int as "aboveMiddle",
      count(*) filter (where s.facts > m.facts)::int as "toldMore", count(*) filter (where s.facts < m.facts)::int as "toldLess",
      (min(s.main_price_value) filter (where s.main_price_value > 0))::float8 as lowest,
      max(s.main_price_value)::float8 as highest
    from machines s join brands b on b.id = s.brand_id join product_categories c on c.id = s.category_id
      left join middles m on m.category_id = s.category_id
    group by b.id, c.id order by c.display_order, c.name, b.name`)
  return rows
}
