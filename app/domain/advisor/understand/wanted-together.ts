import { attributesOfKind } from '#app/domain/catalogue/attributes.ts'
import { kindLabel, kindRecord } from '#app/kinds/kind.ts'
import type { Kind } from '#app/kinds/kind.ts'
import { readUnstated } from '../wished/read-wishes.ts'
import type { Vocabulary } from './brands.ts'
import { brandMentions } from './brands.ts'
import type { Clause } from './clauses.ts'
import { clausesOf } from './clauses.ts'
import { readFeatures } from './features.ts'
import { readFigures } from './figures.ts'
import { kindMentions } from './kind-mentions.ts'
import type { Match } from './lexicon.ts'
import { readMeasures } from './measures.ts'
import { sumOfSeveral } from './money-together.ts'
import type { Need, Priority, WantedPart } from './need.ts'
import { UP_TO_TEN } from './number-words.ts'
import { readQuantities } from './quantities.ts'
import type { Reading } from './reading.ts'
import { readQuestion } from './reading.ts'
import { withoutClauses } from './said-clauses.ts'
import { isSmall } from './small.ts'
import { isFromTheRest, sumOfPart } from './sums-of-parts.ts'
import { readOrder } from './superlative-words.ts'
import { readWishes } from './wishes.ts'

/** What parts two things of a list; the words behind it are of the second. */
const SEPARATOR = /[,+;&\n]|(?<![a-z])(?:va|voi|kem|them|cong)(?![a-z])/g
/** How far behind a name an extreme is said of it. */
const EXTREME_BEHIND = 24
/** How much before the first thing may be of it: '2 cái quạt'. */
const BEFORE_FIRST = 14
const COUNT = new RegExp(
  `(?<![\\w.,]|cho (?=ba cai $))(\\d{1,2}|${Object.keys(UP_TO_TEN).join('|')})[x×]? (?:cai |con |chiec )?$`,
)

/** 'hai đứa lên đại học mỗi đứa cái laptop': one for each. */
const FOR_EACH = new RegExp(
  `(?<![\\w.,])(\\d{1,2}|${Object.keys(UP_TO_TEN).join('|')}) (?:dua|nguoi|chau|con|be|em|ban|thang|nhoc|ong ba|vo chong)(?![a-z])[^,.;]{0,40}? (?:moi|1|mot) (?:dua|nguoi|chau|con|be|em|ban|thang|nhoc)(?: (?:mot|1))?(?: (?:cai|con|chiec))? $`,
)

/** 'quạt 4 cái', 'quạt đứng ×2'. */
const COUNT_BEHIND = new RegExp(
  `^ (\\d{1,2}|${Object.keys(UP_TO_TEN).join('|')}) (?:cai|con|chiec|cay|bo)(?! (?:nao|do|nay|dau)(?![a-z]))(?![a-z])|^(?: [a-z]+){0,3} ?(?<!x)[x×*] ?(\\d{1,2})(?!\\d|[.,]\\d|\\s*(?:cm|mm|m)(?![a-z]))`,
)

/** 'máy lạnh cho 2 phòng ngủ': one for each. */
const FOR_ROOMS = new RegExp(
  `^(?: cho| o)? (?:ca )?(\\d{1,2}|${Object.keys(UP_TO_TEN).join('|')}) phong(?![a-z])`,
)

/**
 * Of several things wanted together what is said of each: 'tai nghe chống ồn + 2 cái quạt mini' wants small fans and quiet
 * headphones. Empty where fewer than two are named.
 * @param brands those that are wanted at all
 */
