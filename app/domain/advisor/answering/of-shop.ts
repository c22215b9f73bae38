import { fold } from '#app/vietnamese/fold.ts'
import { factAskedLike } from '../knowledge/find-facts.ts'
import { isForShop, speaksToUs } from '../understand/service-words.ts'
import { saidFirst } from '../write/draft.ts'
import { writeExplanation } from '../write/explain.ts'
import { writeService } from '../write/talk.ts'
import { countWords } from './asked.ts'
import type { Asked, Drafted } from './asked.ts'
import { OF_AN_ORDER } from './lead-on.ts'
import { surelySought } from './sought.ts'

/** From this likeness on a fact helps whoever takes us for a shop. */
const HELPS = 0.4
const OF_US = /Chọn Máy/

/** In fewer words than these nothing more than that is asked: 'có trả góp không'. */
const ASKED_IN_FULL = 8

/** That this is no shop, and where something went wrong what is known that helps wherever it was bought. */
export function ofShop(asked: Asked): Drafted {
  const { question, need, facts } = asked
  const draft = writeService(question)
  const known = countWords(question) >= ASKED_IN_FULL ? surelySought(asked) : null
  const [ours = ''] = draft.paragraphs
  const folded = fold(question)
  if (known && !OF_US.test(known.verdict)) {
    const explained = writeExplanation(known)
    return { draft: speaksToUs(folded) || isForShop(folded) ? saidFirst(ours, explained) : explained }
  }
  const fact = OF_AN_ORDER.test(folded) ? factAskedLike(question, need, facts, HELPS) : null
  // What is known of us says no more than that.
  if (!fact || OF_US.test(fact.verdict)) return { draft, isDeadEnd: true }
  return { draft: saidFirst(ours, writeExplanation(fact)), isDeadEnd: true }
}
