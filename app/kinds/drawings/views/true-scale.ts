import { kindRecord } from '#app/kinds/kind.ts'
import { numberOf, type Attributes } from '../drawing.ts'
import { drawingByName, drawingName } from '../drawings.ts'
import { box, floor, stroke, THIN } from '../svg.ts'
import { bodyOf, faceBody, type Body, type Drawn } from './bodies.ts'
import { estimate } from './estimates.ts'
import { ESTIMATED } from './guess.ts'
import { nameMeasures, readMeasures, type Measures } from './measures.ts'
import { drawBeside } from './scale-view.ts'
import { sheet } from './sheet.ts'

/** How a kind is drawn to scale, where it is: of two machines of one kind the larger is drawn larger. */
const scaleOf = (kind: string) => kindRecord(kind).drawn

/** What is seen of the wall above a machine that hangs. */
const WALL = 14

/** How far outside a machine its dashes run, in units of its sheet. */
const AROUND = 5

const KNOWN = 'tyle'
/** Behind either: as large as the sheet takes, for a picture that stands alone. */
const LARGE = 'lon'
/** Behind either: without what stands beside it, for one that stands in a line with others of its kind. */
const BARE = 'rieng'

/**
 * The address of a machine drawn to scale from its own figures; with dashes around it where its measures are not stated and
 * follow from its size. Null for a kind that is not drawn so, or of which not even the size is known.
 * @param alone it stands beside no other machine: then it is as large as its sheet takes
 */
export function trueScalePath(kind: string, attributes: Attributes, alone = false): string | null {
  if (!scaleOf(kind)) return null
  const name = drawingName(kind, attributes)
  const large = alone ? LARGE : ''
  const stated = statedMeasures(kind, attributes)
  if (stated) return `/minh-hoa/${name}--${KNOWN}${large}-${nameMeasures(stated)}.svg`
  const guessed = estimate(kind, attributes)
  return guessed && `/minh-hoa/${name}--${ESTIMATED}${large}-${nameMeasures(guessed)}.svg`
}

/** The same machine to the same scale, with nothing beside it; the address of what is not drawn to scale stays as it is. */
export const inLine = (path: string): string =>
  path.replace(new RegExp(`--(${KNOWN}|${ESTIMATED})(?=-)`), `--$1${BARE}`)

/** How a kind is measured; one that has no other views shows its face. */
export const bodyFor = (kind: string): Body => bodyOf(kind) ?? faceBody(kind === 'hob')

/** Measures as the shop states them, where they can be those of such a machine. */
export function statedMeasures(kind: string, attributes: Attributes): Measures | null {
  const [width, height] = [numberOf(attributes, 'width_mm'), numberOf(attributes, 'height_mm')]
  const depth = numberOf(attributes, 'depth_mm')
  const variant = drawingByName(drawingName(kind, attributes))?.variant
  if (!width || !height || variant === undefined) return null
  const measures = readMeasures(nameMeasures({ width, height, depth }))
  return measures && plausible(kind, variant, measures, bodyFor(kind)) ? measures : null
}

/** Wider than high, a screen with its foot too. */
const WIDE: ReadonlySet<string> = new Set(['ac', 'tv', 'monitor'])

/** A tablet is stated upright and drawn lying; a fridge of 5 cm is a slip of the shop. */
export function plausible(
  kind: string,
  variant: string,
  { width, height, depth }: Measures,
  body: Body | null = bodyOf(kind),
): boolean {
  if (!body) return false
  if (body.flat) return depth !== null && height < Math.min(width, depth)
  const ratio = width / height
  const upright = kind !== 'freezer' || variant.startsWith('dung')
  return WIDE.has(kind) ? ratio > 1.1 : !upright || ratio < 1.3
}

/** @returns the SVG of a machine to scale, null for a kind that is not drawn so. @param view as the address names it */
export function trueScaleView(drawn: Drawn, view: string, measures: Measures): string | null {
  const body = bodyFor(drawn.kind)
  const scale = scaleOf(drawn.kind)
  const isLarge = view.endsWith(LARGE)
  const isBare = view.endsWith(BARE)
  const isGuess = view.startsWith(ESTIMATED)
  const name = view.slice(0, isLarge ? -LARGE.length : isBare ? -BARE.length : undefined)
  if (!scale || ![KNOWN, ESTIMATED].includes(name)) return null
  const tall = body.flat ? measures.depth : measures.height
  if (tall === null) return null
  const beside = drawBeside.sizeOf(scale.beside, 1)
  // What stands alone has nothing beside it that dwarfs it.
  const isAlone = isBare || (isLarge && beside.height > tall * 1.5)
  // What hangs does so over the head of who stands there; where it is alone, in the middle of its sheet.
  const inMiddle = isLarge && isAlone && scale.hangs
  const room = isAlone ? 0 : 18
  const largest = Math.min(
    (290 - room) / (measures.width + (isAlone ? 0 : beside.width)),
    206 / (isAlone ? tall : Math.max(tall, beside.height)),
  )
  const fit = isLarge ? largest : Math.min(scale.perMm, 262 / measures.width, 214 / tall)
  const [w, h, ow, oh] = [measures.width, tall, beside.width, beside.height].map((mm) => mm * fit) as [
    number,
    number,
    number,
    number,
  ]
  const base = floor + 6
  const left = 160 - (isAlone ? w : w + room + ow) / 2
  // However tall who stands there, some wall is left above it.
  const hung = Math.max(WALL, base - h - oh)
  const y = inMiddle ? 120 - h / 2 : scale.hangs ? hung : base - h
  const frame = { x: left, y, width: w, height: h }
  const thing = { x: left + w + room, y: base - oh, width: ow, height: oh }
  return sheet(
    drawn.svg,
    (inMiddle ? '' : stroke(`M0 ${base}h320`, '#7d929c', 1, THIN)) +
      (isAlone ? '' : drawBeside.draw(scale.beside, thing)) +
      (isLarge && !isAlone ? drawBeside.name(scale.beside, thing) : '') +
      (isGuess
        ? `<g opacity=".85">${body.front(drawn, frame)}</g>` +
          box(
            left - AROUND,
            y - AROUND,
            w + 2 * AROUND,
            // The floor ends it below.
            h + AROUND * (scale.hangs ? 2 : 1),
            body.thin ? Math.min(w, h) * 0.12 : 3,
            'none',
            `stroke="#7d929c" stroke-width="1.5" stroke-dasharray="4 3" ${THIN}`,
          )
        : body.front(drawn, frame)),
  )
}
