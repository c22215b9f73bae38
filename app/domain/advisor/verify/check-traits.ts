import { isNone } from './clauses.ts'
import type { GroundedProduct } from './grounds.ts'
import { quantityKey } from './quantities.ts'
import {
  isConditional,
  isInPart,
  isSaidInDraft,
  isUnknown,
  partOf,
  productsOf,
  subjectAt,
  valueOf,
} from './sense.ts'
import type { Sense } from './sense.ts'
import type { Trait } from './words/traits.ts'

/** Why a product has not what is said of it, or has what is denied; null where all of it holds. */
export function wrongTrait(sense: Sense): string | null {
  let last: Trait | null = null
  for (const [at, item] of sense.items.entries()) {
    if (sense.spoken.some((one) => one.role === 'reference' && one.at === at)) continue
    if (item.is === 'trait') {
      last = item.trait
      if (!traitHolds(sense, at, item.trait)) return `trait: ${item.word}`
    } else if (item.is === 'kind' && !kindHolds(sense, at, item.ids)) {
      return `kind: ${item.word}`
    } else if (item.is === 'attribute' && !doesIt(sense, at, item.word)) {
      return `use: ${item.word}`
    } else if (item.is === 'has' && last && isLastOfPart(sense, at)) {
      if (!isSaidOf(sense, at, last)) return `trait: ${last.name}`
    }
  }
  return null
}

const has = (trait: Trait, { candidate, foldedTitle }: GroundedProduct) =>
  trait.of({ attributes: candidate.attributes, foldedTitle })

function traitHolds(sense: Sense, at: number, trait: Trait): boolean {
  if (sense.isQuestion && sense.spoken.length === 0) return true
  if (isConditional(sense, at) && !sense.spoken.some((one) => one.role === 'subject' && one.at > at))
    return true
  if (isUnknown(sense, at)) return isUnstated(sense, at, trait)
  return isSaidOf(sense, at, trait)
}

/** Nothing is known of it for those it is not known of. */
function isUnstated(sense: Sense, at: number, trait: Trait): boolean {
  const named = sense.spoken.filter(({ role }) => role === 'subject')
  const about = named.length > 0 ? productsOf(subjectAt(sense, at), sense) : sense.grounds.products
  return named.length > 0
    ? about.every((one) => has(trait, one) === undefined)
    : about.some((one) => !has(trait, one))
}

function isSaidOf(sense: Sense, at: number, trait: Trait): boolean {
  const isDenied = isDeniedAt(sense, at)
  const like = sense.spoken.filter(
    (one) =>
      one.role === 'reference' && isInPart(sense, one.at, at) && sense.items[one.at - 1]?.is !== 'than',
  )
  const likened = partOf(sense, at).some(({ item }) => item.is === 'like')
    ? like.flatMap(({ ids }) => ids)
    : []
  const own = [...subjectAt(sense, at), ...likened]
  const holds = (one: GroundedProduct) => has(trait, one) === !isDenied
  const others = sense.grounds.products.filter(({ id }) => !own.includes(id))
  const isOnly = isOnlySubject(sense, at)
  return (
    own.length > 0 && productsOf(own, sense).every(holds) && (!isOnly || others.every((one) => !holds(one)))
  )
}

/** 'không có nướng', 'chưa có 5G', 'không chiếc nào có card rời' */
function isDeniedAt(sense: Sense, at: number): boolean {
  return partOf(sense, at).some(
    ({ item, at: place }) =>
      item.is === 'not' &&
      place < at &&
      (at - place <= 3 || isNone(sense.items, place)) &&
      sense.items.slice(place, at).every(({ is }) => is !== 'trait' && is !== 'figure'),
  )
}

/** 'Chỉ riêng Toshiba là sấy ngưng tụ' */
function isOnlySubject(sense: Sense, at: number): boolean {
  return sense.items.some((item, place) => {
    if (item.is !== 'only' || !isInPart(sense, place, at) || place > at) return false
    return sense.spoken.some((one) => one.at > place && one.at < at && one.at - place <= 3)
  })
}

/** What a machine does, by its title: 'giặt được', 'sấy được'. */
const DOES: readonly [word: string, folded: string][] = [
  ['giặt', 'giat'],
  ['sấy', 'say'],
]

/** A deed without a figure is said only of machines made for it. */
function doesIt(sense: Sense, at: number, word: string): boolean {
  const deed = DOES.find(([said]) => word.startsWith(said))
  const isTold = !isUnknown(sense, at) && !(sense.isQuestion && sense.spoken.length === 0)
  return (
    !deed ||
    !isTold ||
    productsOf(subjectAt(sense, at), sense).every(({ foldedTitle }) => foldedTitle.includes(deed[1]))
  )
}

const isLastOfPart = (sense: Sense, at: number) => partOf(sense, at).at(-1)?.at === at

/** A word of some titles is true of those products only, and of none else it is said of. */
function kindHolds(sense: Sense, at: number, ids: readonly number[]): boolean {
  if (isUnknown(sense, at) || (sense.isQuestion && sense.spoken.length === 0)) return true
  const subject = subjectAt(sense, at)
  return isDeniedAt(sense, at)
    ? subject.every((id) => !ids.includes(id))
    : subject.every((id) => ids.includes(id))
}

