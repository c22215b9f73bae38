import type { Attributes, Place, Part } from '../drawing.ts'
import { numberOf } from '../drawing.ts'
import { drawingByName, drawingName, drawings } from '../drawings.ts'
import { accent, box, bodyBox, stroke } from '../svg.ts'
import { bodyOf, toneOf, type Body, type Drawn } from './bodies.ts'
import { fitViewOf } from './fit-view.ts'
import { nameMeasures, readMeasures, sayMeasure, type Measures } from './measures.ts'
import { comparedWith, scaleView } from './scale-view.ts'
import { scenes } from './scenes.ts'
import { embed, sheet, type Frame, across, down, label } from './sheet.ts'
import { plausible, trueScaleView } from './true-scale.ts'

/** A further picture of a product: its address and what it shows, in words. */
export type View = { src: string; text: string }

/**
 * What can truly be shown of a product beyond its drawing, the most telling first: its measures and itself beside
 * something well known where the shop states them, the room it is used in, and a close-up.
 */
export function productViews(kind: string, attributes: Attributes): View[] {
  const name = drawingName(kind, attributes)
  const drawn = drawingByName(name)
  if (!drawn) return []
  const address = (view: string) => `/minh-hoa/${name}--${view}.svg`
  const measures = measuresOf(attributes)
  const views: View[] = []
  if (measures && plausible(kind, drawn.variant, measures)) {
    views.push({ src: address(`kichthuoc-${nameMeasures(measures)}`), text: sayMeasures(kind, measures) })
    const other = comparedWith(kind)
    if (other) {
      views.push({
        src: address(`sosanh-${nameMeasures(measures)}`),
        text: `so cỡ với ${other.replace(/^./, (first) => first.toLowerCase())}`,
      })
    }
  }
  const room = roomOf(drawn)
  if (room) views.push({ src: address('phong'), text: room })
  const part = closeUpPart(drawn)
  if (part) views.push({ src: address('cancanh'), text: `nhìn gần: ${part}` })
  return views
}

/** @returns the SVG document behind a name such as 'fridge-mini-khong-den--kichthuoc-470x769x484', null for others. */
export function viewFromName(name: string): string | null {
  const [, drawing = '', view, figures] =
    /^(.{3,62}?)--([a-z]{1,12})(?:-([0-9x.]{1,24}(?:-[0-9x.]{1,24})?))?$/.exec(name) ?? []
  const drawn = drawingByName(drawing)
  if (!drawn) return null
  if (view === 'vua') return figures === undefined ? null : fitViewOf(drawn, figures)
  if (figures === undefined) {
    return view === 'phong' ? roomView(drawn) : view === 'cancanh' ? closeUpView(drawn) : null
  }
  const measures = readMeasures(figures)
  const scaled = measures && trueScaleView(drawn, view ?? '', measures)
  if (scaled) return scaled
  if (!measures || !plausible(drawn.kind, drawn.variant, measures)) return null
  return view === 'kichthuoc'
    ? sizeView(drawn, measures)
    : view === 'sosanh'
      ? scaleView(drawn, measures)
      : null
}

function measuresOf(attributes: Attributes): Measures | null {
  const [width, height] = [numberOf(attributes, 'width_mm'), numberOf(attributes, 'height_mm')]
  const depth = numberOf(attributes, 'depth_mm')
  return width && height ? readMeasures(nameMeasures({ width, height, depth })) : null
}

function sayMeasures(kind: string, measures: Measures): string {
  const { width, height, depth } = measures
  const body = bodyOf(kind)
  const tall = body?.flat ? 'dày' : 'cao'
  const parts = [`rộng ${sayMeasure(width, measures)}`, `${tall} ${sayMeasure(height, measures)}`]
  if (depth !== null) parts.push(`${body?.thin ? 'dày' : 'sâu'} ${sayMeasure(depth, measures)}`)
  return `kích thước ${parts.join(', ')}`
}

const placeOf = ({ kind, variant }: Pick<Drawn, 'kind' | 'variant'>): Place | null =>
  drawings.get(kind)?.views.rooms?.find(([pattern]) => pattern.test(variant))?.[1] ?? null

/** @returns where the product is shown in use, in words: 'trong bếp'; null for a kind without a room. */
function roomOf(drawn: Pick<Drawn, 'kind' | 'variant'>): string | null {
  const place = placeOf(drawn)
  return place ? scenes[place.scene].text : null
}

/** The drawing in a room it is used in, not to scale; null for a kind without a room. */
function roomView(drawn: Drawn): string | null {
  const place = placeOf(drawn)
  if (!place) return null
  const frame: Frame = { x: place.x, y: place.y, width: place.width, height: place.width * 0.75 }
  return sheet(
    drawn.svg,
    scenes[place.scene].draw({ television: drawn.kind !== 'tv' }) + embed(drawn.svg, frame),
  )
}

const side = 216

const partOf = ({ kind, variant }: Pick<Drawn, 'kind' | 'variant'>): Part | null =>
  drawings.get(kind)?.views.closeUps?.find(([pattern]) => pattern.test(variant))?.[1] ?? null

