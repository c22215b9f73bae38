import type { Clauses, Spoken } from './clauses.ts'
import type { Grounds, GroundedProduct } from './grounds.ts'
import type { Item } from './items.ts'
import { unitOfAttribute } from './units.ts'

/** One way to read a sentence: which products each name means, whom it is about where it names none, and beside whom. */
export type Sense = Clauses & {
  grounds: Grounds
  /** Whom the sentence is about where it names none. */
  fallback: readonly number[]
  /** With whom it compares where it does not say. */
  others: readonly number[]
  isQuestion: boolean
  /** The sentence names whom it is about, or goes on about whom the one before it was about. */
  isAnchored: boolean
}

export const productsOf = (ids: readonly number[], { grounds }: Sense): GroundedProduct[] =>
  grounds.products.filter(({ id }) => ids.includes(id))

export const isInPart = ({ parts }: Sense, one: number, other: number): boolean => parts[one] === parts[other]

/** The items of the part that item `at` stands in, with their places. */
export function partOf(sense: Sense, at: number): { item: Item; at: number }[] {
  return sense.items.flatMap((item, place) => (isInPart(sense, place, at) ? [{ item, at: place }] : []))
}

/** Whom what stands at `at` is said of. */
export function subjectAt(sense: Sense, at: number): readonly number[] {
  const { spoken, fallback } = sense
  const owner = spoken.find(
    (one) => one.role === 'owner' && one.at > at && one.at - at <= 4 && isInPart(sense, one.at, at),
  )
  if (owner && sense.items[at]?.is === 'figure') return owner.ids
  const subjects = spoken.filter(({ role }) => role === 'subject')
  const inPart = subjects.filter((one) => isInPart(sense, one.at, at))
  const found =
    inPart.findLast((one) => one.at < at) ??
    inPart.find((one) => one.at >= at) ??
    subjects.findLast((one) => one.at < at) ??
    subjects.find((one) => one.at > at)
  return found?.ids ?? fallback
}

/** With whom the subject of `at` is compared: those named so, else another that is named, else the others. */
export function referenceAt(sense: Sense, at: number): readonly number[] {
  const { spoken } = sense
  const subject = subjectAt(sense, at)
  const isOther = ({ ids }: Spoken) => ids.every((id) => !subject.includes(id))
  const near = spoken.filter(({ role, at: place }) => role !== 'subject' && isInPart(sense, place, at))
  if (near.length > 0) return near.flatMap(({ ids }) => ids)
  const far = spoken.filter((one) => isOther(one) && one.role === 'reference')
  if (far.length > 0) return far.flatMap(({ ids }) => ids)
  const [named] = spoken.filter(isOther)
  return named?.ids ?? sense.others.filter((id) => !subject.includes(id))
}

/** A figure of a product by the key of its attribute. */
export function valueOf({ candidate }: GroundedProduct, attribute: string): number | null {
  const { price, rating, releaseYear, attributes } = candidate
  if (attribute === 'price') return price
  if (attribute === 'rating') return rating?.average ?? null
  if (attribute === 'year') return releaseYear
  if (attribute === 'inefficiency') return typeof attributes.cspf === 'number' ? 1 / attributes.cspf : null
  if (attribute === 'volume') {
    const sides = ['width_mm', 'height_mm', 'depth_mm'].map((side) => attributes[side])
    return sides.every((side) => typeof side === 'number') ? sides.reduce((all, side) => all * side, 1) : null
  }
  const value = attributes[attribute]
  return typeof value === 'number' ? value : null
}

export const unitOf = (attribute: string): string | null =>
  attribute === 'price' ? '₫' : unitOfAttribute(attribute)

/** The attributes named nearest before `at` in its part, or behind it where none is before; empty where none is named. */
export function labelAt(sense: Sense, at: number): readonly string[] {
  const labels = partOf(sense, at).filter(
    ({ item }) => item.is === 'attribute' || (item.is === 'scale' && item.of.length > 0),
  )
  const near = labels.findLast((label) => label.at < at) ?? labels.find((label) => label.at > at)
  return near && 'of' in near.item && Array.isArray(near.item.of) ? near.item.of : []
}

/** Whether the words of the part make it a wish or a condition rather than a statement. */
export function isConditional(sense: Sense, at: number): boolean {
  return partOf(sense, at).some(({ item, at: place }) => item.is === 'condition' && place < at)
}

export const isUnknown = (sense: Sense, at: number): boolean => {
  const part = partOf(sense, at)
  if (part.some(({ item }) => item.is === 'unknown')) return true
  const [own, last] = part.slice(-2)
  if (
    own?.item.word === 'chưa' &&
    last?.item.is === 'has' &&
    part.some(({ item }) => item.is === 'attribute')
  )
    return true
  const has = part.findIndex(({ item }) => item.is === 'not')
  return (
    has >= 0 &&
    part[has + 1]?.item.is === 'has' &&
    part.some(({ item }) => ['mình', 'dữ liệu'].includes(item.word)) &&
    !part.some(({ item }) => item.is === 'name')
  )
}

/** How many words in a row have to stand in the draft for it to say so. */
const RUN = 3

/** Whether the word at `at` is part of what the draft says, in these words, of each of the products the sentence names. */
export function isSaidInDraft(sense: Sense, at: number): boolean {
  const words = sense.items.flatMap((item, place) =>
    item.is === 'sign' || item.is === 'name' ? [] : item.word.split(' ').map((word) => ({ word, place })),
  )
  const first = words.findIndex(({ place }) => place === at)
  const named = [...new Set(sense.spoken.flatMap((one) => one.ids))]
  const products = productsOf(named.length > 0 ? named : sense.fallback, sense)
  if (first < 0 || products.length === 0) return false
  return Array.from({ length: RUN }, (_, back) => first - back).some((start) => {
    const run = words.slice(Math.max(0, start), start + RUN)
    const text = run.map(({ word }) => word).join(' ')
    return (
      run.length === RUN &&
      start >= 0 &&
      products.every(({ written }) => written.some((said) => said.includes(text)))
    )
  })
}
