import type { Kind } from '#app/kinds/kind.ts'
import { kindMentions } from './kind-mentions.ts'
import { readLengths, readPair } from './lengths.ts'
import type { Length } from './lengths.ts'
import type { Place } from './need.ts'
import { readPerson } from './person.ts'
import type { Reading } from './reading.ts'

/** A place that a text measures, and the words that do: no side of theirs is the machine's own. */
export type ReadPlace = { place: Place; spans: readonly { start: number; end: number }[] }

/** What something has to be carried through. Without its marks 'cong' is no gate. */
const PASSAGE =
  /(?<![a-z])(?<!(?:gam|duoi|hoc|tam|goc|tu lanh \d|\d) )(cau thang|thang bo|thang may|chieu nghi|hanh lang|loi (?:di|vao|ra)|duong vao|cua(?: (?:nha|bep|phong|tam|ve sinh|chinh|ra vao|toilet|wc|sat|go|can ho|chung cu|thang may))*|cổng|ngõ|hẻm|kiệt|ngo|hem)(?![a-zà-ỹ])/g
/** 'cửa trên', 'cửa sổ': doors of machines, and what nothing is carried through. */
const OTHER_DOOR = /^ (?:truoc|tren|so|hang|kinh|tu|lo|ngang (?!\d)|hong|may)(?![a-z])/
const STANDS_IN =
  /(?:^|\s)(?:hoc|khe|o trong|cho trong|cho de|cho dat|ke|ban cong|lo gia|gam|goc|tu bep|kep|ket|tran)(?![a-z])/
const AXES = /(?:^|\s)(ngang|rong|hep|long|sau|cao|dai)(?![a-z])/g

const sideOf = (words: string): 'widthMm' | 'depthMm' | 'heightMm' => {
  const last = [...words.matchAll(AXES)].at(-1)?.[1]
  return last === 'sau' || last === 'dai' ? 'depthMm' : last === 'cao' ? 'heightMm' : 'widthMm'
}

/** Words between a place and its measure. */
const MOST_BETWEEN = 7

/** 'cầu thang nhà tui hẹp 70cm', 'thang máy sâu 1m3 cao 2m1': the narrowest of what it has to pass. */
function readPassage(reading: Reading): ReadPlace | null {
  const { folded, marked } = reading
  const pair = readPair(folded)
  const single = readLengths(folded).filter(({ end }) => !pair || end <= pair.start || end > pair.end)
  const lengths = [...single, ...(pair ? [pair] : [])].toSorted((one, other) => one.start - other.start)
  if (lengths.length === 0) return null
  const things = kindMentions(reading)
  const found: { place: Place; length: Length }[] = []
  for (const [at, length] of lengths.entries()) {
    const from = at === 0 ? 0 : (lengths[at - 1]?.end ?? 0)
    const before = folded.slice(from, length.start)
    const named = namedIn(marked.slice(from, length.start), before)
    const last = found.at(-1)
    const isMore =
      last?.length === lengths[at - 1] && /^[,;\s]*(?:va |voi |ma )?(?:[a-z]+ ){0,3}$/.test(before)
    const isOther =
      things.some(
        ({ value, start }) => value !== null && start >= from + (named?.at ?? 0) && start < length.start,
      ) || STANDS_IN.test(before.slice(named?.at ?? 0))
    if (length.mm < 400 || length.mm > 3500 || isOther) continue
    if (named && named.words <= MOST_BETWEEN)
      found.push({
        length,
        place: {
          type: 'passage',
          name: named.name,
          ...(length === pair
            ? { widthMm: pair.mm, depthMm: pair.otherMm }
            : { [sideOf(before)]: length.mm }),
        },
      })
    else if (!named && last && isMore && AXES_SAID.test(before)) {
      Object.assign(last.place, { [sideOf(before)]: length.mm })
      found.push({ length, place: last.place })
    }
  }
  const places = [...new Set(found.map(({ place }) => place))]
  const [narrowest] = places.toSorted((one, other) => openingOf(one) - openingOf(other))
  if (!narrowest) return null
  const spans = lengths.filter((one) => found.some(({ length }) => length === one))
  return { place: narrowest, spans: spans.map(({ start, end }) => ({ start: Math.max(0, start - 12), end })) }
}
const AXES_SAID = /(?:^|\s)(?:ngang|rong|hep|long|sau|cao|dai)(?![a-z])/

