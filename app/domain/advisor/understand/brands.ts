import { fold } from '#app/vietnamese/fold.ts'
import { AMBIGUOUS_BRANDS, BRAND_ALIASES, BRAND_OF_LINE, WELL_KNOWN_BRANDS } from './brand-words.ts'
import type { Lexicon, Match } from './lexicon.ts'
import { buildLexicon, findPhrases } from './lexicon.ts'
import { isRefusedAfter } from './negation.ts'
import type { Reading } from './reading.ts'

/** What the catalogue knows by name. */
export interface Vocabulary {
  /** Brand names as the catalogue writes them. */
  brands: readonly string[]
}

/** Brands asked for and ruled out, by their canonical names. */
export interface Brands {
  wanted: string[]
  excluded: string[]
}

const lexicons = new WeakMap<readonly string[], Lexicon<string>>()

function lexiconOf({ brands }: Vocabulary): Lexicon<string> {
  const known = lexicons.get(brands)
  if (known !== undefined) return known
  const canonical = new Map(
    [...WELL_KNOWN_BRANDS, ...brands].filter(Boolean).map((brand) => [fold(brand), brand]),
  )
  const aliases = Object.entries(BRAND_ALIASES).map(([brand, phrases]) => ({
    value: canonical.get(fold(brand)) ?? brand,
    phrases: [brand, ...phrases],
  }))
  const built = buildLexicon([
    ...[...canonical.values()].map((brand) => ({ value: brand, phrases: [brand] })),
    ...aliases,
  ])
  lexicons.set(brands, built)
  return built
}

const RULED_OUT =
  /(?:^|[\s,.;])(?:(?:khong|ko|k|dung|chang|chua|ngoai) (?:lay|thich|mua|dung|chon|phai|can|muon|them|co|ua|xai|tinh)(?: mua| lay| dung| chon)?|(?:khong|ko|k|dung|chang|khoi|mien|thoi|het)(?: can| phai| nen)? (?:gioi thieu|goi y|tu van|dua ra|dua|noi (?:toi|den|ve)|nhac (?:toi|den)?|de xuat|ke|keu|chao|liet ke|hien)(?: (?:cho|toi|minh|em|anh|chi|tui)){0,2}(?: them)?|loai(?: bo| tru)?|tru|tru ra|ngoai tru|ngoai|tranh|ne|ghet|except|not|no|without|bo|bo qua|khac|anti|di ung voi|chan|tay chay)(?: (?:hang|hieu|thuong hieu|cua|do|con|may|san pham|nhan))*\s*$/
/** 'lấy nước ngoài của Samsung' wants Samsung: here 'ngoài' belongs to the water. */
const NOT_RULED_OUT = /nuoc (?:ben )?ngoai(?: cua)?\s*$/
const AFTER_NAME = /(?:hang|hieu|thuong hieu|brand|nhan hieu|cua hang)\s*$/
const JOINED = /^\s*(?:,|va|voi|hay|hoac|lan|or|and|\/|&|cung)\s*$/

/** More than one product may be named. */
const SEVERAL = /(?:^|\s)(?:hay|hoac|vs|va|voi|so sanh|compare)\s/

/** 'Quạt đứng Asia': written with the brand's own capitals inside a sentence. */
function isWrittenAsBrand({ raw, folded }: Reading, brand: string, start: number, end: number): boolean {
  return start > 0 && raw.slice(start, end) === brand && !/^\s*(?:hut|lau)/.test(folded.slice(end))
}

function isRuledOut(before: string): boolean {
  return RULED_OUT.test(before) && !NOT_RULED_OUT.test(before)
}

/** 'galaxy' means Samsung; 'không dùng iphone' rules Apple out. */
function addBrandsOfLines(folded: string, wanted: Set<string>, excluded: Set<string>): void {
  for (const [pattern, brand] of BRAND_OF_LINE) {
    const match = pattern.exec(folded)
    if (match) (isRuledOut(folded.slice(0, match.index + 1)) ? excluded : wanted).add(brand)
  }
}

/** Where a question names a brand: not where the same letters are an everyday word or a unit. */
export function brandMentions(reading: Reading, vocabulary: Vocabulary): Match<string>[] {
  return findPhrases(lexiconOf(vocabulary), reading).filter(({ value, start, end }) => {
    const before = reading.folded.slice(Math.max(0, start - 50), start)
    const name = reading.folded.slice(start, end)
    if (name === 'hp' && /(?:\d|(?:^|\s)(?:may|bao nhieu))\s?$/.test(before)) return false
    if (name === 'google' && /^\s*tv/.test(reading.folded.slice(end))) return false
    const mayBeWord = AMBIGUOUS_BRANDS.has(name) || name.length < 2
    return !mayBeWord || AFTER_NAME.test(before) || isWrittenAsBrand(reading, value, start, end)
  })
}

/** Reads brands; one behind 'không lấy', 'trừ', 'ngoài' is ruled out, and so are those joined to it. */
export function readBrands(reading: Reading, vocabulary: Vocabulary): Brands {
  const wanted = new Set<string>()
  const excluded = new Set<string>()
  let previous = { end: -1, ruledOut: false }
  for (const { value, start, end } of brandMentions(reading, vocabulary)) {
    const before = reading.folded.slice(Math.max(0, start - 50), start)
    const joined: boolean = previous.end >= 0 && JOINED.test(reading.folded.slice(previous.end, start))
    const refused = isRefusedAfter(reading.folded.slice(end, end + 60))
    const ruledOut: boolean = (joined && previous.ruledOut) || isRuledOut(before) || refused
    if (ruledOut) excluded.add(value)
    else wanted.add(value)
    previous = { end, ruledOut }
  }
  if (wanted.size === 0 || SEVERAL.test(reading.folded)) addBrandsOfLines(reading.folded, wanted, excluded)
  if (/(?:^|\s)(?:may|dien thoai|dt) android(?![a-z])/.test(reading.folded) && !wanted.has('Apple'))
    excluded.add('Apple')
  return { wanted: [...wanted].filter((brand) => !excluded.has(brand)), excluded: [...excluded] }
}
