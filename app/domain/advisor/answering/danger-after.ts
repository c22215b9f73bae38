import { fold } from '#app/vietnamese/fold.ts'
import { goesOnUsing, growsWorse, talksDown } from '../understand/danger.ts'
import type { Need } from '../understand/need.ts'
import { saidFirst } from '../write/draft.ts'
import { SAYS_MORE_OF_DANGER, writeHazard } from '../write/hazard.ts'
import { writeStillAgainst, writeStillDangerous } from '../write/talk.ts'
import type { Drafted } from './asked.ts'

/** What somebody says who told of a danger before: that it grows, that it is nothing, or that the machine is used on. Null for all else. */
export function answerAfterDanger(message: string, { kinds }: Need): Drafted | null {
  const folded = fold(message)
  if (talksDown(folded)) return { draft: writeStillAgainst(), isDeadEnd: true }
  if (goesOnUsing(folded)) return { draft: writeStillDangerous(), isDeadEnd: true }
  return growsWorse(folded)
    ? { draft: saidFirst(SAYS_MORE_OF_DANGER, writeHazard(message, kinds)), isDeadEnd: true }
    : null
}
