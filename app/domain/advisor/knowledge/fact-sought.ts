import { fold } from '#app/vietnamese/fold.ts'
import type { Need } from '../understand/need.ts'
import type { Likely } from './fact-index.ts'
import weights from './fact-sought-weights.json' with { type: 'json' }
import type { Fact } from './fact.ts'
import { factsLike, LONGEST } from './find-facts.ts'
import type { Likenesses } from './find-facts.ts'
import type { KnownFacts } from './known-facts.ts'
import { SHIPPED_FACTS } from './known-facts.ts'
import { isOfOtherKind, sharesOnlyMaker } from './subject-shared.ts'
import { OF_FAULT, OF_SIZE } from './worth-telling.ts'

/**
 * Whether a question is one that a fact answers before any machine is shown, learnt from questions whose answers readers put together
 * (`eval/asked-facts/sought.jsonl`, `npm run advisor:train`).
 */

/** A fact that a question is likely to ask for, and how likely machines are asked for beside it; shares from 0 to 1. */
export type Sought = { fact: Fact; share: number; machines: number }

/** What is measured, each by its name; those that are not so are left out. */
export type Measures = Readonly<Record<string, number>>

/** How likely a thing is by what was measured of it. */
export type Weights = { bias: number; weights: Measures }

/** Sets of words that tell what is asked, in a folded question. */
const WORDS: Readonly<Record<string, RegExp>> = {
  which: /(?<!(?:dip|thang|luc|khi|the|cong|hoi)) nao(?! (?:la|cung))(?![a-z])/,
  choose: /(?:^|\s)(?:mua|kiem|tim|can|muon|lay|sam|goi y|tu van|gioi thieu|chon|de xuat)(?![a-z])/,
  buy: /(?:^|\s)(?:(?:can|muon|dinh|tinh) mua|mua (?:cai|con|loai|may|mot|1)|tu van|goi y|tim|kiem|cho xin)(?![a-z])/,
  about:
    /(?:^|\s)(?:de lam gi|tai sao|vi sao|sao (?:lai|no|cu|may|ma)|co that|co dung|dung khong|phai khong|hay sua|nen sua|co nen|bi sao|bi gi|co hai|khac gi|la gi|nghia la|bao lau|lam sao|cach|the nao|co can|co sao)(?![a-z])/,
  either: /\s(?:hay|hoac|vs|versus|or|so voi)\s/,
  whether: /(?:^|\s)(?:duoc|co|dc)(?: [a-z]+){0,6} (?:khong|ko|k|hong|hok|hem|chua)(?![a-z])/,
  howMuch: /(?:^|\s)(?:bao nhieu|may|nhieu)(?![a-z])/,
  price: /(?:^|\s)(?:gia|bao nhieu tien|nhieu tien)(?![a-z])/,
}

/** What a fact's own question is of. */
const FACT_OF: Readonly<Record<string, RegExp>> = {
  ofFault: OF_FAULT,
  ofSize: OF_SIZE,
  ofDoing: /cách|làm sao|thế nào|vệ sinh/,
  ofChoice: /chọn|nên mua|loại nào|kiểu nào|khác/,
}

/** Words beyond these say no more of how much a text tells. */
const MANY_WORDS = 40
const FEW_WORDS = 9

/** What a question and its need say of whether it is one of knowledge. */
export function measureQuestion(question: string, need: Need): Measures {
  const folded = fold(question)
  const words = folded.split(/\s+/).length
  const sizes = [need.people, need.roomM2, need.roomM3, need.distanceM, need.widthMm, need.heightMm]
  const figures = [need.litres, need.inches, need.kg]
  const is: Record<string, boolean> = {
    [need.intent]: need.intent !== 'advise',
    meant: need.isMeant,
    owned: need.isOwned,
    kind: need.kinds.length > 0,
    kinds: need.kinds.length > 1,
    model: need.models.length > 0,
    models: need.models.length > 1,
    brand: need.brands.length > 0,
    brands: need.brands.length > 1,
    feature: need.features.length > 0,
    wish: need.unstated.length > 0,
    unread: need.unread.length > 0,
    budget: need.budget !== undefined,
    order: need.order !== undefined,
    size: [...sizes, ...figures].some((slot) => slot !== undefined),
    use: need.uses.length > 0,
    priority: need.priorities.length > 0,
    short: words <= FEW_WORDS,
    mark: question.includes('?'),
    ...Object.fromEntries(Object.entries(WORDS).map(([name, said]) => [name, said.test(` ${folded}`)])),
  }
  const holds = Object.entries(is).flatMap(([name, holdsIt]) => (holdsIt ? [[name, 1] as const] : []))
  return { ...Object.fromEntries(holds), length: Math.min(1, words / MANY_WORDS) }
}

