import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import type { ShoppingNeed } from '../shopping-needs.ts'

/** The needs that some product of the catalogue meets, in their order, each with how many do; read from kept counts. */
export async function needsInStock<N extends Pick<ShoppingNeed, 'category' | 'filter'>>(
  db: Db,
  needs: readonly N[],
): Promise<(N & { count: number })[]> {
  const wanted = needs.map(({ category, filter }) => ({ category, facet: filter.join('=') }))
  const { rows } = await db.execute<{ place: number; count: number }>(sql`
    select w.place::int - 1 as place, f.n as count
    from jsonb_array_elements(${JSON.stringify(wanted)}::jsonb) with ordinality as w (need, place)
    join product_categories c on c.slug = w.need ->> 'category'
    join facet_counts f on f.category_id = c.id and f.facet = w.need ->> 'facet'
    where f.n > 0 order by w.place`)
  return rows.flatMap(({ place, count }) => {
    const need = needs[place]
    return need ? [{ ...need, count }] : []
  })
}
