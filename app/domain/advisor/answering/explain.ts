import { findFacts } from '../knowledge/find-facts.ts'
import type { Need } from '../understand/need.ts'
import type { Draft } from '../write/draft.ts'
import { writeExplanation } from '../write/explain.ts'
import { advise } from './advise.ts'
import type { Asked, Drafted } from './asked.ts'

/**
 * What the fact base knows of a question, with an article of ours if one fits; where it also says for whom or for how
 * much, machines follow. Null where it asks for a machine.
 */
export async function explain(asked: Asked): Promise<Drafted | null> {
  const { question, need, articles } = asked
  const [best] = findFacts(question, need)
  if (!best) return null
  const explanation = writeExplanation(best.fact, (await articles?.(question)) ?? [])
  if (!narrows(need)) return { draft: explanation }
  // The features named are what is weighed, not what is wanted.
  const advice = await advise({ ...asked, need: { ...need, intent: 'advise', features: [] } })
  return { ...advice, draft: joined(explanation, advice.draft, best.fact.verdict) }
}

/** The verdict of a fact before the advice it leads to. */
function joined(explanation: Draft, advice: Draft, verdict: string): Draft {
  return {
    ...advice,
    paragraphs: [verdict, ...advice.paragraphs],
    sources: [...explanation.sources.slice(0, 1), ...advice.sources],
    rules: [...(explanation.rules ?? []), ...(advice.rules ?? [])],
  }
}

/** A question of knowledge that also says for whom or for how much is answered with products. */
export function narrows({ kinds, budget, people, roomM2, distanceM }: Need): boolean {
  return kinds.length > 0 && [budget, people, roomM2, distanceM].some((slot) => slot !== undefined)
}
