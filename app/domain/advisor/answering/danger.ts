import { fold } from '#app/vietnamese/fold.ts'
import { overloadOf } from '../understand/hazard.ts'
import { plainDraft } from '../write/draft.ts'
import type { Draft } from '../write/draft.ts'
import { writeExplanation } from '../write/explain.ts'
import { isKnownHazard, writeHazard } from '../write/hazard.ts'
import { writeCrisis, writeRefusal } from '../write/talk.ts'
import type { Asked } from './asked.ts'
import { dangerKnown } from './explain.ts'
import { soughtBeyondDoubt, surelySought } from './sought.ts'

/** A verdict that says no. */
const DENIES = /^(?:Không(?:[:,;.]| nên| được)|Đừng|Tuyệt đối)(?!\p{L})/u

/** What is said to somebody in danger, or about to be, whatever else the words might mean; null for all others. */
export function answerOfDanger(asked: Asked): Draft | null {
  const { question, need } = asked
  switch (need.intent) {
    case 'crisis':
      return writeCrisis(question)
    case 'hazard': {
      const overload = overloadOf(fold(question))
      const fact = overload || isKnownHazard(question, need.kinds) ? null : surelySought(asked)
      return fact ? writeExplanation(fact) : writeHazard(question, need.kinds, overload)
    }
    case 'unsafe': {
      // What is known of this very thing says why not, and what to do instead.
      const fact = soughtBeyondDoubt(asked)
      return fact && DENIES.test(fact.verdict)
        ? { ...plainDraft([fact.verdict, fact.changes], fact.related), rules: [fact.verdict, fact.changes] }
        : writeRefusal(question, dangerKnown(asked))
    }
    default:
      return null
  }
}
