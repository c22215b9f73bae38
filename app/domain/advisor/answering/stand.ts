import { formatVnd } from '#app/vietnamese/money.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import type { Candidate } from '../catalogue.ts'
import { factAmong } from '../knowledge/fact-base.ts'
import { constraintsOf, queryFor } from '../retrieve/constraints.ts'
import { sidesOfScreen } from '../sizing/screen-sides.ts'
import { size } from '../sizing/size.ts'
import type { Need, Place } from '../understand/need.ts'
import { saidFirst, saidLast } from '../write/draft.ts'
import { factSource } from '../write/explain.ts'
import { joinWords, sentence } from '../write/phrasing.ts'
import { advise } from './advise.ts'
import type { Asked, Drafted } from './asked.ts'

const cm = (mm: number): string => `${formatNumber(mm / 10, 1)} cm`
const about = (mm: number): string => `khoảng ${formatNumber(Math.round(mm / 10))} cm`

/** What a niche is to be wider than the television in it, on both sides together, in mm (content/facts: tivi-co-nao). */
const AIR_IN_NICHE = 100

const roomIn = ({ name, widthMm = 0 }: Place): number => widthMm - (name === 'hốc' ? AIR_IN_NICHE : 0)

const inchesOf = ({ attributes }: Candidate): number => Number(attributes['screen_in'] ?? 0)

/** Sides of a television: as its row states them, else worked out from its diagonal. */
function sidesOf(product: Candidate): { widthMm: number; heightMm: number } {
  const worked = sidesOfScreen(inchesOf(product))
  const { width_mm: width } = product.attributes
  return { widthMm: typeof width === 'number' ? width : worked.widthMm, heightMm: worked.heightMm }
}

const fits = (sides: { widthMm: number; heightMm: number }, place: Place): boolean =>
  sides.widthMm <= roomIn(place) && (place.heightMm === undefined || sides.heightMm <= place.heightMm)

/** A need whose television is measured by its stand alone. */
const withoutSides = ({ widthMm: _w, depthMm: _d, heightMm: _h, inGap: _g, ...need }: Need): Need => need

/** The largest television for what it stands on, by the sum of its width, and those of that size. */
export async function answerStand(given: Asked, place: Place): Promise<Drafted | null> {
  const asked = { ...given, need: withoutSides(given.need) }
  const { need, catalogue } = asked
  const all = (await catalogue.find({ kinds: ['tv'], limit: 300 })).filter(
    (one) => inchesOf(one) > 0 && one.price !== null,
  )
  const fitting = all.filter((one) => fits(sidesOf(one), place))
  if (all.length === 0) return null
  if (fitting.length === 0) {
    const least = Math.min(...all.map(inchesOf))
    const { widthMm } = sidesOfScreen(least)
    const said = `${sentence(`${place.name ?? 'chỗ đó'} ${cm(place.widthMm ?? 0)} thì chưa tivi nào trong dữ liệu để gọn`)} Nhỏ nhất là ${formatNumber(least)} inch, ngang ${about(widthMm)}.`
    const drafted = await advise({ ...asked, need: ofSize(need, least) })
    return { ...drafted, draft: saidFirst(said, drafted.draft) }
  }
  const largest = Math.max(...fitting.map(inchesOf))
  const byDistance = need.distanceM === undefined ? null : size('tv', need, await catalogue.sizingRules())
  const named = need.inches?.target
  const isNamedFit = named !== undefined && fits(sidesOfScreen(named), place)
  const most = byDistance?.max ?? Infinity
  // Where the place bears more than the eyes, what is right for these is shown.
  const ideal = byDistance && largest > most ? byDistance.ideal : Infinity
  const wanted = isNamedFit ? named : await sizeHad(asked, fitting, most, ideal)
  const drafted = await advise({ ...asked, need: ofSize(need, wanted) })
  const picks = drafted.draft.picks.map(({ candidate }) => candidate)
  const below = named === undefined ? nextBelow(fitting, wanted) : null
  const said = [
    ...(named === undefined ? [sayLargest(place, largest, all)] : [sayNamed(place, named, largest)]),
    ...(byDistance ? [sayDistance(need, largest, byDistance)] : []),
    ...(wanted < largest && named === undefined && !byDistance
      ? [`Theo các điều kiện còn lại thì máy lớn nhất có là ${formatNumber(wanted)} inch.`]
      : []),
    ...sayStated(picks, place),
    ...(below
      ? [
          `Cỡ ${formatNumber(wanted)} inch ít mẫu; nhỏ hơn một cỡ là ${formatNumber(inchesOf(below))} inch, rẻ nhất ${below.title}, giá ${formatVnd(below.price ?? 0)}.`,
        ]
      : []),
  ].join(' ')
  const fact = factAmong(['tivi-co-nao'])
  const feet = sayFeet(place)
  const { others = [] } = drafted.draft
  const first = saidFirst(said, { ...drafted.draft, others: [...others, ...(below ? [below] : [])] })
  return { ...drafted, draft: feet && fact ? saidLast(feet, first, factSource(fact)) : first }
}

