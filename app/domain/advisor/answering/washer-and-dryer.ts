import { fold } from '#app/vietnamese/fold.ts'
import { formatVnd, sayVnd } from '#app/vietnamese/money.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import type { Candidate, Catalogue } from '../catalogue.ts'
import { factAmong } from '../knowledge/fact-base.ts'
import { constraintsOf, queryFor } from '../retrieve/constraints.ts'
import type { Need, Place } from '../understand/need.ts'
import { BRAND_COUNTRY } from '../understand/origin-words.ts'
import { factSource } from '../write/explain.ts'
import { sentence } from '../write/phrasing.ts'
import { reasonFor } from '../write/reasons.ts'
import { seenAt } from '../write/sources.ts'
import type { Asked, Drafted } from './asked.ts'

type Pair = { washer: Candidate; dryer: Candidate; total: number }

const cm = (mm: number): string => `${formatNumber(mm / 10, 1)} cm`
const sideOf = ({ attributes }: Candidate, side: string): number => Number(attributes[side] ?? 0)
const SIDES = ['width_mm', 'depth_mm', 'height_mm'] as const

/** Machines of a kind whose row states all of their sides, cheapest first. */
async function measured(need: Need, kind: 'washer' | 'dryer', catalogue: Catalogue): Promise<Candidate[]> {
  const { budget: _b, widthMm: _w, depthMm: _d, heightMm: _h, inGap: _g, parts: _p, kg: _kg, ...own } = need
  const ofKind: Need = {
    ...own,
    kinds: [kind],
    features: kind === 'washer' ? ['front_load'] : [],
    featuresExcluded: [],
    lines: [],
  }
  const found = await catalogue.find(queryFor(constraintsOf(ofKind, null), new Set(), 300))
  return found
    .filter((one) => one.price !== null && SIDES.every((side) => sideOf(one, side) > 0))
    .filter(({ attributes }) => kind === 'dryer' || attributes['dry_kg'] === undefined)
    .toSorted((one, other) => (one.price ?? 0) - (other.price ?? 0))
}

/** Whether two machines share the place that was said, one on the other or side by side. */
function isIn(
  { washer, dryer }: Pair,
  { widthMm = Infinity, depthMm = Infinity, heightMm = Infinity }: Need,
  isStacked: boolean,
) {
  const both = (side: string) => [sideOf(washer, side), sideOf(dryer, side)] as const
  const sum = (side: string) => both(side)[0] + both(side)[1]
  const most = (side: string) => Math.max(...both(side))
  return (
    most('depth_mm') <= depthMm &&
    (isStacked ? most('width_mm') : sum('width_mm')) <= widthMm &&
    (isStacked ? sum('height_mm') : most('height_mm')) <= heightMm
  )
}

