import type { Attributes } from '../drawing.ts'
import { numberOf } from '../drawing.ts'
import { drawingByName, drawingName } from '../drawings.ts'
import { closeUpPart, closeUpView } from './close-up-view.ts'
import { nameMeasures, readMeasures, sayMeasure, type Measures } from './measures.ts'
import { roomOf, roomView } from './room-view.ts'
import { comparedWith, scaleView } from './scale-view.ts'
import { sizeView } from './size-view.ts'
import { bodyOf } from './bodies.ts'

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
  if (measures && measurable(kind, drawn.variant, measures)) {
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
  const [, drawing = '', view, figures] = /^(.{3,62}?)--([a-z]{1,12})(?:-([0-9x.]{1,24}))?$/.exec(name) ?? []
  const drawn = drawingByName(drawing)
  if (!drawn) return null
  if (figures === undefined) {
    return view === 'phong' ? roomView(drawn) : view === 'cancanh' ? closeUpView(drawn) : null
  }
  const measures = readMeasures(figures)
  if (!measures || !measurable(drawn.kind, drawn.variant, measures)) return null
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

/** A tablet is stated upright and drawn lying; a fridge of 5 cm is a slip of the shop. */
function measurable(kind: string, variant: string, { width, height, depth }: Measures): boolean {
  const body = bodyOf(kind)
  if (!body) return false
  if (body.flat) return depth !== null && height < Math.min(width, depth)
  const ratio = width / height
  const upright = kind !== 'freezer' || variant.startsWith('dung')
  return kind === 'ac' || kind === 'tv' ? ratio > 1.2 : !upright || ratio < 1.3
}

function sayMeasures(kind: string, measures: Measures): string {
  const { width, height, depth } = measures
  const body = bodyOf(kind)
  const tall = body?.flat ? 'dày' : 'cao'
  const parts = [`rộng ${sayMeasure(width, measures)}`, `${tall} ${sayMeasure(height, measures)}`]
  if (depth !== null) parts.push(`${body?.thin ? 'dày' : 'sâu'} ${sayMeasure(depth, measures)}`)
  return `kích thước ${parts.join(', ')}`
}
