import type { Candidate } from '../catalogue.ts'
import type { Order } from '../understand/need.ts'

/** An attribute an extreme is measured by, and which end of it is meant. */
interface Measure {
  attribute: string
  end: 'lowest' | 'highest'
  /** The kinds it is the measure of; all others where left out. */
  kinds?: readonly string[]
}

const highest = (attribute: string, ...kinds: string[]): Measure =>
  kinds.length > 0 ? { attribute, end: 'highest', kinds } : { attribute, end: 'highest' }
const lowest = (attribute: string, ...kinds: string[]): Measure => ({
  ...highest(attribute, ...kinds),
  end: 'lowest',
})

const SIZES = [
  highest('screen_in', 'tv', 'monitor', 'phone', 'laptop', 'tablet', 'smartwatch'),
  highest('load_kg', 'washer', 'dryer'),
  highest('place_settings', 'dishwasher'),
  highest('zones', 'hob'),
  highest('cooling_btu', 'ac'),
  highest('hp', 'ac'),
  highest('room_m2_max', 'air_purifier'),
  highest('power_w', 'speaker', 'soundbar'),
  highest('tank_l', 'fan', 'water_purifier'),
  highest('capacity_l'),
]

/** What each extreme is measured by: the first measure of the kind that its products state. */
const MEASURES: Partial<Record<Order, readonly Measure[]>> = {
  biggest: SIZES,
  smallest: SIZES.map((measure) => ({ ...measure, end: 'lowest' })),
  lightest: [lowest('weight_kg')],
  thinnest: [lowest('height_mm', 'laptop'), lowest('depth_mm')],
  quietest: [lowest('noise_db')],
  thriftiest: [
    highest('cspf', 'ac'),
    lowest('energy_kwh_year', 'fridge', 'freezer'),
    lowest('water_l_cycle', 'dishwasher'),
    highest('energy_stars'),
    lowest('power_w'),
  ],
  strongest: [
    highest('suction_pa', 'robot_vacuum', 'vacuum'),
    highest('cooling_btu', 'ac'),
    highest('hp', 'ac'),
    highest('cadr_m3h', 'air_purifier'),
    highest('flow_l_hour', 'water_purifier'),
    highest('spin_rpm', 'washer'),
    highest('ram_gb', 'laptop', 'phone', 'tablet', 'desktop'),
    highest('power_w'),
  ],
  longest_battery: [
    highest('battery_days', 'smartwatch'),
    highest('battery_hours', 'headphones', 'speaker'),
    highest('battery_wh', 'laptop'),
    highest('battery_mah'),
    highest('run_minutes'),
  ],
  sharpest_camera: [highest('camera_mp')],
  most_ram: [highest('ram_gb')],
  most_storage: [highest('storage_gb')],
  smoothest: [highest('refresh_hz')],
  most_filters: [highest('filter_stages')],
}

/** Extremes measured by something other than an attribute; the smaller, the earlier. */
const OTHERS: Partial<Record<Order, (candidate: Candidate) => number | null>> = {
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
  const fits = ({ attribute, kinds }: Measure) =>
    candidates.some(
      ({ kind, attributes }) => (kinds?.includes(kind) ?? true) && typeof attributes[attribute] === 'number',
    )
  return MEASURES[order]?.find(fits) ?? null
}

/** The products that can be measured, the extreme first; equal ones by price, then id. Empty where none can be. */
export function sortByExtreme(order: Order, candidates: readonly Candidate[]): Candidate[] {
  const measure = measureOf(order, candidates)
  const valueOf = (candidate: Candidate): number | null => {
    if (!measure) return OTHERS[order]?.(candidate) ?? null
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