export function readParts(
  reading: Reading,
  kinds: readonly Kind[],
  vocabulary: Vocabulary,
  brands: readonly string[],
): NonNullable<Need['parts']> {
  const named = kindMentions(reading).filter(
    (one): one is Match<Kind> => one.value !== null && kinds.includes(one.value),
  )
  const { numbers: folded, raw } = reading
  const cuts = named.map(({ start }, at) => {
    const before = named[at - 1]
    if (!before) return Math.max(0, start - BEFORE_FIRST)
    const between = folded.slice(before.end, start)
    const last = [...between.matchAll(SEPARATOR)].at(-1)
    // 'tủ lạnh máy giặt 2 máy lạnh': nothing parts them, and the number is of what follows.
    return last
      ? before.end + last.index + last[0].length
      : before.end + (COUNT.exec(between)?.index ?? between.length)
  })
  const ranges = named.map((match, at) => {
    const behind = folded.slice(match.end).search(/[,.;\n]/)
    const stop = cuts[at + 1] ?? (behind === -1 ? folded.length : match.end + behind)
    return { start: cuts[at] ?? 0, end: stop }
  })
  const later = saidByHead(reading, named, ranges)
  const said = named.map((match, at) => {
    const { start: from = 0, end: stop = folded.length } = ranges[at] ?? {}
    const own = readQuestion(raw.slice(from, stop))
    const before = folded.slice(named[at - 1]?.end ?? 0, match.start)
    const counted =
      FOR_EACH.exec(before)?.[1] ??
      COUNT.exec(folded.slice(from, match.start))?.[1] ??
      COUNT_BEHIND.exec(folded.slice(match.end, stop))
        ?.slice(1)
        .find((one) => one) ??
      FOR_ROOMS.exec(folded.slice(match.end, stop))?.[1]
    const count = counted === undefined ? undefined : (UP_TO_TEN[counted] ?? Number(counted))
    const isExtra = at > 0 && isFromTheRest(before)
    const budget = sumOfPart(own, match.value)
    return { kind: match.value, own, count, isSmall: isSmall(own, match.end - from), isExtra, budget }
  })
  // One sum among several things is rather of all of them.
  const haveSums = said.filter(({ budget }) => budget !== null).length > 1 && sumOfSeveral(reading) === null
  const ofAll = withoutClauses(reading, [...ranges, ...later])
  // 'điện thoại cho má 4tr, điện thoại cho em 8tr': two of them, each with its own sum.
  const isApart = ({ kind, budget }: (typeof said)[number]) =>
    haveSums && budget !== null && said.filter((one) => one.kind === kind && one.budget).length > 1
  const groups = Map.groupBy(said, (one) => (isApart(one) ? one : one.kind))
  const parts = [...groups.values()].map((ofKind): WantedPart => {
    const [{ kind }] = ofKind as [(typeof said)[number]]
    const budget = haveSums ? ofKind.find((one) => one.budget)?.budget : undefined
    const more = later.filter((one) => one.kind === kind)
    const clauses = [
      ...ofKind.map(({ own }) => own),
      ...more.map(({ start, end }) => readQuestion(raw.slice(start, end))),
    ]
    // What is said of no thing by itself is wished of all of them.
    const wishes = [...clauses, ofAll]
    const all = <Read>(readings: readonly Reading[], read: (own: Reading) => readonly Read[]) => [
      ...new Set(readings.flatMap(read)),
    ]
    const counts = ofKind.flatMap((one) => one.count ?? [])
    const count = counts.length > 0 ? Math.max(...counts) : undefined
    const sizes = clauses.map((own) => readMeasures(own, [kind]))
    const settings = sizes.some(({ placeSettings }) => placeSettings?.target === count)
    return {
      kind,
      ...(count !== undefined && !settings && count >= 1 && count <= 30 ? { count } : {}),
      features: all(wishes, (own) => readFeatures(own, [kind]).wanted),
      unstated: all(wishes, (own) => readUnstated(own, [kind]).unstated),
      unstatedExcluded: all(wishes, (own) => readUnstated(own, [kind]).unstatedExcluded),
      priorities: [
        ...new Set<Priority>([
          ...all(wishes, (own) => readWishes(own).priorities),
          ...(ofKind.some((one) => one.isSmall) ? ['compact' as const] : []),
        ]),
      ],
      ...(budget ? { budget } : {}),
      ...(ofKind.every(({ isExtra }) => isExtra) ? { isExtra: true as const } : {}),
      ...extremeOf(reading, kind),
      brands: all(clauses, (own) => brandMentions(own, vocabulary).map(({ value }) => value)).filter(
        (brand) => brands.includes(brand),
      ),
      ...Object.fromEntries(
        SIZES.flatMap((size) => {
          const one = sizes.map((read) => read[size]).find((range) => range !== undefined)
          return one === undefined ? [] : [[size, one]]
        }),
      ),
      ...figuresOf(clauses, kind),
      ...roomOf(sizes),
    }
  })
  return withOrphans(parts, ofAll, reading, brands, vocabulary)
}

/** The rooms that one of several things is for: 'máy lạnh cho phòng 12m2 và phòng 16m2, thêm máy nước nóng'. */
export function roomsOfOne(reading: Reading, kinds: readonly Kind[]): Need['rooms'] {
  const named = kindMentions(reading).filter(({ value }) => value !== null && kinds.includes(value))
  return named
    .map(
      ({ start }, at) => readQuantities(readQuestion(reading.raw.slice(start, named[at + 1]?.start))).rooms,
    )
    .find((rooms) => rooms !== undefined)
}

/** Whether parts that were read are of several things wanted together: one that is named refines those that are spoken of. */
export const areOfSet = (
  parts: readonly WantedPart[],
  kinds: readonly Kind[],
  spokenOf: readonly Kind[],
): boolean =>
  parts.length > 1 ||
  (parts.length === 1 &&
    (spokenOf.length > 1 || (spokenOf.length > 0 && !kinds.every((kind) => spokenOf.includes(kind)))))

/** How far into a clause the head of a name calls the thing: 'còn cái nồi thì tầm 5 lít'. */
const HEAD_WITHIN = 4

