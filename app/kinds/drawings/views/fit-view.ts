import { kindRecord } from '#app/kinds/kind.ts'
import type { Attributes } from '../drawing.ts'
import { drawingName } from '../drawings.ts'
import { box, stroke } from '../svg.ts'
import type { Drawn } from './bodies.ts'
import { nameMeasures, readMeasures, sayMeasure, type Measures } from './measures.ts'
import { across, down, label, sheet } from './sheet.ts'
import { bodyFor, statedMeasures } from './true-scale.ts'

/** Whether a kind is put down, hung or built in somewhere, so that it must fit there. */
const isPlaced = (kind: string): boolean => kindRecord(kind).drawn?.isPlaced === true

/** The outer measures in mm of a machine that has to fit somewhere; null for others, or where they are not stated. */
export const placedMeasures = (kind: string, attributes: Attributes): Measures | null =>
  isPlaced(kind) ? statedMeasures(kind, attributes) : null

/** The address of a machine drawn in a gap, both to one scale; null where its measures are not stated. */
export function fitPath(kind: string, attributes: Attributes, gap: Measures): string | null {
  const measures = placedMeasures(kind, attributes)
  if (!measures || !readMeasures(nameMeasures(gap))) return null
  return `/minh-hoa/${drawingName(kind, attributes)}--vua-${nameMeasures(measures)}-${nameMeasures(gap)}.svg`
}

/** @returns the SVG behind the figures of such an address; null for others. */
export function fitViewOf(drawn: Drawn, figures: string): string | null {
  const [own = '', asked = ''] = figures.split('-')
  const [machine, gap] = [readMeasures(own), readMeasures(asked)]
  return isPlaced(drawn.kind) && machine && gap ? fitView(drawn, machine, gap) : null
}

/** Where the front may lie, and beside it what is seen from above. */
const front = { x: 34, y: 12, width: 150, height: 182 }
const above = { x: 216, width: 92 }
const WALL = '#8b9ba7'
const TOO_BIG = '#c2410c'

function fitView(drawn: Drawn, machine: Measures, gap: Measures): string {
  const widest = Math.max(machine.width, gap.width)
  const scale = Math.min(front.width / widest, front.height / Math.max(machine.height, gap.height))
  const [gw, gh] = [gap.width * scale, gap.height * scale]
  const [w, h] = [machine.width * scale, machine.height * scale]
  const middle = front.x + front.width / 2
  const base = front.y + front.height
  const body = { x: middle - w / 2, y: base - h, width: w, height: h }
  return sheet(
    drawn.svg,
    box(middle - gw / 2, base - gh, gw, gh, 0, '#fff', 'fill-opacity=".7"') +
      bodyFor(drawn.kind).front(drawn, body) +
      (w > gw || h > gh ? outline(body.x, body.y, w, h) : '') +
      stroke(`M${middle - gw / 2} ${base - gh}v${gh}h${gw}v${-gh}z`, WALL, 2.5) +
      across(middle - gw / 2, base + 12, gw) +
      label(middle, base + 28, `Chỗ ${sayMeasure(gap.width, gap)}`) +
      down(middle - gw / 2 - 12, base - gh, gh) +
      label(middle - gw / 2 - 24, base - gh / 2, `Cao ${sayMeasure(gap.height, gap)}`, true) +
      fromAbove(machine, gap, scale),
  )
}

/** The same from above, where both depths are known: the wall is at the top. */
function fromAbove(machine: Measures, gap: Measures, frontScale: number): string {
  if (machine.depth === null || gap.depth === null) return ''
  const scale = Math.min(frontScale, above.width / Math.max(machine.width, gap.width))
  const [gw, gd] = [gap.width * scale, gap.depth * scale]
  const [w, d] = [machine.width * scale, machine.depth * scale]
  const middle = above.x + above.width / 2
  const top = 96 - Math.max(gd, d) / 2
  const tooBig = w > gw || d > gd
  return (
    box(middle - gw / 2, top, gw, gd, 0, '#fff', 'fill-opacity=".7"') +
    box(middle - w / 2, top, w, d, 2, '#9fb3bc', 'fill-opacity=".75" stroke="#5d7480" stroke-width="1.5"') +
    (tooBig ? outline(middle - w / 2, top, w, d) : '') +
    stroke(`M${middle - gw / 2} ${top}v${gd}h${gw}v${-gd}z`, WALL, 2.5) +
    label(middle, top + Math.max(gd, d) + 16, `Sâu ${sayMeasure(gap.depth, gap)}`) +
    label(middle, 212, 'Nhìn từ trên')
  )
}

const outline = (x: number, y: number, width: number, height: number) =>
  box(x, y, width, height, 2, 'none', `stroke="${TOO_BIG}" stroke-width="3" stroke-dasharray="6 4"`)
