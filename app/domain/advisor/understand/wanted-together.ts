import { kindLabel } from '#app/kinds/kind.ts'
import type { Kind } from '#app/kinds/kind.ts'
import { readUnstated } from '../wished/read-wishes.ts'
import type { Vocabulary } from './brands.ts'
import { brandMentions } from './brands.ts'
import { readFeatures } from './features.ts'
import type { Match } from './lexicon.ts'
import { readMeasures } from './measures.ts'
import type { Need, Priority, WantedPart } from './need.ts'
import { UP_TO_TEN } from './number-words.ts'
import { kindMentions } from './product-kinds.ts'
import type { Reading } from './reading.ts'
import { readQuestion } from './reading.ts'
import { isSmall } from './small.ts'
import { readOrder } from './superlative-words.ts'
import { readWishes } from './wishes.ts'

/** What parts two things of a list; the words behind it are of the second. */
const SEPARATOR = /[,+;&\n]|(?<![a-z])(?:va|voi|kem|them|cong)(?![a-z])/g
/** How far behind a name an extreme is said of it. */
const EXTREME_BEHIND = 24
/** How much before the first thing may be of it: '2 cái quạt'. */
const BEFORE_FIRST = 14
const COUNT = new RegExp(`(?<![\\w.,])(\\d{1,2}|${Object.keys(UP_TO_TEN).join('|')}) (?:cai |con |chiec )?$`)

/** 'quạt 4 cái'. */
const COUNT_BEHIND = new RegExp(
  `^ (\\d{1,2}|${Object.keys(UP_TO_TEN).join('|')}) (?:cai|con|chiec|cay|bo)(?! (?:nao|do|nay|dau)(?![a-z]))(?![a-z])`,
)

/** 'máy lạnh cho 2 phòng ngủ': one for each. */
const FOR_ROOMS = new RegExp(
  `^(?: cho| o)? (?:ca )?(\\d{1,2}|${Object.keys(UP_TO_TEN).join('|')}) phong(?![a-z])`,
)

/**
 * Of several things wanted together what is said of each: 'tai nghe chống ồn + 2 cái quạt mini' wants small fans and quiet
 * headphones. Empty where fewer than two are named.
 */
export function readParts(
  reading: Reading,
  kinds: readonly Kind[],
  vocabulary: Vocabulary,
): NonNullable<Need['parts']> {
  const named = kindMentions(reading).filter(
    (one): one is Match<Kind> => one.value !== null && kinds.includes(one.value),
  )
  const { folded, raw } = reading
  const cuts = named.map(({ start }, at) => {
    const before = named[at - 1]
    if (!before) return Math.max(0, start - BEFORE_FIRST)
    const last = [...folded.slice(before.end, start).matchAll(SEPARATOR)].at(-1)
    return last ? before.end + last.index + last[0].length : start
  })
  const said = named.map((match, at) => {
    const from = cuts[at] ?? 0
    const behind = folded.slice(match.end).search(/[,.;\n]/)
    const stop = cuts[at + 1] ?? (behind === -1 ? folded.length : match.end + behind)
    const own = readQuestion(raw.slice(from, stop))
    const counted =
      COUNT.exec(folded.slice(from, match.start))?.[1] ??
      COUNT_BEHIND.exec(folded.slice(match.end, stop))?.[1] ??
      FOR_ROOMS.exec(folded.slice(match.end, stop))?.[1]
    const count = counted === undefined ? undefined : (UP_TO_TEN[counted] ?? Number(counted))
    return { kind: match.value, own, count, isSmall: isSmall(own, match.end - from) }
  })
  return [...Map.groupBy(said, ({ kind }) => kind)].map(([kind, ofKind]): WantedPart => {
    const clauses = ofKind.map(({ own }) => own)
    const all = <Read>(read: (own: Reading) => readonly Read[]) => [...new Set(clauses.flatMap(read))]
    const counts = ofKind.flatMap((one) => one.count ?? [])
    const count = counts.length > 0 ? Math.max(...counts) : undefined
    const sizes = clauses.map((own) => readMeasures(own, [kind]))
    return {
      kind,
      ...(count !== undefined && count >= 1 && count <= 30 ? { count } : {}),
      features: all((own) => readFeatures(own, [kind]).wanted),
      unstated: all((own) => readUnstated(own, [kind]).unstated),
      unstatedExcluded: all((own) => readUnstated(own, [kind]).unstatedExcluded),
      priorities: [
        ...new Set<Priority>([
          ...all((own) => readWishes(own).priorities),
          ...(ofKind.some((one) => one.isSmall) ? ['compact' as const] : []),
        ]),
      ],
      ...extremeOf(reading, kind),
      brands: all((own) => brandMentions(own, vocabulary).map(({ value }) => value)),
      ...Object.fromEntries(
        SIZES.flatMap((size) => {
          const one = sizes.map((read) => read[size]).find((range) => range !== undefined)
          return one === undefined ? [] : [[size, one]]
        }),
      ),
      ...roomOf(sizes),
    }
  })
}

/** 'bỏ bớt 1 điều hòa', 'bớt một cái máy lạnh', 'thêm 1 máy lạnh nữa': so many fewer or more than before. */
const FEWER =
  /(?:^|\s)(?:bo bot|bot(?: di)?|giam(?: bot)?|tru(?: bot)?) (\d|mot|hai|ba) (?:cai |con |chiec )?$/
const MORE = /(?:^|\s)(?:them|tang(?: them)?) (\d|mot|hai|ba) (?:cai |con |chiec )?$/

/** How many of a thing are wanted after some were taken away or added; null where the number stays. */
export function countAfter(reading: Reading, { kind, count = 1 }: WantedPart): number | null {
  const match = kindMentions(reading).find(({ value }) => value === kind)
  if (!match) return null
  const before = reading.folded.slice(0, match.start)
  const change = FEWER.exec(before)?.[1]
  const added = MORE.exec(before)?.[1]
  const numberOf = (text: string) => UP_TO_TEN[text] ?? Number(text)
  if (change && numberOf(change) < count) return count - numberOf(change)
  return added ? count + numberOf(added) : null
}

/** The room that one of several things is for, in m². */
function roomOf(sizes: readonly ReturnType<typeof readMeasures>[]): Pick<WantedPart, 'roomM2'> {
  const room = sizes.map(({ roomM2 }) => roomM2).find((m2) => m2 !== undefined)
  return room === undefined ? {} : { roomM2: room }
}

const SIZES = ['kg', 'litres', 'inches', 'hp', 'placeSettings'] as const

/** 'tủ lạnh xịn nhất còn mấy cái kia bình bình': the extreme that stands right behind a name is said of that thing alone. */
function extremeOf(reading: Reading, kind: Kind): Pick<WantedPart, 'order'> {
  const named = kindMentions(reading)
  const own = named.flatMap(({ value, end }, at) => {
    const next = named[at + 1]?.start ?? reading.raw.length
    const behind = reading.raw.slice(end, Math.min(next, end + EXTREME_BEHIND)).split(/[,.;\n]/)[0] ?? ''
    return value === kind ? (readOrder(readQuestion(`${kindLabel(kind)} ${behind}`)) ?? []) : []
  })
  return own[0] ? { order: own[0] } : {}
}
