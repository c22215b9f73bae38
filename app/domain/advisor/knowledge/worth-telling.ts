import { fold } from '#app/vietnamese/fold.ts'
import { askedWords } from '../stated/specification-lines.ts'
import type { Need } from '../understand/need.ts'
import { readTokens } from '../understand/reading.ts'
import type { Likely } from './fact-index.ts'
import type { Fact } from './fact.ts'
import { factsLike, LONGEST } from './find-facts.ts'
import type { KnownFacts } from './known-facts.ts'
import { SHIPPED_FACTS } from './known-facts.ts'
import { withoutKinds } from './subject-shared.ts'

/** A fact and how likely it is that a good seller would tell it to who wrote the text, from 0 to 1. */
export type Worth = { fact: Fact; share: number }

/**
 * What says whether a fact is worth telling beside machines: how alike the text, with and without the names of machines, is to how the
 * fact is asked for and to what it states, how far it is before the others, and what sort of text and fact they are. Learnt from 1,802
 * wishes of seventeen rounds with 12,942 facts that seven readers judged, 776 of them worth telling; of those left out 56 % of the facts
 * that it would tell were (45 % of those told before).
 */
const WEIGHT = {
  asked: 0.68,
  stated: 1.6,
  bareAsked: 1.11,
  bareStated: 3.93,
  before: 7.44,
  ofKind: 1.79,
  ofAnyKind: 0.89,
  words: 2.42,
  followUp: 0.62,
  compare: 0.81,
  size: 1.01,
  ofFault: -0.64,
  ofSize: 0.28,
  question: 0.33,
} as const
const BIAS = -6.577

/** From this share on a fact is told though nothing else speaks for it; below the other one it is not, though a wish hints at it. */
export const SURELY_WORTH = 0.36
export const HARDLY_WORTH = 0.08

/** How many of the likeliest facts by each likeness are looked at. */
const LOOKED_AT = 8
/** Words beyond these say no more of how much a text tells. */
const MANY_WORDS = 40

const MAKERS = [
  'apple',
  'samsung',
  'lg',
  'sony',
  'dell',
  'hp',
  'xiaomi',
  'oppo',
  'iphone',
  'ipad',
  'macbook',
  'airpods',
  'galaxy',
  'misa',
].map((name) => new RegExp(`(?:^|[^a-z])${name}(?![a-z])`))

export const OF_FAULT = /sao|bị|lỗi|làm gì/
export const OF_SIZE = /bao nhiêu|mấy|cỡ nào/

const makers = new WeakMap<Fact, readonly RegExp[]>()

/** The makers that a fact's question names, worked out once. */
function makersOf(fact: Fact): readonly RegExp[] {
  const known = makers.get(fact)
  if (known) return known
  const asked = fold(fact.question)
  const named = MAKERS.filter((maker) => maker.test(asked))
  makers.set(fact, named)
  return named
}

/** Fewer words beside the machine's name, what only asks and figures apart, tell nothing that a fact could help with: 'tìm tivi'. */
const FEWEST_WORDS = 3

const tellsMore = (bare: string): boolean =>
  askedWords(bare, []).filter((word) => !/\d/.test(word)).length >= FEWEST_WORDS

type Wished = Pick<Need, 'kinds' | 'intent' | 'followUp'>

/** The facts that may be worth telling to who wishes for machines, the likeliest first; none to who says nothing beside the machine. */
export const worthTelling = (question: string, need: Wished, known: KnownFacts = SHIPPED_FACTS): Worth[] =>
  tellsMore(withoutKinds(question.slice(0, LONGEST))) ? weighed(question, need, known) : []

function weighed(question: string, { kinds, intent, followUp }: Wished, known: KnownFacts): Worth[] {
  const text = question.slice(0, LONGEST)
  const found = factsLike(text, known)
  const folded = fold(text)
  // What is known of one maker's machine is told to who names the maker.
  const isOfOthers = (fact: Fact) => makersOf(fact).some((maker) => !maker.test(folded))
  const isOfKind = (fact: Fact) => fact.kinds.some((kind) => kinds.includes(kind))
  const candidates = [
    ...new Set(
      Object.values(found).flatMap((likely) =>
        likely
          .filter(({ id }) => (id.kinds.length === 0 || isOfKind(id)) && !isOfOthers(id))
          .slice(0, LOOKED_AT)
          .map(({ id }) => id),
      ),
    ),
  ]
  const likenessIn = (likely: readonly Likely<Fact>[]) => {
    const likenesses = new Map(likely.map(({ id, likeness }) => [id, likeness]))
    return (fact: Fact) => likenesses.get(fact) ?? 0
  }
  const [asked, stated, bareAsked, bareStated] = [
    likenessIn(found.asked),
    likenessIn(found.stated),
    likenessIn(found.bare),
    likenessIn(found.bareStated),
  ]
  const ofText =
    BIAS +
    WEIGHT.words * Math.min(1, readTokens(text).tokens.length / MANY_WORDS) +
    (followUp ? WEIGHT.followUp : 0) +
    (intent === 'compare' ? WEIGHT.compare : intent === 'size' ? WEIGHT.size : 0) +
    (text.includes('?') ? WEIGHT.question : 0)
  const shareOf = (fact: Fact): number => {
    const rival = Math.max(0, ...candidates.flatMap((other) => (other === fact ? [] : [bareAsked(other)])))
    const sum =
      ofText +
      WEIGHT.asked * asked(fact) +
      WEIGHT.stated * stated(fact) +
      WEIGHT.bareAsked * bareAsked(fact) +
      WEIGHT.bareStated * bareStated(fact) +
      WEIGHT.before * (bareAsked(fact) - rival) +
      (isOfKind(fact) ? WEIGHT.ofKind : WEIGHT.ofAnyKind) +
      (OF_FAULT.test(fact.question) ? WEIGHT.ofFault : 0) +
      (OF_SIZE.test(fact.question) ? WEIGHT.ofSize : 0)
    return 1 / (1 + Math.exp(-sum))
  }
  return candidates
    .map((fact) => ({ fact, share: shareOf(fact) }))
    .toSorted((one, other) => other.share - one.share)
}

/** Whether a fact that a wish or a part of the text hints at is worth telling to who wrote it. */
export const isWorthTelling = (
  fact: Fact,
  question: string,
  need: Wished,
  known: KnownFacts = SHIPPED_FACTS,
  least = HARDLY_WORTH,
): boolean => weighed(question, need, known).some((one) => one.fact === fact && one.share >= least)
