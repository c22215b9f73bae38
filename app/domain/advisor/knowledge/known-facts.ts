import { LRUCache } from 'lru-cache'
import { FACTS } from './fact-base.ts'
import type { Likely, Subject, SubjectIndex } from './fact-index.ts'
import { subjectIndex } from './fact-index.ts'
import type { Fact } from './fact.ts'
import { sameWords } from './same-words.ts'

/** One way of asking: each part is a list of terms of which one must be there. */
export type Pattern = readonly (readonly string[])[]

/** Facts, prepared for lookup. */
export type KnownFacts = {
  patterns: readonly { fact: Fact; patterns: readonly Pattern[] }[]
  /** Each fact under its own question, which is also what is offered to be asked next. */
  byQuestion: ReadonlyMap<string, Fact>
  /** What a term says of which fact is meant: its letters, less the more facts speak of it ('máy lạnh', 'tốn điện'). */
  weights: ReadonlyMap<string, number>
  /** The facts by how people ask for them and by what they say. */
  askedLike: (text: string) => Likely<Fact>[]
  /** The facts by their own question and verdict alone. */
  statedLike: (text: string) => Likely<Fact>[]
  /** These facts and some more that have no patterns. */
  with: (more: readonly Fact[]) => KnownFacts
}

/** Facts by how people ask for them, and by their own question and verdict alone. */
type Indexes = { asked: SubjectIndex<Fact>; stated: SubjectIndex<Fact> }

/** Prepares facts for lookup; the indexes of them, which take a second for those that are shipped, when they are first asked. */
export function knowFacts(facts: readonly Fact[]): KnownFacts {
  let indexes: Indexes | undefined
  return knownBy(
    facts,
    () =>
      (indexes ??= {
        asked: subjectIndex(facts.map(subjectOf)),
        stated: subjectIndex(facts.map(statementOf)),
      }),
  )
}

/** Texts whose likely facts are remembered: one question is held against them by each way of answering. */
const REMEMBERED = 32

function remembering(find: (text: string) => Likely<Fact>[]): (text: string) => Likely<Fact>[] {
  const found = new LRUCache<string, Likely<Fact>[]>({ max: REMEMBERED })
  return (text) => {
    const known = found.get(text) ?? find(text)
    found.set(text, known)
    return known
  }
}

function knownBy(facts: readonly Fact[], indexes: () => Indexes): KnownFacts {
  const patterns = facts.map((fact) => ({
    fact,
    patterns: fact.asks.map((ask) =>
      ask.split(' + ').map((part) => part.split(' | ').map((term) => sameWords(term))),
    ),
  }))
  return {
    patterns,
    byQuestion: new Map(facts.map((fact) => [sameWords(fact.question), fact])),
    weights: weightsOf(patterns),
    askedLike: remembering((text) => indexes().asked.find(text)),
    statedLike: remembering((text) => indexes().stated.find(text)),
    with: (more) => {
      let both: Indexes | undefined
      return knownBy(
        [...facts, ...more],
        () =>
          (both ??= {
            asked: indexes().asked.with(more.map(subjectOf)),
            stated: indexes().stated.with(more.map(statementOf)),
          }),
      )
    },
  }
}

const subjectOf = (fact: Fact): Subject<Fact> => ({
  id: fact,
  asked: [fact.question, ...fact.examples],
  told: toldBy(fact),
})

const statementOf = (fact: Fact): Subject<Fact> => ({
  id: fact,
  asked: [fact.question],
  told: fact.verdict,
})

/** What is told of a fact, and the words of its patterns. */
function toldBy({ verdict, claims, asks: patterns }: Fact): string {
  return [verdict, ...claims.map(({ text }) => text), ...patterns].join(' ').replace(/[|+]/g, ' ')
}

function weightsOf(known: KnownFacts['patterns']): Map<string, number> {
  const factsOf = new Map<string, number>()
  for (const { patterns } of known) {
    for (const term of new Set(patterns.flat(2))) factsOf.set(term, (factsOf.get(term) ?? 0) + 1)
  }
  return new Map([...factsOf].map(([term, count]) => [term, term.length / (1 + Math.log2(count))]))
}

/** The facts that are shipped. */
export const SHIPPED_FACTS: KnownFacts = knowFacts(FACTS)
