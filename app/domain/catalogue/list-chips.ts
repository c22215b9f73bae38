import { sayVnd } from '#app/vietnamese/money.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import { narrowingAttribute } from './attributes.ts'
import { SORTS } from './list-options.ts'
import type { ListState } from './list-state.ts'
import { withoutValue } from './list-url.ts'
import { readBand, sayBand } from './price-bands.ts'
import { sayWish } from './say-place.ts'

/** What narrows or orders a list now, in words, with the change of the list's state that takes it away. */
export type ListChip = { label: string; remove: Partial<ListState> }

/** Every part of the state in force as a chip; what the page shows by default has none. @param names brand names by slug */
export function listChips(
  state: ListState,
  categoryName: string | undefined,
  names: ReadonlyMap<string, string>,
): ListChip[] {
  const { q, category, brands, prices, rating, sort } = state
  const chips: ListChip[] = []
  const add = (label: string, remove: Partial<ListState>) => chips.push({ label, remove })
  if (q) add(`“${q}”`, { q: '', literal: false })
  if (category)
    add(categoryName ?? category, {
      category: '',
      attributes: {},
      people: undefined,
      room: undefined,
      distance: undefined,
    })
  for (const slug of brands) add(sayBrand(slug, names), withoutValue(state, 'brand', slug))
  for (const token of prices) {
    const band = readBand(token)
    if (band) add(sayBand(band), withoutValue(state, 'price', token))
  }
  addBounds(state, add)
  for (const [attribute, values] of Object.entries(state.attributes)) {
    const together = narrowingAttribute(attribute)?.together
    if (together && isSame(values, together.values)) {
      const { [attribute]: _all, ...others } = state.attributes
      add(together.words, { attributes: others })
      continue
    }
    for (const value of values) add(sayWish(attribute, value), withoutValue(state, attribute, value))
  }
  if (rating) add(`Từ ${rating} sao`, { rating: undefined })
  if (sort) add(SORTS[sort], { sort: undefined })
  return chips
}

const isSame = (values: readonly string[], others: readonly string[]) =>
  values.length === others.length && others.every((other) => values.includes(other))

function sayBrand(slug: string, names: ReadonlyMap<string, string>): string {
  const name = (bare: string) => names.get(bare) ?? bare
  return slug.startsWith('!') ? `Trừ ${name(slug.slice(1))}` : name(slug)
}

function addBounds(
  { min, max, people, room, distance }: ListState,
  add: (label: string, remove: Partial<ListState>) => void,
) {
  if (min !== undefined && max !== undefined) {
    add(`${sayVnd(min)} – ${sayVnd(max)}`, { min: undefined, max: undefined })
  } else if (min !== undefined) add(`Từ ${sayVnd(min)}`, { min: undefined })
  else if (max !== undefined) add(`Đến ${sayVnd(max)}`, { max: undefined })
  if (people !== undefined) add(`Nhà ${formatNumber(people)} người`, { people: undefined })
  if (room !== undefined) add(`Phòng ${formatNumber(room)} m²`, { room: undefined })
  if (distance !== undefined) add(`Ngồi cách ${formatNumber(distance)} m`, { distance: undefined })
}
