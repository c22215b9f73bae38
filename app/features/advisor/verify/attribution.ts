import type { Grounds, GroundedProduct } from './grounds.ts'
import { gapKeys } from './grounds.ts'
import type { Mention } from './product-names.ts'
import { isInSum, quantitiesIn, quantityKey, UNREADABLE } from './quantities.ts'
import type { Quantity } from './quantities.ts'
import type { Read } from './read-sentence.ts'

/** A sentence without its names, the products it names in order, and those it is about where it names none. */
export type Attributed = { read: Read; mentions: readonly Mention[]; carried: readonly number[] }

const COMPARES = /(?<!\p{L})(?:hon|chenh|cach nhau|them|it hon|bot|do|so voi|kem|tiet kiem duoc)(?!\p{L})/u
const ALL =
  /(?<!\p{L})(?:ca (?:hai|ba|2|3)|(?:hai|ba|cac|nhung|2|3) (?:may|mau|lua chon|goi y|phuong an|san pham|con|chiec|model)|lua chon|muc gia|gia tu|dao dong)(?!\p{L})/u
/** Small counts of what the answer itself lists. */
const COUNTERS = new Set(
  'may mau lua phuong san chiec cai con goi model dong yeu diem tieu ly cach huong ben kieu muc phien ten loai hang tu tivi buoc viec dieu'.split(
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
    if (!isGrounded(quantity, nearest?.ids, sentence, grounds)) {
      return `figure ${quantity.value} ${quantity.unit ?? ''}`.trim()
    }
  }
  return null
}

function isGrounded(
  quantity: Quantity,
  nearest: readonly number[] | undefined,
  { read, mentions, carried }: Attributed,
  { products, shared }: Grounds,
): boolean {
  if (quantity.unit === UNREADABLE) return false
  if (isSmallCount(quantity, read)) return true
  const key = quantityKey(quantity)
  const of = (ids: readonly number[]) => products.filter(({ id }) => ids.includes(id))
  const speaksOfAll = mentions.length === 0 && (carried.length === 0 || ALL.test(read.folded))
  const subjects = nearest ? of(nearest) : speaksOfAll ? products : of(carried)
  if (subjects.some((product) => isOwn(product, key, quantity, read))) return true
  if (COMPARES.test(read.folded) && (quantity.unit !== null || /cspf|hieu suat/.test(read.folded))) {
    const named = of(mentions.length > 0 ? mentions.flatMap(({ ids }) => ids) : carried)
    const others = named.length > 1 ? named : products
    const all = named.length > 0 ? named : products
    if (all.some((one) => others.some((other) => one !== other && gapKeys(one, other).has(key)))) return true
  }
  const isBeforeNames =
    mentions.length > 0 && (read.tokens[quantity.first]?.start ?? 0) < (mentions[0]?.start ?? 0)
  if (!shared.has(key)) return false
  if (mentions.length === 0 && quantity.unit !== '₫' && SAYS_RULE.test(read.folded)) return true
  return (
    (isBeforeNames && SAYS_NEED.test(read.folded)) || isQuotedAsShared(quantity, subjects, speaksOfAll, read)
  )
}

/** 'hai mẫu', '3 lựa chọn': of what is listed, not of a product. */
function isSmallCount({ value, unit, next }: Quantity, { tokens }: Read): boolean {
  return unit === null && Number.isInteger(value) && value <= 3 && COUNTERS.has(tokens[next]?.text ?? '')
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

/** What the visitor said of the home: may stand beside any product. */
const SITUATION = new Set(['người', 'm²', 'm³', 'm', 'tuổi', 'bộ'])
const NEEDS =
  /(?<!\p{L})(?:can|nen|thieu|hop|nha|phong|tinh|bang|muc|nguong|duoi|khong qua|toi da|it nhat|quy tac|cong thuc|nhu cau|yeu cau|ly tuong|quanh)(?!\p{L})|[=×]/u
/** Before the first name, figures behind these words are those of the question. */
const SAYS_NEED = /^[^\uE000]*(?<!\p{L})(?:nhu cau|yeu cau|ngan sach|neu ban can|ban can|ban muon)(?!\p{L})/u
/** A sentence about the home and no product: what a rule asks. */
const SAYS_RULE = /^[^\uE000]*(?<!\p{L})(?:phong|nha|gia dinh|ngoi cach|nguoi)(?!\p{L})[^\uE000]*$/u
const AT_MOST =
  /(?<!\p{L})(?:duoi|khong qua|khong vuot|toi da|trong|den|khong den|chua toi|chua den)(?!\p{L})/u
const SAYS_NONE = /(?<!\p{L})(?:khong|chua) (?:co|thay|tim thay)(?!\p{L})/u
const ABOUT_MONEY = /(?<!\p{L})(?:ngan sach|tam|khoang|muc|tren|tu|so tien|budget)(?!\p{L})/u

/** Whether a figure of the question or of a rule is quoted as that, and not passed off as a product's. */
function isQuotedAsShared(
  quantity: Quantity,
  subjects: readonly GroundedProduct[],
  speaksOfAll: boolean,
  { tokens, folded }: Read,
): boolean {
  const { unit, inRange, value, first } = quantity
  if (unit === null) return isInSum(quantity, tokens)
  const before = tokens
    .slice(Math.max(0, first - 5), first)
    .map(({ text }) => text)
    .join(' ')
  if (unit === '₫') {
    if (SAYS_NONE.test(folded)) return true
    if (AT_MOST.test(before)) return subjects.every(({ candidate }) => (candidate.price ?? 0) <= value)
    return ABOUT_MONEY.test(before) && !/(?<!\p{L})gia(?: \p{L}+)?$/u.test(before)
  }
  if (speaksOfAll || inRange || SITUATION.has(unit ?? '')) return true
  return NEEDS.test(before)
}

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
