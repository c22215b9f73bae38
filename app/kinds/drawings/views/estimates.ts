import { numberOf, type Attributes } from '../drawing.ts'
import type { Measures } from './measures.ts'

/** Measures in mm that machines of a size usually have, from the smallest size to the largest. */
type Usual = readonly (readonly [size: number, width: number, height: number])[]

/** Read off machines whose makers state both; between two of them the measures grow evenly. */
const FRIDGES: Usual = [
  [40, 445, 500],
  [90, 470, 790],
  [180, 545, 1340],
  [250, 547, 1600],
  [320, 598, 1640],
  [370, 620, 1760],
  [420, 690, 1760],
  [500, 800, 1790],
  [700, 915, 1810],
]
const CHEST_FREEZERS: Usual = [
  [90, 560, 800],
  [200, 900, 860],
  [350, 1350, 880],
  [500, 1630, 880],
  [800, 2066, 910],
  [1200, 2400, 960],
]
const TOP_LOADERS: Usual = [
  [7, 515, 910],
  [10, 550, 980],
  [14, 610, 1060],
  [25, 690, 1130],
]
const FRONT_LOADERS: Usual = [
  [7, 595, 835],
  [10, 598, 848],
  [14, 602, 855],
  [25, 690, 990],
]
const AIR_CONDITIONERS: Usual = [
  [1, 780, 288],
  [1.5, 845, 294],
  [2, 960, 305],
  [3, 1100, 330],
]
const MICROWAVES: Usual = [
  [18, 435, 252],
  [25, 490, 285],
  [35, 550, 320],
]

/** Millimetres to an inch of the diagonal of a 16:9 screen, across and up. */
const WIDE = { across: 22.14, up: 12.45 }

/** Measures by what says how big a kind is; null where that is not known. Depth is never guessed but for what lies flat. */
const ESTIMATES: Readonly<
  Record<string, (attributes: Attributes) => (Omit<Measures, 'depth'> & { depth?: number }) | null>
> = {
  fridge: (attributes) => grown(FRIDGES, numberOf(attributes, 'capacity_l')),
  freezer: (attributes) => {
    const litres = numberOf(attributes, 'capacity_l')
    if (attributes['freezer_type'] !== 'upright') return grown(CHEST_FREEZERS, litres)
    return grown(FRIDGES, litres)
  },
  washer: (attributes) =>
    grown(attributes['load_type'] === 'top' ? TOP_LOADERS : FRONT_LOADERS, numberOf(attributes, 'load_kg')),
  dryer: (attributes) => grown(FRONT_LOADERS, numberOf(attributes, 'load_kg')),
  ac: (attributes) => grown(AIR_CONDITIONERS, numberOf(attributes, 'hp')),
  microwave: (attributes) => grown(MICROWAVES, numberOf(attributes, 'capacity_l')),
  tv: (attributes) => screen(attributes, 12, 75),
  monitor: (attributes) => screen(attributes, 10, 120),
  laptop: (attributes) => {
    const inches = numberOf(attributes, 'screen_in')
    return inches === null ? null : { width: inches * 22.8, height: 18, depth: inches * 15.6 }
  },
  tablet: (attributes) => {
    const inches = numberOf(attributes, 'screen_in')
    return inches === null ? null : { width: inches * 16.3, height: inches * 22.9 }
  },
  phone: (attributes) => {
    const inches = numberOf(attributes, 'screen_in')
    return inches === null || inches < 4 ? null : { width: inches * 11.4, height: inches * 24.3 }
  },
}

/** The outer measures in mm that a machine of its size usually has; null where its size is not known. */
export function estimate(kind: string, attributes: Attributes): Measures | null {
  const guessed = ESTIMATES[kind]?.(attributes)
  if (!guessed) return null
  const { width, height, depth } = guessed
  return { width: tenth(width), height: tenth(height), depth: depth === undefined ? null : tenth(depth) }
}

const tenth = (mm: number) => Math.round(mm * 10) / 10

/** A screen of 16:9 with its frame and what it stands on, in mm. */
function screen(attributes: Attributes, frame: number, foot: number) {
  const inches = numberOf(attributes, 'screen_in')
  return inches === null ? null : { width: inches * WIDE.across + frame, height: inches * WIDE.up + foot }
}

function grown(usual: Usual, size: number | null): { width: number; height: number } | null {
  if (size === null) return null
  const above = Math.max(
    usual.findIndex(([step]) => step >= size),
    1,
  )
  const place = usual.at(-1) !== undefined && size > (usual.at(-1)?.[0] ?? 0) ? usual.length - 1 : above
  const [low, high] = [usual[place - 1], usual[place]]
  if (!low || !high) return null
  const share = Math.min(Math.max((size - low[0]) / (high[0] - low[0]), -0.5), 1.5)
  return { width: low[1] + (high[1] - low[1]) * share, height: low[2] + (high[2] - low[2]) * share }
}
