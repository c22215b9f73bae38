import { ASIDE } from '../conversation/topics.ts'
import { factSought } from '../knowledge/fact-sought.ts'
import type { Fact } from '../knowledge/fact.ts'
import { saidLast } from '../write/draft.ts'
import { FACTS_PATH, factSource } from '../write/explain.ts'
import { countWords } from './asked.ts'
import type { Asked, Drafted } from './asked.ts'
import { explanationOf, joined } from './explain.ts'
import { answersUnasked, OF_FAULT } from './tell-beside.ts'
import { isSized, whichSize } from './which-size.ts'

/**
 * From this share on a fact is told before what was found, where that tells none. Of 850 questions of eleven rounds, each read by what
 * the other rounds taught, it finds 269 of 424 facts that are asked for, another for 35, and tells one to 66 who ask for machines first.
 */
const SURELY = 0.45
/** What a machine uses, but not when one pays: a sum from the rows says it better. */
const OF_USE = /^(?!.*hoàn vốn).*(?:tốn (?:bao nhiêu |nhiêu |nhiều )?điện|bao nhiêu (?:điện|số))/
/** From this share on who asks for a fact asks for machines as well. */
const ASKS_FOR_MACHINES = 0.3

/** From this share on a fact is what is asked for, also where a text sounds of danger or of a shop. */
const SURELY_SOUGHT = 0.6

/** The fact that a question surely asks for; null for none. */
export function surelySought({ question, need, facts }: Asked): Fact | null {
  const sought = factSought(question, need, facts)
  return sought && sought.share >= SURELY_SOUGHT ? sought.fact : null
}

/** From this share on a fact answers who asks what something costs to run, or to be helped into what could be a danger. */
const BEYOND_DOUBT = 0.85

/** The fact that a question asks for beyond doubt; null for none. */
export function soughtBeyondDoubt({ question, need, facts }: Asked): Fact | null {
  const sought = factSought(question, need, facts)
  return sought && sought.share >= BEYOND_DOUBT ? sought.fact : null
}

/** What is known of what costs less, where that is asked beyond doubt and no sum of one machine: 'quạt với máy lạnh có đỡ điện không'. */
export async function explainSaving(asked: Asked): Promise<Drafted | null> {
  const fact = asked.need.followUp ? null : soughtBeyondDoubt(asked)
  return fact && !OF_USE.test(fact.question) ? { draft: await explanationOf(fact, asked) } : null
}

/** Fewer words ask for nothing that could be told. */
const FEWEST_WORDS = 4

/** An answer that tells no fact, behind the one that its question asks for by how others have asked; as it is where none is. */
export async function withFactSought(drafted: Drafted, asked: Asked): Promise<Drafted> {
  const { question, need, facts } = asked
  const { draft } = drafted
  if (ASIDE.has(need.intent) || need.followUp || draft.editorial || draft.comparison) return drafted
  // What a maker publishes of its model, and the sum behind a size, answer more closely.
  const isOfModels = need.models.length === 1 || (need.models.length > 1 && need.intent === 'compare')
  if (isOfModels || countWords(question) < FEWEST_WORDS) return drafted
  if ((need.intent === 'size' && (await isSized(asked))) || (await whichSize(asked))) return drafted
  if (draft.sources.some(({ url }) => url.startsWith(FACTS_PATH))) return drafted
  const sought = factSought(question, need, facts)
  if (!sought || sought.share < SURELY) return drafted
  // A sum that was reckoned, or the rows' own figures, are not put away for what is known in general.
  if (need.intent === 'running_cost' && (!drafted.unanswered || OF_USE.test(sought.fact.question)))
    return drafted
  const explanation = await explanationOf(sought.fact, asked)
  // Who names a machine and says how it is to be is shown it first.
  const isWish = need.intent === 'advise' && need.kinds.length > 0 && !need.isMeant
  if (isWish && draft.picks.length > 0) {
    if (!need.isOwned && OF_FAULT.test(sought.fact.question)) return drafted
    if (answersUnasked(sought.fact, question)) return drafted
    return {
      ...drafted,
      draft: saidLast(sought.fact.verdict, draft, factSource(sought.fact)),
      unanswered: false,
    }
  }
  return draft.picks.length > 0 && sought.machines >= ASKS_FOR_MACHINES
    ? { ...drafted, draft: joined(explanation, draft, sought.fact.verdict), unanswered: false }
    : { draft: explanation }
}
