import type { Bundle } from '../bundle.ts'
import type { Relaxable } from '../retrieve/constraints.ts'
import type { Retrieved } from '../retrieve/retrieve.ts'
import { chipsOf } from '../understand/chips.ts'
import type { Chip, Need } from '../understand/need.ts'
import { BRAND_COUNTRY } from '../understand/origin-words.ts'

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

const WISH_STATES = { held: 'held', missed: 'relaxed', unknown: 'unknown' } as const

/** The chips of a need that products were found for: which of its conditions they hold, which were given up, which no row states. */
export function chipsWithStates(need: Need, { givenUp, wishes, candidates }: Retrieved): Chip[] {
  if (candidates.length === 0) return chipsOf(need)
  const states = new Map(wishes.map(({ wish, state }) => [wish.label, WISH_STATES[state]]))
  return chipsOf(need).map((chip) => {
    const state = untold(chip.slot, candidates) ? 'unknown' : stateOf(chip.slot, givenUp, states)
    return state ? { ...chip, state } : chip
  })
}

/** Whether nothing tells of what was turned down: a colour that no row states, a country neither of a maker nor of its works. */
const untold = (slot: string, candidates: Retrieved['candidates']): boolean =>
  (slot.startsWith('coloursExcluded:') &&
    candidates.every(({ attributes }) => attributes['colour'] === undefined)) ||
  (slot.startsWith('originsExcluded:') &&
    candidates.every(
      ({ brand, attributes }) =>
        attributes['made_in'] === undefined && (brand === null || BRAND_COUNTRY[brand] === undefined),
    ))

/** The chips of a set of things: a condition is held where every thing that it is of holds it, the sum where nothing is left out. */
export function chipsOfSet(need: Need, { picks, missing, limit }: Bundle): Chip[] {
  const ofThings = picks.flatMap((pick) => chipsWithStates(pick.need, pick.retrieved))
  return chipsOf(need).map((chip) => {
    if (chip.slot === 'budget' && limit !== null)
      return { ...chip, state: missing.length > 0 ? 'relaxed' : 'held' }
    const ofPart = picks.find(({ need: own }) => own.budget && chip.slot === `parts:${own.kinds[0]}`)
    if (ofPart) return { ...chip, state: ofPart.retrieved.givenUp.includes('budget') ? 'relaxed' : 'held' }
    const states = ofThings.flatMap(({ slot, label, state }) =>
      slot === chip.slot && label === chip.label ? (state ?? []) : [],
    )
    const state = (['relaxed', 'unknown', 'held'] as const).find((one) => states.includes(one))
    return state ? { ...chip, state } : chip
  })
}

function stateOf(
  slot: string,
  givenUp: readonly Relaxable[],
  wishes: ReadonlyMap<string, Chip['state']>,
): Chip['state'] {
  const [field, value = ''] = slot.split(/:(.*)/s)
  if (field === 'unstated' || field === 'unstatedExcluded') return wishes.get(value)
  const isGivenUp = givenUp.some((name) => SLOTS[name]?.test(slot) || name === `feature:${value}`)
  if (isGivenUp) return 'relaxed'
  return CHOSEN_BY.test(slot) || SIZES.test(slot) ? 'held' : undefined
}
