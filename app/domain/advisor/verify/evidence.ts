import { formatMonth } from '#app/vietnamese/dates.ts'
import { formatVnd, sayAbout, sayVnd } from '#app/vietnamese/money.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import type { Candidate } from '../catalogue.ts'
import { unitOf } from '../rank/comparables.ts'
import { gapsBetween } from '../rank/differences.ts'
import type { Need } from '../understand/need.ts'
import type { Draft } from '../write/draft.ts'
import { sayNeed } from '../write/need-words.ts'
import type { Named } from '../write/sources.ts'
import { figureKey, figuresIn } from './figures.ts'

/** What a text may say: the products it may name, and every figure it may quote. */
export type Evidence = { titles: string[]; quotable: string[]; figures: Set<string> }

/**
 * Collects, from rows alone, what an answer about these products to this need may say.
 * @param others the products it names beside its picks, with where their prices were seen
 */
export function evidenceFor(
  draft: Draft,
  need: Need,
  cheapest: number | null,
  others: readonly Named[],
): Evidence {
  const products = [...draft.picks.map(({ candidate }) => candidate), ...(draft.others ?? [])]
  const figures = new Set<string>()
  const allow = (text: string) => figuresIn(text).forEach((figure) => figures.add(figureKey(figure)))

  for (const product of products) allowProduct(product, allow)
  for (const [index, first] of products.entries()) {
    for (const second of products.slice(index + 1)) allowGap(first, second, allow)
  }
  for (const { priceSource } of [...draft.picks, ...others]) {
    if (!priceSource) continue
    allow(formatVnd(priceSource.price))
    allow(formatMonth(priceSource.observedOn))
    if (priceSource.age) allow(priceSource.age)
  }
  if (cheapest !== null) allow(sayVnd(cheapest))
  allow(sayNeed(need))
  for (const figure of [need.budget?.min, need.budget?.max, need.budget?.target]) {
    if (figure !== undefined) allow(sayVnd(figure))
  }
  for (const rule of draft.rules ?? []) allow(rule)
  allow(String(draft.others?.length ?? 0))
  return { titles: products.map(({ title }) => title), quotable: draft.rules ?? [], figures }
}

function allowProduct({ attributes, price, rating, seenOn }: Candidate, allow: (text: string) => void): void {
  if (price !== null) allow(`${formatVnd(price)} ${sayVnd(price)}`)
  if (seenOn) allow(formatMonth(seenOn))
  if (rating) allow(`${formatAverage(rating.average)}/5 ${rating.count} đánh giá`)
  for (const [key, value] of Object.entries(attributes)) {
    allow(typeof value === 'number' ? `${formatNumber(value)} ${unitIn(key)}` : String(value))
  }
}

function allowGap(first: Candidate, second: Candidate, allow: (text: string) => void): void {
  if (first.price !== null && second.price !== null) {
    const gap = Math.abs(first.price - second.price)
    allow(`${sayVnd(gap)} ${sayAbout(gap)}`)
  }
  for (const { phrase } of gapsBetween(first, second)) allow(phrase)
  for (const [key, a] of Object.entries(first.attributes)) {
    const b = second.attributes[key]
    if (typeof a !== 'number' || typeof b !== 'number') continue
    allow(`${formatNumber(Math.abs(a - b))} ${unitIn(key)}`)
  }
}

const unitIn = (key: string) => (key === 'cooling_btu' ? 'BTU/h' : (unitOf(key) ?? ''))
const formatAverage = (average: number) => formatNumber(average, 1)
