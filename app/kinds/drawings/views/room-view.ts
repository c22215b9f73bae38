import type { Place } from '../drawing.ts'
import { drawings } from '../drawings.ts'
import type { Drawn } from './bodies.ts'
import { scenes } from './scenes.ts'
import { embed, sheet, type Frame } from './sheet.ts'

const placeOf = ({ kind, variant }: Pick<Drawn, 'kind' | 'variant'>): Place | null =>
  drawings.get(kind)?.views.rooms?.find(([pattern]) => pattern.test(variant))?.[1] ?? null

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
