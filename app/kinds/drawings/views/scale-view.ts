import { drawings } from '../drawings.ts'
import { accentSoft, box, disc, floor, shape, stroke } from '../svg.ts'
import { bodyOf, type Drawn } from './bodies.ts'
import { sayMeasure, type Measures } from './measures.ts'
import { label, sheet, type Frame } from './sheet.ts'

const person = { width: 430, height: 1650, text: 'Người 1,65 m' }
const bankCard = { width: 85.6, height: 54, text: 'Thẻ ngân hàng' }
const paper = { width: 210, height: 297, text: 'Giấy A4' }

/** Between the middles of the two labels. */
const labelPitch = 98

const cabinet = { width: 600, height: 850, text: 'Tủ bếp 60 cm' }

/** What things are shown beside. Both stand or lie in the same plane, to one scale. */
const things = { person, card: bankCard, paper, cabinet }
export type Thing = keyof typeof things

function besideOf(kind: string): typeof person | null {
  const name = drawings.get(kind)?.views.beside
  return name ? things[name] : null
}

/** @returns what the kind is shown beside, in words; null for a kind that is not. */
export function comparedWith(kind: string): string | null {
  return besideOf(kind)?.text ?? null
}

/**
 * The product beside something whose size everybody knows, to scale.
 * @returns null for a kind that is not shown beside anything, or a flat one of unknown depth
 */
export function scaleView(drawn: Drawn, measures: Measures): string | null {
  const body = bodyOf(drawn.kind)
  const other = besideOf(drawn.kind)
  const tall = body?.flat ? measures.depth : measures.height
  if (!body || !other || tall === null) return null
  const { width } = measures
  const scale = Math.min(190 / Math.max(tall, other.height), 240 / (width + other.width))
  const [w, h, ow, oh] = [width * scale, tall * scale, other.width * scale, other.height * scale]
  const gap = Math.max(28, labelPitch - (w + ow) / 2)
  const left = 160 - (w + gap + ow) / 2
  const base = other === person ? floor - 14 : (206 + Math.max(h, oh)) / 2
  const product = { x: left, y: base - h, width: w, height: h }
  const thing = { x: left + w + gap, y: base - oh, width: ow, height: oh }
  return sheet(
    drawn.svg,
    (other === person ? stroke(`M14 ${base}h292`, '#7f98a3', 2) : '') +
      body.front(drawn, product) +
      drawOther(other, thing) +
      label(
        left + w / 2,
        base + 16,
        `${body.flat ? 'Rộng' : 'Cao'} ${sayMeasure(body.flat ? width : tall, measures)}`,
      ) +
      label(thing.x + ow / 2, base + 16, other.text),
  )
}

/** One middle tone, darker than the stage by day and lighter than that of the night. */
const QUIET = '#8fa0a6'

/** Something whose size everybody knows, to a scale: its size in units, and its drawing. */
export const drawBeside = {
  sizeOf: (thing: Thing, perMm: number) => ({
    width: things[thing].width * perMm,
    height: things[thing].height * perMm,
  }),
  /** Quiet, so that the machine is what is seen. */
  draw: (thing: Thing, at: Frame): string =>
    things[thing] === person
      ? drawPerson(at, QUIET, QUIET)
      : `<g opacity=".38">${drawOther(things[thing], at)}</g>`,
  /** What it is, over it, in a tone that glares neither by day nor by night: of a person it goes without saying. */
  name: (thing: Thing, { x, y, width }: Frame): string =>
    things[thing] === person ? '' : label(x + width / 2, y - 16, things[thing].text, false, '#a9b8bf'),
}

function drawOther(other: typeof person, frame: Frame): string {
  if (other === person) return drawPerson(frame)
  if (other === cabinet) return drawCabinet(frame)
  return other === paper ? drawPaper(frame) : drawCard(frame)
}

function drawPerson({ x, y, width: w, height: h }: Frame, above = '#8ba3ae', below = '#6f8894'): string {
  const middle = x + w / 2
  const head = h * 0.065
  const [shoulder, hip] = [y + h * 0.17, y + h * 0.52]
  return (
    disc(middle, y + head, head, above) +
    shape(
      `M${x + w * 0.08} ${shoulder + 12}q0-14 14-14h${w * 0.84 - 28}q14 0 14 14v${h * 0.29}a5 5 0 0 1-10 0v-${h * 0.25}h-3V${hip}H${x + w * 0.21}v-${hip - shoulder - 14}h-3v${h * 0.25}a5 5 0 0 1-10 0z`,
      above,
    ) +
    shape(
      `M${x + w * 0.21} ${hip - 2}h${w * 0.58}l-3 ${y + h - hip + 2}h-${w * 0.2}l-2-${(y + h - hip) * 0.8}-2 ${(y + h - hip) * 0.8}h-${w * 0.2}z`,
      below,
    )
  )
}

function drawCabinet({ x, y, width, height }: Frame): string {
  return (
    box(x, y + 5, width, height - 5, 2, '#b8c4ca', 'stroke="#8b9ba7"') +
    box(x - 3, y, width + 6, 7, 2, '#8b9ba7') +
    stroke(`M${x + width / 2} ${y + 8}v${height - 10}`, '#8b9ba7', 1.5)
  )
}

function drawPaper({ x, y, width, height }: Frame): string {
  const lines = Array.from(
    { length: 6 },
    (_, index) => `M${x + 10} ${y + 18 + index * 12}h${width * (index % 3 === 2 ? 0.4 : 0.7)}`,
  )
  return box(x, y, width, height, 2, '#fff', 'stroke="#8b9ba7"') + stroke(lines.join(''), '#cbd4d9', 3)
}

function drawCard({ x, y, width, height }: Frame): string {
  return (
    box(x, y, width, height, 6, '#4c62a8', 'stroke="#8b9ba7"') +
    box(x + width * 0.1, y + height * 0.34, width * 0.17, height * 0.22, 3, '#f0c987') +
    stroke(`M${x + width * 0.1} ${y + height * 0.76}h${width * 0.5}`, accentSoft, 3)
  )
}
