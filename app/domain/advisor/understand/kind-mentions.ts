import type { Kind } from '#app/kinds/kind.ts'
import { perKinds } from '#app/kinds/kind.ts'
import { kindWords, NOT_A_KIND } from './kind-words.ts'
import type { Match } from './lexicon.ts'
import { buildLexicon, findPhrases } from './lexicon.ts'
import { meansNumber } from './number-words.ts'
import { OTHER_NAMES } from './other-machines.ts'
import type { Reading } from './reading.ts'

// Where phrases are the same the first holds: a kind that editors made may be called what names no shipped one.
const lexicon = perKinds(() =>
  buildLexicon<Kind | null>([
    ...kindWords(),
    { value: null, phrases: [...NOT_A_KIND.map((phrase) => `!${phrase}`), ...OTHER_NAMES] },
  ]),
)

const namesAlone = perKinds(() => buildLexicon<Kind | null>(kindWords()))

const COUNTS = /^(?:\d{1,2}|mot|hai|ba|bon|nam)$/
const PIECE = /^(?:cai|con|chiec|bo|cay)$/
/** '1 loa to', 'hai cái loa to': what is counted is a thing, whatever its words mean elsewhere. */
function isCounted({ start }: Match<Kind | null>, { tokens }: Pick<Reading, 'tokens'>): boolean {
  const at = tokens.findIndex((token) => token.start >= start)
  const number = tokens[PIECE.test(tokens[at - 1]?.text ?? '') ? at - 2 : at - 1]
  return number !== undefined && COUNTS.test(number.text) && meansNumber(number.marked)
}

/** Parts of devices that are things by themselves elsewhere. */
const PARTS: ReadonlySet<Kind | null> = new Set<Kind>(['charger', 'monitor', 'speaker'])
const HAS_PARTS: ReadonlySet<Kind | null> = new Set<Kind>([
  'headphones',
  'laptop',
  'phone',
  'smartwatch',
  'speaker',
  'tablet',
  'tv',
])
const STRENGTHENS = new Set('sieu that thiet cuc rat phai cang'.split(' '))
const DESCRIBES = new Set(
  'nhanh le to lon hay ro net dep sang muot trong khoe ngon tot manh lau ben'.split(' '),
)
const ADDS = new Set(['va', 'voi', 'kem', 'them', 'cong', '+', 'mua', 'hay', 'hoac'])

/** 'điện thoại pin trâu, sạc nhanh, loa to': how the parts of the device are to be; 'điện thoại và sạc nhanh' are two things. */
function withoutParts(
  found: Match<Kind | null>[],
  { tokens }: Pick<Reading, 'tokens'>,
): Match<Kind | null>[] {
  const device = found.find(({ value }) => HAS_PARTS.has(value))
  if (!device) return found
  return found.map((match) => {
    const { value, weak, first, next } = match
    const behind = tokens[STRENGTHENS.has(tokens[next]?.text ?? '') ? next + 1 : next]?.text ?? ''
    const isAdded = ADDS.has(tokens[first - 1]?.text ?? '') && first - device.next <= 1
    const isPart = weak && PARTS.has(value) && device.next <= first && DESCRIBES.has(behind)
    return isPart && !isAdded ? { ...match, value: null } : match
  })
}

/** Where a question names a kind, or holds words of one without meaning it (null). */
export function kindMentions(reading: Pick<Reading, 'tokens'>): Match<Kind | null>[] {
  const found = withoutParts(findPhrases(lexicon(), reading), reading)
  const counted = found.filter((match) => match.value === null && isCounted(match, reading))
  if (counted.length === 0) return found
  const things = findPhrases(namesAlone(), reading)
  return found.flatMap((match) =>
    counted.includes(match)
      ? things.filter(({ start, end }) => start >= match.start && end <= match.end)
      : [match],
  )
}

/** Where a question names kinds that it means. */
export const kindsNamed = (reading: Pick<Reading, 'tokens'>): Match<Kind>[] =>
  kindMentions(reading).filter((match): match is Match<Kind> => match.value !== null)

/** 'có máy giặt nào …', 'loa gì tiếng ấm': one of this kind is asked for; 'tủ lạnh thế nào' asks how one is. */
const WHICH =
  /^(?: (?!(?:the|luc|khi|cho|noi|cach|hoi|ngay|cua) nao)[a-z]+){0,2} nao(?! (?:cung|do|vay)(?![a-z]))(?![a-z])|^ gi(?![a-z])/

/** Whether one of a kind that is named is asked for: 'máy sấy tóc nào'. */
export const isAskedFor = ({ folded }: Pick<Reading, 'folded'>, { end }: Match<Kind | null>): boolean =>
  WHICH.test(folded.slice(end))
