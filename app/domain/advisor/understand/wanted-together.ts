import type { Kind } from '#app/kinds/kind.ts'
import { readUnstated } from '../wished/read-wishes.ts'
import type { Vocabulary } from './brands.ts'
import { brandMentions } from './brands.ts'
import { readFeatures } from './features.ts'
import { readMeasures } from './measures.ts'
import type { Need, Priority, WantedPart } from './need.ts'
import { UP_TO_TEN } from './number-words.ts'
import { kindMentions } from './product-kinds.ts'
import type { Reading } from './reading.ts'
import { readQuestion } from './reading.ts'
import { isSmall } from './small.ts'
import { readWishes } from './wishes.ts'

/** What parts two things of a list; the words behind it are of the second. */
const SEPARATOR = /[,+;&\n]|(?<![a-z])(?:va|voi|kem|them|cong)(?![a-z])/g
/** How much before the first thing may be of it: '2 cái quạt'. */
const BEFORE_FIRST = 14
const COUNT = new RegExp(`(?<![\\w.,])(\\d{1,2}|${Object.keys(UP_TO_TEN).join('|')}) (?:cai |con |chiec )?$`)

/**
 * Of several things wanted together what is said of each: 'tai nghe chống ồn + 2 cái quạt mini' wants small fans and quiet
 * headphones. Empty where fewer than two are named.
 */
export function readParts(
  reading: Reading,
  kinds: readonly Kind[],
  vocabulary: Vocabulary,
): NonNullable<Need['parts']> {
  const mentions = kindMentions(reading).filter(
    (one, at, all) =>
      one.value !== null &&
      kinds.includes(one.value) &&
      all.findIndex(({ value }) => value === one.value) === at,
  )
  if (mentions.length === 0) return []
  const { folded, raw } = reading
  const cuts = mentions.map(({ start }, at) => {
    const before = mentions[at - 1]
    if (!before) return Math.max(0, start - BEFORE_FIRST)
    const last = [...folded.slice(before.end, start).matchAll(SEPARATOR)].at(-1)
    return last ? before.end + last.index + last[0].length : start
  })
  return mentions.flatMap(({ value: kind, start, end }, at): WantedPart[] => {
    if (kind === null) return []
    const behind = folded.slice(end).search(/[,.;\n]/)
    const stop = cuts[at + 1] ?? (behind === -1 ? folded.length : end + behind)
    const own = readQuestion(raw.slice(cuts[at], stop))
    const { wanted } = readFeatures(own, [kind])
    const counted = COUNT.exec(folded.slice(cuts[at], start))?.[1]
    const count = counted === undefined ? 1 : (UP_TO_TEN[counted] ?? Number(counted))
    const { kg, litres, inches, hp, placeSettings } = readMeasures(own, [kind])
    const { unstated, unstatedExcluded } = readUnstated(own, [kind])
    const { priorities } = readWishes(own)
    return [
      {
        kind,
        ...(count > 1 && count <= 30 ? { count } : {}),
        features: wanted,
        unstated,
        unstatedExcluded,
        priorities: [
          ...new Set<Priority>([
            ...priorities,
            ...(isSmall(own, end - (cuts[at] ?? 0)) ? ['compact' as const] : []),
          ]),
        ],
        brands: brandMentions(own, vocabulary).map(({ value }) => value),
        ...Object.fromEntries(
          Object.entries({ kg, litres, inches, hp, placeSettings }).filter(([, size]) => size !== undefined),
        ),
      },
    ]
  })
}
