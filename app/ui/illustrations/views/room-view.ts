import type { Drawn } from './bodies.ts'
import { scenes, type SceneName } from './scenes.ts'
import { embed, sheet, type Frame } from './sheet.ts'

/** The room a kind is used in, and where its drawing lies in the scene (width; a drawing is 4 by 3). */
type Place = { scene: SceneName; x: number; y: number; width: number }

const places: Record<string, Place> = {
  fridge: { scene: 'bep', x: 128, y: 34, width: 226 },
  freezer: { scene: 'bep', x: 150, y: 82, width: 164 },
  dishwasher: { scene: 'bep', x: 150, y: 88, width: 152 },
  water_purifier: { scene: 'bep', x: 150, y: 66, width: 184 },
  rice_cooker: { scene: 'quay', x: 88, y: 46, width: 144 },
  air_fryer: { scene: 'quay', x: 88, y: 45, width: 144 },
  microwave: { scene: 'quay', x: 82, y: 36, width: 156 },
  blender: { scene: 'quay', x: 92, y: 50, width: 138 },
  kettle: { scene: 'quay', x: 100, y: 62, width: 122 },
  washer: { scene: 'giat', x: 66, y: 74, width: 178 },
  dryer: { scene: 'giat', x: 66, y: 74, width: 178 },
  ac: { scene: 'khach', x: 78, y: -12, width: 164 },
  tv: { scene: 'khach', x: 66, y: 30, width: 188 },
  soundbar: { scene: 'khach', x: 104, y: 82, width: 112 },
  air_purifier: { scene: 'khach', x: 214, y: 132, width: 104 },
  robot_vacuum: { scene: 'khach', x: 112, y: 156, width: 96 },
  vacuum: { scene: 'khach', x: 206, y: 116, width: 124 },
  laptop: { scene: 'ban', x: 82, y: 44, width: 156 },
  monitor: { scene: 'ban', x: 74, y: 36, width: 172 },
  tablet: { scene: 'ban', x: 98, y: 68, width: 132 },
  phone: { scene: 'ban', x: 95, y: 70, width: 130 },
  headphones: { scene: 'ban', x: 98, y: 74, width: 124 },
  smartwatch: { scene: 'ban', x: 100, y: 78, width: 118 },
  hair_dryer: { scene: 'tam', x: 58, y: 73, width: 108 },
}

/** A place that differs with the form of a drawing. */
const placesByForm: readonly (readonly [RegExp, Place])[] = [
  [/^fan-tran/, { scene: 'khach', x: 62, y: -18, width: 196 }],
  [/^fan-treo/, { scene: 'khach', x: 110, y: 2, width: 108 }],
  [/^fan-(dung|thap)/, { scene: 'khach', x: 206, y: 82, width: 168 }],
  [/^fan-dieuhoa/, { scene: 'khach', x: 212, y: 112, width: 130 }],
  [/^fan-(ban|hop)/, { scene: 'ban', x: 106, y: 72, width: 116 }],
  [/^water_heater-giantiep/, { scene: 'tam', x: 110, y: 4, width: 130 }],
  [/^water_heater-tructiep/, { scene: 'tam', x: 136, y: 40, width: 108 }],
  [/^speaker-(didong|maytinh)/, { scene: 'ban', x: 104, y: 70, width: 118 }],
  [/^speaker-(keo|cot|loa)/, { scene: 'khach', x: 196, y: 110, width: 126 }],
  [/^speaker-thanh/, { scene: 'khach', x: 104, y: 82, width: 112 }],
  [/^hob-/, { scene: 'matbep', x: 66, y: 34, width: 196 }],
  [/^dishwasher-nho/, { scene: 'quay', x: 80, y: 28, width: 172 }],
  [/^robot_vacuum-tram/, { scene: 'khach', x: 206, y: 118, width: 122 }],
]

function placeOf(drawn: Pick<Drawn, 'kind' | 'variant'>): Place | null {
  const name = `${drawn.kind}-${drawn.variant}`
  const byForm = placesByForm.find(([pattern]) => pattern.test(name))
  return byForm?.[1] ?? (Object.hasOwn(places, drawn.kind) ? (places[drawn.kind] ?? null) : null)
}

/** @returns where the product is shown in use, in words: 'trong bếp'; null for a kind without a room. */
export function roomOf(drawn: Pick<Drawn, 'kind' | 'variant'>): string | null {
  const place = placeOf(drawn)
  return place ? scenes[place.scene].text : null
}

/** The drawing in a room it is used in, not to scale; null for a kind without a room. */
export function roomView(drawn: Drawn): string | null {
  const place = placeOf(drawn)
  if (!place) return null
  const frame: Frame = { x: place.x, y: place.y, width: place.width, height: place.width * 0.75 }
  return sheet(
    drawn.svg,
    scenes[place.scene].draw({ television: drawn.kind !== 'tv' }) + embed(drawn.svg, frame),
  )
}
