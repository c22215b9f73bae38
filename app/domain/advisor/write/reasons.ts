import { attributesOfKind, cardFactKeys, describeAttribute } from '#app/domain/catalogue/attributes.ts'
import { kindRecord, shippedRecord } from '#app/kinds/kind.ts'
import { searchWords } from '#app/vietnamese/fold.ts'
import { sayAbout } from '#app/vietnamese/money.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import type { Candidate } from '../catalogue.ts'
import { comparableOf } from '../rank/comparables.ts'
import { gapsBetween, isGain } from '../rank/differences.ts'
import type { Difference } from '../rank/differences.ts'
import type { Pick } from '../rank/recommend.ts'
import { measureOf, sortByExtreme } from '../rank/superlatives.ts'
import { measuresOf, NEED_GPU } from '../rank/wishes.ts'
import { saidSizes } from '../retrieve/said-sizes.ts'
import type { SizeAdvice } from '../sizing/rule.ts'
import { sayNamed } from '../stated/say-asked.ts'
import { ORDER_LABELS } from '../understand/chip-labels.ts'
import type { NamedOrder, Need, Priority } from '../understand/need.ts'
import { sayNeed } from './need-words.ts'
import { joinWords, lowerFirst } from './phrasing.ts'

const DOORS: Record<string, string> = {
  'top-freezer': 'ngăn đá trên',
  'bottom-freezer': 'ngăn đá dưới',
  'side-by-side': 'kiểu side by side',
  'multi-door': 'nhiều cửa',
  'french-door': 'cửa kiểu Pháp',
  mini: 'cỡ mini',
}

/** The figure a size was worked out for, as this product has it: 'dung tích 374 lít, đúng cỡ cho nhà bạn'. */
function sizeReason({ kind, attributes }: Candidate, size: SizeAdvice | null, need: Need): string | null {
  if (!size) return null
  for (const { attribute, min, max } of [size, ...size.alsoNeeds]) {
    const value = attributes[attribute]
    const comparable = comparableOf(kind, attribute)
    if (typeof value !== 'number') continue
    if (attribute === 'cooling_btu') {
      if (size.pieces)
        return `công suất ${formatNumber(value)} BTU/h mỗi máy, ${formatNumber(size.pieces)} máy mới đủ phòng`
      const fits = value >= min && (max === null || value <= max)
      return `công suất ${formatNumber(value)} BTU/h ${fits ? 'đúng' : 'chưa đúng'} với phòng`
    }
    if (!comparable) continue
    const figure = `${lowerFirst(comparable.label)} ${formatNumber(value)} ${comparable.unit ?? ''}`.trim()
    // Who named the size is not told what a rule would say.
    const isSaid = saidSizes(need).some((said) => said.attribute === attribute)
    if (isSaid || max === null || max === min) return figure
    const range = `${formatNumber(min)}–${formatNumber(max)} ${size.unit}`
    return value >= min && value <= max
      ? `${figure}, đúng cỡ ${forWhom(need)}`
      : `${figure}, chưa đúng mức ${range}`
  }
  return null
}

/** What the size was worked out from. */
function forWhom({ people, distanceM }: Need): string {
  if (people !== undefined) return 'cho nhà bạn'
  return distanceM === undefined ? 'nên dùng' : 'cho chỗ bạn ngồi'
}

function figureReasons(kind: string, attributes: Candidate['attributes']): string[] {
  const phrased = Object.entries(kindRecord(kind).reasons ?? {}).flatMap(([attribute, phrase]) => {
    const value = attributes[attribute]
    return typeof value === 'number' ? [phrase.replace('#', formatNumber(value))] : []
  })
  return [...phrased, ...ownFigureReasons(kind, attributes)]
}

/** What editors put on the cards of a kind: 'số mũi may 23 mũi', 'kiểu máy Cơ', 'chống cận'. */
function ownFigureReasons(kind: string, attributes: Candidate['attributes']): string[] {
  const shipped = new Set(shippedRecord(kind)?.cardFacts)
  const own = attributesOfKind(kind).filter((key) => !shipped.has(key) && cardFactKeys(kind).includes(key))
  return cardReasons(kind, attributes, own)
}

/** What a product's card says of it, by the names of its facts: 'độ phân giải HD', 'chống cận'. */
const cardReasons = (
  kind: string,
  attributes: Candidate['attributes'],
  keys = cardFactKeys(kind),
): string[] =>
  keys.flatMap((key) => {
    const value = attributes[key]
    const fact = value === undefined || value === false ? null : describeAttribute(kind, key, value)
    return fact ? [value === true ? lowerFirst(fact.label) : `${lowerFirst(fact.label)} ${fact.value}`] : []
  })

