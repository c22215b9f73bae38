import type { GroundedProduct } from './grounds.ts'
import { isInSum, wordsBefore } from './quantities.ts'
import type { Quantity } from './quantities.ts'
import type { Read } from './read-sentence.ts'

/** Where a figure of the question or of a rule stands. */
export type Place = {
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
export function isQuotedAsShared(quantity: Quantity, place: Place, read: Read): boolean {
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
