import { sql } from 'drizzle-orm'
import { slugify } from '#app/vietnamese/slug.ts'
import type { Db } from '#db/client.ts'
import type { ListFilter } from '../list-filter.ts'
import { shelves } from '../shelves/shelves.server.ts'
import { brandIds } from './brand-names.server.ts'
import type { CategoryShape } from './catalogue-shape.server.ts'
import { listConditions, whereOf } from './list-conditions.server.ts'

/** Products of a category that a filter leaves, the freshest first, at most so many. The filter's text is not looked for. */
export async function listedIds(
  db: Db,
  filter: ListFilter,
  category: CategoryShape,
  most: number,
): Promise<number[]> {
  if (isOnShelf(filter)) return fromShelf(db, filter, category, most)
  const { rows } = await db.execute<{ id: number }>(sql`
    select s.product_id as id from product_search s ${whereOf(listConditions(filter, category, null))}
    order by s.updated_at desc, s.product_id desc limit ${most}`)
  return rows.map(({ id }) => id)
}

/** Whether it narrows by nothing but what the figures of the machines tell: what they cost, whose they are and what a need asks. */
const isOnShelf = ({ rating, attributes, updatedSince }: ListFilter): boolean =>
  rating === undefined && updatedSince === undefined && Object.keys(attributes).length === 0

async function fromShelf(
  db: Db,
  { needs, brands, ...sums }: ListFilter,
  { id }: CategoryShape,
  most: number,
): Promise<number[]> {
  const [shelfOf, isOf] = await Promise.all([
    shelves(db),
    brands.length > 0 ? brandTest(db, brands) : undefined,
  ])
  return shelfOf.get(id)?.pick({ needs, isOf, costs: sumTest(sums) }, most) ?? []
}

/** Whether a sum of money is one that the filter asks for; undefined where it asks for none. */
function sumTest({ prices, min, max }: Pick<ListFilter, 'prices' | 'min' | 'max'>) {
  if (prices.length === 0 && min === undefined && max === undefined) return undefined
  return (price: number) =>
    price >= (min ?? 0) &&
    price <= (max ?? Infinity) &&
    (prices.length === 0 || prices.some((band) => price >= (band.min ?? 0) && price < (band.max ?? Infinity)))
}

async function brandTest(db: Db, brands: readonly string[]): Promise<(id: number) => boolean> {
  const idOf = await brandIds(db)
  const idsOf = (named: readonly string[]) =>
    new Set(named.map((brand) => idOf.get(slugify(brand.replace(/^!/, '')))))
  const [isLeft, isWanted] = [
    brands.filter((brand) => brand.startsWith('!')),
    brands.filter((brand) => !brand.startsWith('!')),
  ]
  const [left, wanted] = [idsOf(isLeft), idsOf(isWanted)]
  return (id) => !left.has(id) && (isWanted.length === 0 || wanted.has(id))
}
