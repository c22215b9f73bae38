import type { GroundedProduct } from './grounds.ts'
import type { Item } from './items.ts'
import { isInSum, quantityKey, UNREADABLE } from './quantities.ts'
import type { Quantity } from './quantities.ts'
import {
  isSaidInDraft,
  isUnknown,
  labelAt,
  partOf,
  productsOf,
  referenceAt,
  subjectAt,
  unitOf,
  valueOf,
  isInPart,
} from './sense.ts'
import type { Sense } from './sense.ts'

/** Why a figure of the sentence is borne out by nothing; null where all are. */
export function wrongFigure(sense: Sense): string | null {
  for (const [at, item] of sense.items.entries()) {
    if (item.is === 'figure' && !figureHolds(sense, at, item.quantity)) return `figure ${item.word}`
  }
  return null
}

/** The attributes a figure may be of, by what is named beside it and by its unit. */
export function attributesOfFigure(sense: Sense, at: number): readonly string[] {
  const item = sense.items[at]
  if (item?.is !== 'figure') return []
  const { unit } = item.quantity
  const label = labelAt(sense, at).filter((of) => unitOf(of) === unit || isScaled(of, unit))
  if (label.length > 0) return label
  if (unit === null) return lastLabel(sense, at).filter((of) => unitOf(of) === null)
  const stated = sense.grounds.products.flatMap(({ candidate }) => Object.keys(candidate.attributes))
  return [...new Set(['price', ...stated])].filter(
    (of) => unit !== null && (unitOf(of) === unit || isScaled(of, unit)),
  )
}

/** Lengths and weights are said in several units. */
const FACTORS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  kg: { gam: 0.001 },
  mm: { cm: 10, m: 1000 },
  GB: { TB: 1024 },
  tháng: { năm: 12 },
}
const factorOf = (attribute: string, unit: string | null) => FACTORS[unitOf(attribute) ?? '']?.[unit ?? '']
const isScaled = (attribute: string, unit: string | null) => factorOf(attribute, unit) !== undefined
const inUnitOf = (attribute: string, { value, unit }: Quantity) => value * (factorOf(attribute, unit) ?? 1)

function figureHolds(sense: Sense, at: number, quantity: Quantity): boolean {
  if (quantity.unit === UNREADABLE || Number.isNaN(quantity.value)) return false
  const { grounds, items } = sense
  const isShared = grounds.shared.has(quantityKey(quantity))
  if (sense.isQuestion && sense.spoken.length === 0) return isShared || isListed(sense, quantity)
  const before = partOf(sense, at).filter((place) => place.at < at)
  const previous = before.findLastIndex(({ item }) => item.is === 'figure')
  const since = before.slice(previous + 1)
  const bound = since.findLast(({ item }) => item.is === 'bound')
  const isNear = (place: number) =>
    items
      .slice(place + 1, at)
      .every(({ is }) => is === 'plain' || is === 'about' || is === 'wish' || is === 'attribute')
  if (bound?.item.is === 'bound' && isNear(bound.at)) {
    if (isUnknown(sense, at) || isNoneNamed(sense, at)) return noneWithin(sense, quantity, bound.item.most)
    if (boundHolds(sense, at, quantity, bound.item)) return true
    if (bound.item.most) return false
  }
  if (isUnknown(sense, at)) return isShared || quantity.unit === null
  if (before.some(({ item }) => item.is === 'fit') && (quantity.unit === 'cm' || quantity.unit === 'mm'))
    return true
  const most = since.findLast(({ item }) => item.is === 'most')
  if (most && isNear(most.at) && subjectAt(sense, at).length > 1)
    return isMostOfAll(sense, at, quantity, most.at)
  const left = since.find(({ item }) => item.is === 'left')
  if (left && isNear(left.at)) return budgetLeaves(sense, at, quantity)
  const level = (quantity.inRange ? before : since).findLast(({ item }) => item.word === 'mức')
  const hasWish = partOf(sense, at).some(({ item }) => item.is === 'wish')
  const difference = since.findLast(({ item }) => item.is === 'than' || item.is === 'gap')
  if (difference && level && (hasWish || isShared)) return isShared && exceeds(sense, at, quantity)
  const isAdded = items[at - 1]?.word === 'với'
  if (difference && !isAdded && !isOwned(sense, at)) return gapHolds(sense, at, quantity, difference.at)
  const versus = since.findLast(({ item }) => item.is === 'versus')
  if (versus && isNear(versus.at)) return isOfAnother(sense, at, quantity)
  if (items[at - 1]?.is === 'not') return isOfNone(sense, at, quantity)
  const owners = productsOf(ownersAt(sense, at), sense)
  if (owners.length > 0 && owners.every((product) => isOwn(sense, at, product, quantity))) return true
  if (
    level &&
    isSaidInDraft(sense, level.at) &&
    grounds.rules.some(({ keys }) => keys.has(quantityKey(quantity)))
  )
    return true
  return isShared && isQuoted(sense, at, quantity, hasWish)
}

const isOwned = (sense: Sense, at: number) =>
  sense.spoken.some(
    (one) => one.role === 'owner' && one.at > at && one.at - at <= 4 && isInPart(sense, one.at, at),
  )

