import type { AttributeBounds } from '#app/domain/advisor/catalogue.ts'
import { constraintsOf, featureConditions } from '#app/domain/advisor/retrieve/constraints.ts'
import { saidSizes, boundsOf } from '#app/domain/advisor/retrieve/said-sizes.ts'
import type { SaidSize } from '#app/domain/advisor/retrieve/said-sizes.ts'
import type { SizingRules } from '#app/domain/advisor/sizing/rules.ts'
import { size } from '#app/domain/advisor/sizing/size.ts'
import { FIGURES } from '#app/domain/advisor/understand/figure-units.ts'
import type { Need } from '#app/domain/advisor/understand/need.ts'
import { understand } from '#app/domain/advisor/understand/understand.ts'
import type { ListState } from '#app/domain/catalogue/list-state.ts'
import type { Sort } from '#app/domain/catalogue/list-options.ts'
import { unreadWords } from './unread-words.ts'
import { slugify } from '#app/vietnamese/slug.ts'

/** What a sentence in the search box says, as a change of the list's state. */
export type ReadSentence = Partial<ListState>

/** What the catalogue holds: brand names, the slug of the category of each kind, and the sizing rules in force. */
export type Known = {
  brands: readonly string[]
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
export function readSentence(text: string, known: Known): ReadSentence | null {
  const need = understand(text, known)
  const said = saidFilters(need, known)
  const { attributes: _attributes, ...beyondFigures } = said
  const isAbout = need.kinds.length + need.brands.length > 0 || Object.keys(beyondFigures).length > 0
  const isSentence = need.brandsExcluded.length > 0 || (isAbout && Object.keys(said).length > 0)
  return isSentence && need.kinds.length <= 1 && isShopping(need) ? asFilters(text, need, said, known) : null
}

/** The filters of a text that names a kind of the catalogue, however it is spelt: for a search that finds nothing. */
export function readMeaning(text: string, known: Known): ReadSentence | null {
  const need = understand(text, known)
  if (need.kinds.length !== 1 || categoryOf(need, known) === undefined || !isShopping(need)) return null
  return asFilters(text, need, saidFilters(need, known), known)
}

function asFilters(text: string, need: Need, said: ReadSentence, known: Known): ReadSentence {
  const category = categoryOf(need, known)
  return {
    ...said,
    ...(category === undefined ? {} : { category }),
    brands: [...need.brands.map(slugify), ...need.brandsExcluded.map((brand) => `!${slugify(brand)}`)],
    q: unreadWords(text, need, {
      isKindRead: category !== undefined,
      read: (rest) => understand(rest, known),
    }),
  }
}

const isShopping = ({ intent }: Need): boolean =>
  !['small_talk', 'off_topic', 'unsafe', 'explain', 'compare'].includes(intent)

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
