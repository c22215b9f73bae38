import type { Kind } from '../types.ts'
import { KINDS } from '../types.ts'
import type { Candidate } from './candidates.ts'

type Wanted = {
  /** How many to take at most. */
  count: number
  /** Figures without which a product of this kind cannot be advised on. */
  required: string[]
  /** Lowest believable price, VND. */
  floor: number
  /** Highest price a household would look at, VND. */
  ceiling?: number
  /** Products of one family at most. */
  perFamily?: number
  /** The figure whose spread matters most. */
  size?: string
}

const WANTED: Record<Kind, Wanted> = {
  tv: {
    count: 80,
    required: ['screen_in', 'resolution'],
    floor: 2_500_000,
    ceiling: 100_000_000,
    size: 'screen_in',
  },
  fridge: { count: 80, required: ['capacity_l'], floor: 2_000_000, ceiling: 80_000_000, size: 'capacity_l' },
  washer: { count: 74, required: ['load_kg'], floor: 3_000_000, size: 'load_kg' },
  ac: { count: 76, required: ['hp'], floor: 4_500_000, ceiling: 50_000_000, size: 'hp' },
  dryer: { count: 20, required: ['load_kg', 'dryer_type'], floor: 3_000_000, size: 'load_kg' },
  freezer: { count: 28, required: ['capacity_l'], floor: 2_000_000, size: 'capacity_l' },
  phone: { count: 62, required: ['screen_in'], floor: 400_000, size: 'storage_gb' },
  laptop: {
    count: 62,
    required: ['ram_gb', 'storage_gb', 'screen_in', 'cpu'],
    floor: 6_000_000,
    ceiling: 90_000_000,
    perFamily: 2,
    size: 'ram_gb',
  },
  tablet: {
    count: 30,
    required: ['storage_gb', 'screen_in'],
    floor: 1_500_000,
    perFamily: 2,
    size: 'screen_in',
  },
  smartwatch: { count: 28, required: ['screen_in'], floor: 400_000, size: 'battery_days' },
  headphones: { count: 26, required: ['headphone_type'], floor: 100_000, size: 'headphone_type' },
  speaker: { count: 28, required: ['speaker_type'], floor: 250_000, size: 'speaker_type' },
  monitor: {
    count: 28,
    required: ['screen_in', 'resolution'],
    floor: 1_200_000,
    perFamily: 2,
    size: 'screen_in',
  },
  rice_cooker: { count: 30, required: ['capacity_l'], floor: 250_000, size: 'cooker_type' },
  air_fryer: { count: 32, required: ['capacity_l'], floor: 400_000, size: 'capacity_l' },
  hob: { count: 32, required: ['zones'], floor: 300_000, size: 'zones' },
  microwave: { count: 24, required: ['capacity_l'], floor: 800_000, size: 'capacity_l' },
  blender: { count: 20, required: ['power_w'], floor: 200_000, size: 'power_w' },
  dishwasher: { count: 20, required: ['place_settings'], floor: 3_000_000, size: 'place_settings' },
  robot_vacuum: { count: 32, required: ['suction_pa'], floor: 1_500_000, perFamily: 2, size: 'suction_pa' },
  water_purifier: { count: 32, required: ['purifier_type'], floor: 1_500_000, size: 'filter_stages' },
  air_purifier: { count: 26, required: [], floor: 500_000, size: 'room_m2_max' },
  fan: { count: 36, required: ['fan_type'], floor: 150_000, size: 'fan_type' },
  water_heater: { count: 30, required: ['heater_type', 'power_w'], floor: 1_000_000, size: 'heater_type' },
  hair_dryer: { count: 15, required: [], floor: 100_000 },
}

const FEATURED_BRANDS = new Set(['Samsung', 'LG', 'Panasonic', 'Sony', 'Toshiba', 'Sharp'])

/** No maker fills more of a kind than this. */
const BRAND_SHARE = 0.25