/** Why a size, a budget, a recommendation or a shop is not as it is said; null where all of them are. */
export function wrongUse(sense: Sense): string | null {
  for (const [at, item] of sense.items.entries()) {
    const subjects = productsOf(subjectAt(sense, at), sense)
    const isAsked = sense.isQuestion && sense.spoken.length === 0
    if (item.word === 'vừa' && isPaired(sense)) continue
    if (item.is === 'fit' && !isAsked && !isUnknown(sense, at) && !fits(sense, at, subjects))
      return `use: ${item.word}`
    if (
      item.is === 'home' &&
      !isAsked &&
      !isUnknown(sense, at) &&
      !isConditional(sense, at) &&
      !isSaidInDraft(sense, at)
    )
      return `use: ${item.word}`
    if (
      item.is === 'elsewhere' &&
      !isUnknown(sense, at) &&
      sense.items[at - 1]?.is !== 'of' &&
      sense.items[at + 1]?.is !== 'name'
    )
      return 'a shop or a maker'
    if (item.is === 'about' && item.side === 'exact' && !isExact(sense, at)) return `use: ${item.word}`
    if (OWN.has(item.word) && DEEDS.has(sense.items[at + 1]?.word ?? '')) return 'a test of one’s own'
    if (item.is === 'affordable' && !isAffordable(sense, subjects)) return `budget: ${item.word}`
    if (item.is === 'recommended' && !subjects.every(({ isBest }) => isBest)) return 'not recommended'
    if (item.is === 'shop' && !subjects.some(({ shops }) => shops.has(item.shop)))
      return 'shop of another product'
    if (item.is === 'foreign' && !isAsked && !isUnknown(sense, at) && !isDeniedNear(sense, at))
      return 'another brand'
    if (item.is === 'left' && !isAsked && !isAmount(sense, at)) return 'budget'
  }
  return null
}

/** Who says what they did themselves. */
const OWN = new Set([
  'mình',
  'tôi',
  'em',
  'bà',
  'ông',
  'ba',
  'má',
  'mẹ',
  'bố',
  'cháu',
  'vợ',
  'chồng',
  'cô',
  'chú',
  'con gái',
  'con trai',
])
const DEEDS = new Set(['dùng', 'mua', 'sử dụng', 'bật', 'thử', 'nghe thử', 'chạy', 'giặt', 'sấy', 'nấu'])

const isExact = ({ items }: Sense, at: number) => ['figure', 'same', 'like'].includes(items[at + 1]?.is ?? '')

const isDeniedNear = ({ items }: Sense, at: number) =>
  items.slice(Math.max(0, at - 2), at).some(({ is }) => is === 'not')

/** 'vừa lau vừa tự đổ rác' sets side by side and sizes nothing. */
const isPaired = ({ items }: Sense) => items.filter(({ word }) => word === 'vừa').length === 2

/** What is left is a sum that is said, or only wished for. */
const isAmount = ({ items }: Sense, at: number) =>
  ['để', 'muốn'].includes(items[at - 1]?.word ?? '') ||
  items.slice(at + 1, at + 3).some(({ is }) => is === 'figure')

const isAffordable = ({ grounds: { budget } }: Sense, subjects: readonly GroundedProduct[]) =>
  budget !== null && subjects.every(({ candidate: { price } }) => price !== null && price <= budget)

/** How the draft says that a product is of the size that was worked out. */
const SUITS = /(?<!chưa )đúng với phòng|đúng cỡ/u

/** A home that the row says the product is for, a place it stands in, or what the draft says of it in these words. */
function fits(sense: Sense, at: number, subjects: readonly GroundedProduct[]): boolean {
  if (subjects.length === 0 || isDeniedNear(sense, at)) return false
  const homes = partOf(sense, at).flatMap(({ item }) => (item.is === 'figure' ? [item.quantity] : []))
  const places = homes.filter(({ unit }) => unit === 'm²' || unit === 'người')
  const isRuled = places.some((place) => sense.grounds.rules.some(({ keys }) => keys.has(quantityKey(place))))
  const isSized = subjects.every(({ written }) => written.some((text) => SUITS.test(text)))
  if (isRuled && !isSized) return false
  const sides = homes.filter(({ unit }) => unit === 'cm' || unit === 'mm')
  if (places.length === 0 && sides.length === 0) return isSized || isSaidInDraft(sense, at)
  return (
    subjects.every((product) =>
      places.every(({ unit, value }) => {
        const [least, most] = unit === 'm²' ? ['room_m2_min', 'room_m2_max'] : ['people_min', 'people_max']
        const [low, high] = [valueOf(product, least ?? ''), valueOf(product, most ?? '')]
        return high !== null && value <= high && (low === null || value >= low)
      }),
    ) &&
    subjects.every((product) =>
      sides.every(({ unit, value }) => {
        const said = unit === 'cm' ? value * 10 : value
        return ['width_mm', 'depth_mm'].every((side) => (valueOf(product, side) ?? Infinity) <= said)
      }),
    )
  )
}