/** Clauses that call one of the things by the head of its name, 'nồi tầm 5 lít' of a 'nồi chiên', where no other has that head. */
function saidByHead(
  reading: Reading,
  named: readonly Match<Kind>[],
  ranges: readonly Clause[],
): (Clause & { kind: Kind })[] {
  const heads = named.map(({ first, value }) => ({ head: reading.tokens[first]?.text ?? '', kind: value }))
  return clausesOf(reading).flatMap((clause) => {
    if (ranges.some(({ start, end }) => start < clause.end && clause.start < end)) return []
    const words = reading.tokens
      .filter(({ start }) => start >= clause.start && start < clause.end)
      .slice(0, HEAD_WITHIN)
    const called = new Set(
      heads.flatMap(({ head, kind }) => (words.some(({ text }) => text === head) ? [kind] : [])),
    )
    const [kind, another] = called
    return kind && !another ? [{ ...clause, kind }] : []
  })
}

/** Figures beyond the size that are said of one of the things. */
function figuresOf(clauses: readonly Reading[], kind: Kind): Pick<WantedPart, 'figures'> {
  const figures = Object.assign({}, ...clauses.map((own) => readFigures(own, [kind]))) as Need['figures']
  return Object.keys(figures).length > 0 ? { figures } : {}
}

/** 'cùng hãng LG', 'đều Toshiba', 'hai cái Samsung': of all things that have no brand of their own. */
const OF_ALL_BEFORE =
  /(?:^|\s)(?:cung|chung|dong bo|deu|toan|tat ca|het|ca (?:hai|2|ba|3|bo|cap))(?: (?:mot|1|hang|hieu|cua|la|lay|mua|thuong))*\s$/
const OF_ALL_BEHIND = /^\s(?:het|ca (?:hai|2|ba|3|bo|cap)|tat|toan bo)(?![a-z])/

/** The parts with what was said of no thing by itself: a size of the first that has such a size, a brand of all without one. */
function withOrphans(
  parts: readonly WantedPart[],
  ofAll: Reading,
  reading: Reading,
  brands: readonly string[],
  vocabulary: Vocabulary,
): WantedPart[] {
  const shared = brandMentions(reading, vocabulary).filter(
    ({ start, end, value }) =>
      brands.includes(value) &&
      (OF_ALL_BEFORE.test(reading.folded.slice(0, start)) ||
        OF_ALL_BEHIND.test(reading.folded.slice(end)) ||
        !parts.some((part) => part.brands.includes(value))),
  )
  const ofEach = [...new Set(shared.map(({ value }) => value))]
  const measured = readMeasures(
    ofAll,
    parts.map(({ kind }) => kind),
  )
  const owners = SIZES.flatMap((size) => {
    const range = measured[size]
    const owner = parts.find((part) => part[size] === undefined && HAS_SIZE[size](part.kind))
    return range && owner && !parts.some((part) => part[size] !== undefined) ? [{ size, range, owner }] : []
  })
  return parts.map((part) => ({
    ...part,
    brands: part.brands.length > 0 ? part.brands : ofEach,
    ...Object.fromEntries(
      owners.filter(({ owner }) => owner === part).map(({ size, range }) => [size, range]),
    ),
  }))
}

/** 'bỏ bớt 1 điều hòa', 'bớt một cái máy lạnh', 'thêm 1 máy lạnh nữa': so many fewer or more than before. */
const FEWER =
  /(?:^|\s)(?:bo bot|bot(?: di)?|giam(?: bot)?|tru(?: bot)?) (\d|mot|hai|ba) (?:cai |con |chiec )?$/
const MORE = /(?:^|\s)(?:them|tang(?: them)?) (\d|mot|hai|ba) (?:cai |con |chiec )?$/

/** How many of a thing are wanted after some were taken away or added; null where the number stays. */
export function countAfter(reading: Reading, { kind, count = 1 }: WantedPart): number | null {
  const match = kindMentions(reading).find(({ value }) => value === kind)
  if (!match) return null
  const before = reading.numbers.slice(0, match.start)
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

const SIZES = ['kg', 'litres', 'inches', 'hp', 'btu', 'placeSettings', 'ramGb', 'storageGb'] as const

const isAmong =
  (...kinds: Kind[]) =>
  (kind: Kind) =>
    kinds.includes(kind)
const HAVE_MEMORY = isAmong('laptop', 'phone', 'tablet', 'desktop')
/** The kinds that have a size. */
const HAS_SIZE: Record<(typeof SIZES)[number], (kind: Kind) => boolean> = {
  kg: isAmong('washer', 'dryer'),
  litres: (kind) => kindRecord(kind).measuredIn?.includes('litres') ?? false,
  inches: isAmong('tv', 'monitor', 'laptop', 'tablet', 'phone'),
  hp: isAmong('ac'),
  btu: isAmong('ac'),
  placeSettings: (kind) => attributesOfKind(kind).includes('place_settings'),
  ramGb: HAVE_MEMORY,
  storageGb: HAVE_MEMORY,
}

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
