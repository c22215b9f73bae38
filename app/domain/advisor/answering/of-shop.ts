import { fold } from '#app/vietnamese/fold.ts'
import { factAskedLike } from '../knowledge/find-facts.ts'
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

/** From so many words on somebody tells what happened elsewhere; in fewer a shop is asked. */
const TELLS_WORDS = 12

/** 'bên mình có … không shop': of us, not of what happened elsewhere. */
const TO_US =
  /(?:^|\s)(?:(?:ben|cho|trang) (?:minh|shop|em)|shop)(?: [a-z]+)* (?:co|cho|duoc|ho tro)(?![a-z])/

/** That this is no shop, and where something went wrong what is known that helps wherever it was bought. */
export function ofShop(asked: Asked): Drafted {
  const { question, need, facts } = asked
  const draft = writeService(question)
  const known = countWords(question) >= TELLS_WORDS ? surelySought(asked) : null
  const [ours = ''] = draft.paragraphs
  if (known)
    return {
      draft:
        TO_US.test(fold(question)) && !OF_US.test(known.verdict)
          ? saidFirst(ours, writeExplanation(known))
          : writeExplanation(known),
    }
  const fact = OF_AN_ORDER.test(fold(question)) ? factAskedLike(question, need, facts, HELPS) : null
  // What is known of us says no more than that.
  if (!fact || OF_US.test(fact.verdict)) return { draft, isDeadEnd: true }
  return { draft: saidFirst(ours, writeExplanation(fact)), isDeadEnd: true }
}
