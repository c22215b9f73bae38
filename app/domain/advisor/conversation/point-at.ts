import { fold } from '#app/vietnamese/fold.ts'
import type { Candidate } from '../catalogue.ts'
import { sortByExtreme } from '../rank/superlatives.ts'
import { kindMentions } from '../understand/kind-mentions.ts'
import type { NamedOrder } from '../understand/need.ts'
import type { Reading } from '../understand/reading.ts'

/** Words that stand for a machine that was shown. */
const HEAD =
  /(?:^|\s)(?:con|cai|may|mau|chiec|loai|thang|ban|model|dong|san pham|lua chon|option|phuong an|goi y|combo)(?![a-z])/g

/** 'ở trên', 'kia', 'nãy': of what was shown, wherever it stands. */
const SHOWN_BEFORE =
  /(?:^|\s)(?:(?:o|ben|phia) tren|do|kia|nay|ay|tren|trong (?:do|nay|may|so|cac|nhung|2|3|hai|ba)|hoi nay|luc nay|nay gio|vua (?:roi|nay|gioi thieu|goi y|dua|noi|xem)|ban (?:dua|goi y|gioi thieu|noi)|(?:dua|goi y|gioi thieu) ra)(?![a-z])/

/** An end by which one of several is pointed at: 'con rẻ hơn', 'cái to nhất'. */
const ENDS: readonly { words: RegExp; order: NamedOrder }[] = [
  { words: /^(?:re|it tien|mem|tiet kiem tien|tiet kiem(?! (?:dien|nuoc)))(?![a-z])/, order: 'cheapest' },
  { words: /^(?:mac|dat|dat tien|mac tien|cao tien|nang cap|xin|cao cap)(?![a-z])/, order: 'dearest' },
  { words: /^(?:nhe)(?![a-z])/, order: 'lightest' },
  { words: /^(?:to|lon|rong|bu|du)(?![a-z])/, order: 'biggest' },
  { words: /^(?:nho|be)(?![a-z])/, order: 'smallest' },
  { words: /^(?:em|it on|yen)(?![a-z])/, order: 'quietest' },
  { words: /^(?:pin (?:trau|lau|khoe))(?![a-z])/, order: 'longest_battery' },
  { words: /^(?:it ton dien|tiet kiem dien|do ton dien)(?![a-z])/, order: 'thriftiest' },
]

/** The degree behind an end, and what makes of it a wish for other machines: 'con rẻ hơn nữa', 'con nào rẻ hơn không'. */
const DEGREE = /^ ?(?:[a-z]+ )?(hon|nhat|nhi)(?![a-z])/
const FOR_OTHERS = /^(?:[a-z]+ ){0,2}(?:hon|nhat) (?:nua|chut|ti|xiu|mot it|1 it|it)(?![a-z])/
const SEEKS =
  /(?:^|\s)(?:co|tim|kiem|muon|can|cho (?:xem|coi)|them|con|doi|doi qua|doi sang|xem|coi)(?: them)?$/

/** What ends a question whether a machine has or can do something. */
const ASKS_AT_END =
  /(?:^|\s)(?:khong|ko|k|hong|hok|hem|chua)\s*(?:(?:ha|vay|a|the|z|v|em|anh|chi|ban|shop|ad|nhi|ta)\s*){0,2}[\s?.!]*$/

/** 'con đầu tiên có 120hz không', 'con đầu nặng bao nhiêu'; one that another is held against is not asked of. */
const ASKS_OF_IT =
  /^(?!.*(?:^|\s)(?:so|hon|luc dau|hoi nay|luc nay)(?![a-z])).*(?:^|\s)(?:khong|ko|k|hong|hok|hem|chua|bao nhieu|nhieu|may|gi|sao|bao lau)(?: [a-z]{1,5}){0,2}[\s?.!]*$/

