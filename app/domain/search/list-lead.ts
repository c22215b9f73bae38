import type { FacetView } from '#app/domain/catalogue/list-facets.ts'
import { isNarrowed } from '#app/domain/catalogue/list-state.ts'
import type { ListState } from '#app/domain/catalogue/list-state.ts'
import { say } from '#app/domain/catalogue/ranges.ts'
import type { CategoryRanges } from '#app/domain/catalogue/ranges.ts'
import { sayVnd } from '#app/vietnamese/money.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import type { NeedChoices } from './stated-needs.ts'
import { USUAL } from './usual-needs.ts'

/** A way to narrow the list that many come with; `change` of the list's state makes it so. */
export type LeadChip = { label: string; change: Partial<ListState> }

const MOST_CATEGORIES = 8

/** Chips that stand beside what is in force without a second line. */
const MOST_CHIPS = 9

/** The needs, sums or, for a search through everything, categories that narrow the list further. */
export function leadChips(
  state: ListState,
  facets: readonly FacetView[],
  categories: readonly { name: string; slug: string; count: number }[],
  total: number,
): LeadChip[] {
  if (!state.category) {
    if (!isNarrowed(state) || categories.length < 2) return []
    return categories
      .toSorted((a, b) => b.count - a.count)
      .slice(0, MOST_CATEGORIES)
      .map(({ name, slug, count }) => ({
        label: `${name} (${formatNumber(count)})`,
        change: { category: slug },
      }))
  }
  const chips = facets.flatMap(({ name, options: all }): LeadChip[] => {
    if (all.some(({ checked }) => checked)) return []
    // What all of the list has narrows nothing.
    const options = all.filter(({ count }) => count < total)
    if (name === 'people' || name === 'room' || name === 'distance') {
      return options.map(({ label, value }) => ({
        label: label.replace(/^Nhà /, ''),
        change: { [name]: Number(value) },
      }))
    }
    if (name !== 'price' || state.min !== undefined || state.max !== undefined) return []
    return options.map(({ label, value }) => ({
      label: label.replace(/^Từ (\S+) đến /, '$1–'),
      change: { prices: [value] },
    }))
  })
  return chips.slice(0, MOST_CHIPS)
}

/**
 * What to know of a kind before one reads its list: the size its rule asks for a usual home (or the stated one), and what its
 * machines cost. Null where neither is known.
 */
export function leadLine(
  state: ListState,
  kind: string,
  choices: NeedChoices | null,
  { spreads }: CategoryRanges,
): string | null {
  const parts = [choices && sizeLine(state, kind, choices), priceLine(spreads.get('price')?.steps ?? [])]
  const said = parts.filter((part) => part !== null)
  return said.length > 0 ? `${said.join('. ')}.` : null
}

function sizeLine(state: ListState, kind: string, { name, choices }: NeedChoices): string | null {
  const wanted = state[name] ?? USUAL[name]
  const choice = choices.find(({ value }) => value === wanted)
  const bounds = choice?.needs[0]?.[0]
  if (!choice || !bounds) return null
  const { attribute, min, max } = bounds
  const words = (value: number) => say(kind, attribute, value)
  if (min === undefined && max === undefined) return null
  if (min === undefined) return `${choice.label}: tối đa ${words(max ?? 0)}`
  if (max === undefined) return `${choice.label}: từ ${words(min)}`
  return `${choice.label}: ${formatNumber(min)} đến ${words(max)}`
}

/** Prices to the nearest hundred thousand: the line says how the money lies, not what one machine costs. */
const about = (vnd: number) => sayVnd(vnd < 1_000_000 ? vnd : Math.round(vnd / 100_000) * 100_000)

function priceLine(steps: readonly number[]): string | null {
  const [least, half, most] = [steps[0], steps[Math.floor(steps.length / 2)], steps.at(-1)]
  if (least === undefined || half === undefined || most === undefined || least === most) return null
  return `Giá từ ${about(least)} đến ${about(most)}, một nửa không quá ${about(half)}`
}
