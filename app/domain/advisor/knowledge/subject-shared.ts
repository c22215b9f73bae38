import type { Kind } from '#app/kinds/kind.ts'
import { fold } from '#app/vietnamese/fold.ts'
import { kindMentions } from '../understand/kind-mentions.ts'
import type { Need } from '../understand/need.ts'
import { readTokens } from '../understand/reading.ts'
import type { Fact } from './fact.ts'
import type { KnownFacts } from './known-facts.ts'

/** What a question and a fact have in common beside the machine and the maker that both name. */

/** A text without the names of kinds. */
export function withoutKinds(text: string): string {
  let left = ''
  let end = 0
  for (const mention of kindMentions(readTokens(text))) {
    if (mention.value === null) continue
    left += `${text.slice(end, mention.start)} `
    end = mention.end
  }
  return left + text.slice(end)
}

/** Words of a part that can ask by itself. */
export const ENOUGH_WORDS = 5

/** A question, and its sentences and clauses: who tells a story first asks at its end. */
export function partsOf(question: string): string[] {
  const parts = question.split(/[.,;:!?\n]+\s+|\s+(?=(?:mà|nhưng|thì|vậy) )/u)
  return [
    question,
    ...(parts.length > 1 ? parts.filter((part) => part.split(/\s+/).length >= ENOUGH_WORDS) : []),
  ]
}

/** A text without the names of machines and of these makers. */
function withoutNames(text: string, brands: readonly string[]): string {
  const names = new Set(brands.flatMap((brand) => fold(brand).split(/\s+/)))
  return withoutKinds(text)
    .split(/\s+/)
    .filter((word) => !names.has(fold(word)))
    .join(' ')
}

/** Below this likeness beside the machine's name, a question shares little else with a fact. */
const OF_SUBJECT = 0.2

/** The facts that a part of a question is like, without what it names. */
const likeBesideNames = (question: string, makers: readonly string[], { askedLike }: KnownFacts): Set<Fact> =>
  new Set(
    partsOf(question).flatMap((part) =>
      askedLike(withoutNames(part, makers)).flatMap(({ id, likeness }) =>
        likeness >= OF_SUBJECT ? [id] : [],
      ),
    ),
  )

/**
 * Whether a question asks what a fact is about, rather than only of the same machine: by the whole of it or a part, both
 * without the machine's name.
 */
export function sharesSubject(question: string, known: KnownFacts): (fact: Fact) => boolean {
  // Looked up when the first fact is held against it: most wishes fit none.
  let sharing: ReadonlySet<Fact> | undefined
  return (fact) => (sharing ??= likeBesideNames(question, [], known)).has(fact)
}

/** What is told of a fault. */
const OF_FAULT = /(?:^|[ ,])(?:lỗi|hỏng|hư|bị|báo)(?!\p{L})/u

/** Whether a fact tells of a fault of one maker's machines, of which a question says no more than the maker: 'có nên mua máy giặt LG'. */
export function sharesOnlyMaker(
  question: string,
  { brands }: Need,
  known: KnownFacts,
): (fact: Fact) => boolean {
  let sharing: ReadonlySet<Fact> | undefined
  return (fact) =>
    brands.length > 0 &&
    OF_FAULT.test(fact.question) &&
    !(sharing ??= likeBesideNames(question, brands, known)).has(fact)
}

const spokenOf = new WeakMap<Fact, readonly Kind[]>()

/** The machines a fact is about, and those its question speaks of: 'robot hút bụi LDS và camera'. */
function kindsSpokenOf(fact: Fact): readonly Kind[] {
  const known = spokenOf.get(fact)
  if (known) return known
  const named = kindMentions(readTokens(fact.question)).flatMap(({ value }) => value ?? [])
  const kinds = [...fact.kinds, ...named]
  spokenOf.set(fact, kinds)
  return kinds
}

/** Whether a fact is about other machines than those named; one that is only guessed at rules none out: 'cấp đông mềm là sao'. */
export function isOfOtherKind(fact: Fact, { kinds, perhaps, isMeant }: Need): boolean {
  const meant = isMeant ? [] : kinds.length > 0 ? kinds : perhaps
  if (meant.length === 0 || fact.kinds.length === 0) return false
  return !kindsSpokenOf(fact).some((kind) => meant.includes(kind))
}