/** What stands before a machine that another is held against: 'so với con rẻ nhất', 'hơn con đầu chỗ nào'. */
const HELD_AGAINST = /(?:^|\s)(?:so (?:sanh )?(?:voi|cung)|hon|thua|kem|khac)\s*$/

/** '16 đi', 'lấy 374 lít nha': one of what was shown by the figure in its name. */
const TAKES =
  /^(?:(?:vay|thoi|ok|lay|chot|chon|cho|thi) )*(\d{2,4}(?: ?(?:kg|ky|lit|l|inch|in))?) (?:di|nha|nhe|thoi|luon|nghen)(?![a-z])/

/** Both, or all, of what was shown. */
const SEVERAL =
  /(?:^|\s)(?:ca )?(2|hai|3|ba|may|cac|nhung|tat ca) ?(?:con|cai|may|mau|chiec|em|dua|thang|loai)(?: (?:do|nay|kia|tren|ay|vua|o tren|nay gio|hoi nay|tren do|truoc|dau(?: tien)?|cuoi))(?![a-z])|(?:^|\s)(?:ca|so (?:sanh )?(?:giup (?:em|minh|anh|chi|toi|tui|co|bac) )?) ?(2|hai|3|ba)(?= (?:con|cai|may|mau|chiec|em|dua|thang|loai)(?![a-z])|\s*$|\s+(?:di|luon|nha|nhe|thi|deu)(?![a-z]))/

/** 'con này với con trước': the one that was shown last, and the one before. */
const THIS_AND_THAT =
  /(?:^|\s)(?:con|cai|may|mau|chiec|em) (?:nay|moi|sau|vua roi) (?:voi|va|so voi|hay) (?:con|cai|may|mau|chiec|em)? ?(?:truoc|kia|hoi nay|luc nay|luc dau|cu|dau(?: tien)?)(?![a-z])/

const COMPARES = /(?:^|\s)(?:so(?: sanh)?|khac (?:gi|nhau)|hon)(?![a-z])/

/** 'nó', 'con đó': the machine that was spoken of last. */
const THE_ONE =
  /(?:^|\s)(?:(?<!(?:ban|con|chau|me|ma|ba|bo|vo|chong|be|tui|thang|lop|nha|cua) )no(?! (?:thich|me|muon|hoc|o (?:tro|nha|ben|que)|di (?:hoc|lam)|lam viec|hay (?:an|nau|ngu)|bao|noi|doi|so(?! (?:voi|sanh)))(?![a-z]))|(?:con|cai|may|mau|chiec|em|ban|thang|loai) (?:do|nay|ay|kia|vua roi|hoi nay))(?![a-z])/

/** 'con kia', 'con còn lại': of two the one that was not spoken of last. */
const THE_OTHER = /(?:^|\s)(?:con|cai|may|mau|chiec|em|thang) (?:kia|con lai)(?![a-z])/

/** What was shown for one topic, in its order, and which of it the last answer was about. */
export type ShownFor = {
  products: readonly Candidate[]
  about?: number | undefined
  /** What earlier answers showed for it, the last of them first. */
  earlier?: readonly Candidate[]
  /** What answers only named beside them. */
  named?: readonly Candidate[]
}

/** All that was put before the visitor for a topic, or named beside it, the last of it first. */
export const seenOf = ({ products, earlier = [], named = [] }: ShownFor): Candidate[] => [
  ...new Map([...products, ...earlier, ...named].map((product) => [product.id, product])).values(),
]

/** What a question points at. `sure` where its words say so by themselves: 'con LG đó', 'con thứ hai'. */
export type Pointed = { products: readonly Candidate[]; sure: boolean }

/** Nothing that was shown. */
export const NOTHING: Pointed = { products: [], sure: false }

/**
 * The machines shown before that a question points at: by their place, brand, size, price, as the end of a row ('con rẻ
 * hơn'), or as 'con đó'. Nothing where its words ask for others.
 * @param picks places read from the question, from 1
 * @param topics what was shown, the topic that is spoken of last
 */
