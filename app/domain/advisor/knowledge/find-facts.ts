import { kindLabel } from '#app/kinds/kind.ts'
import { cleanText } from '#app/vietnamese/clean.ts'
import { isBareName } from '../understand/bare-name.ts'
import { kindMentions } from '../understand/kind-mentions.ts'
import type { Need } from '../understand/need.ts'
import { readQuestion, readTokens } from '../understand/reading.ts'
import { understand } from '../understand/understand.ts'
import { asks, asksForMachine, isAboutThing, KNOWLEDGE, leastToTell, wantsToKnow } from './asks-to-know.ts'
import type { Likely } from './fact-index.ts'
import type { Fact } from './fact.ts'
import type { KnownFacts, Pattern } from './known-facts.ts'
import { SHIPPED_FACTS } from './known-facts.ts'
import { sameWords } from './same-words.ts'
import { sharesWords } from './shares-words.ts'
import {
  ENOUGH_WORDS,
  isOfOtherKind,
  partsOf,
  sharesOnlyMaker,
  sharesSubject,
  withoutKinds,
} from './subject-shared.ts'

/** A fact that fits a question; the more, and the rarer, the words they share, the higher the score. */
export type Match = { fact: Fact; score: number }

/** What the kind named adds to a fact about it: enough to part two that fit alike. */
const KIND_BONUS = 2

/** How alike a text is to facts, by how others asked for them and by what they say; bare, without the names of kinds. */
export type Likenesses<Value> = Record<'asked' | 'stated' | 'bare' | 'bareStated', Value>

/** The facts that a text is like, by each likeness the likeliest first. */
export function factsLike(
  text: string,
  { askedLike, statedLike }: Pick<KnownFacts, 'askedLike' | 'statedLike'>,
): Likenesses<readonly Likely<Fact>[]> {
  const bare = withoutKinds(text)
  return {
    asked: askedLike(text),
    stated: statedLike(text),
    bare: askedLike(bare),
    bareStated: statedLike(bare),
  }
}

/** From this likeness on a question asks for the fact. */
const SURELY_ASKED = 0.58
/** From this likeness on it does beyond doubt, where it is this much likelier than the next. */
const CERTAINLY_ASKED = 0.8
const CLEAR_OF_NEXT = 1.12
/** From this likeness on it may ask for it. */
const PERHAPS_ASKED = 0.3

/**
 * What says which of the likely facts is asked for: how alike the whole question is to how the fact is asked for, to its own
 * question and verdict, and without the machine's name, each as a share of the likeliest one's; and whether it is about the
 * machine that is spoken of, or about another. Learnt from 7,260 examples that were left out and 151 questions of four rounds; of
 * 158 questions of three later ones the right fact came first for 78 %, by the likeness of any part alone for 61 %.
 */
const WEIGHT = { asked: 3.58, stated: 1.76, bare: 2.49, ofKind: 1.12, ofOther: -1.67 } as const

/** How many facts are worth telling apart. */
const MOST = 3

/** The longest question that is matched, in letters. */
export const LONGEST = 400

/** The fact that is filed under a question, as it stands. */
export const factOfQuestion = (question: string, known = SHIPPED_FACTS): Fact | undefined =>
  known.byQuestion.get(sameWords(cleanText(question.slice(0, LONGEST))))

/** A question as it was meant rather than typed. */
const meantBy = (question: string): string => readQuestion(question.slice(0, LONGEST)).raw

/**
 * The facts a question asks for, best first, at most three; none where it asks for a machine.
 * Pure, and linear in the question's length.
 * @param need what was understood, the conversation before it included
 * @param known the facts to look through
 */
