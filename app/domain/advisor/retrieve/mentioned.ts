import { foldForSearch, searchWords } from '#app/vietnamese/fold.ts'
import type { Candidate } from '../catalogue.ts'
import { featureLabel } from '../understand/chip-labels.ts'
import type { Feature, Need } from '../understand/need.ts'
import { UNSTATED_WISHES } from '../understand/wanted-words.ts'
import { lowerFirst } from '../write/phrasing.ts'
import { conditionOf } from './feature-conditions.ts'

/** A wish that no attribute states; `isMentioned` when the names or descriptions of the products left speak of it. */
export type Unstated = { label: string; isMentioned: boolean }

/** How names and descriptions speak of features the catalogue has no attribute for, folded. */
const MENTIONS: Partial<Record<Feature, RegExp>> = {
  noise_cancelling: /(?:^| )(?:chong on|khu on|anc|noise cancel\w*)(?: |$)/,
  nfc: /(?:^| )nfc(?: |$)/,
  dual_sim: /(?:^| )(?:2 (?:nano )?sim|dual sim|hai sim)(?: |$)/,
  touch: /(?:^| )(?:cam ung|touch)(?: |$)/,
  wifi_control: /(?:^| )(?:wifi|wi fi|dieu khien (?:qua|bang) dien thoai|smartthings|thinq)(?: |$)/,
  waterproof: /(?:^| )(?:chong nuoc|khang nuoc|ip6[78]|ip[x5]\d)(?: |$)/,
  child_lock: /(?:^| )khoa tre em(?: |$)/,
  wireless: /(?:^| )(?:khong day|bluetooth|wireless|tws)(?: |$)/,
  chest_freezer: /(?:^| )(?:nam ngang|tu nam|dang nam)(?: |$)/,
  rechargeable: /(?:^| )(?:tich dien|sac dien|pin sac)(?: |$)/,
  standing_ac: /(?:^| )(?:tu dung|dat san|dieu hoa cay)(?: |$)/,
  upright_freezer: /(?:^| )(?:tu dung|dang dung|tu dong dung)(?: |$)/,
}

/** Whether a text speaks of a feature: '2 Nano SIM' of two SIM cards. */
export const speaksOf = (feature: Feature, text: string): boolean =>
  MENTIONS[feature]?.test(searchWords(text).join(' ')) ?? false

/**
 * Keeps the products whose names or descriptions speak of the wishes no attribute states, where there are any; and says
 * of each such wish whether that could be done.
 */
export function holdMentioned(
  candidates: readonly Candidate[],
  { features, kinds, unstated: wishes }: Need,
): { candidates: Candidate[]; unstated: Unstated[] } {
  let left = [...candidates]
  const unstated: Unstated[] = []
  const hold = (label: string, pattern: RegExp) => {
    const speaking = left.filter(({ title, des }) => pattern.test(foldForSearch(`${title} ${des}`)))
    if (speaking.length > 0) left = speaking
    unstated.push({ label, isMentioned: speaking.length > 0 })
  }
  for (const feature of features) {
    const pattern = MENTIONS[feature]
    const condition = conditionOf(feature)
    const isStated = condition && (!condition.kinds || kinds.some((kind) => condition.kinds?.includes(kind)))
    if (!pattern || isStated) continue
    hold(lowerFirst(featureLabel(feature)), pattern)
  }
  for (const { value } of UNSTATED_WISHES) if (wishes.includes(value.label)) hold(value.label, value.spoken)
  return { candidates: left, unstated }
}
