import type { Kind } from '#app/kinds/kind.ts'
import { readLengths } from './lengths.ts'
import type { Place } from './need.ts'
import type { Reading } from './reading.ts'

/** Kinds whose height somebody has to reach into. */
const REACHED: ReadonlySet<Kind> = new Set<Kind>(['washer', 'dryer', 'fridge', 'freezer'])
const WHO =
  /(?:^|\s)(?:toi|tui|minh|mik|mk|em|e|anh|chi|me|ma|ba|bo|cha|ong|noi|ngoai|vo|chong|co|chu|bac|di|con|chau|nguoi|dua|no|u|bam)(?: [a-z]+){0,3} $/
const TALL = /(?:^|\s)(?:cao|lun|thap|co|nguoi)(?: (?:co|chi|khoang|tam|moi|duoc|co moi))* $/
const REACHES =
  /(?:^|\s)(?:voi|tho tay|khom|cui|cuoi|lun|thap|day|cao qua|kho lay|moi lung|nhon|ken chan)(?![a-z])/
const WRIST = /(?:^|\s)(?:co tay|chu vi (?:co )?tay|vong tay|tay)(?: [a-z]+){0,4} $/

const SMALL_HAND =
  /(?:^|\s)(?:ban )?tay (?:em |minh |toi |tui |e |con |me |hoi |no )?(?:nho|be|ngan)(?![a-z])/

/** How tall somebody is who has to reach, or how thick a wrist is, in mm; null where neither is said. */
export function readPerson(
  { folded }: Reading,
  kinds: readonly Kind[],
): { place: Place; spans: { start: number; end: number }[] } | null {
  const [kind] = kinds
  if (!kind) return null
  if (kind === 'phone' && SMALL_HAND.test(folded)) return { place: { type: 'hand' }, spans: [] }
  for (const length of readLengths(folded)) {
    const before = folded.slice(Math.max(0, length.start - 36), length.start)
    const isTall =
      length.mm >= 1200 && length.mm <= 2100 && TALL.test(before) && WHO.test(before.replace(TALL, ' '))
    if (isTall && REACHED.has(kind) && REACHES.test(folded))
      return { place: { type: 'reach', heightMm: length.mm }, spans: [length] }
    if (kind === 'smartwatch' && length.mm >= 110 && length.mm <= 250 && WRIST.test(before))
      return { place: { type: 'wrist', widthMm: length.mm }, spans: [length] }
  }
  return null
}
