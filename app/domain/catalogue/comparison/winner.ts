import { sayVnd } from '#app/vietnamese/money.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import type { Costs } from './cost-rows.ts'
import type { CompareRow } from './row.ts'

/** What a verdict rests on: names in the order of the columns, what each costs, how big it is, and the rows in which they differ. */
export type WinnerInput = {
  names: readonly string[]
  costs: readonly Costs[]
  /** What kind of figure the size is, and each product's in its unit with its words; null where it does not say. */
  sizes: readonly ({ value: number; text: string } | null)[]
  differing: readonly CompareRow[]
  /** How old each price is that is too old to choose by, in days and in words ('hơn 2 năm trước'); null for any other. */
  oldPrices?: readonly (OldPrice | null)[]
}

/** The age of a price. */
export type OldPrice = { days: number; said: string }

/**
 * The verdict in a sentence or two, and the column it names; null where it names none: nobody wins by an old price alone over newer
 * ones. `doubt` says of a winner by price and more that its price is an old one.
 */
export type Winner = { place: number | null; text: string; doubt?: string }

/** From this ratio on two sizes serve two households. */
const OTHER_SIZE = 1.25

/** Gaps in money under this share decide nothing. */
const LEAST_GAP = 0.03

/** Days by which an old price is of another time than one beside it. */
const MUCH_OLDER = 180

/** kWh a year under which a gap is none. */
const LEAST_KWH = 5

/** Reasons that are named. */
const MOST = 3

/** Rows that the money already tells. */
const TOLD = new Set(['price', 'monthly_cost', 'five_year_cost', 'energy_kwh_year'])

/**
 * Who wins a comparison, and by what. One point for the lowest cost (over five years where that is known, else the price), one for
 * the least electricity, one for every other row in which a product alone is better for anybody. Only machines of about one size
 * are weighed against each other: a small one is always cheaper.
 */
export function winner(input: WinnerInput): Winner {
  const all = input.names.map((_, place) => place)
  const alike = sameSize(all, input.sizes)
  const apart = all.filter((place) => !alike.includes(place))
  if (alike.length < 2) return { place: null, text: sayApart(input, all) }
  const among = alike.length < all.length ? ` trong ${countOf(alike.length)} máy cùng cỡ` : ''
  const points = alike.map((place) => ({ place, won: wonBy(input, place, alike) }))
  const [first, second] = points.toSorted((a, b) => b.won.length - a.won.length)
  if (!first || !second) return { place: null, text: sayApart(input, all) }
  const rest = apart.length > 0 ? ` ${sayOthers(input, apart, alike)}` : ''
  if (first.won.length === second.won.length)
    return { place: null, text: sayClose(input, points, among) + rest }
  const reasons = first.won.slice(0, MOST).join(', ')
  const but = sayBut(input, first.place, points)
  const age = wonByPrice(input, first.place, alike) ? input.oldPrices?.[first.place] : null
  const name = nameOf(input, first.place)
  const isNewer = alike.some((other) => age && age.days - (input.oldPrices?.[other]?.days ?? 0) > MUCH_OLDER)
  if (age && isNewer && first.won.every(isOfMoney)) {
    const left = alike.filter((place) => place !== first.place)
    const other = left.length > 1 ? winner(partOf(input, left)) : null
    const place = other?.place == null ? undefined : left[other.place]
    if (other && place !== undefined)
      return {
        ...other,
        place,
        text: `${other.text} ${name} ghi giá thấp hơn, nhưng giá ấy từ ${age.said}: hỏi lại trước khi so.${rest}`,
      }
    return {
      place: null,
      text: `Chưa đủ để chốt: theo giá đã ghi thì ${name}${among} ${reasons}, nhưng giá ấy từ ${age.said}, cũ hơn giá máy khác.${but}${rest}`,
    }
  }
  return {
    place: first.place,
    text: `Nên chọn ${name}${among}: ${reasons}.${but}${rest}`,
    ...(age ? { doubt: sayDoubt(input, { name, age, alike }) } : {}),
  }
}

