import { bodyBox, box, stroke } from '../svg.ts'
import { bodyOf, toneOf, type Body, type Drawn } from './bodies.ts'
import { sayMeasure, type Measures } from './measures.ts'
import { across, down, label, sheet, type Frame } from './sheet.ts'

/** Where the two elevations may lie; the labels stand outside. */
const area: Frame = { x: 44, y: 12, width: 250, height: 186 }
/** Between the middles of two labels below each other's elevation. */
const labelPitch = 100

/**
 * The outer measures on a drawing to scale: front and side of what stands, top and edge of what lies flat.
 * @returns null for a kind whose drawing does not show its measures
 */
export function sizeView(drawn: Drawn, measures: Measures): string | null {
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
