import { fold } from '#app/vietnamese/fold.ts'
import { NO_NAMES } from '../mentions/name-index.ts'
import { readNames } from '../mentions/read-names.ts'
import { AMBIGUOUS_BRANDS, WELL_KNOWN_BRANDS } from '../understand/brand-words.ts'
import { MONEY_UNITS } from '../understand/money-units.ts'
import { readQuestion } from '../understand/reading.ts'
import type { Mention, Named } from './product-names.ts'
import { MASK } from './product-names.ts'
import type { Read } from './read-sentence.ts'
import { readSentence } from './read-sentence.ts'
import { unitAt } from './units.ts'

/** Names a sentence may use beside those of products. */
export type KnownNames = {
  products: readonly Named[]
  /** Brands of the catalogue, to recognise one that is not in evidence. */
  brands: readonly string[]
  /** Brands of the products in evidence and of the question, folded. */
  allowedBrands: ReadonlySet<string>
  /** Folded words that may be written with a capital: of titles, figures, labels, shops. */
  words: ReadonlySet<string>
}

/** Mentions of brands in evidence, each standing for that brand's products; null where a name is unknown. */
export function brandMentions(read: Read, known: KnownNames): Mention[] | null {
  if (hasUnknownCode(read, known) || hasUnknownLine(read)) return null
  const mentions: Mention[] = []
  for (const { folded: brand, start, end } of brandsIn(read, known.brands)) {
    if (!known.allowedBrands.has(brand)) return null
    const own = known.products.filter((product) => product.brand !== null && fold(product.brand) === brand)
    if (!continuesAsKnown(read.raw.slice(end), own)) return null
    if (own.length > 0) mentions.push({ ids: own.map(({ id }) => id), start, end, isBrand: true })
  }
  return hasUnknownCapital(read, known) ? null : mentions
}

/** Letters and digits in one word that are neither a figure with its unit nor a word of the evidence. */
function hasUnknownCode({ folded }: Read, { words }: KnownNames): boolean {
  for (const [word] of folded.matchAll(
    /(?=[\p{L}/.+-]*\d)(?=[\d/.+-]*\p{L})[\p{L}\d]+(?:[/.+-][\p{L}\d]+)*\+?/gu,
  )) {
    if (
      words.has(word) ||
      isFigure(word) ||
      word.split(/[/-]/).every((part) => words.has(part) || isFigure(part))
    ) {
      continue
    }
    return true
  }
  return false
}

/** '374l', '10tr5', '9.890k', '12gb': a number and a unit, glued. */
function isFigure(word: string): boolean {
  const parts = /^\d+(?:[.,]\d+)*(\p{L}+)(\d*)$/u.exec(word)
  if (!parts) return /^\d+(?:[.,]\d+)*$|^c?m[23](?:\/h)?$/.test(word)
  const unit = parts[1] ?? ''
  if (MONEY_UNITS.has(unit)) return true
  return unitAt(readSentence(`${unit}${parts[2] ?? ''}`).tokens, 0) !== null
}

/** 'Galaxy S30', 'iPhone 17': a product line with its number, of no product in evidence (those are masked by now). */
function hasUnknownLine({ raw }: Read): boolean {
  const names = readNames(readQuestion(raw.replaceAll(MASK, ' ')), NO_NAMES)
  return names.some(({ name }) => !isFigure(fold(name)))
}

const patterns = new WeakMap<readonly string[], RegExp>()

function patternOf(brands: readonly string[]): RegExp {
  const known = patterns.get(brands)
  if (known) return known
  const names = [...new Set([...brands, ...WELL_KNOWN_BRANDS].map(fold))]
    .filter((name) => name.length > 1 && !AMBIGUOUS_BRANDS.has(name))
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const built = new RegExp(`(?<![\\p{L}\\d])(?:${names.join('|')})(?![\\p{L}\\d])`, 'gu')
  patterns.set(brands, built)
  return built
}

/** Brands named in a sentence. What is only without its marks like a brand's name is a word ('máy' is no 'May'). */
function* brandsIn({ folded, marked }: Read, brands: readonly string[]) {
  const marks = new Set(brands.filter((brand) => brand.toLowerCase() !== fold(brand)).map(fold))
  for (const found of folded.matchAll(patternOf(brands))) {
    const [name] = found
    const start = found.index
    const end = start + name.length
    if (!marks.has(name) && marked.slice(start, end) !== name) continue
    if (name === 'hp' && /\d\s*$/.test(folded.slice(0, start))) continue
    yield { folded: name, start, end }
  }
}

/** Whether the words with capitals or digits behind a brand are all of the title of one of its products in evidence. */
function continuesAsKnown(after: string, own: readonly Named[]): boolean {
  const run: string[] = []
  for (const word of after
    .split(/[,;:!?()]|\.(?=\s|$)/u)[0]
    ?.trim()
    .split(/\s+/) ?? []) {
    if (!/^(?:[A-Z][A-Za-z\d+/-]*|[\d][\d.,A-Za-z/+-]*)$/.test(word)) break
    run.push(fold(word))
  }
  const figure = run.findIndex((word) => /^\d+(?:[.,]\d+)*$/.test(word))
  const name = figure >= 0 && figure === run.length - 1 ? run.slice(0, figure) : run
  return (
    name.length === 0 ||
    own.some(({ titleWords }) => name.every((word) => titleWords.has(word) || isFigure(word)))
  )
}

/** Written with a capital wherever it stands, or at the beginning of a part, without being a name. */
const COMMON = new Set(
  'ai tv tivi btu hp cspf ram rom ssd cpu gpu wifi wi fi bluetooth usb hdmi db hz kwh kw w l kg gb tb mah pa evn vat vnd viet nam ban minh nha may tu anh chi em neu voi hop nhat tiet kiem nang cap gia loai mau con chon ai hdr led lcd pin ok q a b c i ii tieng'.split(
    ' ',
  ),
)
const BEGINS = /(?:^|[.!?:;•“”"'(\u2013\u2014-]|\n)\s*$/u

/** A word with a capital inside a sentence that is no word of the evidence: a shop, a line, a person. */
function hasUnknownCapital({ raw, folded }: Read, { words }: KnownNames): boolean {
  for (const { 0: word, index } of raw.matchAll(/(?<![\p{L}\d])\p{Lu}[\p{L}\d]*/gu)) {
    const plain = folded.slice(index, index + word.length)
    if (words.has(plain) || COMMON.has(plain)) continue
    if (BEGINS.test(raw.slice(0, index))) continue
    return true
  }
  return false
}