export function findFacts(question: string, need: Need, known = SHIPPED_FACTS): Match[] {
  const asked = question.slice(0, LONGEST)
  const typed = sameWords(cleanText(asked))
  const own = factOfQuestion(question, known)
  if (own) return [{ fact: own, score: typed.length }]
  const { raw, folded, tokens } = readQuestion(asked)
  const tellsOfTrouble = need.isOwned && need.intent === 'explain'
  if (!tellsOfTrouble && !asks(folded)) return []
  const said = understand(asked, { brands: need.brands })
  if (!wantsToKnow(folded, said)) return []
  if (tokens.length > SHORT) return factsTold(question, folded, need, known)
  const repaired = sameWords(raw)
  const isOfSubject = sharesSubject(raw, known)
  const isOfMaker = sharesOnlyMaker(raw, need, known)
  const found = known.patterns
    .flatMap(({ fact, patterns }) => {
      const shared = Math.max(
        ...patterns.map((pattern) =>
          Math.max(sharedWith(pattern, repaired, known), sharedWith(pattern, typed, known)),
        ),
      )
      if (shared <= 0) return []
      const fits = fact.kinds.some((kind) => need.kinds.includes(kind))
      if (!fits && isOfOtherKind(fact, need)) return []
      return [{ fact, score: shared + (fits ? KIND_BONUS : 0) }]
    })
    .filter(({ fact }) => isOfSubject(fact) && !isOfMaker(fact))
    .sort((a, b) => b.score - a.score)
  return found.length > 0 ? withoutUnlikely(found, raw, need, known) : []
}

/** The most words of a question that says what it asks in few words: in more, somebody tells of themselves beside it. */
const SHORT = 9

/** The facts that a question is likeliest to ask for, by the whole of what it tells; none where it asks for a machine. */
function factsTold(question: string, folded: string, need: Need, known: KnownFacts): Match[] {
  const likely = likelyFacts(question, need, known)
  const least = leastToTell(folded, need)
  const isTold = likely.some(({ likeness }) => likeness >= least)
  return isTold ? likely.map(({ id, likeness }) => ({ fact: id, score: likeness })) : []
}

/** A fact whose words were said gives way to one that is asked for alike and this much likelier. */
const FAR_LIKELIER = 1.5

/** Below this likeness a fact whose words were said answers another question, as 11 of 14 did that strangers graded. */
const LEAST_LIKE = 0.36

/** Facts whose words were said, without those that another is far likelier than; that one where none is left. */
function withoutUnlikely(found: readonly Match[], question: string, need: Need, known: KnownFacts): Match[] {
  const likely = likenessesOf(question, need, known)
  const likenessOf = ({ fact }: Match) => likely.get(fact) ?? 0
  const [best, likeness] = [...likely].reduce<[Fact | null, number]>(
    (first, one) => (one[1] > first[1] ? one : first),
    [null, 0],
  )
  const kept = found.filter(
    (match) =>
      likenessOf(match) >= LEAST_LIKE &&
      (likeness < SURELY_ASKED || likenessOf(match) * FAR_LIKELIER >= likeness),
  )
  const all = best && kept.length === 0 && likeness >= SURELY_ASKED ? [{ fact: best, score: likeness }] : kept
  return all.slice(0, MOST)
}

/** How alike each fact is asked for that may be meant, by the whole question or a part of it. */
function likenessesOf(question: string, need: Need, known: KnownFacts, parts = partsOf): Map<Fact, number> {
  const best = new Map<Fact, number>()
  const look = (text: string, share: number) => {
    for (const { id, likeness } of known.askedLike(text).slice(0, LOOKED_AT))
      if (!isOfOtherKind(id, need)) best.set(id, Math.max(likeness * share, best.get(id) ?? 0))
  }
  for (const text of parts(question.slice(0, LONGEST))) look(text, 1)
  const named = withTopic(question, need)
  if (named !== question) look(named.slice(0, LONGEST), OF_TOPIC)
  return best
}

/** What a name that was only spoken of before counts: all facts of that machine are alike to it. */
const OF_TOPIC = 0.8

