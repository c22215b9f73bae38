import type { Relaxable } from '../retrieve/constraints.ts'
import type { Retrieved } from '../retrieve/retrieve.ts'
import { featureLabel } from '../understand/chip-labels.ts'
import { chipsOf } from '../understand/chips.ts'
import type { Chip, Feature, Need } from '../understand/need.ts'
import { lowerFirst } from '../write/phrasing.ts'

const SIZES =
  /^(?:kg|litres|inches|hp|btu|ramGb|storageGb|placeSettings|people|roomM2|roomM3|distanceM|widthMm|depthMm|heightMm)$/

/** The slots that are given up with each condition. */
const SLOTS: Partial<Record<Relaxable, RegExp>> = {
  price_floor: /^(?:budget|priceLevel)$/,
  budget: /^(?:budget|priceLevel)$/,
  features: /^features:/,
  figures: /^figures:/,
  colour: /^colours:/,
  made_in: /^madeIn:/,
  brand: /^(?:brands|brandCountries):/,
  size: SIZES,
  any_size: SIZES,
}

/** Slots that products are chosen by, beside those above. */
const CHOSEN_BY =
  /^(?:budget|priceLevel|brandsExcluded:|originsExcluded:|featuresExcluded:|features:|figures:|colours:|coloursExcluded:|madeIn:|brands:|brandCountries:|models:)/

/** The chips of a need that products were found for: which of its conditions they hold, which were given up, which no row states. */
export function chipsWithStates(need: Need, { givenUp, unstated, candidates }: Retrieved): Chip[] {
  if (candidates.length === 0) return chipsOf(need)
  const unknown = new Set(unstated.flatMap(({ label, isMentioned }) => (isMentioned ? [] : [label])))
  return chipsOf(need).map((chip) => {
    const state = stateOf(chip.slot, givenUp, unknown)
    return state ? { ...chip, state } : chip
  })
}

function stateOf(slot: string, givenUp: readonly Relaxable[], unknown: ReadonlySet<string>): Chip['state'] {
  const [field, value = ''] = slot.split(/:(.*)/s)
  const name = field === 'features' ? lowerFirst(featureLabel(value as Feature) ?? value) : value
  if ((field === 'unstated' || field === 'features') && unknown.has(name)) return 'unknown'
  const isGivenUp = givenUp.some((name) => SLOTS[name]?.test(slot) || name === `feature:${value}`)
  if (isGivenUp) return 'relaxed'
  return CHOSEN_BY.test(slot) || SIZES.test(slot) || field === 'unstated' ? 'held' : undefined
}
