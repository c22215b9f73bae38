import { formatNumber } from '#app/vietnamese/numbers.ts'
import type { Heat } from '../understand/need.ts'
import type { AttributeRange, SizeAdvice, SizeGuideRow, SizingFacts, Source, Sourced } from './rule.ts'

/** Cooling power a room needs, in BTU/h, and what sun, a top floor, an open kitchen or many people add to it, in percent. */
export type AirConditionerRule = Sourced & {
  btuPerM2: number
  btuPerM3: number
  heatLeast: number
  heatMost: number
}

/** The sizes sold: nominal horse power and BTU/h. */
export const AC_CLASSES = [
  { hp: 1, btu: 9000 },
  { hp: 1.5, btu: 12_000 },
  { hp: 2, btu: 18_000 },
  { hp: 2.5, btu: 24_000 },
] as const
/** A load this share beyond a class is still its: the sum is no finer, and machines of a class are rated up to 1.12 of it. */
const STEP_SLACK = 1.05
const LARGEST = { hp: 2.5, btu: 24_000 }

/** How far below and above its nominal BTU/h a machine of a class is rated. */
const CLASS_SPREAD = { below: 0.85, above: 1.12 }

const SOURCE: Source = {
  title: 'Cách tính công suất máy lạnh: 600 BTU mỗi m², 200 BTU mỗi m³',
  publisher: 'VietNamNet; Báo Đầu tư',
  year: null,
}

/** The rule as the project ships it. */
export const SHIPPED_AC_RULE: AirConditionerRule = {
  btuPerM2: 600,
  btuPerM3: 200,
  heatLeast: 20,
  heatMost: 30,
  source: SOURCE,
  asOf: '2025-12-01',
}

const HEAT_WORDS: Record<Heat, string> = {
  sun: 'phòng bị nắng chiếu',
  top_floor: 'phòng ở tầng áp mái',
  open_kitchen: 'phòng thông bếp',
  crowded: 'phòng đông người',
}

/** The BTU/h a machine of so many horse power may be rated at; beyond the classes, by proportion. */
export function btuRangeOfHp(hp: number): { min: number; target: number; max: number } {
  const btu = AC_CLASSES.find((size) => size.hp === hp)?.btu ?? hp * 9000
  return { min: Math.round(btu * CLASS_SPREAD.below), target: btu, max: Math.round(btu * CLASS_SPREAD.above) }
}

/** The nominal horse power of a machine rated at so many BTU/h. */
export function hpOfBtu(btu: number): number {
  const found = AC_CLASSES.find((size) => btu <= size.btu * CLASS_SPREAD.above)
  return found?.hp ?? Math.round((btu / 9000) * 2) / 2
}

/** The machine for a room; null when neither its area nor its volume is known. */
export function sizeAirConditioner(
  { roomM2, roomM3, heat = [] }: SizingFacts,
  { btuPerM2, btuPerM3, heatLeast, heatMost, source, asOf }: AirConditionerRule = SHIPPED_AC_RULE,
): SizeAdvice | null {
  const load = roomM3 === undefined ? (roomM2 ?? 0) * btuPerM2 : roomM3 * btuPerM3
  if (load <= 0) return null
  const sum =
    roomM3 === undefined
      ? `Phòng ${formatNumber(roomM2 ?? 0)} m² × ${formatNumber(btuPerM2)} = ${formatNumber(load, 0)} BTU/h`
      : `Phòng ${formatNumber(roomM3)} m³ × ${formatNumber(btuPerM3)} = ${formatNumber(load, 0)} BTU/h`
  const low = heat.length > 0 ? load * (1 + heatLeast / 100) : load
  const high = heat.length > 0 ? load * (1 + heatMost / 100) : load
  // A machine that is only just enough on the mildest reading runs at full power all summer.
  const { range, hpRange, machine, pieces } = machineFor(high)
  const addition =
    heat.length > 0
      ? `; ${sayHeat(heat)} nên cộng thêm ${formatNumber(heatLeast)}–${formatNumber(heatMost)} %, thành ${sayLoads(low, high)}`
      : ''
  return {
    ...range,
    kind: 'ac',
    unit: 'BTU/h',
    sentence: `${sum}${addition}: ${machine}.`,
    ruleId: 'ac-btu-by-room',
    source,
    asOf,
    alsoNeeds: [hpRange],
    ...(pieces > 1 ? { pieces } : {}),
  }
}

function machineFor(load: number): {
  range: AttributeRange
  hpRange: AttributeRange
  machine: string
  pieces: number
} {
  const machines = Math.ceil(Math.round(load) / (LARGEST.btu * STEP_SLACK))
  const each = load / machines
  const size = AC_CLASSES.find(({ btu }) => btu * STEP_SLACK >= Math.round(each)) ?? LARGEST
  const { min, target, max } = btuRangeOfHp(size.hp)
  const one = `${formatNumber(size.hp)} HP (khoảng ${formatNumber(size.btu)} BTU/h)`
  return {
    range: { attribute: 'cooling_btu', min, ideal: target, max },
    hpRange: { attribute: 'hp', min: size.hp, ideal: size.hp, max: size.hp },
    pieces: machines,
    machine:
      machines === 1
        ? `máy ${one} là vừa`
        : `vượt sức một máy 2,5 HP, nên dùng một máy lớn hơn 2,5 HP hoặc chia thành ${machines === 2 ? 'hai' : machines} máy, mỗi máy ${one}`,
  }
}

function sayHeat(heat: readonly Heat[]): string {
  return heat.map((cause) => HEAT_WORDS[cause]).join(', ')
}

function sayLoads(low: number, high: number): string {
  return `${formatNumber(low, 0)}–${formatNumber(high, 0)} BTU/h`
}

/** Which size for which room, as lines of a guide. */
export function airConditionerGuide({ btuPerM2 }: AirConditionerRule): SizeGuideRow[] {
  const rooms = AC_CLASSES.map(({ btu }) => Math.floor(btu / btuPerM2))
  return AC_CLASSES.map(({ hp }, index) => {
    const roomM2 = rooms[index]
    const from = rooms[index - 1]
    const label = from === undefined ? `Dưới ${roomM2} m²` : `${from}–${roomM2} m²`
    return { label, attribute: 'hp', min: hp, max: hp, unit: 'HP' }
  })
}
