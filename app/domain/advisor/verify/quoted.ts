import { splitSentences } from '#app/vietnamese/sentences.ts'
import type { Draft } from '../write/draft.ts'
import { figureKeys } from './grounds.ts'
import type { Grounds, Quotable } from './grounds.ts'
import type { Item } from './items.ts'
import { maskNames } from './product-names.ts'
import type { Named } from './product-names.ts'
import { quantityKey } from './quantities.ts'
import { readSentence } from './read-sentence.ts'

const COST = /tiền điện/u
const DENIES = /(?<!\p{L})(?:không|chưa)(?!\p{L})/u
const KWH = /^([\d.]+)\|kWh.*$/u

/** A sum a month is one sum, in whatever time its kWh are said. */
const plainKey = (key: string) => key.replace(KWH, '$1|kWh')

/** What code says that is of no row: rules with their sums, what a product costs to run, questions to the visitor. */
export function quotablesOf(draft: Draft, products: readonly Named[]): Quotable[] {
  const best = draft.picks[0]?.candidate.id
  const written = [
    ...(draft.rules ?? []),
    ...draft.paragraphs.filter((paragraph) => COST.test(paragraph.toLowerCase())),
  ]
  const said = [...new Set(written.flatMap(splitSentences))].map((text) => quotable(text, products, best))
  const reasons = draft.picks
    .filter(({ reason }) => COST.test(reason.toLowerCase()))
    .map(({ reason, candidate }) => ({ ...quotable(reason, products, best), of: candidate.id }))
  return [...said, ...reasons]
}

/** Lets a text say what a page or a rule says, in its words. */
export function addFact(grounds: Grounds, text: string): void {
  for (const sentence of splitSentences(text)) {
    grounds.rules.push(quotable(sentence, grounds.products, undefined))
    grounds.quotable.add(sentence.trim())
  }
}

function quotable(text: string, products: readonly Named[], best: number | undefined): Quotable {
  const named = maskNames(readSentence(text), products)?.mentions[0]?.ids[0]
  return {
    keys: new Set(figureKeys(text).map(plainKey)),
    results: new Set(figureKeys(resultOf(text)).map(plainKey)),
    words: readSentence(text).tokens.map(({ marked }) => marked),
    isQuestion: text.trim().endsWith('?'),
    isDenied: DENIES.test(text.toLowerCase()),
    isCost: COST.test(text.toLowerCase()),
    of: named ?? best ?? null,
  }
}

/**
 * Whether a sentence says again what a rule or a sum says: every figure of it stands in the one sentence of the draft.
 * @param owners the products it names, or was about before
 */
export function saysAgain(
  items: readonly Item[],
  named: readonly number[],
  owners: readonly number[],
  { rules }: Grounds,
): Quotable | null {
  const keys = items.flatMap((item) => (item.is === 'figure' ? [plainKey(quantityKey(item.quantity))] : []))
  if (keys.length === 0) return named.length === 0 ? saysInOrder(items, rules) : null
  const asksCost = items.some(
    (item) => item.is === 'monthly' || (item.is === 'attribute' && item.of.includes('cost')),
  )
  const isSum = items.some(({ word }) => word === '=' || word === '×')
  const spans = items.flatMap(({ word }) => (asksCost && SPANS.has(word) ? [word] : []))
  const denies = items.some(({ word }) => DENIES.test(word))
  return (
    rules.find(
      (rule) =>
        !rule.isQuestion &&
        rule.isDenied === denies &&
        rule.isCost === asksCost &&
        (rule.isCost ? owners.every((id) => id === rule.of) : named.length === 0) &&
        keys.every((key) => (isSum ? rule.keys : rule.results).has(key)) &&
        spans.every((span) => rule.words.join(' ').includes(span)),
    ) ?? null
  )
}

/** What a sum comes to, behind its last sign, and the home it is worked out for. */
function resultOf(text: string): string {
  if (!text.includes('=')) return text
  const [home = ''] = text.split('×')
  return `${home} ${text.slice(Math.max(text.lastIndexOf('='), text.lastIndexOf('thành')))}`
}

/** Other spans of time than those a running cost was worked out for. */
const SPANS = new Set(['một năm', 'mỗi năm', 'một tuần', 'mỗi tuần', 'một ngày'])

/** Fewest words of a fact that make it the same fact. */
const LEAST_WORDS = 4
const NO_CLAIM: ReadonlySet<Item['is']> = new Set(['plain', 'sign', 'noun', 'join', 'of', 'break', 'topic'])

/** A fact without a figure: every word that claims something stands in it, in this order. */
function saysInOrder(items: readonly Item[], rules: readonly Quotable[]): Quotable | null {
  const words = items.flatMap(({ is, word }) => (NO_CLAIM.has(is) ? [] : word.split(' ')))
  if (words.length < LEAST_WORDS) return null
  const holds = ({ words: said, isQuestion, isCost }: Quotable) => {
    let from = 0
    return !isQuestion && !isCost && words.every((word) => (from = said.indexOf(word, from) + 1) > 0)
  }
  const denies = items.some(({ word }) => DENIES.test(word))
  return rules.find((rule) => rule.isDenied === denies && holds(rule)) ?? null
}

/** Whether a sentence says what something costs to run. */
export const saysCost = (items: readonly Item[]): boolean =>
  items.some((item) => item.is === 'attribute' && item.of.includes('cost')) ||
  (items.some(({ is }) => is === 'monthly') && items.some(({ is }) => is === 'figure'))
