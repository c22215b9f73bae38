import type { AttributeBounds } from '#app/domain/advisor/catalogue.ts'
import type { NameIndex } from '#app/domain/advisor/mentions/name-index.ts'
import { constraintsOf, featureConditions } from '#app/domain/advisor/retrieve/constraints.ts'
import { conditionOf } from '#app/domain/advisor/retrieve/feature-conditions.ts'
import { saidSizes, boundsOf } from '#app/domain/advisor/retrieve/said-sizes.ts'
import type { SaidSize } from '#app/domain/advisor/retrieve/said-sizes.ts'
import type { SizingRules } from '#app/domain/advisor/sizing/rules.ts'
import { size } from '#app/domain/advisor/sizing/size.ts'
import { FIGURES } from '#app/domain/advisor/understand/figure-units.ts'
import type { Need } from '#app/domain/advisor/understand/need.ts'
import { readStated } from '#app/domain/advisor/understand/understand.ts'
import type { Sort } from '#app/domain/catalogue/list-options.ts'
import type { ListState } from '#app/domain/catalogue/list-state.ts'
import { kindLabel } from '#app/kinds/kind.ts'
import { fold, searchWords } from '#app/vietnamese/fold.ts'
import { slugify } from '#app/vietnamese/slug.ts'
import { formsOf } from '#app/vietnamese/synonyms.ts'
import { saidDoors } from './said-doors.ts'

/** What a sentence in the search box says, as a change of the list's state. */
export type ReadSentence = Partial<ListState>

/** What the catalogue holds: brand names, what its products are called, the slug of the category of each kind, and the sizing rules in force. */
export type Known = {
  brands: readonly string[]
  names?: NameIndex
  categoryOf: ReadonlyMap<string, string>
  rules: SizingRules
}

/** Figures that products come in: named alone they mean that figure, not one near it. */
const STEPPED: ReadonlySet<string> = new Set([
  'screen_in',
  'load_kg',
  'hp',
  'ram_gb',
  'storage_gb',
  'place_settings',
])

/**
 * Reads a sentence ('tivi samsung 55in dưới 15tr') into filters. Null when it says no more than a text search finds by
 * itself: a sum, a size, a household, a feature or a refused brand makes a sentence of it. Words that mean none of these
 * stay as the text to look for.
 */
export function readSentence(written: string, known: Known): ReadSentence | null {
  const { text, need, said } = readWith(written, known)
  const { attributes: _attributes, ...beyondFigures } = said
  const isAbout = need.kinds.length + need.brands.length > 0 || Object.keys(beyondFigures).length > 0
  const isSentence =
    need.brandsExcluded.length > 0 ||
    (isAbout && Object.keys(said).length > 0) ||
    isNickname(text, need, known)
  return isSentence && need.kinds.length <= 1 && isShopping(text, need)
    ? asFilters(text, need, said, known)
    : null
}

/** A text with what it says, and without the words for a fridge's doors, which are a filter of their own. */
function readWith(written: string, known: Known): { text: string; need: Need; said: ReadSentence } {
  const whole = readStated(written, known)
  const counted = whole.kinds.length === 1 && whole.kinds[0] === 'fridge' ? saidDoors(written) : null
  if (!counted) return { text: written, need: whole, said: saidFilters(whole, known) }
  const need = readStated(counted.rest, known)
  const said = saidFilters(need, known)
  return {
    text: counted.rest,
    need,
    said: { ...said, attributes: { doors: [...counted.doors], ...said.attributes } },
  }
}

/** Whether a text is nothing but another way of writing a brand ('ss', 'sam sung'), which no text search finds. */
function isNickname(text: string, need: Need, known: Known): boolean {
  const [brand, ...others] = need.brands
  if (
    brand === undefined ||
    others.length > 0 ||
    need.kinds.length + need.lines.length + need.models.length > 0
  )
    return false
  const name = searchWords(brand)
  const words = searchWords(text)
  return (
    words.length < 3 &&
    !words.every((word) => name.some((one) => one.startsWith(word))) &&
    asFilters(text, need, {}, known).q === ''
  )
}

/** The filters of a text that names a kind of the catalogue, however it is spelt: for a search that finds nothing. */
export function readMeaning(written: string, known: Known): ReadSentence | null {
  const { text, need, said } = readWith(written, known)
  if (need.kinds.length !== 1 || categoryOf(need, known) === undefined || !isShopping(text, need)) return null
  return asFilters(text, need, said, known)
}

function asFilters(text: string, need: Need, said: ReadSentence, known: Known): ReadSentence {
  const category = categoryOf(need, known)
  return {
    ...said,
    ...(category === undefined ? {} : { category }),
    brands: [...need.brands.map(slugify), ...need.brandsExcluded.map((brand) => `!${slugify(brand)}`)],
    q: unreadWords(text, need, {
      isKindRead: category !== undefined,
      read: (rest) => readStated(rest, known),
    }),
  }
}

/** A text that asks rather than names: 'tủ lạnh LG hay Samsung', 'máy lạnh là gì'. */
const ASKS = /(?:^|\s)(?:gi|sao|nao|hay|vs|so sanh|khac|co nen|the nao|khong)(?![a-z])|\?/

/** Whether a text looks for machines: what only names some does, whatever it might ask if it were a question. */
const isShopping = (text: string, { intent }: Need): boolean =>
  !['small_talk', 'off_topic', 'unsafe', 'hazard', 'crisis'].includes(intent) &&
  (!['explain', 'compare'].includes(intent) || !ASKS.test(fold(text)))