/** The subject, and who is likened to it. */
function ownersAt(sense: Sense, at: number): readonly number[] {
  const like = partOf(sense, at).find(({ item }) => item.is === 'like')
  const likened = like
    ? sense.spoken.filter((one) => one.role === 'reference' && isInPart(sense, one.at, at))
    : []
  return [...subjectAt(sense, at), ...likened.flatMap(({ ids }) => ids)]
}

/** Whether a product states this figure, of what is named beside it. */
function isOwn(
  sense: Sense,
  at: number,
  { figures, candidate }: GroundedProduct,
  quantity: Quantity,
): boolean {
  const about = sense.items[at - 1]
  const label = labelAt(sense, at).filter((of) => unitOf(of) === quantity.unit || isScaled(of, quantity.unit))
  const stated = [...(figures.get(quantityKey(quantity)) ?? [])]
  if (stated.length === 0) {
    const whole = about?.is === 'about' && about.side === 'under'
    const near = attributesOfFigure(sense, at).find((of) => {
      const value = candidate.attributes[of]
      if (typeof value !== 'number') return false
      const said = inUnitOf(of, quantity)
      return said === value || (whole && value < said && said - value <= said * 0.02 && of !== 'price')
    })
    return near !== undefined
  }
  if (quantity.unit === null) return stated.some((of) => lastLabel(sense, at).includes(of))
  if (label.length === 0) return true
  const isStated = label.some((of) => typeof candidate.attributes[of] === 'number')
  return stated.some((of) => label.includes(of)) || (!isStated && stated.includes('title'))
}

/** What a bare figure is of: the attribute named beside it, or last before it. */
function lastLabel(sense: Sense, at: number): readonly string[] {
  const near = labelAt(sense, at)
  if (near.length > 0) return near
  const last = sense.items.findLast((item, place) => item.is === 'attribute' && place < at)
  return last?.is === 'attribute' ? last.of : []
}

/** 'rộng nhất là 600 mm': the most, or the least, of all that are spoken of. */
function isMostOfAll(sense: Sense, at: number, quantity: Quantity, most: number): boolean {
  const scale = sense.items[most - 1]
  if (scale?.is !== 'scale') return false
  return attributesOfFigure(sense, at).some((of) => {
    if (scale.of.length > 0 && !scale.of.includes(of)) return false
    const values = productsOf(subjectAt(sense, at), sense).map((product) => valueOf(product, of))
    if (!values.every((value) => value !== null)) return false
    return (scale.more ? Math.max(...values) : Math.min(...values)) === inUnitOf(of, quantity)
  })
}

/** 'không phải 65 inch' */
const isOfNone = (sense: Sense, at: number, quantity: Quantity) =>
  productsOf(subjectAt(sense, at), sense).every((product) => {
    const values = attributesOfFigure(sense, at).map((of) => valueOf(product, of))
    return values.some((value) => value !== null) && values.every((value) => value !== quantity.value)
  })

/** By how much the subject differs from whom it is compared with, in the direction that is said. */
function gapHolds(sense: Sense, at: number, quantity: Quantity, by: number): boolean {
  const word = sense.items[by]
  if (word?.is !== 'than' && word?.is !== 'gap') return false
  const scale = sense.items[by - 1]?.is === 'scale' ? sense.items[by - 1] : sense.items[by - 2]
  const degree = scale?.is === 'scale' ? scale : null
  const own = word.is === 'gap' ? word.of : (degree?.of ?? [])
  const named = own.length === 1 ? own : []
  const attributes = attributesOfFigure(sense, at).filter(
    (of) => of === 'price' || named.length === 0 || named.includes(of) || word.is === 'gap',
  )
  const more = word.more === null ? null : (degree?.more ?? true) === word.more
  const about = sense.items[at - 1]
  const isAbout = about?.is === 'about' && about.side !== 'exact'
  const fits = (gap: number, said: number) =>
    Math.abs(gap - said) < 0.005 * Math.max(1, said / 1000) ||
    (isAbout && Math.abs(gap - said) <= said * 0.02 && (about.side !== 'under' || gap <= said))
  const holds = (one: GroundedProduct, two: GroundedProduct) =>
    attributes.some((of) => {
      const [a, b] = [valueOf(one, of), valueOf(two, of)]
      if (a === null || b === null) return false
      const said = inUnitOf(of, quantity)
      return fits(more === null ? Math.abs(a - b) : more ? a - b : b - a, said)
    })
  if (more === null) return spreadHolds(sense, holds)
  const references = productsOf(referenceAt(sense, by), sense)
  const subjects = productsOf(subjectAt(sense, by), sense)
  return (
    references.length > 0 &&
    subjects.every((one) => references.every((two) => one !== two && holds(one, two)))
  )
}