export function pointedAt(reading: Reading, picks: readonly number[], topics: readonly ShownFor[]): Pointed {
  const last = topics.at(-1) ?? { products: [] }
  const { products, about, earlier = [] } = last
  const all = topics.flatMap((topic) => topic.products)
  if (all.length === 0) return NOTHING
  // Nobody who chooses calls the only machine of the last answer the first one: that of the answer before is meant.
  const isOfOnly = picks.every((place) => place === 1) && ASKS_OF_IT.test(reading.folded)
  const list = products.length === 1 && earlier.length > 0 && !isOfOnly ? earlier : products
  const several = severalOf(reading, last)
  if (several && COMPARES.test(reading.folded)) return several
  const byPlace = picks.flatMap((place) => list[place - 1] ?? [])
  if (byPlace.length > 0) return { products: byPlace, sure: true }
  const saysShown = SHOWN_BEFORE.test(reading.folded)
  const isOfSet = new Set(products.map(({ kind }) => kind)).size > 1
  const byWords = headsOf(reading).flatMap(({ end, start, kind }) => {
    // What is held against something may be of any answer before: 'so với con rẻ nhất'.
    const own = HELD_AGAINST.test(reading.folded.slice(0, start)) ? seenOf(last) : products
    const among = kind === null ? own : all.filter((product) => product.kind === kind)
    const behind = reading.folded.slice(end).trimStart()
    const isLooked = isSought(reading, start)
    const found =
      selectedBy(behind, among, isLooked, saysShown) ??
      (kind === null ? selectedBy(behind, seenOf(last), isLooked, false) : null)
    if (found || kind === null) return found ?? []
    const product = among.find(({ id }) => id === about) ?? among[0]
    const isThat = /^(?:do|nay|kia|ay|vua roi|hoi nay)(?![a-z])/.test(behind)
    // 'tivi mở YouTube được không', of a set with one television.
    const isOnlyOne = isOfSet && among.length === 1 && !isLooked && ASKS_AT_END.test(reading.folded)
    return product && (isThat || isOnlyOne) ? [{ product, isSure: isThat }] : []
  })
  if (byWords.length > 0) {
    const distinct = [...new Map(byWords.map(({ product }) => [product.id, product])).values()]
    return { products: distinct, sure: saysShown || byWords.some(({ isSure }) => isSure) }
  }
  const [, named] = TAKES.exec(reading.folded) ?? []
  const taken = named === undefined ? null : byFigure(named, products)
  if (taken) return { products: [taken.product], sure: true }
  if (several) return several
  const spokenOf = products.find(({ id }) => id === about) ?? products[0]
  if (THE_OTHER.test(reading.folded) && products.length === 2)
    return { products: products.filter((product) => product !== spokenOf), sure: true }
  return spokenOf && THE_ONE.test(reading.folded) ? { products: [spokenOf], sure: true } : NOTHING
}

/** 'hai con vừa rồi', 'so 3 con đầu': as many of those shown last as are said, with those of the answers before where one was shown at a time. */
function severalOf({ folded }: Reading, last: ShownFor): Pointed | null {
  const [, some, both] = SEVERAL.exec(folded) ?? []
  const count = some ?? both ?? (THIS_AND_THAT.test(folded) ? '2' : undefined)
  if (count === undefined) return null
  const wanted = /2|hai/.test(count) ? 2 : /3|ba/.test(count) ? 3 : last.products.length
  const seen = last.products.length < wanted ? seenOf(last) : last.products
  return seen.length > 1 ? { products: seen.slice(0, wanted), sure: true } : null
}

/** Whether a question has words that may point at all: without any, nothing that was shown need be read. */
export const mayPoint = (reading: Reading, picks: readonly number[]): boolean =>
  picks.length > 0 ||
  SEVERAL.test(reading.folded) ||
  THIS_AND_THAT.test(reading.folded) ||
  THE_ONE.test(reading.folded) ||
  THE_OTHER.test(reading.folded) ||
  TAKES.test(reading.folded) ||
  headsOf(reading).length > 0