const categoryOf = ({ kinds }: Need, { categoryOf }: Known): string | undefined =>
  categoryOf.get(kinds[0] === 'soundbar' ? 'speaker' : (kinds[0] ?? ''))

/** Everything but the kind and the brands wanted; empty when nothing was said. */
function saidFilters(need: Need, { rules }: Known): ReadSentence {
  const attributes = saidAttributes(need, rules)
  const order = sortOf(need)
  return {
    ...(need.budget?.min === undefined ? {} : { min: need.budget.min }),
    ...(need.budget?.max === undefined ? {} : { max: need.budget.max }),
    ...(need.people === undefined ? {} : { people: need.people }),
    ...(need.roomM2 === undefined ? {} : { room: need.roomM2 }),
    ...(need.distanceM === undefined ? {} : { distance: need.distanceM }),
    ...(order === undefined ? {} : { sort: order }),
    ...(Object.keys(attributes).length > 0 ? { attributes } : {}),
  }
}

function sortOf({ order }: Need): Sort | undefined {
  if (order === 'cheapest') return 'price-asc'
  if (order === 'dearest') return 'price-desc'
  return order === 'newest' ? 'updated_at-desc' : undefined
}

function saidAttributes(need: Need, rules: SizingRules): Record<string, string[]> {
  const attributes: Record<string, string[]> = {}
  // Figures beside a model's name are part of the name.
  if (need.models.length > 0) return attributes
  const sizes = saidSizes(need)
  for (const size of sizes) {
    // Horsepower says what BTU would say again.
    if (size.attribute === 'cooling_btu' && sizes.some(({ attribute }) => attribute === 'hp')) continue
    attributes[size.attribute] = [sizeValue(size)]
  }
  for (const [attribute] of FIGURES) {
    const range = need.figures[attribute]
    if (range) attributes[attribute] = [sizeValue({ attribute, range })]
  }
  const rule = need.uses.length > 0 && need.kinds[0] === 'laptop' ? size('laptop', need, rules) : null
  for (const [bounds] of rule ? constraintsOf(need, rule).sizes : []) {
    if (bounds && attributes[bounds.attribute] === undefined)
      attributes[bounds.attribute] = [rangeValue(bounds)]
  }
  for (const { match, bounds } of featureConditions(need, rule)) {
    if (match) attributes[match.attribute] = [`${match.not ? '!' : ''}${String(match.value)}`]
    if (bounds) attributes[bounds.attribute] = [rangeValue(bounds)]
  }
  return attributes
}

function sizeValue(size: SaidSize): string {
  const { target } = size.range
  if (target !== undefined && STEPPED.has(size.attribute)) return String(target)
  return rangeValue(boundsOf(size))
}

function rangeValue({ min, max }: Pick<AttributeBounds, 'min' | 'max'>): string {
  const round = (value: number | undefined) => (value === undefined ? '' : Number(value.toFixed(2)))
  return `${round(min)}:${round(max)}`
}

/** Words that carry no meaning of their own in a search: what wishes, amounts and households are dressed in. */
const DRESSING = new Set(
  `mua can tim tim kiem cho toi minh em anh chi ban gia tam khoang co duoi tren tu den toi khong qua it nhat nhieu loai cai con chiec
  nao gi lay thich thi la va voi hoac hay o trong ve nha phong nguoi may hang san pham dang muon xin goi y tu van dung de lam duoc nen
  inch in kg ky lit l hp ngua btu gb tb w m2 m met vuong trieu tr cu k nghin ngan dong d vnd re dat tot moi bon hon gan xap xi
  toi da toi thieu max min under below from to for the a ram rom ssd trieu`.split(/\s+/),
)

/** What of a need filters come from, and the wishes that order rather than narrow. Features no filter knows are left out. */
function meaning(need: Need): string {
  const {
    chips: _chips,
    intent: _intent,
    unstated: _wishes,
    unstatedExcluded: _refused,
    parts: _parts,
    features,
    budget,
    ...rest
  } = need
  const { words: _words, ...sum } = budget ?? { words: '' }
  return JSON.stringify([rest, sum, features.filter((feature) => conditionOf(feature))])
}

type Reading = {
  /** The kind became a filter, so that the words that name it are read. */
  isKindRead: boolean
  read: (rest: string) => Need
}

/**
 * The words of a text that its reading made no filter of: those without which it reads the same. Names of models and lines,
 * and figures beside them, count as unread, because only the text search finds them.
 */
function unreadWords(text: string, need: Need, { isKindRead, read }: Reading): string {
  const words = text.split(/\s+/).filter(Boolean).slice(0, 20)
  const whole = meaning(need)
  const isName = wordsOf([...need.models, ...need.lines])
  const isOfKind = wordsOf(need.kinds.flatMap((kind) => formsOf(kindLabel(kind).toLocaleLowerCase('vi'))))
  const isOfSum = wordsOf([need.budget?.words ?? ''])
  return words
    .filter((word, index) => {
      const bare = fold(word).replace(/[^a-z0-9.,-]+/g, '')
      if (bare === '' || isOfSum(bare)) return false
      if (isName(bare)) return true
      if (/^\d/.test(bare)) return need.models.length > 0
      if (isOfKind(bare)) return !isKindRead
      if (DRESSING.has(bare)) return false
      return meaning(read(words.filter((_, other) => other !== index).join(' '))) === whole
    })
    .join(' ')
}

function wordsOf(phrases: readonly string[]): (bare: string) => boolean {
  const known = new Set(phrases.flatMap((phrase) => searchWords(phrase)))
  return (bare) => searchWords(bare).every((word) => known.has(word))
}
