import { accent, box, stroke } from '../svg.ts'

/** A rectangle in units of a drawing. */
export type Frame = { x: number; y: number; width: number; height: number }

/** The whole of a product drawing. */
const whole: Frame = { x: 0, y: 0, width: 320, height: 240 }

const openingTag = /^<svg[^>]*>/
const definitions = /<defs>.*?<\/defs>/

/** A view of `drawing`: its size, its clear ground, and its fills `url(#body)` and `url(#deep)` for all of `content`. */
export function sheet(drawing: string, content: string): string {
  const short = content.replaceAll(/<[^>]*>/g, shortenNumbers)
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240" width="320" height="240" fill="none">' +
    `${definitions.exec(drawing)?.[0] ?? ''}${short}</svg>`
  )
}

/** Cuts the decimals of a tag's geometry; what stands between tags are a product's figures. */
function shortenNumbers(tag: string): string {
  return tag.replaceAll(/\d+\.\d{2,}/g, (long) => String(Math.round(Number(long) * 10) / 10))
}

/** A drawing inside its `sheet`: the part `from` of it, stretched to fill `to`. */
export function embed(drawing: string, to: Frame, from: Frame = whole): string {
  return drawing
    .replace(definitions, '')
    .replace(
      openingTag,
      `<svg x="${to.x}" y="${to.y}" width="${to.width}" height="${to.height}" ` +
        `viewBox="${from.x} ${from.y} ${from.width} ${from.height}" preserveAspectRatio="none">`,
    )
}

/** What a drawing's boxes cover together: its body, without the shadow and the air around it. */
export function faceOf(svg: string): Frame {
  const boxes = [...svg.matchAll(/<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)"/g)].map(
    ([, x, y, width, height]) => ({
      left: Number(x),
      top: Number(y),
      right: Number(x) + Number(width),
      bottom: Number(y) + Number(height),
    }),
  )
  const left = Math.min(...boxes.map((each) => each.left))
  const top = Math.min(...boxes.map((each) => each.top))
  const right = Math.max(...boxes.map((each) => each.right))
  const bottom = Math.max(...boxes.map((each) => each.bottom))
  return { x: left, y: top, width: right - left, height: bottom - top }
}

/** Width of a label in units: wide enough for any system's sans at 11 units. */
const labelWidth = (text: string) => text.length * 6.2 + 12

/** A short text on a white ground of its own, so that it reads on a light and on a dark stage; upwards if `turned`. */
export function label(x: number, y: number, text: string, turned = false, ground = '#fff'): string {
  const width = labelWidth(text)
  const turn = turned ? ` transform="rotate(-90 ${x} ${y})"` : ''
  return (
    `<g${turn}>${box(x - width / 2, y - 9, width, 18, 9, ground, 'stroke="#bccbd1"')}` +
    `${words(x, y + 4, 11, text, 'middle')}</g>`
  )
}

/** A text in the system's sans; `text` is ours or a checked figure, never a visitor's words. */
export function words(
  x: number,
  y: number,
  size: number,
  text: string,
  anchor: 'start' | 'middle',
  fill = '#12303c',
) {
  return (
    `<text x="${x}" y="${y}" font-family="system-ui,Arial,sans-serif" font-size="${size}" font-weight="600" ` +
    `text-anchor="${anchor}" fill="${fill}">${text}</text>`
  )
}

/** A dimension line across, with a tick at each end. */
export function across(x: number, y: number, width: number): string {
  return stroke(`M${x} ${y}h${width}M${x} ${y - 4}v8M${x + width} ${y - 4}v8`, accent, 1.5)
}

/** A dimension line downwards, with a tick at each end. */
export function down(x: number, y: number, height: number): string {
  return stroke(`M${x} ${y}v${height}M${x - 4} ${y}h8M${x - 4} ${y + height}h8`, accent, 1.5)
}