type Head = { start: number; end: number; kind: string | null }

/** Where a question may point: words for a machine, and names of kinds, which only mean machines of theirs. */
function headsOf(reading: Reading): Head[] {
  const kinds = kindMentions(reading).flatMap(({ value, start, end }) =>
    value === null ? [] : [{ start, end, kind: value }],
  )
  const words = [...reading.folded.matchAll(HEAD)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    kind: null,
  }))
  return [
    ...kinds,
    ...words.filter(({ end }) => !kinds.some((kind) => end > kind.start && end <= kind.end)),
  ].toSorted((one, other) => one.start - other.start)
}

/** Whether others are looked for: 'có con rẻ hơn', 'tìm con LG'. */
const isSought = ({ folded }: Reading, start: number): boolean => SEEKS.test(folded.slice(0, start).trimEnd())

/** The one of some machines that the words behind a head select; null where they select none, or ask for others. */
function selectedBy(
  words: string,
  among: readonly Candidate[],
  sought: boolean,
  saysShown: boolean,
): { product: Candidate; isSure: boolean } | null {
  if (among.length === 0 || sought || /^nao(?![a-z])/.test(words)) return null
  return byEnd(words, among, saysShown) ?? byBrand(words, among) ?? byFigure(words, among)
}

function byEnd(
  words: string,
  among: readonly Candidate[],
  saysShown: boolean,
): { product: Candidate; isSure: boolean } | null {
  const stripped = words.replace(/^(?:co gia|gia) /, '')
  const end = ENDS.find(({ words: said }) => said.test(stripped))
  const degree = end && DEGREE.exec(stripped.replace(end.words, ''))?.[1]
  // Of one that was shown it is the end of any row: 'cái rẻ nhất trong mấy cái đấy'.
  const least = saysShown && degree === 'nhat' ? 1 : 2
  if (!end || among.length < least || degree === undefined || FOR_OTHERS.test(stripped)) return null
  const sorted = sortByExtreme(end.order, among)
  const product = sorted[degree === 'nhi' ? 1 : 0]
  return product ? { product, isSure: degree === 'hon' && among.length === 2 } : null
}

function byBrand(words: string, among: readonly Candidate[]): { product: Candidate; isSure: boolean } | null {
  const said = words.replace(/^(?:cua |hang |hieu |nha )+/, '')
  const product = among.find(({ brand }) => {
    const name = brand === null ? null : fold(brand)
    return name !== null && said.startsWith(name) && !/^[a-z0-9]/.test(said.slice(name.length))
  })
  return product ? { product, isSure: false } : null
}

/** '9kg', '55 inch', '307 lít', '12 triệu': only one of what was shown has the figure in its name, or that price. */
function byFigure(
  words: string,
  among: readonly Candidate[],
): { product: Candidate; isSure: boolean } | null {
  const [, figure, unit] =
    /^(\d+(?:[.,]\d+)?) ?(kg|ky|ki|lit|l|inch|in|hp|ngua|gb|lo[i]|bo|trieu|tr|cu)?(?![a-z0-9])/.exec(words) ??
    []
  if (figure === undefined || among.length < 2) return null
  const value = Number(figure.replace(',', '.'))
  if (unit === undefined && value < 10) return null
  const isMoney = unit === 'trieu' || unit === 'tr' || unit === 'cu'
  const fits = among.filter(({ title, price }) =>
    isMoney
      ? price !== null && Math.abs(price / 1_000_000 - value) < 1
      : new RegExp(`(?<![0-9.,])${value.toString().replace('.', '[.,]')}(?![0-9.,])`).test(fold(title)),
  )
  const [product, another] = fits
  return product && !another ? { product, isSure: false } : null
}
