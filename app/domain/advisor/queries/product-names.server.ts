import { sql } from 'drizzle-orm'
import { keptByVersion } from '#app/domain/catalogue/version/kept-by-version.server.ts'
import { presentKinds } from '#app/kinds/kind.ts'
import { KNOWN_NAMES } from '../known/known-models.ts'
import type { NameIndex, NamedProduct } from '../mentions/name-index.ts'
import { indexNames } from '../mentions/name-index.ts'

/** What the products of the catalogue, and well-known ones beside them, are called and cost; a new one is known with the next question. */
export const productNames = keptByVersion<{ rows: NamedProduct[]; kinds: readonly string[] }, NameIndex>({
  read: async (db) => {
    const { rows } = await db.execute<NamedProduct>(sql`
      select p.id, p.title, b.name as brand, c.kind, s.main_price_value::float8 as price
      from products p
      join product_categories c on c.id = p.category_id
      left join product_search s on s.product_id = p.id
      left join brands b on b.id = p.brand_id
      where not p.is_hidden
      order by p.id`)
    return { rows, kinds: presentKinds() }
  },
  make: ({ rows }) => indexNames([...rows, ...KNOWN_NAMES]),
})