/** 'chênh nhau': between two of those that are named. */
function spreadHolds(sense: Sense, holds: (one: GroundedProduct, two: GroundedProduct) => boolean): boolean {
  const named = [...new Set(sense.spoken.flatMap(({ ids }) => ids))]
  const products = named.length > 1 ? productsOf(named, sense) : sense.grounds.products
  if (sense.spoken.some(({ isEach, ids }) => isEach && ids.length > 2)) return false
  const pairs = products.flatMap((one) =>
    products.filter((two) => two !== one).map((two) => [one, two] as const),
  )
  const last = sense.spoken.slice(-2).map(({ ids }) => ids[0])
  const chosen =
    sense.spoken.length > 2
      ? pairs.filter(([one, two]) => last.includes(one.id) && last.includes(two.id))
      : pairs
  return chosen.some(([one, two]) => holds(one, two))
}

/** 'so với 65,3 dB': the figure of whom the subject is compared with. */
function isOfAnother(sense: Sense, at: number, quantity: Quantity): boolean {
  const subject = subjectAt(sense, at)
  const named = sense.spoken.flatMap(({ ids }) => ids).filter((id) => !subject.includes(id))
  const reference = named.length > 0 ? named : referenceAt(sense, at)
  const last = sense.items.findLastIndex((item, place) => item.is === 'figure' && place < at)
  const attributes = last >= 0 ? attributesOfFigure(sense, last) : attributesOfFigure(sense, at)
  return productsOf(reference, sense).some((product) =>
    attributes.some((of) => valueOf(product, of) === inUnitOf(of, quantity)),
  )
}

type Bound = Extract<Item, { is: 'bound' }>

/** 'dưới 10 triệu', 'dưới 30 dB': of every subject. */
function boundHolds(sense: Sense, at: number, quantity: Quantity, { most, word }: Bound): boolean {
  const attributes = attributesOfFigure(sense, at)
  const products = productsOf(subjectAt(sense, at), sense)
  return (
    products.length > 0 &&
    products.every((product) =>
      attributes.some((of) => {
        const value = valueOf(product, of)
        const said = inUnitOf(of, quantity)
        if (value === null || (word === 'gần hết' && value < said * 0.75)) return false
        return most ? value <= said : value >= said && value < said * 1.001
      }),
    )
  )
}

const isNoneNamed = (sense: Sense, at: number) => {
  const whole = sense.items.map(({ is }) => is)
  const not = sense.items.findIndex(({ is }, place) => is === 'not' && place > at)
  return (
    not > 0 &&
    whole[not + 1] === 'has' &&
    sense.spoken.every((one) => one.at > not) &&
    sense.parts[at] === sense.parts[not]
  )
}

/** 'không có máy nào dưới 3 triệu': of none of the products, and of what was asked. */
function noneWithin(sense: Sense, quantity: Quantity, most: boolean): boolean {
  if (!sense.grounds.shared.has(quantityKey(quantity))) return false
  if (quantity.unit !== '₫') return true
  return sense.grounds.products.every(({ candidate: { price } }) =>
    price === null ? true : most ? price > quantity.value : price < quantity.value,
  )
}

function budgetLeaves(sense: Sense, at: number, quantity: Quantity): boolean {
  const { budget } = sense.grounds
  if (budget === null || quantity.unit !== '₫') return false
  const isAbout = sense.items[at - 1]?.is === 'about'
  return productsOf(subjectAt(sense, at), sense).every(({ candidate: { price } }) => {
    const left = budget - (price ?? Infinity)
    return left === quantity.value || (isAbout && Math.abs(left - quantity.value) <= quantity.value * 0.02)
  })
}

/** 'vẫn hơn mức 1 kg bạn muốn' */
function exceeds(sense: Sense, at: number, quantity: Quantity): boolean {
  return productsOf(subjectAt(sense, at), sense).every((product) =>
    attributesOfFigure(sense, at).some((of) => (valueOf(product, of) ?? 0) > inUnitOf(of, quantity)),
  )
}

/** A figure of a question or an answer that was listed for the visitor to choose from. */
const isListed = ({ grounds }: Sense, quantity: Quantity) =>
  grounds.rules.some(({ isQuestion, keys }) => isQuestion && keys.has(quantityKey(quantity)))

/** What the visitor said of the home: may stand beside any product. */
const SITUATION = new Set(['người', 'm³', 'm', 'tuổi'])
const BUDGET = new Set(['ngân sách', 'số tiền', 'nhu cầu', 'tầm tiền', 'mức', 'yêu cầu'])

/** Whether a figure of the question or of a rule is quoted as that, and not passed off as a product's. */
function isQuoted(sense: Sense, at: number, quantity: Quantity, hasWish: boolean): boolean {
  const { unit, value } = quantity
  if (hasWish) return true
  if (unit === null) return isInSum({ first: at, next: at + 1 }, sense.items.map(textOf))
  if (SITUATION.has(unit)) return true
  const part = partOf(sense, at).filter((place) => place.at < at)
  if (part.some(({ item }) => BUDGET.has(item.word))) return true
  if (unit === 'm²')
    return productsOf(subjectAt(sense, at), sense).every((product) => {
      const most = valueOf(product, 'room_m2_max')
      return sense.spoken.length === 0 || (most !== null && value <= most)
    })
  return unit !== '₫' && sense.spoken.length === 0
}

const textOf = ({ word }: { word: string }) => ({ text: word, marked: word, start: 0, end: 0, glued: false })
