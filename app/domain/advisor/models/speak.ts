import type { Plan } from '../answer-question.ts'
import type { Source } from '../answer.ts'
import { gateOver } from '../verify/gate.ts'
import type { Grounds } from '../verify/grounds.ts'
import { releaseFor } from './release.ts'
import { sentencesOf } from './sentences.ts'
import { ModelFailure } from './voice.ts'
import type { Spoken } from './voice.ts'

/** A model's words as they come, and the pages it names when it is done. @throws ModelFailure */
export type Words = AsyncGenerator<string, Source[]>

/**
 * Shows of a model's words the sentences that pass the gate, as soon as they may be shown. Every failure is an ending, not
 * an error; only a visitor's leaving is thrown on.
 */
export async function* speakGrounded(
  words: Words,
  plan: Plan,
  grounds: Grounds,
  visitor: AbortSignal,
): AsyncGenerator<string, Spoken> {
  const gate = gateOver(grounds)
  const release = releaseFor(plan.draft.picks.map(({ candidate }) => candidate.id))
  const refused: string[] = []
  const names = new Set<number>()
  let citations: Source[] = []
  async function* pieces() {
    citations = yield* words
  }
  const said = () => ({ citations, refused, named: grounds.products.filter(({ id }) => names.has(id)) })
  let saidAny = false
  try {
    for await (const sentence of sentencesOf(pieces())) {
      const verdict = gate.admit(sentence)
      if ('refused' in verdict) refused.push(`${verdict.refused}: ${sentence.trim()}`)
      else for (const id of verdict.names) names.add(id)
      yield* release.next(verdict)
      saidAny = true
    }
  } catch (error) {
    if (visitor.aborted) throw error
    const failure = error instanceof ModelFailure ? error.failure : 'upstream'
    return { ...said(), failure, cause: error }
  }
  if (!saidAny) return { ...said(), failure: 'empty' }
  return { ...said(), failure: release.isSound() ? null : 'ungrounded' }
}
