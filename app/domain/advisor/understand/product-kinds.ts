import type { Kind } from '#app/kinds/kind.ts'
import { KINDS, isKind, kindLabel } from '#app/kinds/kind.ts'
import { fold } from '#app/vietnamese/fold.ts'
import { ACCESSORY_KINDS, FUZZY_NAMES, KIND_WORDS, NOT_A_KIND } from './kind-words.ts'
import type { Match } from './lexicon.ts'
import { buildLexicon, findPhrases } from './lexicon.ts'
import { kindOfLine } from './product-lines.ts'
import type { Reading, Token } from './reading.ts'
import { withinOneEdit } from './spelling.ts'

const LEXICON = buildLexicon<Kind | null>([
  ...KIND_WORDS,
  { value: null, phrases: NOT_A_KIND.map((phrase) => `!${phrase}`) },
])

/** Product lines and words that tell the kind where none is named. */
const KIND_OF_LINE: readonly [RegExp, Kind][] = [
  [
    /(?:^|[^a-z])(?:galaxy tab|ipad|(?:xiaomi|redmi|oppo|realme|honor|lenovo) (?:pad|tab))(?![a-z])/,
    'tablet',
  ],
  [
    /(?:^|[^a-z])(?:iphone|redmi|poco|reno|galaxy (?:s|a|m|z|note)|xperia|nokia|realme|oppo|vivo|pixel|tecno|honor|infinix|masstel)(?![a-z])|(?:^|[^a-z])ip ?1[1-9]/,
    'phone',
  ],
  [
    /(?:^|[^a-z])(?:apple watch|galaxy watch|galaxy fit|mi band|smart band|garmin|amazfit|befit|watch)(?![a-z])/,
    'smartwatch',
  ],
  [/(?:^|[^a-z])(?:airpods|galaxy buds)(?![a-z])/, 'headphones'],
  [
    /(?:^|[^a-z])(?:macbook|vivobook|zenbook|thinkpad|ideapad|inspiron|vostro|pavilion|victus|legion|loq|rog|tuf|gf63|swift|aspire|nitro)(?![a-z])/,
    'laptop',
  ],
  [/(?:^|[^a-z])(?:bravia)(?![a-z])/, 'tv'],
  [/(?:^|[^a-z\d])(?:s2\d ?(?:ultra|plus|fe|u))(?![a-z])/, 'phone'],
  [/\d ?(?:hp|ngua|btu)(?![a-z])/, 'ac'],
]

/** 'máy giặt và máy sấy', 'combo máy giặt máy sấy': two machines, not one that does both. */
const WASHER_AND_DRYER = /may giat(?: [a-z]+)?(?:,| va| voi| \+| kem)? may say(?! toc)(?![a-z])/

/** Names long enough to forgive a wrong letter, as one word each. */
const FUZZY = [
  ...KINDS.map((kind) => ({ kind, name: kindLabel(kind) })),
  ...FUZZY_NAMES.flatMap(([kind, names]) => names.map((name) => ({ kind, name }))),
].flatMap(({ kind, name }) => {
  const text = fold(name).replaceAll(' ', '')
  return isKind(kind) && text.length >= 6 ? [{ value: kind, words: name.split(' ').length, text }] : []
})

/** Where a question names a kind, or holds words of one without meaning it (null). */
export const kindMentions = (reading: Reading): Match<Kind | null>[] => findPhrases(LEXICON, reading)

/** The kinds a question names, in its order: by phrase, else by product line, else with one letter wrong. */
export function readKinds(reading: Reading): Kind[] {
  const phrases = kindMentions(reading)
  const named = phrases.filter(
    (match): match is Match<Kind> => match.value !== null && !isInstalling(match, reading),
  )
  const strong = named.filter((match) => !match.weak)
  const found = withoutDevicesOfAccessories(strong.length > 0 ? strong : named, reading)
  const kinds = [...new Set(found.map((match) => match.value))]
  if (kinds.length === 1 && kinds[0] === 'washer' && WASHER_AND_DRYER.test(reading.folded))
    kinds.push('dryer')
  const line =
    KIND_OF_LINE.find(([pattern]) => pattern.test(reading.folded))?.[1] ?? kindOfLine(reading.folded)
  if (strong.length > 0) return kinds
  if (line !== undefined && kinds.every((kind) => kind !== 'charger')) return [line]
  if (kinds.length > 0) return kinds
  return phrases.length > 0 ? kinds : fuzzyKinds(reading.tokens)
}

/** 'lap may lanh' without marks is 'lắp máy lạnh', not a laptop. */
function isInstalling({ start, end }: Match<Kind | null>, { folded }: Reading): boolean {
  return (
    folded.slice(start, end) === 'lap' &&
    /^\s(?:may|dieu|quat|binh|tu|tivi|cho phong|o phong|trong|them)(?![a-z])/.test(folded.slice(end))
  )
}

/** 'chuột cho laptop', 'ốp lưng iphone': what an accessory is for is not asked for. */
function withoutDevicesOfAccessories(matches: Match<Kind>[], { folded }: Reading): Match<Kind>[] {
  const [first, second] = matches
  if (first === undefined || second === undefined || !ACCESSORY_KINDS.has(first.value)) return matches
  return /^\s*(?:cho|cua|for|dung cho|ket noi)?\s*$/.test(folded.slice(first.end, second.start))
    ? [first]
    : matches
}

function fuzzyKinds(tokens: readonly Token[]): Kind[] {
  const words = tokens.slice(0, 80).map((token) => token.text)
  for (let start = 0; start < words.length; start += 1) {
    for (const { value, words: count, text } of FUZZY) {
      for (const length of [count, 1]) {
        const candidate = words.slice(start, start + length).join('')
        if (candidate.length >= 6 && !COMMON.has(candidate) && withinOneEdit(candidate, text)) return [value]
      }
    }
  }
  return []
}

/** Everyday words one letter away from a kind. */
const COMMON = new Set([
  'maybay',
  'maymay',
  'maycay',
  'maycat',
  'maynay',
  'tudong',
  'tudung',
  'dieunay',
  'maynao',
  'cosay',
  'taisao',
  'tainha',
])