/** One shop's undated pages still list phones of long ago; only what another source or a year confirms is taken. */
function isOldPhone({ kind, offers, releaseYear, title }: Candidate): boolean {
  if (kind !== 'phone' || /iphone 1[5-9]/i.test(title)) return false
  if (/iphone (x|se|[5-9]\b|1[0-2]\b|6s)/i.test(title)) return true
  return releaseYear === undefined
    ? offers.every(({ shop }) => shop === 'cellphones.com.vn')
    : releaseYear < 2022
}

function score({ brand, offers, prices, attributes, specifications }: Candidate): number {
  const dates = offers.reduce((total, { observations }) => total + observations.length, 0)
  const recency =
    (Number(prices.latestDate.slice(0, 4)) - 2023) * 1.5 + Number(prices.latestDate.slice(5, 7)) / 12
  return (
    recency +
    (offers.length - 1) * 2 +
    Math.min(dates, 4) * 0.7 +
    Object.keys(attributes).length * 0.2 +
    (specifications.length >= 6 ? 1 : 0) +
    (FEATURED_BRANDS.has(brand) ? 1 : 0)
  )
}

function qualifies(candidate: Candidate): boolean {
  const { kind, prices, attributes, model } = candidate
  const wanted = WANTED[kind]
  return (
    model !== '' &&
    !isOldPhone(candidate) &&
    prices.price >= wanted.floor &&
    prices.price <= (wanted.ceiling ?? Infinity) &&
    wanted.required.every((name) => attributes[name] !== undefined) &&
    (kind !== 'phone' || Number(attributes['screen_in']) < 5 || prices.price >= 1_500_000)
  )
}

/** The shelf place of a candidate: its quarter of the price range, and its size. */
function cellOf(candidate: Candidate, sortedPrices: number[]): string {
  const rank = sortedPrices.findIndex((price) => price >= candidate.prices.price)
  const size = candidate.attributes[WANTED[candidate.kind].size ?? ''] ?? ''
  const rounded = typeof size === 'number' && size > 100 ? Math.round(size / 60) : size
  return `${Math.floor((rank * 4) / Math.max(sortedPrices.length, 1))}|${String(rounded)}`
}

/** The best of every cell in turn, then the second best, so that cheap and dear, small and large all show. */
function spread(candidates: Candidate[]): Candidate[] {
  const prices = candidates.map((candidate) => candidate.prices.price).toSorted((one, other) => one - other)
  const cells = new Map<string, Candidate[]>()
  for (const candidate of candidates.toSorted(
    (one, other) => score(other) - score(one) || (one.key < other.key ? -1 : 1),
  )) {
    const cell = cellOf(candidate, prices)
    cells.set(cell, [...(cells.get(cell) ?? []), candidate])
  }
  const rounds = Math.max(0, ...[...cells.values()].map((cell) => cell.length))
  const ordered: Candidate[] = []
  for (let round = 0; round < rounds; round += 1) {
    const row = [...cells.values()].flatMap((cell) => cell[round] ?? [])
    ordered.push(...row.toSorted((one, other) => score(other) - score(one) || (one.key < other.key ? -1 : 1)))
  }
  return ordered
}

function takeOfKind(kind: Kind, candidates: Candidate[]): Candidate[] {
  const { count, perFamily = 1 } = WANTED[kind]
  const families = new Map<string, number>()
  const brands = new Map<string, number>()
  const taken: Candidate[] = []
  for (const candidate of spread(candidates.filter(qualifies))) {
    const relatives = families.get(candidate.family) ?? 0
    const siblings = brands.get(candidate.brand) ?? 0
    if (taken.length >= count || relatives >= perFamily) continue
    if (siblings >= Math.max(6, Math.floor(count * BRAND_SHARE))) continue
    families.set(candidate.family, relatives + 1)
    brands.set(candidate.brand, siblings + 1)
    taken.push(candidate)
  }
  return taken
}

/** The demo catalogue's products by kind: recent, well attested, spread over makers, sizes and price bands. */
export function select(candidates: Candidate[]): Map<Kind, Candidate[]> {
  const chosen = new Map<Kind, Candidate[]>()
  for (const kind of KINDS) {
    chosen.set(
      kind,
      takeOfKind(
        kind,
        candidates.filter((candidate) => candidate.kind === kind),
      ),
    )
  }
  return chosen
}
