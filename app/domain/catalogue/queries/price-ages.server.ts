import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { OLD_DAYS } from '#app/domain/catalogue/price-history.ts'
import type { Db } from '#db/client.ts'

/** How many products have a price of which age. */
export type AgeCounts = { total: number; current: number; old: number; undated: number; none: number }

/** The prices of a category's products by age; `shop` is the one whose reading would freshen most of them. */
export type KindAges = AgeCounts & { id: number; name: string; shop: string | null; wouldFreshen: number }

/**
 * What was seen at a shop: how many products, how many of them lately, and how many products would have a current price again if
 * it were read now. `newest` is YYYY-MM-DD.
 */
export type ShopAges = {
  shop: string
  total: number
  current: number
  wouldFreshen: number
  newest: string | null
  source: string | null
  /** The feed that reads it, whether it is on, and whether it failed the last time. */
  feed: { id: number; isOn: boolean; failures: number } | null
}

/** A product whose price is no longer current. `seenOn` is YYYY-MM-DD, null without a price. */
export type StaleProduct = {
  id: number
  title: string
  shop: string | null
  value: number | null
  text: string | null
  seenOn: string | null
  isDated: boolean
}

/** Days for which a price is current, as the pages have it. */
const FRESH = sql`(vietnam_day(now()) - 60)`
const IS_CURRENT = sql`coalesce(pp.is_dated and pp.seen_on >= ${FRESH}, false)`

const STALE = sql`stale as materialized (
  select s.product_id, s.category_id from product_search s left join product_prices pp using (product_id)
  where not ${IS_CURRENT})`

/** The prices of every category by age, those with most to freshen first. */
export async function agesByKind(db: Db): Promise<KindAges[]> {
  const { rows } = await db.execute<KindAges>(sql`
    with ${STALE},
    best as (
      select distinct on (category_id) category_id, shop, n from (
        select t.category_id, o.shop, count(*)::int as n from stale t join offers o using (product_id) group by 1, 2) counted
      order by category_id, n desc, shop)
    select c.id, c.name, best.shop, coalesce(best.n, 0) as "wouldFreshen", count(*)::int as total,
      (count(*) filter (where ${IS_CURRENT}))::int as current,
      (count(*) filter (where pp.is_dated and not ${IS_CURRENT}))::int as old,
      (count(*) filter (where not pp.is_dated))::int as undated,
      (count(*) filter (where pp.product_id is null))::int as none
    from product_search s join product_categories c on c.id = s.category_id
    left join product_prices pp using (product_id) left join best on best.category_id = c.id
    group by c.id, best.shop, best.n order by count(*) filter (where not ${IS_CURRENT}) desc, c.name`)
  return rows
}

/** Every shop with how old its prices are, those that would freshen most first. */
export async function agesByShop(db: Db, limit: number): Promise<ShopAges[]> {
  const { rows } = await db.execute<ShopAges>(sql`
    with ${STALE}
    select o.shop, count(*)::int as total, (count(*) filter (where s.observed_on >= ${FRESH}))::int as current,
      (count(*) filter (where stale.product_id is not null))::int as "wouldFreshen",
      to_char(max(s.observed_on), 'YYYY-MM-DD') as newest,
      (array_agg(s.source order by s.observed_on desc nulls last))[1] as source,
      (select json_build_object('id', f.id, 'isOn', f.is_on and f.url is not null, 'failures', f.failures) from feeds f
        where f.shop = o.shop order by f.is_on desc, f.id limit 1) as feed
    from offers o join product_search visible using (product_id)
    left join lateral (select observed_on, source from price_observations where offer_id = o.id
      order by observed_on desc limit 1) s on true
    left join stale on stale.product_id = o.product_id
    group by o.shop order by 4 desc, 2 desc, o.shop limit ${limit}`)
  return rows
}

const IS_OLD = sql`pp.seen_on < vietnam_day(now()) - ${OLD_DAYS}::int`

/** How many products on the site have a price that is older than a year. */
export async function countOldPrices(db: Db): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(sql`
    select count(*)::int as n from product_search s join product_prices pp using (product_id) where ${IS_OLD}`)
  return rows[0]?.n ?? 0
}

/** How many products on the site have a price that was seen within the last year, on a day that is known. */
export async function countPricesOfYear(db: Db): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(sql`
    select count(*)::int as n from product_search s join product_prices pp using (product_id)
    where pp.is_dated and not ${IS_OLD}`)
  return rows[0]?.n ?? 0
}

/** Which products: those of a category, those a shop lists, or those whose price is older than a year. */
export type Of = { category: number } | { shop: string } | { older: 'year' }

/** Products without a current price, the oldest first, and how many there are. */
export async function staleProducts(
  db: Db,
  of: Of,
  limit: number,
): Promise<{ total: number; products: StaleProduct[] }> {
  const condition: SQL =
    'older' in of
      ? IS_OLD
      : 'category' in of
        ? sql`s.category_id = ${of.category}`
        : sql`exists (select from offers o where o.product_id = s.product_id and o.shop = ${of.shop})`
  const { rows } = await db.execute<StaleProduct & { total: number }>(sql`
    select p.id, p.title, pp.shop, pp.value, pp.text, to_char(pp.seen_on, 'YYYY-MM-DD') as "seenOn",
      coalesce(pp.is_dated, true) as "isDated", (count(*) over ())::int as total
    from product_search s join products p on p.id = s.product_id left join product_prices pp on pp.product_id = p.id
    where not ${IS_CURRENT} and ${condition}
    order by pp.seen_on nulls first, p.title, p.id limit ${limit}`)
  return { total: rows[0]?.total ?? 0, products: rows.map(({ total: _total, ...row }) => row) }
}