/** An average below this is no reason to recommend anything. */
const GOOD_RATING = 4

/** What stands out about a product on its own, most telling first: figures and kinds of build, never a quality that no figure shows. */
export function ownReasons({ kind, attributes, rating }: Candidate): string[] {
  const {
    inverter,
    cspf,
    energy_kwh_year: kwh,
    doors,
    load_type: load,
    panel,
    resolution,
    two_way: twoWay,
  } = attributes
  const { ram_gb: ram, storage_gb: storage, battery_mah: battery, refresh_hz: hz } = attributes
  return [
    typeof cspf === 'number' ? `hiệu suất làm lạnh CSPF ${formatNumber(cspf)}` : null,
    typeof kwh === 'number' ? `điện khoảng ${formatNumber(kwh)} kWh mỗi năm` : null,
    inverter === true ? 'có inverter' : null,
    kind === 'fridge' && typeof doors === 'string' ? (DOORS[doors] ?? null) : null,
    load === 'front' ? 'cửa trước, lồng ngang' : null,
    load === 'top' ? 'cửa trên, lồng đứng' : null,
    typeof panel === 'string' && typeof resolution === 'string' ? `màn ${panel} ${resolution}` : null,
    typeof hz === 'number' && hz >= 100 ? `tần số quét ${formatNumber(hz)} Hz` : null,
    twoWay === true ? 'có cả chiều sưởi cho mùa đông' : null,
    typeof ram === 'number' && typeof storage === 'number'
      ? `RAM ${ram} GB, bộ nhớ ${formatNumber(storage)} GB`
      : null,
    typeof battery === 'number' ? `pin ${formatNumber(battery)} mAh` : null,
    attributes.gpu_discrete === true ? sayGpu(attributes) : null,
    ...figureReasons(kind, attributes),
    rating && rating.count >= 3 && rating.average >= GOOD_RATING
      ? `người dùng chấm ${formatNumber(rating.average, 1)}/5 (${rating.count} đánh giá)`
      : null,
  ].filter((reason) => reason !== null)
}

/** 'card rời NVIDIA GeForce RTX 3050 6 GB': which card decides what runs. */
const sayGpu = ({ gpu }: Candidate['attributes']): string =>
  typeof gpu === 'string' ? `card rời ${gpu}` : 'có card đồ họa rời'

/** The product's own measures, where a place for it was said: 'ngang 59,5 cm, sâu 60 cm, cao 82 cm'. */
function placeReason(
  { attributes, kind }: Candidate,
  { widthMm, depthMm, heightMm, inGap }: Need,
): string | null {
  if (!widthMm && !depthMm && !heightMm) return null
  const sides = (
    [
      ['ngang', 'width_mm'],
      ['sâu', 'depth_mm'],
      ['cao', 'height_mm'],
    ] as const
  ).flatMap(([name, key]) => {
    const value = attributes[key]
    return typeof value === 'number' ? [`${name} ${formatNumber(value / 10)} cm`] : []
  })
  const width = attributes['width_mm']
  // Kinds that get warm: what is left beside them is what they breathe.
  const isLeft = inGap && widthMm && typeof width === 'number' && kindRecord(kind).clearance
  const left = isLeft ? [`mỗi bên còn hở ${formatNumber((widthMm - width) / 20, 1)} cm`] : []
  return sides.length > 0 ? [...sides, ...left].join(', ') : null
}

/** What is said of a product that has no figure or rating to stand out by. */
export const PLAIN_REASON = 'hãng công bố ít thông số, mình chọn theo giá và nhu cầu của bạn'

/**
 * Why this product: its size against the rule, then what it has of what was wished, then of its own. At most three short phrases.
 * @param among all that fit what was asked, which it may lead
 */
