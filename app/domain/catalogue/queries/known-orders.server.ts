import { sql } from 'drizzle-orm'
import { keptByVersion } from '#app/domain/catalogue/version/kept-by-version.server.ts'
import { kindRecord } from '#app/kinds/kind.ts'
import type { Db } from '#db/client.ts'
import type { Sort } from '../list-options.ts'
import type { CategoryRanges } from '../ranges.ts'
import { CURRENT_CUT, MIN_REVIEWS } from '../ranking.ts'

/** What the catalogue holds at all to put a list in order by: discounts, and ratings by enough people. */
const known = keptByVersion({
  read: async (db: Db) => {
    const { rows } = await db.execute<{ discount: boolean; rating: boolean }>(sql`
      select exists(select 1 from product_prices pp where ${sql.raw(CURRENT_CUT)}) as discount,
        exists(select 1 from product_ratings where review_count >= ${MIN_REVIEWS}) as rating`)
    return rows[0] ?? { discount: false, rating: false }
  },
  make: (rows) => rows,
})

/** Sizes that more of is plainly larger; memory and suction are no size to anybody. */
const SIZES = new Set(['capacity_l', 'load_kg', 'hp', 'screen_in', 'place_settings', 'room_m2_max'])

/** How many machines of a category must state a figure before it can be put in order by it. */
const ENOUGH = 3

/** The orders beyond those of every list that this one has something to go by for. @param own its category, if it is of one */
export async function knownOrders(
  db: Db,
  own: { kind: string; ranges: CategoryRanges } | null,
): Promise<Sort[]> {
  const { discount, rating } = await known(db)
  const size = own ? kindRecord(own.kind).size : undefined
  const states = (key: string) => (own?.ranges.spreads.get(key)?.known ?? 0) >= ENOUGH
  return [
    ...(discount ? (['discount-desc'] as const) : []),
    ...(rating ? (['rating-desc'] as const) : []),
    ...(states('energy_kwh_year') ? (['energy-asc'] as const) : []),
    ...(size && SIZES.has(size) && states(size) ? (['size-desc', 'size-asc'] as const) : []),
  ]
}
