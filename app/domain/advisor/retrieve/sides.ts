import { formatNumber } from '#app/vietnamese/numbers.ts'
import type { Candidate } from '../catalogue.ts'
import type { Need } from '../understand/need.ts'

/** The sides of a place as a need says them, as rows state them, and what they are called. */
export const SIDES = [
  ['widthMm', 'width_mm', 'ngang'],
  ['depthMm', 'depth_mm', 'sâu'],
  ['heightMm', 'height_mm', 'cao'],
] as const

export type Sides = Partial<Pick<Need, (typeof SIDES)[number][0]>>

/** A length in mm as it is said: '54,8 cm'. */
export const sayCm = (mm: number): string => `${formatNumber(mm / 10, 1)} cm`

/** A side of a place that was said, a machine's own, and what is left beside it, in mm; less than nothing where it is too big. */
export type Beside = { name: string; place: number; own: number; left: number }

/** How a machine stands in a place: each side that both were measured of. */
export const besideOf = (place: Sides, { attributes }: Candidate): Beside[] =>
  SIDES.flatMap(([slot, attribute, name]) => {
    const [said, own] = [place[slot], attributes[attribute]]
    return said === undefined || typeof own !== 'number' ? [] : [{ name, place: said, own, left: said - own }]
  })

/** Whether no side that a machine states is beyond the place. */
export const goesIn = (place: Sides, machine: Candidate): boolean =>
  besideOf(place, machine).every(({ left }) => left >= 0)
