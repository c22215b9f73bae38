import type { Tone } from './colours.ts'

/** The ground of every product drawing: 320 by 240 units, the floor at 222. */
export const floor = 222

/** The one accent of the family, full and pale. */
export const accent = '#23a3ad'
export const accentSoft = '#9ad6da'

/** A whole drawing. `content` may use the fills `url(#body)` (side-lit body) and `url(#deep)` (dark glass). */
export function picture(tone: Tone, content: string): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240" width="320" height="240" fill="none"><defs>' +
    `<linearGradient id="body" x1="0" x2="1" y1="0" y2="0"><stop stop-color="${tone.light}"/>` +
    `<stop offset=".55" stop-color="${tone.base}"/><stop offset="1" stop-color="${tone.dark}"/></linearGradient>` +
    '<linearGradient id="deep" x1="0" x2="1" y1="0" y2="1"><stop stop-color="#41525e"/>' +
    `<stop offset="1" stop-color="#1f2b33"/></linearGradient><radialGradient id="shade">` +
    '<stop stop-color="#0d2630" stop-opacity=".42"/><stop offset="1" stop-color="#0d2630" stop-opacity="0"/>' +
    `</radialGradient></defs>${content.replaceAll(/\d+\.\d{2,}/g, (long) => String(Math.round(Number(long) * 10) / 10))}</svg>`
  )
}

/** The soft shadow under a thing of the half width `rx` that stands at `x`. */
export function shadow(rx: number, x = 160, y = floor) {
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${Math.min(11, 3 + rx / 14)}" fill="url(#shade)"/>`
}

/** A box with round corners; `extra` holds further attributes. */
export function box(x: number, y: number, w: number, h: number, r: number, fill: string, extra = '') {
  return `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}"${extra && ` ${extra}`}/>`
}

/** A line as thin in a list as where the drawing is large, in pixels of the page: what tells a machine from its ground is seen at any size. */
export const THIN = 'vector-effect="non-scaling-stroke"'

/** A box of the body, side-lit and with its contour. */
export function bodyBox(tone: Tone, x: number, y: number, w: number, h: number, r: number) {
  return box(x, y, w, h, r, 'url(#body)', `stroke="${tone.line}" ${THIN}`)
}

/** A circle; `extra` holds further attributes. */
export function disc(cx: number, cy: number, r: number, fill: string, extra = '') {
  return `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${fill}"${extra && ` ${extra}`}/>`
}

/** A filled path. */
export function shape(d: string, fill: string, extra = '') {
  return `<path d="${d}" fill="${fill}"${extra && ` ${extra}`}/>`
}

/** A line with round ends. */
export function stroke(d: string, colour: string, width = 2, extra = '') {
  return `<path d="${d}" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${extra && ` ${extra}`}/>`
}

/** A slanted gleam over dark glass. */
export function gleam(d: string) {
  return `<path d="${d}" fill="#fff" opacity=".1"/>`
}

/** A short text of digits; fonts inside a picture are the system's. */
export function figure(x: number, y: number, size: number, text: string, fill: string) {
  return (
    `<text x="${x}" y="${y}" font-family="system-ui,Arial,sans-serif" font-size="${size}" font-weight="700" ` +
    `text-anchor="middle" fill="${fill}">${text}</text>`
  )
}

/** `count` copies of what `draw` makes of 0, 1, 2, ... */
export function repeat(count: number, draw: (index: number) => string) {
  return Array.from({ length: count }, (_, index) => draw(index)).join('')
}

/** What stands on the floor, made larger or smaller by `factor` without leaving the floor. */
export function scaled(content: string, factor: number) {
  const [x, y] = [160 - 160 * factor, floor - floor * factor]
  return factor === 1 ? content : `<g transform="matrix(${factor} 0 0 ${factor} ${x} ${y})">${content}</g>`
}
