import type { Need } from './need.ts'
import { isYear } from './number-words.ts'
import type { Reading } from './reading.ts'

/** The largest outer size that fits, in mm. */
type Dimensions = Pick<Need, 'widthMm' | 'depthMm' | 'heightMm' | 'inGap'>

const MM: Record<string, number> = { mm: 1, cm: 10, phan: 10, m: 1000, met: 1000 }
/** Words between what is measured and its figure; the name of another side takes the figure behind it. */
const GAP = '\\s(?:(?!(?:ngang|rong|cao|sau) )[a-z]+\\s){0,4}?'
const FIGURE =
  '(\\d{1,4}(?:[.,]\\d{1,2})?)(?:\\s?(mm|cm|phan|met|m)\\s?(\\d{1,2})?)?(?![a-z\\d]|\\/\\d|\\s?(?:%|phan tram|kg|lit|inch|in(?![a-z])|tr(?:ieu)?(?![a-z])|hp|nguoi|cay|km|v(?![a-z])|von|w(?![a-z])|hz|tuoi|thang|ngay|gio|phut|nam(?![a-z])|do(?![a-z])))'
const side = (words: string) => new RegExp(`(?:^|[\\s,])(?:${words})${GAP}${FIGURE}`)

const WIDTH = side(
  'be ngang|chieu ngang|chieu rong|rong|ngang|gap|lot o|lot long|o trong|hoc tu|khe|hoc|o|(?:mot|cai|dung|duy nhat|con trong) khoang',
)
/** What a thing is to hang on or stand on; 'kế toán' and 'tương' are other words. */
const PLACE = /(?:^|[\s,])(?:tường|vách|kệ|cột|tuong|vach|cot) /u
/** 'từ chỗ ngồi tới vách 2 mét 4' is how far one sits from it. */
const PLACE_FOLDED = new RegExp(
  `(?:^|[\\s,])(?<!ngoi (?:[a-z]+ ){0,3})(?:tuong|vach|ke|cot)(?: (?!ngoi |xem )[a-z0-9]+){0,9}? ${FIGURE}`,
  'g',
)
/** The first figure behind such a place that can be its width: of 'giữa 2 cái cột 1m32' the second. */
const placeIn = (text: string): RegExpExecArray | null =>
  [...text.matchAll(PLACE_FOLDED)].find((found) => millimetres(found) !== null) ?? null
/** '61cm ngang': the figure first. */
const sideBehind = (words: string) =>
  new RegExp(
    `(?<![\\d.,])(\\d{2,3}(?:[.,]\\d)?)\\s?(mm|cm|phan)(\\d)?\\s?(?:be |chieu )?(?:${words})(?![a-z])(?!\\s*\\d)`,
  )
const DEPTH = side('be sau|chieu sau|sau')
/** 'tôi cao 1m50' is a person. */
const HEIGHT = side(
  'chieu cao|(?<!(?<![a-z])(?:quang|bao|nang|tren|bon|be|tang|toi|em|minh|tui|chong|vo|me|ba|con|chau|anh|chi|co|chu|bac) )cao|chi con cao|con lai cao',
)
const ALL_THREE =
  /(?<!\d)(\d{2,4})\s?(?:cm|mm)?\s?[x*×]\s?(\d{2,4})\s?(?:cm|mm)?\s?[x*×]\s?(\d{2,4})(?!\d)\s?(cm|mm)?(?!\s?(?:gb|px|hz|lit))/

/** '60x60cm': the ground there is. */
const TWO = /(?<![\dx*×.,])(\d{2,3})\s?(?:cm|phan)?\s?[x*×]\s?(\d{2,3})\s?(cm|phan)(?![a-z\d])/

/** 'lỗ 60x60', 'hốc 59x58': the ground of a place, in cm. */
const GROUND =
  /(?:^|[\s,])(?:lo|hoc|hoc tu|khoang|khe|o|o bep|cho|cho trong|goc|chua)(?: [a-z]+){0,3} (\d{2,3})\s?[x*×]\s?(\d{2,3})(?![\dx*×]|[.,]\d|\s?(?:mm|m(?![a-z])|hz|px|gb))/