/** 'Tốn điện hơn ga không', after a hob: asked of the machine that is spoken of, where it names none. */
function withTopic(question: string, { followUp, kinds }: Need): string {
  const [kind, another] = kinds
  if (!followUp || !kind || another || kindMentions(readTokens(question)).length > 0) return question
  return `${kindLabel(kind)} ${question}`
}

/** Facts of each part of a question that are looked at. */
const LOOKED_AT = 8

/**
 * The facts that a question of knowledge is likely to ask for by how others asked for them, likeliest first, at most three;
 * a fact about other machines than the one spoken of is none of them.
 */
function likelyFacts(typed: string, need: Need, known: KnownFacts, parts = partsOf): Likely<Fact>[] {
  const question = meantBy(typed)
  const isOfSubject = sharesSubject(question, known)
  const isOfMaker = sharesOnlyMaker(question, need, known)
  const speaksOfIt = need.followUp ? sharesWords(withoutKinds(question)) : () => true
  const likely = [...likenessesOf(question, need, known, parts)]
    .map(([id, likeness]) => ({ id, likeness }))
    .filter(({ id, likeness }) => likeness >= CERTAINLY_ASKED || isOfSubject(id))
    .filter(({ id }) => !isOfMaker(id))
    .filter(({ id }) => speaksOfIt(id))
  const rankOf = rankingOf(
    question,
    need,
    known,
    likely.map(({ id }) => id),
  )
  return likely.toSorted((one, other) => rankOf(other.id) - rankOf(one.id)).slice(0, MOST)
}

/** How likely each of some facts is the one that is asked for; the higher, the likelier. */
function rankingOf(
  question: string,
  need: Need,
  known: KnownFacts,
  facts: readonly Fact[],
): (fact: Fact) => number {
  const { kinds } = need
  const text = withTopic(question, need).slice(0, LONGEST)
  const [asked, stated, bare] = [
    known.askedLike(text),
    known.statedLike(text),
    known.askedLike(withoutKinds(text)),
  ].map((found) => shareOfBest(found, facts)) as [Share, Share, Share]
  return (fact) => {
    const isAbout = fact.kinds.some((kind) => kinds.includes(kind))
    const isOfOther = !isAbout && fact.kinds.length > 0 && kinds.length > 0
    const ofKind = isAbout ? WEIGHT.ofKind : isOfOther ? WEIGHT.ofOther : 0
    return WEIGHT.asked * asked(fact) + WEIGHT.stated * stated(fact) + WEIGHT.bare * bare(fact) + ofKind
  }
}

type Share = (fact: Fact) => number

/** How alike each of some facts is, as a share of the likeliest of them. */
function shareOfBest(found: readonly Likely<Fact>[], facts: readonly Fact[]): Share {
  const among = new Set(facts)
  const likenesses = new Map(
    found.flatMap(({ id, likeness }) => (among.has(id) ? [[id, likeness] as const] : [])),
  )
  const most = Math.max(...likenesses.values(), 0)
  return (fact) => (most > 0 ? (likenesses.get(fact) ?? 0) / most : 0)
}

/**
 * The fact that a question of knowledge asks for in words of its own; null where none is clearly asked for.
 */
export function factAskedLike(
  question: string,
  need: Need,
  known = SHIPPED_FACTS,
  least = SURELY_ASKED,
): Fact | null {
  const [first] = likelyFacts(question, need, known)
  return first && first.likeness >= least ? first.id : null
}

/**
 * The fact that a part of a question asks for, from a likeness on; null for none. Where the part names a machine, whose facts are all alike
 * to it, the first has to be clearly before the next.
 */
export function factOfPart(part: string, need: Need, known = SHIPPED_FACTS, least: number): Fact | null {
  const [first, next] = likelyFacts(part, need, known, (whole) => [whole])
  const margin = kindMentions(readTokens(part)).length > 0 ? CLEAR_OF_NEXT : 1
  const isClear = first && first.likeness >= least && first.likeness >= (next?.likeness ?? 0) * margin
  return isClear ? first.id : null
}