/** Which price is an old one: the winner's, or all that it is weighed against. */
function sayDoubt(
  { oldPrices }: WinnerInput,
  { name, age, alike }: { name: string; age: OldPrice; alike: readonly number[] },
): string {
  const areAllOld = alike.every((place) => oldPrices?.[place])
  const whose = areAllOld ? `Giá cả ${countOf(alike.length)} máy đều` : `Giá ${name}`
  return `${whose} ghi từ ${areAllOld ? 'hơn một năm trước' : age.said}: bạn hỏi lại giá trước khi chốt nhé.`
}

/** Of a comparison the columns at these places. */
const partOf = (input: WinnerInput, places: readonly number[]): WinnerInput => {
  const of = <T>(all: readonly T[]): T[] => all.filter((_, place) => places.includes(place))
  return {
    names: of(input.names),
    costs: of(input.costs),
    sizes: of(input.sizes),
    differing: input.differing.map((row) => ({ ...row, cells: of(row.cells) })),
    ...(input.oldPrices ? { oldPrices: of(input.oldPrices) } : {}),
  }
}

/** Whether a machine is the cheapest of those it is weighed against. */
const wonByPrice = ({ costs }: WinnerInput, place: number, alike: readonly number[]): boolean => {
  const own = read(costs[place], ({ price }) => price)
  return own !== null && alike.every((other) => (read(costs[other], ({ price }) => price) ?? own) >= own)
}

const nameOf = ({ names }: WinnerInput, place: number) => names[place] ?? ''

const COUNTS = ['', '', 'hai', 'ba', 'bốn']
const countOf = (count: number) => COUNTS[count] ?? String(count)

/** The most products whose sizes lie within one class; where some say no size nothing speaks against weighing all. */
function sameSize(all: readonly number[], sizes: WinnerInput['sizes']): number[] {
  if (sizes.some((size) => size === null)) return [...all]
  const value = (place: number) => sizes[place]?.value ?? 0
  const sorted = all.toSorted((a, b) => value(a) - value(b))
  const groups = sorted.map((smallest) =>
    sorted.filter((place) => value(place) >= value(smallest) && value(place) <= value(smallest) * OTHER_SIZE),
  )
  const largest = Math.max(...groups.map((group) => group.length))
  return (groups.find((group) => group.length === largest) ?? []).toSorted((a, b) => a - b)
}

/** In what a product is ahead of all it is weighed against, in words. */
function wonBy(input: WinnerInput, place: number, alike: readonly number[]): string[] {
  const others = alike.filter((other) => other !== place)
  const { costs, differing } = input
  const ofTwo = alike.length === 2
  const more = ofTwo ? 'hơn' : 'nhất'
  const gap = (of: (costs: Costs) => number | null): Gap => {
    const own = read(costs[place], of)
    const values = others.map((other) => read(costs[other], of))
    if (own === null || values.some((value) => value === null)) return null
    const nearest = Math.min(...values.flatMap((value) => value ?? []))
    const than = ofTwo ? '' : nameOf(input, others[values.indexOf(nearest)] ?? place)
    return { gap: nearest - own, own, than }
  }
  const price = gap(({ price }) => price)
  const five = gap(({ fiveYears }) => fiveYears)
  const energy = gap(({ kwhYear }) => kwhYear)
  const isAhead = (one: typeof price) => one !== null && one.gap > one.own * LEAST_GAP
  return [
    ...moneyWords({ price, five, isAhead, more }),
    ...(energy && energy.gap >= LEAST_KWH
      ? [`ít điện ${more} ${formatNumber(energy.gap, 0)} kWh mỗi năm`.replace('nhất', 'hơn ít nhất')]
      : []),
    ...differing.flatMap((row) => rowWords(row, place, others, more)),
  ]
}

const read = (costs: Costs | undefined, of: (costs: Costs) => number | null) => (costs ? of(costs) : null)

/** By how much a machine is under the nearest other one, which is named where there are several. */
type Gap = { gap: number; own: number; than: string } | null

/** What is won in money, as one reason: the price, or what five years turn it into. */
function moneyWords(money: {
  price: Gap
  five: Gap
  isAhead: (gap: Gap) => boolean
  more: string
}): string[] {
  const { price, five, isAhead } = money
  const tenth = (vnd: number) => sayVnd(Math.round(vnd / 100_000) * 100_000)
  const cheaper = (price: NonNullable<Gap>) =>
    price.than ? `rẻ nhất (rẻ hơn ${price.than} ${sayVnd(price.gap)})` : `rẻ hơn ${sayVnd(price.gap)}`
  if (five === null) return isAhead(price) && price ? [cheaper(price)] : []
  if (!isAhead(five)) return []
  return price && price.gap > 0
    ? [`${cheaper(price)}, tính cả điện 5 năm đỡ ${tenth(five.gap)}`]
    : [`mua đắt hơn nhưng tính cả điện 5 năm lại đỡ ${tenth(five.gap)}`]
}

