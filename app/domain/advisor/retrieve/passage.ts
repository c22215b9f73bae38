import type { AttributeBounds, Attributes } from '../catalogue.ts'
import type { Place } from '../understand/need.ts'
import { openingOf } from '../understand/places.ts'

/**
 * What is left beside a machine that is carried through, in mm: for its box and for hands, as content/facts says of stairs
 * (khieng-tu-lanh-cau-thang) and of doors (dua-tu-lanh-vao-nha).
 */
const ROOM = { stairs: 100, other: 50 } as const

/** What a machine needs beside its own sides to pass, in mm. */
export const roomBeside = ({ name }: Place): number => (name === 'cầu thang' ? ROOM.stairs : ROOM.other)

/** The longer side of a floor that a machine stands on, in mm: only a lift carries it standing; Infinity for other ways. */
const floorOf = ({ name, widthMm, depthMm }: Place): number =>
  name === 'thang máy' && widthMm !== undefined && depthMm !== undefined
    ? Math.max(widthMm, depthMm)
    : Infinity

/** What a machine has to state to be known to pass: either of its sides, as it is turned, and its height. */
export function boundsOfPassage(place: Place | undefined): AttributeBounds[][] {
  if (place?.type !== 'passage') return []
  const opening = openingOf(place)
  const max = opening - roomBeside(place)
  const floor = floorOf(place) - roomBeside(place)
  const height = place.heightMm
  return [
    ...(Number.isFinite(opening)
      ? [
          [
            { attribute: 'width_mm', max },
            { attribute: 'depth_mm', max },
          ],
        ]
      : []),
    ...(Number.isFinite(floor)
      ? [[{ attribute: 'width_mm', max: floor }], [{ attribute: 'depth_mm', max: floor }]]
      : []),
    ...(height === undefined ? [] : [[{ attribute: 'height_mm', max: height - roomBeside(place) }]]),
  ]
}

const sidesOf = ({ width_mm: width, depth_mm: depth }: Attributes): number[] =>
  [width, depth].filter((side) => typeof side === 'number')

/** The smaller of a machine's sides, in mm, by which it is carried through; null where its row states none. */
export function narrowestSide(attributes: Attributes): number | null {
  const sides = sidesOf(attributes)
  return sides.length > 0 ? Math.min(...sides) : null
}

function longestSide(attributes: Attributes): number | null {
  const sides = sidesOf(attributes)
  return sides.length > 0 ? Math.max(...sides) : null
}

/** Whether a machine passes; null where its row does not tell. */
export function passes(attributes: Attributes, place: Place): boolean | null {
  const side = narrowestSide(attributes)
  const { height_mm: height } = attributes
  const room = roomBeside(place)
  const isTooHigh =
    place.heightMm !== undefined && typeof height === 'number' && height + room > place.heightMm
  if (isTooHigh) return false
  if (place.heightMm !== undefined && typeof height !== 'number') return null
  if (!Number.isFinite(openingOf(place))) return true
  if (side === null) return null
  return side + room <= openingOf(place) && (longestSide(attributes) ?? 0) + room <= floorOf(place)
}
