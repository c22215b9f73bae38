import { cleanText } from '#app/vietnamese/clean.ts'
import type { Need } from '../understand/need.ts'
import { readQuestion } from '../understand/reading.ts'
import { understand } from '../understand/understand.ts'
import { FACTS } from './fact-base.ts'
import type { Fact } from './fact.ts'
import { sameWords } from './same-words.ts'
import { asks, wantsToKnow } from './wants-to-know.ts'

/** One way of asking: each part is a list of terms of which one must be there. */
type Pattern = readonly (readonly string[])[]

/** A fact that fits a question; the more, and the rarer, the words they share, the higher the score. */
export type Match = { fact: Fact; score: number }

const PATTERNS: readonly { fact: Fact; patterns: readonly Pattern[] }[] = FACTS.map((fact) => ({
  fact,
  patterns: fact.asks.map((ask) =>
    ask.split(' + ').map((part) => part.split(' | ').map((term) => sameWords(term))),
  ),
}))

/** Each fact under its own question, which is also what is offered to be asked next. */
const BY_QUESTION: ReadonlyMap<string, Fact> = new Map(FACTS.map((fact) => [sameWords(fact.question), fact]))

/** What a term says of which fact is meant: its letters, less the more facts speak of it ('máy lạnh', 'tốn điện'). */
const WEIGHTS: ReadonlyMap<string, number> = weights()

/** What the kind named adds to a fact about it: enough to part two that fit alike. */
const KIND_BONUS = 2

/** How many facts are worth telling apart. */
const MOST = 3

/** The longest question that is matched, in letters. */
const LONGEST = 400

/**
 * The facts a question asks for, best first, at most three; none where it asks for a machine.
 * Pure, and linear in the question's length.
 * @param need what was understood, the conversation before it included
 */
export function findFacts(question: string, need: Need): Match[] {
  const asked = question.slice(0, LONGEST)
  const typed = sameWords(cleanText(asked))
  const own = BY_QUESTION.get(typed)
  if (own) return [{ fact: own, score: typed.length }]
  const { raw, folded } = readQuestion(asked)
  if (!asks(folded)) return []
  const said = understand(asked, { brands: need.brands })
  if (!wantsToKnow(folded, said)) return []
  const repaired = sameWords(raw)
  return PATTERNS.flatMap(({ fact, patterns }) => {
    const shared = Math.max(
      ...patterns.map((pattern) => Math.max(sharedWith(pattern, repaired), sharedWith(pattern, typed))),
    )
    if (shared === 0) return []
    const fits = fact.kinds.some((kind) => need.kinds.includes(kind))
    if (!fits && fact.kinds.length > 0 && said.kinds.length > 0) return []
    return [{ fact, score: shared + (fits ? KIND_BONUS : 0) }]
  })
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST)
}

/** The weight of the words one way of asking and a text have in common; 0 where a part of it is not said. */
function sharedWith(pattern: Pattern, text: string): number {
  let sum = 0
  for (const terms of pattern) {
    const said = terms.filter((term) => text.includes(term)).map((term) => WEIGHTS.get(term) ?? 0)
    if (said.length === 0) return 0
    sum += Math.max(...said)
  }
  return sum
}

function weights(): Map<string, number> {
  const factsOf = new Map<string, number>()
  for (const { patterns } of PATTERNS) {
    for (const term of new Set(patterns.flat(2))) factsOf.set(term, (factsOf.get(term) ?? 0) + 1)
  }
  return new Map([...factsOf].map(([term, count]) => [term, term.length / (1 + Math.log2(count))]))
}
