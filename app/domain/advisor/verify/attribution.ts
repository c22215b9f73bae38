import type { Grounds, GroundedProduct } from './grounds.ts'
import { gapKeys } from './grounds.ts'
import type { Mention } from './product-names.ts'
import { quantitiesIn, quantityKey, UNREADABLE, wordsBefore, isInSum } from './quantities.ts'
import type { Quantity } from './quantities.ts'
import type { Read } from './read-sentence.ts'

/** A sentence without its names, the products it names in order, and those it is about where it names none. */
export type Attributed = { read: Read; mentions: readonly Mention[]; carried: readonly number[] }

/** Words right before a difference ('rẻ hơn 1,9 triệu', 'đỡ tốn 59 kWh'). */
const COMPARES = /(?<!\p{L})(?:hon|chenh|chenh lech|them|bot|kem|do ton|tiet kiem|nhau)(?!\p{L})/u
/** Words for all that was recommended, where a sentence names none. */
const ALL =
  /(?<!\p{L})(?:ca (?:hai|ba|2|3)|(?:hai|ba|cac|nhung|2|3) (?:may|mau|lua chon|goi y|phuong an|san pham|con|chiec|model)|lua chon|muc gia|gia tu|dao dong)(?!\p{L})/u
/** Words that say a figure of every one. */
const EVERY =
  /(?<!\p{L})(?:ca (?:hai|ba|2|3)|deu|cung (?:gia|muc|dung tich|cong suat|co)|moi (?:may|mau|chiec))(?!\p{L})/u
/** Small counts of what the answer itself lists. */
const COUNTERS = new Set(
  'máy mẫu lựa phương sản chiếc cái con gợi model dòng yếu điểm tiêu lý lí cách hướng bên mức tủ tivi bước việc điều'.split(
    ' ',
  ),
)

/** Why a figure of the sentence is not grounded; null where all are. */
export function wrongFigure(sentence: Attributed, grounds: Grounds): string | null {
  const { read, mentions } = sentence
  const wrongOrder = wrongPriceOrder(sentence, grounds)
  if (wrongOrder) return wrongOrder
  for (const quantity of quantitiesIn(read.tokens)) {
    const start = read.tokens[quantity.first]?.start ?? 0
    const nearest = mentions.findLast((mention) => mention.start < start) ?? mentions[0]
    const ids = EVERY.test(read.folded) ? mentions.flatMap((mention) => mention.ids) : (nearest?.ids ?? [])
    if (!isGrounded(quantity, ids, sentence, grounds)) {
      return `figure ${quantity.value} ${quantity.unit ?? ''}`.trim()
    }
  }
  return null
}

function isGrounded(
  quantity: Quantity,
  nearest: readonly number[],
  { read, mentions, carried }: Attributed,
  { products, shared }: Grounds,
): boolean {
  if (quantity.unit === UNREADABLE) return false
  if (isSmallCount(quantity, read)) return true
  const key = quantityKey(quantity)
  const of = (ids: readonly number[]) => products.filter(({ id }) => ids.includes(id))
  const speaksOfAll = nearest.length === 0 && (carried.length === 0 || ALL.test(read.folded))
  const subjects = nearest.length > 0 ? of(nearest) : speaksOfAll ? products : of(carried)
  const isOf = (product: GroundedProduct) => isOwn(product, key, quantity, read)
  if (EVERY.test(read.folded) && !quantity.inRange ? subjects.every(isOf) : subjects.some(isOf)) return true
  if (isDifference(quantity, read)) {
    const named = of(mentions.length > 0 ? mentions.flatMap(({ ids }) => ids) : carried)
    const others = named.length > 1 ? named : products
    const all = named.length > 0 ? named : products
    if (all.some((one) => others.some((other) => one !== other && gapKeys(one, other).has(key)))) return true
  }
  if (!shared.has(key)) return false
  const start = read.tokens[quantity.first]?.start ?? 0
  const before = mentions.filter((mention) => mention.start < start)
  const place = {
    subjects,
    speaksOfAll,
    isAfterName: before.length > 0,
    isAfterTitle: before.some(({ isBrand }) => !isBrand),
    isNamed: mentions.length > 0,
  }
  return isQuotedAsShared(quantity, place, read)
}

