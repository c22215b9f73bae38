import { attributeLabel } from './attributes.ts'
import { RATINGS } from './list-options.ts'
import { WHOLE_LIST } from './list-state.ts'
import type { ListState } from './list-state.ts'
import { bandToken, countInBand, priceBands, readBand, sayBand } from './price-bands.ts'
import type { CategoryShape, FacetDefinition } from './queries/catalogue-shape.server.ts'
import type { Counts } from './queries/count-facets.server.ts'
import type { ProductList } from './queries/list-products.server.ts'
import { sayPlace } from './say-place.ts'

/** One choice of a filter with how many products it would leave. */
export type FacetOption = { value: string; label: string; count: number; checked: boolean }

/** A filter as the list shows it. `name` is its address parameter; with `single` its choices exclude each other. */
export type FacetView = { name: string; label: string; options: FacetOption[]; single?: boolean }

/** A fact that a sizing rule goes by, with the answers a list can be narrowed to, in the order their matches were counted. */
export type NeedFacet = {
  name: 'people' | 'room' | 'distance'
  label: string
  choices: readonly { value: number; label: string }[]
}

/** Every filter that leaves a choice, in the order shown; what is chosen always stays, even where it leaves nothing. */
export function facetViews(
  state: ListState,
  counts: Counts,
  category: CategoryShape | null,
  need: NeedFacet | null,
): FacetView[] {
  const views: FacetView[] = [
    ...(need
      ? [{ name: need.name, label: need.label, options: needOptions(state, counts, need), single: true }]
      : []),
    { name: 'price', label: 'Mức giá', options: priceOptions(state, counts) },
    { name: 'brand', label: 'Hãng', options: brandOptions(state, counts) },
    ...(category?.facets ?? []).map((facet) => ({
      name: facet.attribute,
      label: attributeLabel(category?.kind ?? '', facet.attribute),
      options: placeOptions(state, counts, facet),
    })),
    { name: 'rating', label: 'Đánh giá', options: ratingOptions(state, counts), single: true },
  ]
  return views.filter(({ options }) => options.length > 1 || options.some(({ checked }) => checked))
}

/** The facets of a list as programs get them. */
export function apiFacets({
  counts,
  category,
  categories,
}: Pick<ProductList, 'counts' | 'category' | 'categories'>) {
  return {
    categories: categoryChoices(categories, counts),
    brands: counts.brands,
    others: facetViews(WHOLE_LIST, counts, category, null).filter(({ name }) => name !== 'brand'),
  }
}

/** Every category that the other filters leave something in, in display order. */
export function categoryChoices(categories: ProductList['categories'], counts: Counts) {
  return [...categories.values()].flatMap(({ id, name, slug }) => {
    const count = counts.categories.get(id) ?? 0
    return count > 0 ? [{ name, slug, count }] : []
  })
}

function needOptions(state: ListState, { needs }: Counts, { name, choices }: NeedFacet): FacetOption[] {
  return choices
    .map(({ value, label }, index) => ({
      value: String(value),
      label,
      count: needs[index] ?? 0,
      checked: state[name] === value,
    }))
    .filter(({ count, checked }) => count > 0 || checked)
}

function priceOptions({ prices }: ListState, counts: Counts): FacetOption[] {
  const tokens = new Set([...priceBands(counts.ladder).map(bandToken), ...prices])
  return [...tokens]
    .flatMap((token) => {
      const band = readBand(token)
      return band ? [{ token, band }] : []
    })
    .sort((a, b) => (a.band.min ?? 0) - (b.band.min ?? 0))
    .map(({ token, band }) => ({
      value: token,
      label: sayBand(band),
      count: countInBand(band, counts.prices),
      checked: prices.includes(token),
    }))
    .filter(({ count, checked }) => count > 0 || checked)
}

function brandOptions({ brands }: ListState, counts: Counts): FacetOption[] {
  const options = counts.brands.map(({ slug, name, count }) => ({
    value: slug,
    label: name,
    count,
    checked: brands.includes(slug),
  }))
  const missing = brands.filter((slug) => !options.some(({ value }) => value === slug))
  return [...options, ...missing.map((slug) => emptyOption(slug, slug.replace(/^!/, 'Trừ ')))]
}

const emptyOption = (value: string, label: string): FacetOption => ({ value, label, count: 0, checked: true })

function ratingOptions({ rating }: ListState, { ratings }: Counts): FacetOption[] {
  return RATINGS.map((stars) => ({
    value: String(stars),
    label: `Từ ${stars} sao`,
    count: ratings.slice(stars).reduce((sum, count) => sum + count, 0),
    checked: rating === stars,
  })).filter(({ count, checked }) => count > 0 || checked)
}

function placeOptions(
  { attributes }: ListState,
  counts: Counts,
  { attribute, edges }: FacetDefinition,
): FacetOption[] {
  const chosen = attributes[attribute] ?? []
  const prefix = `${attribute}=`
  const found = [...counts.places].flatMap(([place, count]) =>
    place.startsWith(prefix) ? [{ value: place.slice(prefix.length), count }] : [],
  )
  const missing = chosen.filter((value) => !found.some((option) => option.value === value))
  const isNumber =
    edges !== null || found.every(({ value }) => /^\d/.test(value) && !Number.isNaN(Number(value)))
  const options = [...found, ...missing.map((value) => ({ value, count: 0 }))].sort((a, b) =>
    isNumber
      ? Number.parseFloat(a.value) - Number.parseFloat(b.value)
      : b.count - a.count || (a.value < b.value ? -1 : 1),
  )
  return options.map(({ value, count }) => ({
    value,
    label: sayPlace(attribute, value),
    count,
    checked: chosen.includes(value),
  }))
}
