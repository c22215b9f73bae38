import type { Measures } from '#app/kinds/drawings/views/measures.ts'
import { fold } from '#app/vietnamese/fold.ts'
import { parseNumber } from '#app/vietnamese/numbers.ts'

type Sides = Omit<Measures, 'depth'> & { depth: number }

/** Lines that state the outer measures of the machine itself, with its foot; folded. */
const NAMES = /^kich thuoc(?:,? ?-? ?khoi luong)?(?: dan lanh| co chan de)?$/

/** How many millimetres one of a unit is; a text states it once or behind each side. */
const UNITS: Readonly<Record<string, number>> = { mm: 1, cm: 10 }

/** What a side is called, folded. 'Dài' and 'dọc' are of no one side: of three the one that is not named. */
const CALLED: readonly (readonly [side: keyof Sides, name: RegExp])[] = [
  ['height', /\bcao\b/],
  ['width', /\b(?:ngang|rong)\b/],
  ['depth', /\b(?:sau|day)\b/],
]

/** Which side is the largest, the middle and the smallest of kinds whose shape leaves no other reading. */
const ORDERS: Readonly<Record<string, readonly [keyof Sides, keyof Sides, keyof Sides]>> = {
  phone: ['height', 'width', 'depth'],
  tablet: ['height', 'width', 'depth'],
  tv: ['width', 'height', 'depth'],
  monitor: ['width', 'height', 'depth'],
  ac: ['width', 'height', 'depth'],
}

/** What no machine is larger than, in mm. */
const LARGEST = 3000

/** A side and the next smaller one are told apart from this ratio on. */
const APART = 1.1

/**
 * The outer measures in mm that a line of a product's specifications states: by the names of its sides, or where it names none
 * ('168.6 x 76.28 x 8.3 mm') by the shape of its kind. Null where it may mean others: which of 61 x 83 cm is a fridge's front nobody knows.
 */
export function readSides(kind: string, name: string, text: string): Sides | null {
  if (!NAMES.test(fold(name).trim())) return null
  const [, ...found] = SIDES.exec(fold(text).replace(/nang.*$/, '')) ?? []
  const written = found.slice(0, 9)
  const unit = UNITS[written.findLast((part) => part !== undefined && part in UNITS) ?? '']
  if (!unit) return null
  const sides = [0, 3, 6].map((at) => ({
    called: CALLED.find(([, pattern]) => pattern.test(written[at] ?? ''))?.[0],
    mm:
      Math.round((parseNumber(written[at + 1] ?? '') ?? 0) * (UNITS[written[at + 2] ?? ''] ?? unit) * 100) /
      100,
  }))
  if (sides.some(({ mm }) => mm <= 0 || mm > LARGEST)) return null
  return sides.some(({ called }) => called)
    ? named(sides)
    : shaped(
        kind,
        sides.map(({ mm }) => mm),
      )
}

/** Three figures, each behind the name of its side or without one. */
const SIDES = (() => {
  const side = String.raw`([a-z ]*):? ?(\d[\d.,]*) ?(mm|cm)?`
  const between = String.raw` ?[x×*–-] ?`
  return new RegExp(`^ ?${[side, side, side].join(between)}`)
})()

function named(sides: readonly { called: keyof Sides | undefined; mm: number }[]): Sides | null {
  const of = (wanted: keyof Sides) => sides.find(({ called }) => called === wanted)?.mm
  const [other, ...others] = sides.filter(({ called }) => !called)
  const rest = others.length === 0 ? other?.mm : undefined
  const [width = rest, height = rest, depth = rest] = [of('width'), of('height'), of('depth')]
  return width && height && depth ? { width, height, depth } : null
}

function shaped(kind: string, sides: readonly number[]): Sides | null {
  const order = ORDERS[kind]
  const [most = 0, middle = 0, least = 0] = sides.toSorted((a, b) => b - a)
  if (!order || most < middle * APART || middle < least * APART) return null
  const measures = { width: 0, height: 0, depth: 0 }
  order.forEach((side, at) => {
    measures[side] = [most, middle, least][at] ?? 0
  })
  return measures
}