function isDifference(quantity: Quantity, read: Read): boolean {
  const before = wordsBefore(quantity, read)
  if (quantity.unit === null && !/cspf|hieu suat/.test(read.folded)) return false
  return COMPARES.test(before) && !/(?<!\p{L})gia(?: \p{L}+)?$/u.test(before)
}

/** 'hai mẫu', '3 lựa chọn': of what is listed, not of a product. */
function isSmallCount({ value, unit, next }: Quantity, { tokens }: Read): boolean {
  return unit === null && Number.isInteger(value) && value <= 3 && COUNTERS.has(tokens[next]?.marked ?? '')
}

/** What tells figures of one unit apart, by the words before them; a bare figure needs its word. */
const LABELS: Readonly<Record<string, readonly string[]>> = {
  cspf: ['cspf', 'hieu suat'],
  ram_gb: ['ram'],
  storage_gb: ['bo nho', 'luu tru', 'rom', 'ssd', 'o cung', 'o ssd'],
  load_kg: ['giat'],
  dry_load_kg: ['say'],
  weight_kg: ['nang', 'can nang', 'trong luong', 'khoi luong may'],
  width_mm: ['rong', 'ngang'],
  height_mm: ['cao'],
  depth_mm: ['sau'],
  energy_kwh_year: [],
}

function isOwn(
  { figures }: GroundedProduct,
  key: string,
  { unit, first }: Quantity,
  { tokens }: Read,
): boolean {
  const attributes = figures.get(key)
  if (!attributes) return false
  const before = tokens
    .slice(Math.max(0, first - 5), first)
    .map(({ text }) => text)
    .join(' ')
  if (unit === null)
    return [...attributes].some((attribute) => LABELS[attribute]?.some((label) => before.includes(label)))
  const last = Object.entries(LABELS)
    .flatMap(([attribute, labels]) =>
      labels.map((label) => ({ attribute, at: ` ${before} `.lastIndexOf(` ${label} `) })),
    )
    .filter(({ at, attribute }) => at >= 0 && sameUnit(attribute, unit))
    .sort((a, b) => b.at - a.at)[0]
  return !last || attributes.has(last.attribute) || attributes.has('title') || attributes.has('written')
}

const UNIT_OF_LABEL: readonly [RegExp, string][] = [
  [/_gb$/, 'GB'],
  [/_kg$/, 'kg'],
  [/_mm$/, 'mm'],
]
const sameUnit = (attribute: string, unit: string) =>
  UNIT_OF_LABEL.some(([pattern, name]) => name === unit && pattern.test(attribute))

const CHEAPER = /(?<!\p{L})(re|dat|mac|thap|cao) hon(?!\p{L})/u

/** 'A rẻ hơn B' where A is the dearer: a lie without a figure. */
function wrongPriceOrder({ read, mentions }: Attributed, { products }: Grounds): string | null {
  const found = CHEAPER.exec(read.folded)
  const [first, second] = mentions
  if (!found || !first || !second || mentions.length > 2) return null
  const priceOf = ({ ids }: Mention) =>
    ids.length === 1 ? products.find(({ id }) => id === ids[0])?.candidate.price : null
  if (
    !(first.end <= found.index && second.start >= found.index) ||
    /[,;]/.test(read.folded.slice(first.end, found.index))
  )
    return null
  if (['thap', 'cao'].includes(found[1] ?? '') && !/gia/.test(read.folded.slice(first.end, found.index)))
    return null
  const [own, other] = [priceOf(first), priceOf(second)]
  if (typeof own !== 'number' || typeof other !== 'number') return null
  const isCheaper = found[1] === 're' || found[1] === 'thap'
  return isCheaper === own < other ? null : 'wrong order of prices'
}

