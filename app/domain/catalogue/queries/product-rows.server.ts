import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import type { Attributes } from '../attributes.ts'
import type { Prices } from '../price.ts'

/** What a list shows of a product; descriptions are cut to what a card can hold. */
export type ProductRow = Prices & {
  id: number
  title: string
  des: string
  image: string | null
  brand: string | null
  categoryId: number
  category: string
  categorySlug: string
  kind: string
  subCate: string | null
  attributes: Attributes
  /** Of people's approved reviews; samples never count. */
  reviewCount: number
  ratingAverage: number | null
  isDemo: boolean
  isHidden: boolean
  createdAt: string
  /** When something of it was last seen to change: its row, a price, a review by people. */
  updatedAt: string
}

/** What a product `p` costs, from its row and its main price `pp` (table `product_prices`), as `Prices` has it. */
export const PRICES: SQL = sql`p.price, p.manufacturer_price as "manufacturerPrice", p.rumored_price as "rumoredPrice",
      p.price_value as "priceValue", p.manufacturer_price_value as "manufacturerPriceValue",
      p.rumored_price_value as "rumoredPriceValue", to_char(p.prices_typed_on, 'YYYY-MM-DD') as "pricesTypedOn",
      p.prices_undated as "pricesUndated",
      case when pp.product_id is not null then json_build_object('kind', pp.kind, 'text', pp.text, 'value', pp.value,
        'listPrice', pp.list_price, 'shop', pp.shop, 'url', pp.url, 'seenOn', to_char(pp.seen_on, 'YYYY-MM-DD'),
        'isDated', pp.is_dated) end as "mainPrice"`

/** Rows of product cards. `page` is a query, for visitors over `product_search`, that gives `product_id` in its own order. */
export async function productRows(db: Db, page: SQL): Promise<ProductRow[]> {
  const { rows } = await db.execute<ProductRow>(sql`
    with page as materialized (select product_id, row_number() over () as place from (${page}) chosen)
    select p.id, p.title, left(p.des, 300) as des, p.image, p.sub_cate as "subCate", p.attributes,
      b.name as brand, c.id as "categoryId", c.name as category, c.slug as "categorySlug", c.kind,
      ${PRICES},
      coalesce(r.review_count, 0) as "reviewCount", r.average as "ratingAverage",
      p.is_demo as "isDemo", p.is_hidden as "isHidden", p.created_at as "createdAt",
      coalesce(s.updated_at, p.updated_at) as "updatedAt"
    from page
    join products p on p.id = page.product_id
    left join product_search s on s.product_id = p.id
    join product_categories c on c.id = p.category_id
    left join brands b on b.id = p.brand_id
    left join product_prices pp on pp.product_id = p.id
    left join product_ratings r on r.product_id = p.id
    order by page.place`)
  return rows
}
