import { formatNumber } from '#app/vietnamese/numbers.ts'
import type { Candidate } from '../catalogue.ts'
import type { Need } from '../understand/need.ts'

/** Figures that tell the versions of a model apart, with their unit. */
const VERSION_FIGURES = [
  { slot: 'storageGb', attribute: 'storage_gb', unit: 'GB' },
  { slot: 'ramGb', attribute: 'ram_gb', unit: 'GB RAM' },
  { slot: 'inches', attribute: 'screen_in', unit: 'inch' },
  { slot: 'litres', attribute: 'capacity_l', unit: 'lít' },
  { slot: 'kg', attribute: 'load_kg', unit: 'kg' },
] as const

/** Of several versions those of the figures that were said, or what is missing where none has one: 'bản 256 GB'. */
export function ofVersionSaid(
  all: readonly Candidate[],
  need: Need,
): { products: readonly Candidate[]; missing: string | null } {
  let products = all
  let missing: string | null = null
  for (const { slot, attribute, unit } of VERSION_FIGURES) {
    const said = need[slot]
    const wanted = said?.target ?? said?.min
    const stated = products.filter(({ attributes }) => attributes[attribute] !== undefined)
    if (wanted === undefined || stated.length === 0) continue
    const own = stated.filter(({ attributes }) => isNear(Number(attributes[attribute]), wanted))
    if (own.length > 0) products = own
    else missing ??= `bản ${formatNumber(wanted)} ${unit}`
  }
  return { products, missing }
}

/** 'màn 13 inch' is one of 13.3 or 13.6; memory is what it is. */
const isNear = (value: number, wanted: number) => Math.abs(value - wanted) < Math.min(1, wanted * 0.06)
