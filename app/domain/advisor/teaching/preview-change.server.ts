import { synonymsInForce } from '#app/domain/catalogue/queries/synonyms.server.ts'
import { withPhrase } from '#app/domain/catalogue/synonyms/groups.ts'
import type { Db } from '#db/client.ts'
import { advisorParts } from '../advisor.server.ts'
import {
  certainFact,
  factAskedLike,
  factOfQuestion,
  factsPerhapsAsked,
  factsRatherAsked,
} from '../knowledge/find-facts.ts'
import type { KnownFacts } from '../knowledge/known-facts.ts'
import { rephraseWith } from '../taught-words.server.ts'
import type { Need } from '../understand/need.ts'
import { understand } from '../understand/understand.ts'
import { pinsOn } from './pinned-answers.server.ts'
import { findPinnedIn } from './pinned.ts'
import type { PinnedAnswer } from './pinned.ts'
import { previewChange } from './preview.ts'
import type { Preview } from './preview.ts'
import { recentQuestions } from './recent-questions.server.ts'
import { factsOn, factsWith } from './taught-facts.server.ts'
import type { KeptFact } from './taught-facts.server.ts'

/**
 * What recent questions would get with an answer pinned, or one changed; null to see them without it.
 * @param now the time in ms; Date.now where left out
 */
export async function previewPin(
  db: Db,
  id: number | null,
  pin: PinnedAnswer | null,
  now?: () => number,
): Promise<Preview> {
  const before = advisorParts(db, () => {})
  const known = await pinsOn(db)
  const [find, findAnew] = [
    findPinnedIn(known),
    findPinnedIn([...known.filter((other) => other.id !== id), ...(pin ? [pin] : [])]),
  ]
  const change = {
    before: { ...before, pinned: () => Promise.resolve(find) },
    after: { ...before, pinned: () => Promise.resolve(findAnew) },
    touches: (question: string) => JSON.stringify(find(question)) !== JSON.stringify(findAnew(question)),
  }
  return previewChange(await recentQuestions(db), change, now)
}

/** What recent questions would get with a fact added, or the one of its id changed. */
export async function previewFact(db: Db, fact: KeptFact, now?: () => number): Promise<Preview> {
  const before = advisorParts(db, () => {})
  const known = await factsOn(db)
  const [facts, factsAnew] = [
    factsWith(known),
    factsWith([...known.filter((other) => other.id !== fact.id), fact]),
  ]
  const [brands, names, rephrase] = await Promise.all([
    before.catalogue.brandNames(),
    before.catalogue.names(),
    before.rephrase?.(),
  ])
  const change = {
    before: { ...before, facts: () => Promise.resolve(facts) },
    after: { ...before, facts: () => Promise.resolve(factsAnew) },
    touches: (question: string) => {
      const message = rephrase?.(question) ?? question
      const need = understand(message, { brands, names })
      return lookups(message, need, facts) !== lookups(message, need, factsAnew)
    },
  }
  return previewChange(await recentQuestions(db), change, now)
}

/**
 * All that an answer can learn of facts for a question, as a text. What `findFacts` finds by patterns is left out: facts of
 * editors have none, so it is the same with and without them.
 */
const lookups = (question: string, need: Need, facts: KnownFacts): string =>
  JSON.stringify([
    factOfQuestion(question, facts),
    factAskedLike(question, need, facts),
    certainFact(question, need, facts),
    factsPerhapsAsked(question, need, facts),
    factsRatherAsked(question, need, facts),
  ])

/** What recent questions would get where a phrase means what the head of a group means. */
export async function previewWord(
  db: Db,
  { head, phrase }: { head: string; phrase: string },
): Promise<Preview> {
  const before = advisorParts(db, () => {})
  const { groups } = await synonymsInForce(db)
  const [rephrase, rephraseAnew] = [rephraseWith(groups), rephraseWith(withPhrase(groups, head, phrase))]
  return previewChange(await recentQuestions(db), {
    before: { ...before, rephrase: () => Promise.resolve(rephrase) },
    after: { ...before, rephrase: () => Promise.resolve(rephraseAnew) },
    touches: (question) => rephrase(question) !== rephraseAnew(question),
  })
}