/** 'chỗ 1m1 x 65': metres by centimetres, which is a place for a machine and no room. */
const METRE_BY_CM =
  /(?<![\dx*×.,])(\d)\s?m(?:et)?\s?(\d{1,2})?\s?[x*×]\s?(\d{2,3})\s?(?:cm|phan)?(?![\d.,a-z])/

type Side = 'widthMm' | 'depthMm' | 'heightMm'

/** What each side is called; of two that lie along the ground 'dài' is the wider. */
const SIDE_OF: Readonly<Record<string, Side>> = {
  rong: 'widthMm',
  ngang: 'widthMm',
  dai: 'widthMm',
  sau: 'depthMm',
  day: 'depthMm',
  cao: 'heightMm',
  r: 'widthMm',
  n: 'widthMm',
  d: 'widthMm',
  s: 'depthMm',
  c: 'heightMm',
}
const SIDE_NAME = '(?:be |chieu )?(rong|ngang|dai|sau|day|cao|[rndsc])'
/** '(rộng x cao x sâu)', 'RxSxC': the order in which sides are given. */
const LEGEND = new RegExp(
  `(?<![a-z])${SIDE_NAME}\\s?[x*×]\\s?${SIDE_NAME}(?:\\s?[x*×]\\s?${SIDE_NAME})?(?![a-z])`,
)

/** The order in which a text says that it gives sides; width, depth, height where it says nothing. */
function orderOfSides(folded: string): Side[] {
  const names = LEGEND.exec(folded)?.slice(1).filter(Boolean) ?? []
  const isBothAlong =
    names.some((name) => /^d(?:ai)?$/.test(name)) && names.some((name) => name.startsWith('r'))
  const sides = names.flatMap((name) =>
    isBothAlong && name.startsWith('r') ? 'depthMm' : (SIDE_OF[name] ?? []),
  )
  return new Set(sides).size === sides.length && sides.length > 1 ? sides : ['widthMm', 'depthMm', 'heightMm']
}

const BEHIND_FIGURE = '(\\d{2,4})\\s?(mm|cm|phan)?\\s(?:be |chieu )?(ngang|rong|sau|cao)'
/** '55cm ngang 50 sâu': each figure before the name of its side. */
const FIGURES_FIRST = new RegExp(
  `(?<!(?:ngang|rong|sau|cao)(?: [a-z]+)? ?)(?<![\\d.,])${BEHIND_FIGURE}[\\s,]+(?:x )?${BEHIND_FIGURE}(?:[\\s,]+(?:x )?${BEHIND_FIGURE})?(?![a-z])(?!\\s*\\d)`,
)

/** Sides whose figures each stand before their name; null where they do not. */
function sidesBehindFigures(folded: string): Dimensions | null {
  const found = FIGURES_FIRST.exec(folded)
  if (!found) return null
  const units = [found[2], found[5], found[8]]
  const said = [0, 1, 2].flatMap((at) => {
    const [figure, name] = [found[at * 3 + 1], found[at * 3 + 3]]
    const side = name ? SIDE_OF[name] : undefined
    return figure && side ? [{ side, figure, unit: units[at] ?? units.find(Boolean) ?? 'cm' }] : []
  })
  const sides = new Set(said.map(({ side }) => side))
  return sides.size < said.length
    ? null
    : Object.fromEntries(said.map(({ side, figure, unit }) => [side, Number(figure) * (MM[unit] ?? 10)]))
}

/** 'hốc tủ lọt lòng 70', 'ô bếp', 'giữa hai vách': a place with walls, rather than the size of the machine. */
const GAP_WORDS =
  /(?<!\p{L})(?:hốc|hộc|lọt|khe|ô|kẹt|giữa|khoảng trống|chỗ trống|chỗ để|hoc|loc|lot|kep|ket|giua|khoang trong|cho trong)(?!\p{L})/u

