import type { Kind } from '#app/kinds/kind.ts'
import { readStance } from '../classify/stance.ts'
import { brandMentions } from './brands.ts'
import type { Vocabulary } from './brands.ts'
import { kindMentions } from './product-kinds.ts'
import type { Reading } from './reading.ts'

/**
 * From this share on a machine is only spoken of: of 111 that strangers named beside what they wanted 53 are found, and 2 of 490 are
 * taken for such that requests named outright.
 */
const SURELY_TOLD = 0.85

/** Fewer words name what is wanted: 'điện thoại camera từ 50MP'. */
const FEWEST_WORDS = 8

/** 'tủ lạnh cũ hỏng rồi, cần cái mới': what is broken is wanted anew. */
const IN_ITS_PLACE =
  /^(?: [a-z]+){0,4} (?:hong|hu|chay|chet|be|vo|xuong cap)(?![a-z]).{0,24}(?:can|mua|muon|tim|kiem|sam|thay|doi|tinh)(?: [a-z]+){0,3} moi(?![a-z])/

/** The kinds that a text only speaks of beside what it wishes: 'máy giặt có rồi mà đồ treo hoài không khô'. */
export function kindsToldOf(reading: Reading, vocabulary: Vocabulary): Kind[] {
  if (reading.tokens.length < FEWEST_WORDS) return []
  const kinds = kindMentions(reading).filter(({ value }) => value !== null)
  const named = [...brandMentions(reading, vocabulary), ...kinds]
  const told = kinds.filter((mention) => {
    // 'để vừa tivi 65 inch không': of which size it is to be.
    if (/^\s*\d/.test(reading.folded.slice(mention.end))) return false
    if (IN_ITS_PLACE.test(reading.folded.slice(mention.end))) return false
    const others = named.filter(({ start }) => start !== mention.start)
    return readStance(reading, mention, others).some(
      ({ name, share }) => name === 'told' && share >= SURELY_TOLD,
    )
  })
  const wanted = kinds.filter((mention) => !told.includes(mention)).map(({ value }) => value)
  return [...new Set(told.flatMap(({ value }) => (value && !wanted.includes(value) ? [value] : [])))]
}
