import type { Pool } from 'pg'
import type { AttributeValue } from '#app/domain/advisor/catalogue.ts'

/** A product as the database has it: what an answer about it is checked against. Prices in VND. */
export type Row = {
  id: number
  title: string
  brand: string | null
  kind: string
  /** The main price. */
  price: number | null
  /** Every price seen for it at a shop. */
  seen: number[]
  attributes: Record<string, AttributeValue>
}

/** Every product by its id. */
export async function readRows(pool: Pool): Promise<Map<number, Row>> {
  const { rows } = await pool.query<Row>(`
    select p.id, p.title, b.name as brand, c.kind, s.main_price_value as price, p.attributes,
      coalesce((select array_agg(po.price) from offers o join price_observations po on po.offer_id = o.id
        where o.product_id = p.id), '{}') as seen
    from products p
    join product_search s on s.product_id = p.id
    join product_categories c on c.id = p.category_id
    left join brands b on b.id = p.brand_id`)
  return new Map(rows.map((row) => [row.id, { ...row, seen: row.seen.map(Number) }]))
}
