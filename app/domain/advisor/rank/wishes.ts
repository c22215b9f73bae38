import type { Attributes, Candidate } from '../catalogue.ts'
import { conditionOf } from '../retrieve/feature-conditions.ts'
import type { Need, Priority, Use } from '../understand/need.ts'

/** Figures by which a wish is weighed: the first that the candidates state. `less` where less is better. */
type Measure = { attribute: string; less?: boolean }

const more = (...attributes: string[]): Measure[] => attributes.map((attribute) => ({ attribute }))
const less = (...attributes: string[]): Measure[] =>
  attributes.map((attribute) => ({ attribute, less: true }))

const BY_PRIORITY: Partial<Record<Priority, readonly Measure[]>> = {
  battery: more('battery_mah', 'battery_wh', 'battery_days', 'battery_hours', 'run_minutes'),
  camera: more('camera_mp'),
  light: less('weight_kg'),
  quiet: less('noise_db'),
  fast: more('ram_gb', 'refresh_hz', 'spin_rpm', 'cooling_btu', 'power_w'),
  big: more('screen_in', 'capacity_l', 'load_kg'),
  compact: less('capacity_l', 'width_mm', 'weight_kg', 'tank_l', 'power_w'),
  cleaning: more('suction_pa', 'spin_rpm'),
  cooling: more('cooling_btu', 'hp'),
  healthy: more('cadr_m3h', 'filter_stages'),
  sound: more('power_w'),
  picture: more('srgb_percent', 'refresh_hz'),
}

const BY_USE: Partial<Record<Use, readonly Measure[]>> = {
  gaming: more('refresh_hz', 'ram_gb'),
  football: more('refresh_hz', 'screen_in'),
  movies: more('screen_in'),
  delivery: more('battery_mah'),
  livestream: more('camera_mp', 'battery_mah'),
  graphics: more('srgb_percent', 'ram_gb'),
  elderly: more('screen_in'),
  // Carried to class and to work.
  study: less('weight_kg'),
  office: less('weight_kg'),
  // Who rents a room is one or two, and short of space.
  rental_room: less('capacity_l', 'load_kg'),
  // What runs all day in a shop has to be strong.
  shop: more('cooling_btu', 'power_w'),
}

/** Uses that live on the graphics card. */
export const NEED_GPU: ReadonlySet<Use> = new Set<Use>(['gaming', 'cad', 'video', 'graphics'])

/** Graphics cards by how much they can carry, from 0 to 1: entry cards barely outdo a processor's own graphics. */
function gpuStrength({ gpu, gpu_discrete: discrete }: Attributes): number {
  const name = typeof gpu === 'string' ? gpu : ''
  const rtx = /rtx\s*(\d)0?(\d)\d?/i.exec(name)
  if (rtx) return Math.min(1, 0.6 + Number(rtx[1]) * 0.04 + Number(rtx[2]) * 0.03)
  if (/gtx|radeon rx|arc a/i.test(name)) return 0.6
  if (/\bmx\s?\d/i.test(name)) return 0.25
  return discrete === true ? 0.4 : 0
}

/** The attributes that priorities and uses are weighed by, of each those that may state it, in the order they were said. */
export const measuresOf = ({ priorities, uses }: Pick<Need, 'priorities' | 'uses'>): string[][] =>
  [
    ...priorities.flatMap((priority) => [BY_PRIORITY[priority] ?? []]),
    ...uses.flatMap((use) => [BY_USE[use] ?? []]),
  ].flatMap((measures) => (measures.length > 0 ? [measures.map(({ attribute }) => attribute)] : []))

/**
 * How well each candidate meets what is wished beyond musts, from 0 to 1: priorities and uses by their figures within
 * the candidates, features that would be welcome by whether they are there, types that were turned down by whether
 * another is recorded, what no row states by what serves it. Null where nothing of the kind was wished.
 */
export function wishFit(
  candidates: readonly Candidate[],
  need: Need,
): ((candidate: Candidate) => number) | null {
  const measured = [
    ...need.priorities.flatMap((priority) => scaleOf(candidates, BY_PRIORITY[priority]) ?? []),
    ...need.uses.flatMap((use) => scaleOf(candidates, BY_USE[use]) ?? []),
  ]
  const welcome = need.preferred.flatMap((feature) => {
    const condition = conditionOf(feature)
    if (!condition || !('match' in condition)) return []
    const { attribute, value, not } = condition.match
    return [({ attributes }: Candidate) => ((attributes[attribute] === value) !== Boolean(not) ? 1 : 0)]
  })
  // Of a type that was turned down, a machine whose type nobody recorded may be one.
  const known = need.featuresExcluded.flatMap((feature) => {
    const condition = conditionOf(feature)
    if (!condition || !('match' in condition) || typeof condition.match.value !== 'string') return []
    const { attribute } = condition.match
    const states = ({ attributes }: Candidate) => attributes[attribute] !== undefined
    return candidates.some(states) ? [(one: Candidate) => Number(states(one))] : []
  })
  const isLaptop = candidates.some(({ kind }) => kind === 'laptop')
  const graphics =
    isLaptop && need.uses.some((use) => NEED_GPU.has(use))
      ? [({ attributes }: Candidate) => gpuStrength(attributes)]
      : []
  const suited = candidates.some((one) => one.suited !== undefined)
    ? [(one: Candidate) => one.suited ?? 0]
    : []
  const scales = [...measured, ...welcome, ...known, ...graphics, ...suited]
  if (scales.length === 0) return null
  return (candidate) => scales.reduce((sum, scale) => sum + scale(candidate), 0) / scales.length
}

/** Figures that lie closer together than this share of the highest tell machines apart the less, the closer they lie. */
const FULL_SPREAD = 0.25

/** A figure's place between the lowest and the highest of the candidates; one that does not state it counts as the worst. */
function scaleOf(
  candidates: readonly Candidate[],
  measures: readonly Measure[] = [],
): ((candidate: Candidate) => number) | null {
  for (const { attribute, less: isLess } of measures) {
    const values = candidates
      .flatMap(({ attributes }) => {
        const value = attributes[attribute]
        return typeof value === 'number' ? [value] : []
      })
      .sort((a, b) => a - b)
    const [low, high] = [values[0], values.at(-1)]
    if (low === undefined || high === undefined || low === high) continue
    return ({ attributes }) => {
      const value = attributes[attribute]
      if (typeof value !== 'number') return 0
      const place = values.filter((other) => other <= value).length / values.length
      const told = Math.min(1, (high - low) / (high * FULL_SPREAD))
      return 0.5 + ((isLess ? 1 - place : place) - 0.5) * told
    }
  }
  return null
}
