import type { Kind } from '#app/kinds/kind.ts'
import type { Need, Use } from './need.ts'
import type { Reading } from './reading.ts'
import { union } from './union.ts'

/** Uses that tell of the household rather than of one machine. */
const OF_HOUSEHOLD: ReadonlySet<Use> = new Set(['baby', 'elderly', 'student', 'rental_room', 'pet'])
/** Machines that are chosen by the room they are for. */
const OF_ROOM: ReadonlySet<Kind> = new Set<Kind>(['ac', 'fan', 'air_purifier', 'dehumidifier', 'humidifier'])
/** Names of rooms: another one has its own size. */
const ROOMS: ReadonlySet<Use> = new Set(['bedroom', 'living_room', 'shop'])

/** The room before, where one machine for it takes the place of another: 'quạt cho tiệm 40m2', 'hay lắp máy lạnh luôn'. */
function roomBefore(need: Need, previous: Need): Pick<Need, 'roomM2' | 'roomM3' | 'uses' | 'heat'> {
  const isForRoom = [need, previous].every(
    ({ kinds }) => kinds.length === 1 && kinds.some((kind) => OF_ROOM.has(kind)),
  )
  const isSaid = need.roomM2 !== undefined || need.roomM3 !== undefined || need.rooms !== undefined
  const isAnother = need.uses.some((use) => ROOMS.has(use) && !previous.uses.includes(use))
  if (!isForRoom || isSaid || isAnother) return { uses: need.uses, heat: need.heat }
  const { roomM2, roomM3 } = previous
  return {
    ...(roomM2 === undefined ? {} : { roomM2 }),
    ...(roomM3 === undefined ? {} : { roomM3 }),
    uses: union(
      need.uses,
      previous.uses.filter((use) => ROOMS.has(use)),
    ),
    heat: union(need.heat, previous.heat),
  }
}
/** 'cùng số tiền đó', 'tầm giá trên': the money of the machine before is for this one. */
const SAME_MONEY =
  /(?:^|\s)(?:(?:cung|van|trong|giu|voi) (?:nguyen )?(?:so tien|tam tien|tam gia|muc gia|muc tien|khoang gia|khoang tien|ngan sach|budget|gia|tien)|(?:so tien|tam tien|tam gia|muc gia|ngan sach|budget|tien|gia) (?:do|nay|day|tren|cu|nhu vay|nhu tren|vay|ay)|(?:bay|ngan|chung|tung|bao) (?:nhieu |ay |do )?(?:tien )?(?:do|day|ay)|nhieu do|bang (?:do|nay|ay|vay|nhieu do)(?: tien)?|cung (?:co |khoang |chung )?(?:tam|muc|khoang|gia) (?:do|day|nay|ay|vay))(?![a-z])/

/**
 * The need of another machine with what the one before it said of the household and of the room, and of the money where it says
 * that it is the same.
 */
export function carriedOver({ folded }: Reading, need: Need, previous: Need): Need {
  const unsaid = (['people', 'children', 'baseKwh', 'billVnd', 'kwhVnd'] as const).filter(
    (slot) => need[slot] === undefined && previous[slot] !== undefined,
  )
  const room = roomBefore(need, previous)
  const money = need.budget ?? (SAME_MONEY.test(folded) ? previous.budget : undefined)
  return {
    ...need,
    ...Object.fromEntries(unsaid.map((slot) => [slot, previous[slot]])),
    ...room,
    uses: union(
      room.uses,
      previous.uses.filter((use) => OF_HOUSEHOLD.has(use)),
    ),
    brandsExcluded: union(
      need.brandsExcluded,
      previous.brandsExcluded.filter((brand) => !need.brands.includes(brand)),
    ),
    ...(money ? { budget: money } : {}),
  }
}