/** 'bề ngang thì thoải mái', 'cao bao nhiêu cũng được': a side without a bound. */
const UNBOUND: readonly (readonly [keyof Dimensions, RegExp])[] = (
  [
    ['widthMm', 'ngang|rong'],
    ['depthMm', 'sau'],
    ['heightMm', 'cao'],
  ] as const
).map(([name, words]) => [
  name,
  new RegExp(
    `(?:^|[\\s,])(?:be |chieu )?(?:${words}) (?:thi |la )?(?:thoai mai|vo tu|khong (?:gioi han|thanh van de|can)|(?:bao nhieu|may|sao|the nao) cung (?:duoc|dc|ok))(?![a-z])`,
  ),
])

/** Reads space limits: 'lọt ô 60cm', 'ngang tối đa 70 cm', 'cao 1m7', '60x65x170cm' (width, depth, height). */
export function readDimensions(reading: Reading): Dimensions {
  const sides = readSides(reading)
  for (const [name, words] of UNBOUND) if (words.test(reading.folded)) delete sides[name]
  return Object.keys(sides).length > 0 && GAP_WORDS.test(reading.marked) ? { ...sides, inGap: true } : sides
}

function readSides({ folded, marked }: Reading): Dimensions {
  const three = ALL_THREE.exec(folded)
  const order = orderOfSides(folded)
  if (three !== null) {
    const factor = MM[three[4] ?? ''] ?? 10
    return Object.fromEntries(order.map((side, at) => [side, Number(three[at + 1]) * factor]))
  }
  const named = sidesBehindFigures(folded)
  if (named) return named
  const two = TWO.exec(folded) ?? GROUND.exec(folded)
  const height = millimetres(sideBehind('cao').exec(folded) ?? HEIGHT.exec(folded))
  const heightMm = height === null ? {} : { heightMm: height }
  if (two !== null) {
    const factor = MM[two[3] ?? ''] ?? 10
    const [first = 'widthMm', second = 'depthMm'] = order
    return { ...heightMm, [first]: Number(two[1]) * factor, [second]: Number(two[2]) * factor }
  }
  const mixed = METRE_BY_CM.exec(folded)
  if (mixed !== null) {
    const [first = 'widthMm', second = 'depthMm'] = order
    const metres = Number(`${mixed[1]}.${mixed[2] ?? 0}`)
    return { ...heightMm, [first]: Math.round(metres * 1000), [second]: Number(mixed[3]) * 10 }
  }
  const place = PLACE.exec(marked)
  const widthMm = millimetres(
    sideBehind('ngang|rong').exec(folded) ??
      METRES_WIDE.exec(folded) ??
      WIDTH.exec(folded) ??
      (place && placeIn(folded.slice(place.index))),
  )
  // 'sau này chạy 42 cây': with its marks it is a time.
  const isDeep = marked === folded || /(?<!\p{L})sâu(?!\p{L})/u.test(marked)
  const depthMm = isDeep ? millimetres(sideBehind('sau').exec(folded) ?? DEPTH.exec(folded)) : null
  return {
    ...(widthMm === null ? {} : { widthMm }),
    ...(depthMm === null ? {} : { depthMm }),
    ...heightMm,
  }
}

/** '1.1 m ngang', 'một cái 1m2 ngang thôi': metres first, of how wide alone, as rooms are 'rộng'. */
const METRES_WIDE =
  /(?<![\d.,])([12](?:[.,]\d{1,2})?)\s?(m|met)(?:\s?(\d{1,2}))?\s?(?:be |chieu )?ngang(?![a-z])(?!\s*\d)/

/** A room is metres wide; a device's place is 20 cm to 2.5 m. */
function millimetres(found: RegExpExecArray | null): number | null {
  if (found === null) return null
  // 'màn gập Duo 2026': a year is no width.
  if (found[2] === undefined && isYear(Number(found[1]))) return null
  const [, figure = '', unit = 'cm', tenths] = found
  const value = Number(figure.replace(',', '.')) + (tenths === undefined ? 0 : Number(`0.${tenths}`))
  // '600' of which the unit stands behind the last side is no 6 m.
  const isInMm = found[2] === undefined && value >= 300
  const mm = Math.round(value * (isInMm ? 1 : (MM[unit] ?? 1)))
  return mm >= 200 && mm <= 2500 ? mm : null
}