/** @returns what a close-up of the drawing shows, in words; null where no part of it says anything. */
function closeUpPart(drawn: Pick<Drawn, 'kind' | 'variant'>): string | null {
  return partOf(drawn)?.text ?? null
}

/** The telling part of a drawing, large, beside the whole with the part marked; null where there is none. */
function closeUpView(drawn: Drawn): string | null {
  const part = partOf(drawn)
  if (!part) return null
  const from = {
    x: part.x - part.width / 2,
    y: part.y - part.width / 2,
    width: part.width,
    height: part.width,
  }
  const small = 88 / 320
  const inset = { x: 4, y: 140, width: 88, height: 66 }
  const frame = 'stroke="#23a3ad" stroke-width="2"'
  return sheet(
    drawn.svg,
    '<clipPath id="part"><rect x="98" y="12" width="216" height="216" rx="20"/></clipPath>' +
      box(98, 12, side, side, 20, '#7fb6bd', 'fill-opacity=".18"') +
      `<g clip-path="url(#part)">${embed(drawn.svg, { x: 98, y: 12, width: side, height: side }, from)}</g>` +
      box(98, 12, side, side, 20, 'none', 'stroke="#8ba3ae" stroke-width="1.5"') +
      embed(drawn.svg, inset) +
      box(
        inset.x + from.x * small,
        inset.y + from.y * small,
        from.width * small,
        from.height * small,
        4,
        accent,
        `fill-opacity=".12" ${frame}`,
      ),
  )
}

/** Where the two elevations may lie; the labels stand outside. */
const area: Frame = { x: 44, y: 12, width: 250, height: 186 }
/** Between the middles of two labels below each other's elevation. */
const labelPitch = 100

/**
 * The outer measures on a drawing to scale: front and side of what stands, top and edge of what lies flat.
 * @returns null for a kind whose drawing does not show its measures
 */
function sizeView(drawn: Drawn, measures: Measures): string | null {
  const body = bodyOf(drawn.kind)
  if (!body) return null
  if (!body.flat) return standingView(drawn, body, measures)
  return measures.depth === null ? null : flatView(drawn, body, measures, measures.depth)
}

function standingView(drawn: Drawn, body: Body, measures: Measures): string {
  const { width, height, depth } = measures
  const sideways = width + (depth ?? 0)
  const scale = Math.min(area.height / height, (area.width - (depth === null ? 0 : 40)) / sideways)
  const [w, h, d] = [width * scale, height * scale, (depth ?? 0) * scale]
  const gap = depth === null ? 0 : Math.max(30, labelPitch - (w + d) / 2)
  const x = area.x + (area.width - w - gap - d) / 2
  const y = area.y + (area.height - h) / 2
  const front = { x, y, width: w, height: h }
  const side = { x: x + w + gap, y, width: d, height: h }
  const low = y + h + 12
  return sheet(
    drawn.svg,
    body.front(drawn, front) +
      down(x - 12, y, h) +
      label(x - 26, y + h / 2, `Cao ${sayMeasure(height, measures)}`, true) +
      across(x, low, w) +
      label(x + w / 2, low + 16, `Rộng ${sayMeasure(width, measures)}`) +
      (depth === null
        ? ''
        : drawSide(drawn, side) +
          across(side.x, low, d) +
          label(side.x + d / 2, low + 16, `${body.thin ? 'Dày' : 'Sâu'} ${sayMeasure(depth, measures)}`)),
  )
}

/** Things of the hand are thin and round at the edge; a television is a panel on a foot as deep as stated. */
function drawSide({ kind, variant }: Drawn, { x, y, width, height }: Frame): string {
  const tone = toneOf(variant)
  if (kind !== 'tv') return bodyBox(tone, x, y, width, height, Math.min(5, width / 2))
  const panel = Math.max(4, width * 0.16)
  return (
    box(x + (width - panel) / 2, y, panel, height * 0.92, 2, '#1d272e', 'stroke="#84929c"') +
    stroke(
      `M${x + width / 2} ${y + height * 0.92}v${height * 0.06}M${x + 2} ${y + height - 2}h${width - 4}`,
      '#6d7b85',
      4,
    )
  )
}

function flatView(drawn: Drawn, body: Body, measures: Measures, depth: number): string {
  const { width, height } = measures
  const room = area.height - 26
  const scale = Math.min(room / (depth + height), 174 / width)
  const [w, h, d] = [width * scale, height * scale, depth * scale]
  const x = area.x + (174 - w) / 2
  const y = area.y + (room - h - d) / 2
  const edge = y + d + 22
  return sheet(
    drawn.svg,
    body.front(drawn, { x, y, width: w, height: d }) +
      down(x - 12, y, d) +
      label(x - 26, y + d / 2, `Sâu ${sayMeasure(depth, measures)}`, true) +
      bodyBox(toneOf(drawn.variant), x, edge, w, h, Math.min(4, h / 2)) +
      across(x, edge + h + 10, w) +
      label(x + w / 2, edge + h + 25, `Rộng ${sayMeasure(width, measures)}`) +
      down(x + w + 12, edge, h) +
      label(x + w + 64, edge + h / 2, `Dày ${sayMeasure(height, measures)}`),
  )
}
