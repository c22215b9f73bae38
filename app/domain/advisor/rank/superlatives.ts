import { kindRecord } from '#app/kinds/kind.ts'
import type { Candidate } from '../catalogue.ts'
import type { NamedOrder, Order } from '../understand/need.ts'

/** An attribute an extreme is measured by, and which end of it is meant. */
interface Measure {
  attribute: string
  end: 'lowest' | 'highest'
  /** The kind it is the measure of; all where left out. */
  kind?: string
}

/** What each extreme is measured by where a kind has no measure of its own. */
const COMMON: Partial<Record<NamedOrder, readonly Measure[]>> = {
  biggest: [{ attribute: 'capacity_l', end: 'highest' }],
  lightest: [{ attribute: 'weight_kg', end: 'lowest' }],
  thinnest: [{ attribute: 'depth_mm', end: 'lowest' }],
  quietest: [{ attribute: 'noise_db', end: 'lowest' }],
  thriftiest: [
    { attribute: 'energy_stars', end: 'highest' },
    { attribute: 'power_w', end: 'lowest' },
  ],
  strongest: [{ attribute: 'power_w', end: 'highest' }],
  longest_battery: [
    { attribute: 'battery_mah', end: 'highest' },
    { attribute: 'run_minutes', end: 'highest' },
  ],
  sharpest_camera: [{ attribute: 'camera_mp', end: 'highest' }],
  most_ram: [{ attribute: 'ram_gb', end: 'highest' }],
  most_storage: [{ attribute: 'storage_gb', end: 'highest' }],
  smoothest: [{ attribute: 'refresh_hz', end: 'highest' }],
  most_filters: [{ attribute: 'filter_stages', end: 'highest' }],
}

/** The measures of an order for products of some kinds: the kinds' own, then what holds for all. */
function measuresOf(order: Order, candidates: readonly Candidate[]): Measure[] {
  const own = ownMeasure(order)
  if (own) return [own]
  const named = order as NamedOrder
  if (named === 'smallest')
    return measuresOf('biggest', candidates).map((measure) => ({ ...measure, end: 'lowest' }))
  const ofKinds = [...new Set(candidates.map(({ kind }) => kind))].flatMap((kind) =>
    (kindRecord(kind).extremes?.[order] ?? []).map((measure): Measure =>
      'highest' in measure
        ? { attribute: measure.highest, end: 'highest', kind }
        : { attribute: measure.lowest, end: 'lowest', kind },
    ),
  )
  return [...ofKinds, ...(COMMON[named] ?? [])]
}

/** 'most:so_mui_may': the most of a figure that editors gave a kind. */
function ownMeasure(order: Order): Measure | null {
  const [, end, attribute] = /^(most|least):(.+)$/.exec(order) ?? []
  return attribute === undefined ? null : { attribute, end: end === 'most' ? 'highest' : 'lowest' }
}

/** Extremes measured by something other than an attribute; the smaller, the earlier. */
const OTHERS: Partial<Record<NamedOrder, (candidate: Candidate) => number | null>> = {
  cheapest: ({ price }) => price,
  dearest: ({ price }) => negative(price),
  newest: ({ releaseYear }) => negative(releaseYear),
  best_rated: ({ rating }) => (rating ? -rating.average - Math.min(rating.count, 20) / 1000 : null),
  popular: ({ rating }) => negative(rating?.count ?? null),
}

const negative = (value: number | null) => (value === null ? null : -value)

/**
 * The attribute an extreme is measured by among these products of one kind; null where it is measured otherwise
 * (by price, year or reviews) or no product states a figure for it.
 */
export function measureOf(order: Order, candidates: readonly Candidate[]): Measure | null {
  const fits = ({ attribute, kind: of }: Measure) =>
    candidates.some(
      ({ kind, attributes }) =>
        (of === undefined || of === kind) && typeof attributes[attribute] === 'number',
    )
  return measuresOf(order, candidates).find(fits) ?? null
}

/** The products that can be measured, the extreme first; equal ones by price, then id. Empty where none can be. */
export function sortByExtreme(order: Order, candidates: readonly Candidate[]): Candidate[] {
  const measure = measureOf(order, candidates)
  const valueOf = (candidate: Candidate): number | null => {
    if (!measure) return OTHERS[order as NamedOrder]?.(candidate) ?? null
    const figure = candidate.attributes[measure.attribute]
    if (typeof figure !== 'number') return null
    return measure.end === 'highest' ? -figure : figure
  }
  return candidates
    .flatMap((candidate) => {
      const value = valueOf(candidate)
      return value === null ? [] : [{ candidate, value }]
    })
    .sort(
      (a, b) =>
        a.value - b.value ||
        (a.candidate.price ?? Infinity) - (b.candidate.price ?? Infinity) ||
        a.candidate.id - b.candidate.id,
    )
    .map(({ candidate }) => candidate)
}