export function reasonFor(
  { candidate }: Pick,
  size: SizeAdvice | null,
  need: Need,
  among: readonly Candidate[] = [],
): string {
  const place = placeReason(candidate, need)
  const own = withoutRepeats([
    ...(place ? [place] : []),
    ...(candidate.attributes.gpu_discrete === true && wantsGpu(need) ? [sayGpu(candidate.attributes)] : []),
    ...wishedReasons(candidate, need, among),
    ...ownReasons(candidate).map((reason) => withLead(reason, candidate, need, among)),
  ])
  const saving = need.priorities.includes('saving')
  const bySize = sizeReason(candidate, size, need)
  const sized = bySize?.split(/[ ,]/)[0]
  const others = bySize
    ? own.filter((reason) => reason.split(' ')[0] !== sized && !saysSameFigure(reason, bySize))
    : own
  const reasons = bySize && !saving ? [bySize, ...others] : [...others, ...(bySize ? [bySize] : [])]
  const best = reasons.length > 0 ? reasons : cardReasons(candidate.kind, candidate.attributes)
  const told = [...newBeside(sayNeed(need), best).slice(0, MOST_REASONS), ...priceReason(candidate, among)]
  return (told.length > 0 ? told : best).slice(0, MOST_REASONS).join('; ') || PLAIN_REASON
}

/** Reasons that say more than the need they stand beside: 'kiểu tai nghe chụp tai' says nothing to who asked for 'chụp tai'. */
function newBeside(said: string, reasons: readonly string[]): string[] {
  const needed = searchWords(said).join(' ')
  const isSaid = (reason: string) => needed.includes(searchWords(reason).slice(-2).join(' '))
  return reasons.filter((reason) => /\d/.test(reason) || !isSaid(reason))
}

/** Fewer than these are no market to be cheap in. */
const MARKET = 5
/** From this share of them on that cost more a price is a reason. */
const CHEAP = 0.6

/** 'rẻ hơn 7 trong 9 máy hợp yêu cầu', of a product that costs less than most that fit. */
function priceReason({ price }: Candidate, among: readonly Candidate[]): string[] {
  const others = among.flatMap((one) => (one.price === null ? [] : [one.price]))
  if (price === null || others.length < MARKET) return []
  const dearer = others.filter((one) => one > price).length
  if (dearer === others.length - 1) return [`rẻ nhất trong ${others.length} máy hợp yêu cầu`]
  const isCheap = dearer >= (others.length - 1) * CHEAP
  return isCheap ? [`rẻ hơn ${dearer} trong ${others.length} máy hợp yêu cầu`] : []
}

const MOST_REASONS = 3

/** Whether what it is for runs on a graphics card, or one is asked for. */
const wantsGpu = ({ uses, features }: Need): boolean =>
  features.includes('discrete_gpu') || uses.some((use) => NEED_GPU.has(use))

/** The figures by which what was wished for is weighed, as this product has them: who wants it quiet is told how loud it is. */
const wishedReasons = (candidate: Candidate, need: Need, among: readonly Candidate[]): string[] =>
  measuresOf(need).flatMap((measures) => {
    const stated = measures.find((key) => typeof candidate.attributes[key] === 'number')
    const value = stated && candidate.attributes[stated]
    if (!stated || value === undefined) return []
    return [[sayNamed(candidate.kind, stated, value), ...leadOf(stated, candidate, need, among)].join(', ')]
  })

/** The extreme that a wish is for: who wants it light is told where nothing that fits is lighter. */
const EXTREME_OF: Partial<Record<Priority, NamedOrder>> = {
  battery: 'longest_battery',
  camera: 'sharpest_camera',
  light: 'lightest',
  quiet: 'quietest',
  saving: 'thriftiest',
  big: 'biggest',
  compact: 'smallest',
}

/** To lead fewer than these is no distinction. */
const FEW = 3

/** 'êm nhất trong 8 máy có ghi', of a product that leads all that state the figure; empty where it does not. */
function leadOf(attribute: string, candidate: Candidate, need: Need, among: readonly Candidate[]): string[] {
  const order = need.priorities
    .flatMap((priority) => EXTREME_OF[priority] ?? [])
    .find((one) => measureOf(one, among)?.attribute === attribute)
  if (!order) return []
  const stating = sortByExtreme(order, among)
  const leads = stating[0]?.attributes[attribute] === candidate.attributes[attribute]
  return leads && stating.length >= FEW ? [`${ORDER_LABELS[order]} trong ${stating.length} máy có ghi`] : []
}

/** The figures of electricity, by how a reason begins with them. */
const CURRENT = [
  ['điện khoảng', 'energy_kwh_year'],
  ['hiệu suất làm lạnh CSPF', 'cspf'],
] as const

/** A reason with what it leads in, where it tells how much current a machine takes and little was asked for. */
function withLead(reason: string, candidate: Candidate, need: Need, among: readonly Candidate[]): string {
  const figure = CURRENT.find(([words]) => reason.startsWith(words))
  return figure ? [reason, ...leadOf(figure[1], candidate, need, among)].join(', ') : reason
}