/** The last way through that is named in a text, how it is called, and how many words stand behind it. */
function namedIn(marked: string, folded: string) {
  const matches = [...folded.matchAll(PASSAGE)].filter((match) => {
    const end = match.index + match[0].length
    const typed = marked.slice(match.index, end)
    const isPlain = typed === match[0]
    const isMeant =
      isPlain || /(?:cầu thang|thang bộ|thang máy|chiếu nghỉ|hành lang|lối|đường|cửa|ngõ|hẻm)/.test(typed)
    return isMeant && !OTHER_DOOR.test(folded.slice(end))
  })
  const match = matches.at(-1)
  if (!match) return null
  const end = match.index + match[0].length
  const isOfLift = match[0].startsWith('cua') && matches.some(([said]) => said === 'thang may')
  const name = isOfLift
    ? 'thang máy'
    : (NAMES.find(([start]) => match[0].startsWith(start))?.[1] ?? 'lối vào')
  return { name, at: end, words: folded.slice(end).trim().split(/\s+/).filter(Boolean).length }
}

const NAMES: readonly (readonly [string, string])[] = [
  ['cau thang', 'cầu thang'],
  ['thang bo', 'cầu thang'],
  ['thang may', 'thang máy'],
  ['chieu nghi', 'chiếu nghỉ'],
  ['hanh lang', 'hành lang'],
  ['cua', 'cửa'],
  ['ngo', 'ngõ'],
  ['hem', 'hẻm'],
]

/** The smallest way through a place leaves, in mm. */
export const openingOf = ({ widthMm, depthMm }: Place): number =>
  Math.min(widthMm ?? Infinity, depthMm ?? Infinity)

const CUT_OUT = /(?:^|\s)(?:khoet|duc|lo da|lo|o cho|mat da|da bep|cat da|o cat)(?![a-z])/
/** 'khoét 56 x 49', 'lỗ đá cũ 680x380mm': what a built-in hob is let into. */
function readCutOut({ folded }: Reading, kinds: readonly Kind[]): ReadPlace | null {
  const isOfHob = kinds.includes('hob') || (kinds.length === 0 && /(?:^|\s)bep(?![a-z])/.test(folded))
  const pair = isOfHob && CUT_OUT.test(folded) ? readPair(folded) : null
  if (!pair) return null
  const [deep, wide] = [pair.mm, pair.otherMm].toSorted((one, other) => one - other)
  return { place: { type: 'cut_out', widthMm: wide ?? 0, depthMm: deep ?? 0 }, spans: [pair] }
}

/** What a television stands on or hangs on; the same words without marks are those of other things. */
const STAND =
  /(?:^|\s)(ke|tu|ban|bàn|kệ|tủ|tường|vách|tuong|vach|mep|cột|cot|hốc|hoc|hộc|ô|khoảng|lọt)(?: (?!ngồi|ngoi|xem|(?:cách|cach)(?! nhau))[a-zà-ỹ\d]+){0,8}? $/
/** 'ngồi cách 2m5', 'từ ghế tới kệ 2 mét': how far it is, not how wide. */
const FAR = /(?:^|\s)(?:cach(?! nhau)|ngoi|xem|den|toi|khoang cach|sofa|giuong|ghe)(?: [a-z]+){0,4} $/

/** 'bàn học để màn 32 inch cong': what stands there is a monitor. */
const OF_DESK = /(?:^|\s)(?:ban (?:hoc|lam viec|may tinh)|(?:man|inch) (?:hinh )?cong)(?![a-z])/

/** 'kệ ngang 1m4', 'vách rộng 2m4', 'hốc tủ lọt lòng 125 x 75': what a television has to be no wider than. */
function readStand(reading: Reading, kinds: readonly Kind[]): ReadPlace | null {
  const { folded, marked } = reading
  const asksInches = /(?:^|\s)(?:inch|inches|in|ich)(?![a-z])/.test(folded)
  const isOfDesk = kinds.length === 0 && OF_DESK.test(folded)
  if (isOfDesk || (!kinds.includes('tv') && !(asksInches && STANDS.test(marked)))) return null
  const pair = readPair(folded)
  const lengths = pair ? [pair, ...readLengths(folded)] : readLengths(folded)
  const stands = lengths.flatMap((length): ReadPlace[] => {
    if (length.mm < 400 || length.mm > 4000) return []
    const before = marked.slice(Math.max(0, length.start - 60), length.start)
    const [, word = ''] = STAND.exec(before) ?? []
    if (word === '' || FAR.test(folded.slice(Math.max(0, length.start - 40), length.start))) return []
    const axis = sideOf(folded.slice(Math.max(0, length.start - 12), length.start))
    if (axis === 'heightMm') return []
    const name = nameOfStand(word, before, marked)
    const height = pair && length === pair ? { heightMm: pair.otherMm } : {}
    return [{ place: { type: 'screen', name, widthMm: length.mm, ...height }, spans: [length] }]
  })
  // 'tường rộng 3m2, giữa hai cột cách nhau 1m35': the narrowest of them binds.
  const narrowest = stands.toSorted(
    ({ place: one }, { place: other }) => openingOf(one) - openingOf(other),
  )[0]
  return narrowest ? { ...narrowest, spans: stands.flatMap(({ spans }) => spans) } : null
}
const IN_NICHE = /(?:^|\s)(?:hốc|hoc|hộc|ô|khoảng|lọt lòng|lot long|giữa|giua)(?![a-zà-ỹ])/
const NOUNS: Readonly<Record<string, string>> = { tủ: 'tủ', tu: 'tủ', bàn: 'bàn', ban: 'bàn' }
const STANDS = /(?:^|\s)(?:kệ|ke|tủ|vách|vach|tường|tuong|bàn)(?![a-zà-ỹ])/
/** What it stands in or hangs on is called; 'treo trên tủ thờ' is as wide as the cabinet, and no feet stand on it. */
function nameOfStand(word: string, before: string, marked: string): string {
  if (IN_NICHE.test(before)) return 'hốc'
  if (/^(?:tường|vách|tuong|vach|mep|cột|cot)$/.test(word)) return 'tường'
  const hangs =
    /(?:^|\s)treo(?![a-zà-ỹ])/.test(marked) && !/(?:không|khong|ko|k) (?:được|duoc|đc|dc)/.test(marked)
  return hangs ? 'chỗ treo' : (NOUNS[word] ?? 'kệ')
}