/** A washer and a dryer that share a place: pairs of one brand first, the cheapest of each. */
export async function answerTogether(
  { question, need, catalogue }: Asked,
  place: Place,
): Promise<Drafted | null> {
  const [washers, dryers] = await Promise.all([
    measured(need, 'washer', catalogue),
    measured(need, 'dryer', catalogue),
  ])
  const isStacked = place.type === 'stacked'
  const limit = need.budget?.max ?? need.budget?.target ?? Infinity
  const pairs = washers
    .flatMap((washer) =>
      dryers.map((dryer): Pair => ({ washer, dryer, total: (washer.price ?? 0) + (dryer.price ?? 0) })),
    )
    .toSorted((one, other) => one.total - other.total)
  if (pairs.length === 0) return null
  const fitting = pairs.filter((pair) => isIn(pair, need, isStacked))
  const paid = fitting.filter(({ total }) => total <= limit)
  const pool = paid.length > 0 ? paid : fitting
  const [cheapest] = pool
  const alike = pool.find(({ washer, dryer }) => washer.brand === dryer.brand)
  const chosen = [...new Set([...(alike ? [alike] : []), ...(cheapest ? [cheapest] : [])])]
  const fact = factAmong(['chong-may-say-len-may-giat'])
  const room = sayRoom(need)
  if (chosen.length === 0) return { draft: writeNone(pairs, need, isStacked, room) }
  const shown = [...new Set(chosen.flatMap(({ washer, dryer }) => [washer, dryer]))]
  const sources = await catalogue.priceSources(shown.map(({ id }) => id))
  const price = (one: Candidate) =>
    `giá ${formatVnd(one.price ?? 0)}${seenAt(sources.find(({ productId }) => productId === one.id) ?? null)}`
  const lines = chosen.map((pair) => {
    const { washer, dryer, total } = pair
    const of = (one: Candidate) =>
      `${one.title} (${SIDES.map((side) => cm(sideOf(one, side))).join(' × ')}), ${price(one)}`
    const head = pair === alike ? 'Cùng hãng' : 'Rẻ nhất'
    return `• ${head}: ${of(washer)}; ${of(dryer)}. ${sayTogether(pair, need, isStacked)} Cộng lại ${formatVnd(total)}.`
  })
  const over =
    cheapest && cheapest.total > limit
      ? ` Rẻ nhất cũng ${sayVnd(cheapest.total)}, vượt ${sayVnd(cheapest.total - limit)}.`
      : ''
  const opening = `${sentence(isStacked ? `được, ${room} chồng được máy giặt cửa trước với máy sấy` : `được, ${room} đặt được máy giặt với máy sấy cạnh nhau`)}${over} Số đo là ngang × sâu × cao theo hãng ghi.`
  const behind =
    'Hai máy còn cần chỗ cho ống nước, ống xả sau lưng và cánh mở phía trước: trừ ra trước khi chốt.'
  // 'máy sấy LG chồng lên máy giặt Electrolux': what is known of two makers comes before what would fit by its size.
  const folded = fold(question)
  const named = Object.keys(BRAND_COUNTRY).filter((brand) => ` ${folded} `.includes(` ${fold(brand)} `))
  const isMixed = isStacked && fact !== undefined && named.length > 1
  const paragraphs = isMixed
    ? [fact.verdict, ...lines, behind]
    : [opening, ...lines, behind, ...(isStacked && fact ? [fact.verdict] : [])]
  return {
    draft: {
      paragraphs,
      picks: shown.map((candidate) => ({
        role: 'best' as const,
        candidate,
        reason: reasonFor({ role: 'best', candidate }, null, { ...need, widthMm: need.widthMm ?? 1 }),
        tradeOff: null,
        priceSource: sources.find(({ productId }) => productId === candidate.id) ?? null,
      })),
      sources: isStacked && fact ? [factSource(fact)] : [],
      relatedQuestions: [
        'Máy sấy quần áo nào rẻ nhất?',
        'Chồng máy sấy lên máy giặt được không, cần những gì?',
      ],
      rules: paragraphs,
    },
  }
}

function sayRoom({ widthMm, depthMm, heightMm }: Need): string {
  const sides = [
    ...(widthMm ? [`ngang ${cm(widthMm)}`] : []),
    ...(depthMm ? [`sâu ${cm(depthMm)}`] : []),
    ...(heightMm ? [`cao ${cm(heightMm)}`] : []),
  ]
  return sides.length > 0 ? `chỗ ${sides.join(', ')}` : 'về kích thước thì'
}

function sayTogether({ washer, dryer }: Pair, { widthMm, heightMm }: Need, isStacked: boolean): string {
  const side = isStacked ? 'height_mm' : 'width_mm'
  const both = sideOf(washer, side) + sideOf(dryer, side)
  const most = isStacked ? heightMm : widthMm
  const left = most === undefined ? '' : `, còn dư ${cm(most - both)}`
  return `${isStacked ? 'Chồng lên cao' : 'Đặt cạnh nhau ngang'} ${cm(both)}${left}.`
}

function writeNone(pairs: readonly Pair[], need: Need, isStacked: boolean, room: string) {
  const side = isStacked ? 'height_mm' : 'width_mm'
  const least = pairs.toSorted(
    (a, b) => sideOf(a.washer, side) + sideOf(a.dryer, side) - sideOf(b.washer, side) - sideOf(b.dryer, side),
  )[0]
  const said = least
    ? `${sentence(`${room} thì chưa cặp máy giặt cửa trước và máy sấy nào có ghi kích thước lọt`)} Gọn nhất là ${least.washer.title} với ${least.dryer.title}: ${sayTogether(least, { ...need, widthMm: undefined, heightMm: undefined }, isStacked)} Máy giặt có sẵn sấy thì chỉ cần một chỗ.`
    : room
  return {
    paragraphs: [said],
    picks: [],
    others: least ? [least.washer, least.dryer] : [],
    sources: [],
    relatedQuestions: ['Máy giặt sấy dưới 15 triệu', 'Máy sấy quần áo nào rẻ nhất?'],
    rules: [said],
  }
}