/** Whether a reason is one of money, which an old price does not bear out. */
const isOfMoney = (reason: string): boolean => /^(?:rẻ|mua đắt)/.test(reason)

/** The word of a row that a product alone is better in. */
function rowWords(
  { key, cells }: CompareRow,
  place: number,
  others: readonly number[],
  more: string,
): string[] {
  const word = TOLD.has(key) ? undefined : cells[place]?.better
  if (!word || others.some((other) => cells[other]?.better || !cells[other])) return []
  const said = word.replace(/(hơn|nhất)$/, more)
  return [said.startsWith('RAM') ? said : said.charAt(0).toLocaleLowerCase('vi') + said.slice(1)]
}

type Point = { place: number; won: string[] }

/** What the others have over the winner: their wins, and a bigger size. */
function sayBut(input: WinnerInput, place: number, points: readonly Point[]): string {
  const said = points.flatMap(({ place: other, won }) => {
    if (other === place) return []
    const bigger = biggerWords(input, other, place)
    const words = [...won.slice(0, 2), ...(bigger ? [bigger] : [])]
    return words.length > 0 ? [`${nameOf(input, other)} ${words.join(', ')}`] : []
  })
  return said.length > 0 ? ` Đổi lại ${said.join('; ')}.` : ''
}

function biggerWords({ sizes }: WinnerInput, place: number, than: number): string | null {
  const [own, other] = [sizes[place], sizes[than]]
  return own && other && own.value > other.value ? `lớn hơn (${own.text} so với ${other.text})` : null
}

function sayClose(input: WinnerInput, points: readonly Point[], among: string): string {
  const said = points.flatMap(({ place, won }) =>
    won.length > 0 ? [`${nameOf(input, place)} ${won.slice(0, 2).join(', ')}`] : [],
  )
  const who = `${points.length === 2 ? 'Hai' : points.length === 3 ? 'Ba' : 'Bốn'} máy${among && ' cùng cỡ'} sát nhau`
  return said.length > 0
    ? `${who}: ${said.join('; ')}. Chọn theo điều bạn cần hơn.`
    : `${who}, không máy nào hơn hẳn bằng số: chọn theo giá lúc mua và chỗ đặt.`
}

/** Two machines of two sizes: neither wins, the home decides. */
function sayApart({ names, sizes, costs }: WinnerInput, all: readonly number[]): string {
  const sorted = all.toSorted((a, b) => (sizes[a]?.value ?? 0) - (sizes[b]?.value ?? 0))
  const listed = sorted.map((place) => `${names[place]} ${sizes[place]?.text ?? ''}`.trim()).join(', ')
  const perSize = sorted.map((place) => {
    const [price, size] = [costs[place]?.price ?? null, sizes[place]?.value ?? null]
    return price === null || size === null ? null : price / size
  })
  const least = perSize.every((one) => one !== null) ? Math.min(...perSize.flatMap((one) => one ?? [])) : null
  const cheapest = least === null ? undefined : sorted[perSize.indexOf(least)]
  const per =
    cheapest === undefined
      ? ''
      : ` Tính theo cỡ thì ${names[cheapest]} rẻ nhất.`.replace('nhất', all.length === 2 ? 'hơn' : 'nhất')
  return `Các máy khác cỡ nhau (${listed}), nên chọn theo nhà mình trước.${per}`
}

/** Those of another size: what they are, and that they are no rivals. */
function sayOthers(
  { names, sizes }: WinnerInput,
  apart: readonly number[],
  alike: readonly number[],
): string {
  const smallest = Math.min(...alike.map((place) => sizes[place]?.value ?? 0))
  const said = apart.map((place) => {
    const size = sizes[place]
    return `${names[place]} ${size && size.value < smallest ? 'nhỏ' : 'lớn'} hơn hẳn (${size?.text ?? ''})`
  })
  return `${said.join('; ')}, chỉ hợp khi cần cỡ ấy.`
}
