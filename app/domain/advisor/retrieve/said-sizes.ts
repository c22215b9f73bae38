import { kindRecord } from '#app/kinds/kind.ts'
import type { AttributeBounds } from '../catalogue.ts'
import type { SizeAdvice } from '../sizing/rule.ts'
import type { Need, Range } from '../understand/need.ts'

/** How far a named figure may be missed and still be what was asked for, by attribute. */
const TOLERANCE: Record<string, (value: number) => number> = {
  capacity_l: (litres) => (litres > 20 ? litres * 0.12 : 0.2),
  load_kg: () => 0.2,
  screen_in: (inches) => (inches > 24 ? 0.5 : 0.3),
  cooling_btu: (btu) => btu * 0.12,
  hp: () => 0.01,
  ram_gb: () => 0.01,
  storage_gb: (gigabytes) => gigabytes * 0.07,
  place_settings: () => 1,
}

/** Attributes of which more is never what the visitor did not want. */
const FLOORS: ReadonlySet<string> = new Set(['ram_gb', 'storage_gb'])

/** A size that was named, with the attribute it is a size in. */
export type SaidSize = { attribute: string; range: Range }

/** The sizes a need names as figures; power of an air conditioner may stand in two of them. */
export function saidSizes(need: Need): SaidSize[] {
  const record = kindRecord(need.kinds[0] ?? 'fridge')
  const air = need.inGap ? record.clearance?.least : undefined
  const named: [string, Range | undefined][] = [
    [record.litres ?? 'capacity_l', need.litres],
    ['load_kg', need.kg],
    ['screen_in', need.inches],
    ['cooling_btu', need.btu],
    ['hp', need.hp],
    ['ram_gb', need.ramGb],
    ['storage_gb', need.storageGb],
    ['place_settings', need.placeSettings],
    ['width_mm', atMost(need.widthMm, 2 * (air?.sides ?? 0))],
    ['depth_mm', atMost(need.depthMm, air?.back)],
    ['height_mm', atMost(need.heightMm)],
    // Makers say of these alone how big a room they serve, and no rule of ours does.
    ['room_m2_max', need.features.includes('air_cooler') ? atLeast(need.roomM2) : undefined],
  ]
  return named.flatMap(([attribute, range]) => (range ? [{ attribute, range }] : []))
}

/** Whether a size was named that a rule speaks against: who says 9 kg has decided, and is not told that 7 would do. */
export function isDecided(need: Need, rule: SizeAdvice): boolean {
  const said = saidSizes(need).find(({ attribute }) => attribute === rule.attribute)?.range
  if (!said) return false
  const [least, most] = [said.min ?? said.target ?? 0, said.max ?? said.target ?? Infinity]
  return most < rule.min || least > (rule.max ?? Infinity)
}

const atMost = (place: number | undefined, air = 0): Range | undefined =>
  place === undefined ? undefined : { max: place - air }

const atLeast = (room: number | undefined): Range | undefined =>
  room === undefined ? undefined : { min: room }

/** What a product must state to be of a named size. RAM and storage named as a figure are a floor. */
export function boundsOf({ attribute, range: { min, max, target } }: SaidSize): AttributeBounds {
  if (FLOORS.has(attribute))
    return { attribute, min: target ?? min, max: target === undefined ? max : undefined }
  if (target === undefined) return { attribute, min, max }
  const slack = TOLERANCE[attribute]?.(target) ?? 0
  return { attribute, min: target - slack, max: target + slack }
}