/** The size to show: of those that fit, that the other conditions leave and that the distance bears, the one nearest to the ideal. */
async function sizeHad(
  { need, catalogue }: Asked,
  fitting: readonly Candidate[],
  most: number,
  ideal: number,
): Promise<number> {
  const { inches: _i, order: _o, distanceM: _d, ...own } = need
  const found = await catalogue.find(queryFor(constraintsOf(own, null), new Set(), 300))
  const had = fitting.filter((one) => inchesOf(one) <= most && found.some(({ id }) => id === one.id))
  const sizes = (had.length > 0 ? had : fitting).map(inchesOf)
  return Number.isFinite(ideal)
    ? sizes.reduce((best, one) => (Math.abs(one - ideal) < Math.abs(best - ideal) ? one : best))
    : Math.max(...sizes)
}

const ofSize = ({ order: _order, distanceM: _distance, ...need }: Need, inches: number): Need => ({
  ...need,
  inches: { min: inches, max: inches, target: inches },
})

/** Fewer televisions of a size than these leave no choice: the cheapest of the next size below is named too. */
const FEW = 3

/** The cheapest of the size below one that hardly anybody makes; null where there is a choice. */
function nextBelow(fitting: readonly Candidate[], wanted: number): Candidate | null {
  if (fitting.filter((one) => inchesOf(one) === wanted).length >= FEW) return null
  const below = fitting.filter((one) => inchesOf(one) < wanted)
  const size = Math.max(...below.map(inchesOf))
  const [cheapest] = below
    .filter((one) => inchesOf(one) === size)
    .toSorted((one, other) => (one.price ?? 0) - (other.price ?? 0))
  return cheapest ?? null
}

/** What is left on each side, or stands out of it, in words. */
function sayLeft(place: Place, widthMm: number): string {
  const left = ((place.widthMm ?? 0) - widthMm) / 2
  return left >= 0 ? `mỗi bên còn dư ${about(left)}` : `lòi mỗi bên ${about(-left)}`
}

function sayLargest(place: Place, largest: number, all: readonly Candidate[]): string {
  const { widthMm, heightMm } = sidesOfScreen(largest)
  const next = Math.min(...all.map(inchesOf).filter((inches) => inches > largest))
  const isHigh = place.heightMm !== undefined && heightMm > 0
  const beyond = Number.isFinite(next) ? sidesOfScreen(next) : null
  const isTooWide = beyond !== null && beyond.widthMm > (place.widthMm ?? 0)
  const more = !beyond
    ? ''
    : isTooWide
      ? `; lên ${formatNumber(next)} inch thì ngang ${about(beyond.widthMm)}, ${sayLeft(place, beyond.widthMm)}`
      : `; ${formatNumber(next)} inch thì ngang ${about(beyond.widthMm)}, cao ${about(beyond.heightMm)}, không còn chỗ hở`
  const high = isHigh ? `, cao ${about(heightMm)}` : ''
  return sentence(
    `${place.name ?? 'kệ'} ${cm(place.widthMm ?? 0)} thì lớn nhất là tivi ${formatNumber(largest)} inch: màn 16:9 ngang chừng 2,21 cm mỗi inch, cộng viền là ${about(widthMm)}${high}, ${sayLeft(place, widthMm)}${more}`,
  )
}

function sayNamed(place: Place, named: number, largest: number): string {
  const sides = sidesOfScreen(named)
  const isFit = fits(sides, place)
  const verdict = isFit ? 'vừa' : 'không gọn'
  const instead =
    isFit || largest >= named
      ? ''
      : `; lớn nhất để gọn là ${formatNumber(largest)} inch, ngang ${about(sidesOfScreen(largest).widthMm)}`
  return `Tivi ${formatNumber(named)} inch ngang ${about(sides.widthMm)} (2,21 cm mỗi inch cộng viền), ${place.name ?? 'kệ'} ${cm(place.widthMm ?? 0)} là ${verdict}, ${sayLeft(place, sides.widthMm)}${instead}.`
}

function sayDistance(
  { distanceM = 0 }: Need,
  largest: number,
  { min, max }: { min: number; max: number | null },
): string {
  const most = max ?? Infinity
  const range = `Ngồi cách ${formatNumber(distanceM)} m thì ${formatNumber(min)}–${formatNumber(most)} inch là dễ chịu`
  if (largest > most) return `${range}, nên không cần lấy tới cỡ lớn nhất.`
  return largest < min ? `${range}, cỡ này sẽ hơi nhỏ so với chỗ ngồi.` : `${range}, nên cỡ này hợp cả hai.`
}

/** The widths that the rows of the machines shown state. */
function sayStated(picks: readonly Candidate[], place: Place): string[] {
  const stated = picks.flatMap(({ title, attributes: { width_mm: width } }) =>
    typeof width === 'number' ? [`${title} ngang ${cm(width)}, ${sayLeft(place, width)}`] : [],
  )
  return stated.length > 0 ? [`Theo số hãng ghi: ${joinWords(stated)}.`] : []
}

const sayFeet = ({ name }: Place): string | null =>
  name === 'tường' || name === 'chỗ treo'
    ? null
    : 'Tivi để chân thì đo thêm khoảng cách hai chân: hai chân rời thường đứng gần hai mép, kệ ngắn là hụt; chân giữa hoặc treo tường thì khỏi lo.'