const OUTDOOR = /(?:^|\s)(?:cuc|dan|gian) (?:nong|ngoai)(?![a-z])/
/** 'ban công hẹp 60cm để cục nóng': where an outdoor unit is to stand. */
function readOutdoor({ folded }: Reading): ReadPlace | null {
  if (!OUTDOOR.test(folded)) return null
  const lengths = readLengths(folded).filter(({ mm }) => mm >= 150 && mm <= 2500)
  const listed =
    /(\d{2,3}) ?(?:cm )?(?:ngang|rong)[ ,x]+(\d{2,3}) ?(?:cm )?cao[ ,x]+(\d{2,3}) ?(?:cm )?sau/.exec(folded)
  if (listed) {
    const [, wide, high, deep] = listed.map((text) => Number(text) * 10)
    const span = { start: listed.index, end: listed.index + listed[0].length }
    return {
      place: { type: 'outdoor', widthMm: wide ?? 0, heightMm: high ?? 0, depthMm: deep ?? 0 },
      spans: [span],
    }
  }
  if (lengths.length === 0) return null
  const sides = lengths.map(({ mm, start }, at) => {
    const words = folded.slice(lengths[at - 1]?.end ?? Math.max(0, start - 24), start)
    return [/(?:^|\s)hep(?![a-z])/.test(words) ? 'depthMm' : sideOf(words), mm] as const
  })
  return { place: { type: 'outdoor', ...Object.fromEntries(sides) }, spans: lengths }
}

const STACKED =
  /(?:^|\s)(?:(?:xep |dat |de |ke )?chong (?:len|nhau|may|duoc len)|(?:dat|de|ke|xep) (?:may say )?(?:len )?tren may giat)(?![a-z])/
const BESIDE =
  /(?:^|\s)(?:canh nhau|song song|ke nhau|sat nhau|ke canh|lien nhau|ngang nhau|ben nhau)(?![a-z])/
/** A washer and a dryer in one place, one on the other or side by side. */
function readPairOfMachines({ folded }: Reading, kinds: readonly Kind[]): ReadPlace | null {
  const isOfLaundry =
    kinds.includes('dryer') || (kinds.includes('washer') && /(?:^|\s)say(?![a-z])/.test(folded))
  if (!isOfLaundry) return null
  if (STACKED.test(folded)) return { place: { type: 'stacked' }, spans: [] }
  return BESIDE.test(folded) ? { place: { type: 'beside' }, spans: [] } : null
}

/** What a text measures beside the machine: a way in, an opening, a shelf, an outdoor unit's place; null where nothing. */
export function readPlace(reading: Reading, kinds: readonly Kind[]): ReadPlace | null {
  return (
    readPerson(reading, kinds) ??
    readOutdoor(reading) ??
    readCutOut(reading, kinds) ??
    readPairOfMachines(reading, kinds) ??
    readPassage(reading) ??
    readStand(reading, kinds)
  )
}

/** Whether a text that names no machine measures what a television is to stand on: 'kệ ngang 1m4 mua mấy inch'. */
export const isForTelevision = (reading: Reading): boolean => readStand(reading, []) !== null

/** A reading in which the words that measure a place are blank: their figures are no size of the machine. */
export function withoutPlace(reading: Reading, found: ReadPlace | null): Reading {
  if (!found) return reading
  const blank = (text: string) =>
    found.spans.reduce(
      (left, { start, end }) => left.slice(0, start) + ' '.repeat(end - start) + left.slice(end),
      text,
    )
  return { ...reading, folded: blank(reading.folded), marked: blank(reading.marked) }
}
