import { kindRecord } from '#app/kinds/kind.ts'
import type { Db } from '#db/client.ts'
import type { Sort } from '../list-options.ts'
import type { CategoryRanges } from '../ranges.ts'
import { MIN_REVIEWS } from '../ranking.ts'
import { cutsSince } from '../shelves/shelf.ts'
import { shelves } from '../shelves/shelves.server.ts'

/** What the catalogue holds at all to put a list in order by: discounts, and ratings by enough people. */
async function known(db: Db): Promise<{ discount: boolean; rating: boolean }> {
  const peaks = [...(await shelves(db)).values()].map((shelf) => shelf.peaks())
  const since = cutsSince(Date.now())
  return {
    discount: peaks.some(({ cutOn }) => cutOn !== null && cutOn >= since),
    rating: peaks.some(({ reviews }) => reviews >= MIN_REVIEWS),
  }
}

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
