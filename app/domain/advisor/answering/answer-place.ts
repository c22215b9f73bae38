import { fold } from '#app/vietnamese/fold.ts'
import type { Intent, Need, Place } from '../understand/need.ts'
import { wishOf } from '../wished/wish.ts'
import { asksWhether } from './asked.ts'
import type { Asked, Drafted } from './asked.ts'
import { answerCutOut } from './cut-out.ts'
import { answerHand, answerReach, answerWrist } from './of-person.ts'
import { answerOutdoor } from './outdoor-unit.ts'
import { answerPassage } from './passage.ts'
import { answerStand } from './stand.ts'
import { answerTogether } from './washer-and-dryer.ts'

/** What is answered in its own way whatever was measured. */
const OTHERWISE: ReadonlySet<Intent> = new Set(['crisis', 'hazard', 'unsafe', 'service', 'small_talk'])

/** What is known of such places: wishes that only lead there say no more than the measure does. */
const FACTS_OF: Readonly<Record<Place['type'], readonly string[]>> = {
  passage: ['dua-tu-lanh-vao-nha', 'phi-lap-dat', 'khieng-tu-lanh-cau-thang'],
  cut_out: ['kich-thuoc-khoet-da-bep'],
  screen: ['tivi-co-nao', 'gia-treo-vesa'],
  outdoor: ['cho-dat-dan-nong'],
  stacked: ['chong-may-say-len-may-giat'],
  beside: ['chong-may-say-len-may-giat'],
  reach: [],
  wrist: [],
  hand: [],
}
/** What was not read and is of the place. */
const OF_PLACE = /\d|(?:^|\s)(?:khieng|lot|qua|vua|lo|khoet|cat|duc|nut|chong|loi|thua|thang|cua)(?![a-z])/

/** A need without what its place says already. */
function withoutSaidOfPlace(need: Need, { type }: Place): Need {
  const [kind] = need.kinds
  const isSaid = (label: string) => FACTS_OF[type].includes(wishOf(label, kind)?.fact ?? '')
  return {
    ...need,
    intent: 'advise',
    unstated: need.unstated.filter((label) => !isSaid(label)),
    unread: need.unread.filter((words) => !OF_PLACE.test(fold(words))),
  }
}

const isSame = (one: Place | undefined, other: Place | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** An answer to who measured a place: what goes through it, into it or onto it; null where none was measured. */
export async function answerOfPlace(given: Asked): Promise<Drafted | null> {
  const { need, previous } = given
  const { place } = need
  if (!place || OTHERWISE.has(need.intent) || need.models.length > 0) return null
  // What is asked later of something else than a machine to choose.
  const asksOfElse = need.intent !== 'advise' || asksWhether(fold(given.question))
  if (isSame(place, previous?.place) && asksOfElse) return null
  const asked = { ...given, need: withoutSaidOfPlace(need, place) }
  switch (place.type) {
    case 'passage':
      return answerPassage(asked, place)
    case 'screen':
      return answerStand(asked, place)
    case 'cut_out':
      return answerCutOut(asked, place)
    case 'outdoor':
      return answerOutdoor(asked, place)
    case 'stacked':
    case 'beside':
      return answerTogether(asked, place)
    case 'reach':
      return answerReach(asked, place)
    case 'wrist':
      return answerWrist(asked, place)
    case 'hand':
      return answerHand(asked)
  }
}