/** Reasons without those that repeat the figure of one before: 'nặng 1,32 kg' says what 'trọng lượng 1,32 kg' said. */
const withoutRepeats = (reasons: readonly string[]): string[] =>
  reasons.filter((reason, at) => {
    const figure = /\d[\d.,]* ?(?:\p{L}|m²)+/u.exec(reason)?.[0]
    return !reasons.slice(0, at).some((before) => figure !== undefined && before.includes(figure))
  })

/** 'lòng nồi 1,8 lít' says what 'dung tích 1,8 lít' said. */
function saysSameFigure(reason: string, said: string): boolean {
  const figure = /\d[\d.,]* (?:lít|m²|kg|bộ|inch)/.exec(reason)?.[0]
  return figure !== undefined && said.includes(figure)
}

/** Differences worth a phrase beside the price. */
const MAX_GAPS = 2

/** The gaps that are named: those in what was wished, then the first ones, with a gain among them where there is one. */
function telling(all: readonly Difference[], need: Need | null): Difference[] {
  const wished = new Set(need ? measuresOf(need).flat() : [])
  const gaps = all.toSorted((a, b) => Number(wished.has(b.attribute)) - Number(wished.has(a.attribute)))
  const named = gaps.slice(0, MAX_GAPS)
  const gain = gaps.find(isGain)
  if (!gain || named.some(isGain)) return named
  return [...named.slice(0, MAX_GAPS - 1), gain]
}

/** What is won and lost against another pick, in phrases about the first of them. */
type TradeOff = { won: string[]; lost: string[] }

/**
 * What is won and lost against another pick, by price and by the figures that differ.
 * @param size the size that was worked out: what is further from its ideal than the other has lost by it, also where it is more
 * @param need what was wished: what it is weighed by is told first
 */
export function weighAgainst(
  pick: Pick,
  other: Pick,
  size: SizeAdvice | null = null,
  need: Need | null = null,
): TradeOff {
  const [own, theirs] = [pick.candidate, other.candidate]
  const money = (own.price ?? 0) - (theirs.price ?? 0)
  const price = `${money < 0 ? 'rẻ' : 'đắt'} hơn ${sayAbout(Math.abs(money))}`
  const gaps = telling(gapsBetween(own, theirs), need)
  const nears = (gap: Difference) => (gap.isBetter === null ? nearer(own, theirs, gap, size) : null)
  const wins = (gap: Difference) => nears(gap) ?? isGain(gap)
  const most = size?.max ?? null
  const isBeyond = size !== null && most !== null && Number(own.attributes[size.attribute]) > most
  const tooMuch = isBeyond ? 'quá cỡ nên dùng' : 'xa cỡ lý tưởng hơn'
  return {
    won: [
      ...(money < 0 ? [price] : []),
      ...gaps.filter(wins).map((gap) => (isGain(gap) ? gap.phrase : 'gần cỡ lý tưởng hơn')),
    ],
    lost: [
      ...(money > 0 ? [price] : []),
      ...gaps
        .filter((gap) => !wins(gap))
        .map((gap) => (isGain(gap) ? `${gap.phrase}, ${tooMuch}` : gap.phrase)),
    ],
  }
}

/** Whether one is nearer to the ideal size than another; null where no size was worked out, or both are as far by it. */
function nearer(
  { attributes: own }: Candidate,
  { attributes: theirs }: Candidate,
  { attribute }: Difference,
  size: SizeAdvice | null,
): boolean | null {
  const wanted = size && [size, ...size.alsoNeeds].find((range) => range.attribute === attribute)
  const [a, b] = [own[attribute], theirs[attribute]]
  if (!wanted || typeof a !== 'number' || typeof b !== 'number') return null
  const [miss, others] = [Math.abs(a - wanted.ideal), Math.abs(b - wanted.ideal)]
  return Math.abs(miss - others) < wanted.ideal * SIZE_MATTERS ? null : miss < others
}

/** What differs from the ideal by a smaller share of it than this is as near. */
const SIZE_MATTERS = 0.1

/** What is won and lost in words: 'rẻ hơn 1,15 triệu, đổi lại nhỏ hơn 16 lít'; null where nothing measured differs. */
export function sayTradeOff({ won, lost }: TradeOff): string | null {
  if (won.length === 0 && lost.length === 0) return null
  if (won.length === 0) return joinWords(lost)
  if (lost.length === 0) return joinWords(won)
  return `${joinWords(won)}, đổi lại ${joinWords(lost)}`
}