/** Where a figure of the question or of a rule stands. */
type Place = {
  /** The products it would be taken to be said of. */
  subjects: readonly GroundedProduct[]
  /** Of none in particular. */
  speaksOfAll: boolean
  /** A product is named before it in the sentence, by its title or by its brand alone. */
  isAfterName: boolean
  /** By its title. */
  isAfterTitle: boolean
  /** A product is named in the sentence. */
  isNamed: boolean
}

/** What the visitor said of the home: may stand beside any product. */
const SITUATION = new Set(['người', 'm³', 'm', 'tuổi'])
const OF_THE_NEED =
  /(?<!\p{L})(?:nhu cau|yeu cau|ngan sach|ban can|ban muon|can|quy tac|cong thuc|ly tuong|nguong|muc|khung|nen (?:co|chon|mua|lay))(?!\p{L})/u
/** A sentence about the home and no product: what a rule asks. */
const SAYS_RULE = /(?<!\p{L})(?:phong|nha|gia dinh|ngoi cach|nguoi)(?!\p{L})/u
const AT_MOST = /(?<!\p{L})(?:duoi|khong qua|khong vuot|toi da|trong|chua toi|chua den)(?!\p{L})/u
const SAYS_NONE = /(?<!\p{L})(?:khong|chua) (?:co|thay|tim thay)(?!\p{L})/u
const BUDGET = /(?<!\p{L})(?:ngan sach|so tien|budget|tam tien)(?!\p{L})/u
const NEED = /(?<!\p{L})(?:nhu cau|yeu cau)(?!\p{L})/u
const ABOUT = /(?<!\p{L})(?:tam|khoang|muc|tren|tu|den|toi)(?!\p{L})/u
const PRICE = /(?<!\p{L})gia(?: \p{L}+)?$/u

/** Whether a figure of the question or of a rule is quoted as that, and not passed off as a product's. */
function isQuotedAsShared(quantity: Quantity, place: Place, read: Read): boolean {
  const before = wordsBefore(quantity, read)
  if (quantity.unit === null) return isInSum(quantity, read.tokens)
  if (quantity.unit === '₫') return isBudget(quantity, place, before, read)
  if (place.speaksOfAll || SITUATION.has(quantity.unit)) return true
  if (quantity.unit === 'm²') return !place.isAfterName || fitsRoom(quantity.value, place)
  if (!place.isNamed) return SAYS_RULE.test(read.folded) || OF_THE_NEED.test(before)
  if (place.isAfterName) return OF_THE_NEED.test(before)
  const start = read.tokens[quantity.first]?.start ?? 0
  return OF_THE_NEED.test(read.folded.slice(0, start))
}

/** A sum of money of the question: a bound the products keep, or money to spend; never what a product costs. */
function isBudget(
  { value, first }: Quantity,
  { subjects, speaksOfAll, isAfterName, isAfterTitle, isNamed }: Place,
  before: string,
  { folded, tokens }: Read,
): boolean {
  if (SAYS_NONE.test(folded)) return true
  if (AT_MOST.test(before)) return subjects.every(({ candidate }) => (candidate.price ?? 0) <= value)
  if (BUDGET.test(before)) return true
  if (!isAfterTitle && NEED.test(folded.slice(0, tokens[first]?.start ?? 0))) return true
  const isFree = !isAfterName && (isNamed || speaksOfAll)
  return isFree && ABOUT.test(before) && !PRICE.test(before)
}

/** A room larger than a product is made for is not said beside it. */
function fitsRoom(m2: number, { subjects, speaksOfAll }: Place): boolean {
  return (
    speaksOfAll ||
    subjects.every(({ candidate: { attributes } }) => {
      const most = attributes.room_m2_max
      return typeof most !== 'number' || m2 <= most
    })
  )
}