/** The fact that a question asks for beyond doubt, in whatever words; null for none. */
export function certainFact(question: string, need: Need, known = SHIPPED_FACTS): Fact | null {
  const { folded, tokens } = readQuestion(question.slice(0, LONGEST))
  if (tokens.length < ENOUGH_WORDS || !asks(folded)) return null
  const [first, next] = likelyFacts(question, need, known, (whole) => [whole])
  const isCertain =
    first && first.likeness >= CERTAINLY_ASKED && first.likeness >= (next?.likeness ?? 0) * CLEAR_OF_NEXT
  return isCertain && KNOWLEDGE.has(need.intent) ? first.id : null
}

/** From this likeness on a question is all but one of those that a fact was written for. */
const ALL_BUT_WRITTEN = 1.25
const FEWEST_WORDS = 4

/**
 * The fact that was written for a question like this, whatever else its words sound like; null for none, and where a sum is named or
 * something that was said before is followed up.
 */
export function factWrittenFor(question: string, need: Need, known = SHIPPED_FACTS): Fact | null {
  const reading = readQuestion(question.slice(0, LONGEST))
  const { tokens, folded } = reading
  if (need.followUp || need.budget || tokens.length < FEWEST_WORDS) return null
  // 'tủ lạnh side by side', 'máy giặt 9kg': a machine that is only named is looked for.
  if (isBareName(reading, need) || asksForMachine(folded) || (need.intent === 'advise' && !asks(folded)))
    return null
  const [first, next] = likelyFacts(question, need, known, (whole) => [whole])
  const isClear = first && first.likeness >= (next?.likeness ?? 0) * CLEAR_OF_NEXT
  return isClear && first.likeness >= ALL_BUT_WRITTEN ? first.id : null
}

/** From this likeness on such a question is of the fact rather than for a machine. */
const RATHER_ASKED = 0.42

/**
 * The facts that a question is of which only sounds like a wish for a machine, likeliest first; none where it says what a
 * machine is chosen by, or asks for one in so many words.
 */
export function factsRatherAsked(question: string, need: Need, known = SHIPPED_FACTS): Fact[] {
  const { folded } = readQuestion(question.slice(0, LONGEST))
  if (!isAboutThing(folded, need)) return []
  const likely = likelyFacts(question, need, known)
  return (likely[0]?.likeness ?? 0) >= RATHER_ASKED ? likely.map(({ id }) => id) : []
}

/** The facts that one may have meant, likeliest first. */
export const factsPerhapsAsked = (
  question: string,
  need: Need,
  known = SHIPPED_FACTS,
  least = PERHAPS_ASKED,
): Fact[] =>
  likelyFacts(question, need, known)
    .filter(({ likeness }) => likeness >= least)
    .map(({ id }) => id)

/** Facts that somebody's life may hang on, of which a text speaks. */
export function vitalFacts(text: string, known = SHIPPED_FACTS): Fact[] {
  const said = sameWords(cleanText(text.slice(0, LONGEST)))
  return known.patterns
    .filter(
      ({ fact, patterns }) =>
        fact.isVital && patterns.some((pattern) => sharedWith(pattern, said, known) > 0),
    )
    .map(({ fact }) => fact)
}

/** What to look at first when a machine of the kind spoken of is in trouble; undefined where nobody wrote it. */
export const firstHelpFor = ({ kinds: [kind] }: Need, known = SHIPPED_FACTS): Fact | undefined =>
  kind === undefined
    ? undefined
    : known.patterns.find(({ fact }) => fact.isFirstHelp && fact.kinds.some((one) => one === kind))?.fact

/** The weight of the words one way of asking and a text have in common; 0 where a part of it is not said. */
function sharedWith(pattern: Pattern, text: string, { weights }: KnownFacts): number {
  let sum = 0
  for (const terms of pattern) {
    const said = terms.filter((term) => text.includes(term)).map((term) => weights.get(term) ?? 0)
    if (said.length === 0) return 0
    sum += Math.max(...said)
  }
  return sum
}
