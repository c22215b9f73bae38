import type { Kind } from '#app/kinds/kind.ts'
import { hasSlot, hasSubject } from './intent.ts'
import { kindsNamed } from './kind-mentions.ts'
import type { Intent, Need } from './need.ts'
import type { Reading } from './reading.ts'

/** What a turn behind a fault only sounds like: 'vệ sinh rồi vẫn chảy' is no small talk. */
const SOUNDS_LIKE: ReadonlySet<Intent> = new Set(['small_talk', 'off_topic', 'explain', 'advise'])

/** 'mua cái mới', 'thay máy khác luôn'. */
const BUYS_ANOTHER =
  /(?:^|\s)(?:mua|thay|sam|doi|tim|kiem|lay|chon|can|ruoc|tinh)(?: (?:luon|giup|qua|sang|cho|em|minh|anh|chi|toi|mot|1|cai|con|may|chiec|loai|bo)){0,4} (?:moi|khac)(?![a-z])/

/** 'làm rồi vẫn chảy', 'cũng không hết': it is as it was. */
const STILL =
  /(?:^|\s)(?:van (?!con hang|muon|thich|lay|mua|the|dang)|(?:roi (?:ma )?(?:cung|chua)|cung (?:khong|ko|k|hong|chang|vay|the|chua)(?! (?:thich|muon|can|lay|mua))|(?:khong|ko|k|hong|chua|chang) (?:het|khoi|an thua|duoc gi|kha hon|thay do))(?![a-z]))/

/** 'đang xài máy giặt cũ nút vặn, giờ mua cái mới': the one machine that is named is to be there anew. Empty where several are, or none. */
export function kindsBoughtAgain(reading: Reading): Kind[] {
  const named = [...new Set(kindsNamed(reading).map(({ value }) => value))]
  return named.length === 1 && BUYS_ANOTHER.test(reading.folded) ? named : []
}

const isBehindFault = (need: Need, previous: Need): boolean =>
  previous.isOwned && !need.thanks && !hasSubject(need) && SOUNDS_LIKE.has(need.intent)

/** The machine that another one of is wanted after it went wrong: 'tắt cầu dao rồi, giờ mua cái mới'. Null where none is. */
export const boughtAnew = ({ folded }: Reading, need: Need, previous: Need): Kind | null =>
  isBehindFault(need, previous) && BUYS_ANOTHER.test(folded) ? (previous.kinds[0] ?? null) : null

/** What a turn says that is still wrong with a machine: 'vệ sinh rồi vẫn chảy'. Null where it says nothing of the kind. */
export const stillWrong = ({ folded }: Reading, need: Need, previous: Need): Need | null =>
  isBehindFault(need, previous) && previous.kinds.length > 0 && !hasSlot(need) && STILL.test(folded)
    ? { ...previous, intent: 'explain', turn: 'add', followUp: true }
    : null
