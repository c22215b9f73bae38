import { isKind } from '#app/kinds/kind.ts'
import type { Kind } from '#app/kinds/kind.ts'
import { fold } from '#app/vietnamese/fold.ts'
import { MONEY_UNITS } from '../understand/money-units.ts'
import type { Reading } from '../understand/reading.ts'
import { withinOneEdit } from '../understand/spelling.ts'
import { describingWords } from './line-words.ts'
import type { Line, NameIndex } from './name-index.ts'
import { kindOfName } from './name-index.ts'
import type { NameWord } from './name-words.ts'
import { isSyllable, nameWords } from './name-words.ts'

/** A product or a line of products that a text names. */
export type NameMention = {
  /** As typed, tidied and written out: 'iphone 15 pro max'; a code in capitals. */
  name: string
  brand: string | null
  kind: Kind | null
  /** One model is named rather than a line: 'iphone 15' rather than 'iphone'. */
  isModel: boolean
  start: number
  end: number
}

/** What stands behind a figure that measures or counts, and so is no part of a name. */
const UNIT =
  /^[.,]\d|^\s?\/\s?\d|^\s?(?:"|”|inch|in|ich|kg|ky|ki|lit|l|tr|trieu|cu|chai|k|nghin|ngan|gb|gig|tb|g|w|kw|hz|hp|ngua|btu|m2|m|cm|mm|met|mah|bo|canh|nguoi|ng|nam|thang|ngay|gio|tieng|phong|cai|chiec|con|tuoi|%|nit|db|mp|cham|sim)(?![a-z])/
/** Words that stand behind a name and choose within it, rather than belong to it. */
const NEVER_OF_NAME = new Set('inch gia ram rom ssd wifi'.split(' '))
/** 'macbook pro 14 m4': what stands behind the inches is a chip, no metre. */
const CHIP = /^ m[1-9](?![a-z\d²])/
const LONGEST = 6

/** 'a54', 's24', 'm4': a letter or two and a figure, as models are called. */
const SHORT_MODEL = /^[a-z]{1,2}\d{1,3}[a-z]?$/
/** '16e', '14c', '60x': a figure with a letter that is no unit, as models of a line are told apart. */
const LETTERED_MODEL = /^\d{1,3}[acefirsux]$/
const HAS_FIGURE = /\d/
/** 'iphone 15 con nào', 'iphone 13 giờ còn mua được không': words behind the figure of a line that are no units there. */
const PIECE = /^\s?(?:con|cai|chiec|may|gio (?:con|nay|mua|thi|gia|co|da)|nam nay)(?![a-z])/

/** The products and lines a text names, in its order, by the names of a catalogue; codes are known by their form. */
export function readNames({ raw, folded }: Pick<Reading, 'raw' | 'folded'>, index: NameIndex): NameMention[] {
  const words = [...nameWords(raw)]
  const found: NameMention[] = []
  for (let at = 0; at < words.length;) {
    const series = seriesAt(words, at, index)
    if (series) {
      found.push(series.mention)
      at = series.next
      continue
    }
    const begun = beginsAt(words, at, index)
    if (begun) correctBehind(words, begun)
    const end = begun ? endOf(words, begun.next, begun.line, folded) : at
    const mention = begun && mentionOf(words.slice(at, end), begun, index)
    if (mention) found.push(mention)
    at = mention ? end : at + 1
  }
  const codes = codesIn(raw).filter(({ start, end }) =>
    found.every((name) => end <= name.start || start >= name.end || !name.isModel),
  )
  const names = found.filter(({ start, end }) =>
    codes.every((code) => end <= code.start || start >= code.end),
  )
  const known = [...names, ...codes]
  const whole = [...known, ...wholeModels(words, known, index)]
  const others = [...whole, ...sameLineBeside(words, whole, folded)]
  return [...others, ...modelsBeside(words, others, index)].toSorted((one, other) => one.start - other.start)
}

/** 'redmi not 14 pro': a letter wrong between a line and its figure; the word is taken for the one that names of the line have there. */
function correctBehind(words: NameWord[], { line, next, isBrand }: Begun): void {
  const [word, figure] = [words[next], words[next + 1]]
  if (!word || !figure || isBrand || line === UNKNOWN || !/^[a-z]{3,}$/.test(word.text)) return
  if (!/^\d{1,2}[a-z]?$/.test(figure.text) || line.companions.has(word.text) || SUB_NAMES.has(word.text))
    return
  const meant = [...SUB_NAMES, ...line.companions].find(
    (name) => name.length >= 4 && /^[a-z]+$/.test(name) && withinOneEdit(name, word.text),
  )
  if (meant) words[next] = { ...word, text: meant }
}

/** 'a55', 's24' beside a phone that is named whole: such a letter and figure is another one, whatever its brand. */
const BARE_PHONE = /^[as]\d{2}$/
const LONGEST_MODEL = 4

/** Well-known models by all of their words: 'forerunner 165', 'jbl charge 5', 'garmin venu 3'. */
function wholeModels(
  words: readonly NameWord[],
  known: readonly NameMention[],
  index: NameIndex,
): NameMention[] {
  const found: NameMention[] = []
  const isFree = ({ start, end }: NameWord) =>
    [...known, ...found].every((name) => end <= name.start || start >= name.end)
  for (let at = 0; at < words.length; at += 1) {
    for (let length = Math.min(LONGEST_MODEL, words.length - at); length > 1; length -= 1) {
      const own = words.slice(at, at + length)
      const name = own.map(({ text }) => text).join(' ')
      const [model, other] = index.models.get(name) ?? []
      const [first, last] = [own[0], own.at(-1)]
      // Without a figure it may be a phrase of everyday words: 'the frame'.
      if (!model || !first || !last || !HAS_FIGURE.test(name) || !own.every(isFree)) continue
      const kind = other === undefined && isKind(model.kind) ? model.kind : null
      found.push({ name, brand: model.brand, kind, isModel: true, start: first.start, end: last.end })
      break
    }
  }
  return found
}

/** Models that are known by a word or two beside one of their kind: 'a55' beside a phone, 'c4' beside a television. */
function modelsBeside(
  words: readonly NameWord[],
  known: readonly NameMention[],
  index: NameIndex,
): NameMention[] {
  const kinds = new Set(known.flatMap(({ kind, isModel }) => (isModel && kind !== null ? [kind] : [])))
  if (kinds.size === 0) return []
  const found: NameMention[] = []
  const isFree = ({ start, end }: NameWord) =>
    [...known, ...found].every((name) => end <= name.start || start >= name.end)
  for (const [at, { text, start, end }] of words.entries()) {
    if (!isFree({ text, start, end })) continue
    for (let length = Math.min(LONGEST_MODEL, words.length - at); length > 0; length -= 1) {
      const own = words.slice(at, at + length)
      const name = own.map((word) => word.text).join(' ')
      const model =
        /\d/.test(name) && index.models.get(name)?.find(({ kind }) => isKind(kind) && kinds.has(kind))
      const last = own.at(-1)
      if (!model || !last || !own.every(isFree)) continue
      found.push({ name, brand: model.brand, kind: model.kind as Kind, isModel: true, start, end: last.end })
      break
    }
    if (BARE_PHONE.test(text) && kinds.has('phone') && isFree({ text, start, end }))
      found.push({ name: text, brand: null, kind: 'phone', isModel: true, start, end })
  }
  return found
}

/** What stands before another of the same line: 'iphone 13 hay lên 15'. */
const OR_ANOTHER =
  /(?:^|\s)(?:hay|hoac|voi|vs|len|qua|sang|va|so voi|hay la|len doi)(?: (?:con|len|doi|qua|sang))? $/
/** What the models of a line are told apart by, where that is said alone: 'lên 15', 'hay m4'. */
const OF_LINE: readonly { line: RegExp; figure: RegExp }[] = [
  { line: /^iphone(?= )/, figure: /^1[0-9]$/ },
  { line: /^macbook (?:air|pro)(?= )/, figure: /^m[1-9]$/ },
]

/** 'iphone 13 ... hay lên 15 pro', 'macbook air m2 hay m4': a figure by itself is one of the line that was named. */
function sameLineBeside(
  words: readonly NameWord[],
  known: readonly NameMention[],
  folded: string,
): NameMention[] {
  for (const { line, figure } of OF_LINE) {
    const first = known.find(({ name, isModel }) => isModel && line.test(name))
    const own = first && line.exec(first.name)?.[0]
    if (!first || !own) continue
    return words.flatMap(({ text, start }, at) => {
      const isTaken = known.some((name) => start >= name.start && start < name.end)
      if (start < first.end || isTaken || !figure.test(text)) return []
      let last = at
      while (ENDINGS.has(words[last + 1]?.text ?? '')) last += 1
      const end = words[last]?.end ?? start
      const measures = last === at && UNIT.test(folded.slice(end)) && !PIECE.test(folded.slice(end))
      if (measures || !OR_ANOTHER.test(folded.slice(0, start))) return []
      const name = [own, ...words.slice(at, last + 1).map((word) => word.text)].join(' ')
      return [{ name, brand: first.brand, kind: first.kind, isModel: true, start, end }]
    })
  }
  return []
}

const SERIES = /^(?:dong|series|seri)$/

/** 'samsung dòng a', 'samsung a series': the line of the brand whose models begin with the letter. */
function seriesAt(
  words: readonly NameWord[],
  at: number,
  index: NameIndex,
): { mention: NameMention; next: number } | null {
  const brand = index.brands.get(words[at]?.text ?? '')?.brand
  const [one = '', other = ''] = [words[at + 1]?.text, words[at + 2]?.text]
  const letter = SERIES.test(one) ? other : SERIES.test(other) ? one : ''
  if (!brand || !/^[a-z]$/.test(letter)) return null
  const line = [...index.lines].find(([, known]) => known.brand === brand && beginsModels(known, letter))
  const [first, last] = [words[at], words[at + 2]]
  if (!line || !first || !last) return null
  const name = `${line[0]} ${letter}`
  const kind = kindOfName(index, name.split(' '))
  return { mention: { name, brand, kind, isModel: false, start: first.start, end: last.end }, next: at + 3 }
}

type Begun = { line: Line; next: number; isBrand: boolean }

/** Whether a name begins at a word: a line, or a brand with what only its products are called. */
function beginsAt(words: readonly NameWord[], at: number, index: NameIndex): Begun | null {
  const word = words[at]?.text ?? ''
  const line = index.lines.get(word)
  if (line) return { line, next: at + 1, isBrand: false }
  const brand = index.brands.get(word)
  if (brand) return { line: brand, next: at + 1, isBrand: true }
  const next = words[at + 1]?.text ?? ''
  const phone =
    /^\d{1,2}$/.test(word) && next === 'pro' && words[at + 2]?.text === 'max' && index.lines.get('iphone')
  if (phone) return { line: phone, next: at, isBrand: false }
  if (looksLikeName(words[at - 1]?.text, word, next, index.brands))
    return { line: UNKNOWN, next: at + 1, isBrand: false }
  if (word.length < 3 || !isShortModel(word)) return null
  const named = index.holding([word])
  const [first] = named
  const isOne = first !== undefined && named.every((product) => product.brand === first.brand)
  const own = isOne && first.brand ? index.brands.get(fold(first.brand)) : undefined
  return own ? { line: own, next: at, isBrand: true } : null
}

/** Gases, filters and grades look like models. */
const STANDARD = /^(?:r\d{2,3}a?|h1\d|ip\d{2}|pm\d+|hd(?:720|1080)?p?|p3)$/

const isShortModel = (word: string) => SHORT_MODEL.test(word) && !STANDARD.test(word)

/** A line that no product of the catalogue is of. */
const UNKNOWN: Line = { brand: null, kind: null, companions: new Set() }

/** 'toshba 2 cửa': a brand with a letter wrong is no name of its own. */
const isMisspeltBrand = (word: string, brands: ReadonlyMap<string, Line>): boolean =>
  word.length >= 6 && [...brands.keys()].some((brand) => brand.length >= 6 && withinOneEdit(brand, word))

/** What a name stands behind: 'con pixel 9', 'giá rokid 3'; behind other words a figure counts or measures: 'quán bida 12 bàn', 'đo spo 2'. */
const NAMED_BEHIND = /^(?:con|may|chiec|cai|gia|mua|dong|hang|mau|ban|thoai|dt|cua|co|hay|vs|voi|so)$/

/** 'airpods pro', 's24 ultra', 'con pixel 9': a word of no language of ours with an ending, or a figure, as names have them. */
function looksLikeName(
  before: string | undefined,
  word: string,
  next: string,
  brands: ReadonlyMap<string, Line>,
): boolean {
  if (describingWords().has(word) || SUB_NAMES.has(word) || MONEY_UNITS.has(word)) return false
  if (SHORT_MODEL.test(word)) return word.length > 2 && isShortModel(word) && ENDINGS.has(next)
  return (
    /^[a-z]{3,}$/.test(word) &&
    !isSyllable(word) &&
    !isMisspeltBrand(word, brands) &&
    (ENDINGS.has(next) ||
      ((before === undefined || NAMED_BEHIND.test(before)) && (/^\d{1,2}$/.test(next) || isShortModel(next))))
  )
}

/** How far a name goes: over the words its line's names are made of, and over figures that measure nothing. */
function endOf(words: readonly NameWord[], from: number, line: Line, folded: string): number {
  let end = from
  while (end < words.length && end - from < LONGEST) {
    const word = words[end]
    const before = words[end - 1]
    if (!word || NEVER_OF_NAME.has(word.text)) break
    if (before && !/^[\s./+-]*$/.test(folded.slice(before.end, Math.max(before.end, word.start)))) break
    const isFigure = /^\d+$/.test(word.text)
    const isWrittenOut = words[end + 1]?.start === word.start
    const behind = folded.slice(word.end)
    const isOfLine = (end === from || !isFigure) && line !== UNKNOWN && PIECE.test(behind)
    const measures =
      /^\d/.test(word.text) && !isWrittenOut && !isOfLine && UNIT.test(behind) && !CHIP.test(behind)
    if (measures || /^\d+(?:gb|tb|inch|in|kg|w|hz|hp|tr|k|l|lit|mah|btu|cu|m2|m|cm|ng)$/.test(word.text))
      break
    const isCompanion =
      (line.companions.has(word.text) && !isSyllable(word.text)) ||
      (/^[a-z]$/.test(word.text) && beginsModels(line, word.text))
    const isFirstFigure = !words.slice(from, end).some(({ text }) => HAS_FIGURE.test(text))
    const isModelLike = isFigure
      ? isFirstFigure && word.text.length <= 3 && !isSyllable(before?.text ?? 'a')
      : SHORT_MODEL.test(word.text) || (line !== UNKNOWN && isFirstFigure && LETTERED_MODEL.test(word.text))
    if (!isCompanion && !isModelLike && !SUB_NAMES.has(word.text)) break
    end += 1
  }
  return end
}

/** 'galaxy a': the letter that the models of a line begin with. */
const beginsModels = (line: Line, letter: string): boolean =>
  [...line.companions].some(
    (word) => word.startsWith(letter) && SHORT_MODEL.test(word) && /^\d/.test(word.slice(1)),
  )

/** Words that tell the models of a line apart, whether or not the catalogue has such a model. */
const SUB_NAMES = new Set(
  'pro max plus ultra mini air fe lite se note fold flip tab watch buds pad'.split(' '),
)

/** 'vivobook 15': what stands behind a line of laptops is how big they are. */
const IS_LAPTOP_SIZE = /^1[2-8]$/
/** Words that name products of a brand by themselves: 'apple watch'. */
const OWN_NAMES = new Set('note fold flip tab watch buds pad'.split(' '))
/** Words that end a name. */
const ENDINGS = new Set('pro max plus ultra mini fe lite'.split(' '))

function mentionOf(
  words: readonly NameWord[],
  { line, isBrand }: Begun,
  index: NameIndex,
): NameMention | null {
  const [first] = words
  const last = words.at(-1)
  if (!first || !last) return null
  const own = words.slice(isBrand && line.brand !== null && fold(line.brand) === first.text ? 1 : 0)
  const kind =
    line.kind ??
    kindOfName(
      index,
      words.map(({ text }) => text),
    )
  const isModel =
    own.some(({ text }) => HAS_FIGURE.test(text) && !(kind === 'laptop' && IS_LAPTOP_SIZE.test(text))) ||
    [words, own].some((some) => index.models.has(some.map(({ text }) => text).join(' ')))
  // A brand and a word of its names is no name yet: 'samsung inverter'.
  if (isBrand && !isModel && !own.some(({ text }) => HAS_FIGURE.test(text) || OWN_NAMES.has(text)))
    return null
  if (line === UNKNOWN && own.length < 2) return null
  const [known] = line === UNKNOWN ? (index.models.get(words.map(({ text }) => text).join(' ')) ?? []) : []
  return {
    name: nameOf(isModel ? words : own.filter(({ text }) => !HAS_FIGURE.test(text))),
    brand: known?.brand ?? line.brand,
    kind: kind ?? (known && isKind(known.kind) ? known.kind : null),
    isModel,
    start: first.start,
    end: last.end,
  }
}

/** '15 pro max' is an iPhone: no other line is told by a figure and these words. */
function nameOf(words: readonly NameWord[]): string {
  const name = words.map(({ text }) => text).join(' ')
  return /^\d+ pro max$/.test(name) ? `iphone ${name}` : name
}

/** 'AQW-DR180UHT', 'RT38CG6584B1', '55UA7550': letters and digits in one word, five signs or more. */
const CODE =
  /(?<![\p{L}\p{N}/-])(?=[\p{L}\p{N}/-]*\d)(?:[A-Za-z]{1,5}|\d{2,3}[A-Za-z]{1,6}\d)[A-Za-z0-9]*(?:[-/][A-Za-z0-9]{1,12}){0,3}(?![\p{L}\p{N}])/gu
const NO_CODE =
  /^(?:[a-z]{1,4}\/\d+(?:h|gio|tieng|ngay|thang|nam)|\d+x\d+(?:x\d+)?|\d+(?:inch|in|tr|trieu|k|m|kg|gb|tb|hz|mah|btu|w|cm|mm|lit|l|g|hp|x|p|cu|chai|nguoi|ng)\d*[a-z]*|(?:tivi|tv|iphone|ip|ipad|duoi|tren|tam|khoang|gia|laptop|lap|phong|nha|ram|rom|ssd|wifi|android|windows|win|ios|usb|type|core|ryzen|hdr|hdmi|rtx|gtx|ddr|gen|top|full|ps|co|tu|den|toi|gan|hon)\d[\d.,]*[a-z]*|[a-z]\d{1,2}|i\d-?\d*[a-z]*|m\d+|[a-z]+-\d)$/

/** Codes of models, known by their form: a code that no product has is one all the same. */
export function codesIn(raw: string): NameMention[] {
  return [...raw.matchAll(CODE)].flatMap((match) => {
    const [code] = match
    const word = code.toLowerCase()
    if (code.length < 5 || NO_CODE.test(word) || STANDARD.test(word) || (code.match(/\d/g) ?? []).length < 2)
      return []
    const place = { start: match.index, end: match.index + code.length }
    return [{ name: code.toUpperCase(), brand: null, kind: null, isModel: true, ...place }]
  })
}