/** How many of the likeliest facts by each likeness are looked at. */
const LOOKED_AT = { asked: 4, bare: 2, stated: 2 } as const
/** Below this likeness nothing is known that a question could be asking for. */
const LEAST_LIKE = 0.28

const LIKENESSES = ['asked', 'stated', 'bare', 'bareStated'] as const

/** The facts that a question may ask for, with what is measured of each beside the others; none where nothing is like it. */
export function measureFacts(
  asked: string,
  need: Need,
  known: KnownFacts,
): { fact: Fact; measures: Measures }[] {
  const question = asked.slice(0, LONGEST)
  const found = factsLike(question, known)
  if ((found.asked[0]?.likeness ?? 0) < LEAST_LIKE) return []
  const first = (likely: readonly Likely<Fact>[], count: number) => likely.slice(0, count).map(({ id }) => id)
  const facts = [
    ...new Set([
      ...first(found.asked, LOOKED_AT.asked),
      ...first(found.bare, LOOKED_AT.bare),
      ...first(found.stated, LOOKED_AT.stated),
    ]),
  ]
  const likenessOf = (name: (typeof LIKENESSES)[number], fact: Fact) =>
    found[name].find(({ id }) => id === fact)?.likeness ?? 0
  const all = facts.map((fact) => ({
    fact,
    like: Object.fromEntries(LIKENESSES.map((name) => [name, likenessOf(name, fact)])) as Likenesses<number>,
  }))
  const ofQuestion = measureQuestion(question, need)
  return all.map((one) => ({
    fact: one.fact,
    measures: { ...ofQuestion, ...measureFact(one, all, need), ...crossed(ofQuestion, one.like.asked) },
  }))
}

type Measured = { fact: Fact; like: Likenesses<number> }

function measureFact({ fact, like }: Measured, all: readonly Measured[], need: Need): Measures {
  const best = (name: keyof Likenesses<number>, but?: Fact) =>
    Math.max(0, ...all.flatMap((other) => (other.fact === but ? [] : [other.like[name]])))
  const share = (name: keyof Likenesses<number>) => like[name] / Math.max(best(name), 1e-6)
  const is: Record<string, boolean> = {
    ofKind: fact.kinds.some((kind) => need.kinds.includes(kind)),
    ofAnyKind: fact.kinds.length === 0,
    ...Object.fromEntries(Object.entries(FACT_OF).map(([name, of]) => [name, of.test(fact.question)])),
  }
  return {
    ...like,
    askedShare: share('asked'),
    bareShare: share('bare'),
    statedShare: share('stated'),
    askedAhead: like.asked - best('asked', fact),
    bareAhead: like.bare - best('bare', fact),
    bareStatedAhead: like.bareStated - best('bareStated', fact),
    ...Object.fromEntries(Object.entries(is).flatMap(([name, holds]) => (holds ? [[name, 1]] : []))),
  }
}

/** What a question says, as much as the fact is like it: who asks for a machine asks for a fact only in so many words. */
const crossed = (ofQuestion: Measures, asked: number): Measures =>
  Object.fromEntries(Object.entries(ofQuestion).map(([name, value]) => [`asked*${name}`, asked * value]))

/** How likely it is by what was measured, from 0 to 1. */
export function shareOf({ bias, weights: by }: Weights, measures: Measures): number {
  const sum = Object.entries(measures).reduce((total, [name, value]) => total + (by[name] ?? 0) * value, bias)
  return 1 / (1 + Math.exp(-sum))
}

/** The fact that a question is likeliest to ask for before any machine; null where nothing is like it. Pure. */
export function factSought(question: string, need: Need, known: KnownFacts = SHIPPED_FACTS): Sought | null {
  // What is known of another machine than the one named answers nothing, however alike it is asked for.
  const named = { ...need, perhaps: [] }
  const isOfMaker = sharesOnlyMaker(question.slice(0, LONGEST), need, known)
  const found = measureFacts(question, need, known).flatMap(({ fact, measures }) =>
    isOfOtherKind(fact, named) || isOfMaker(fact) ? [] : [{ fact, share: shareOf(weights.fact, measures) }],
  )
  const [best] = found.toSorted((one, other) => other.share - one.share)
  return best
    ? { ...best, machines: shareOf(weights.machines, measureQuestion(question.slice(0, LONGEST), need)) }
    : null
}
