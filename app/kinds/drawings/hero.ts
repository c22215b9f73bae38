import { airFryer, riceCooker } from './cooking.ts'
import { fridge, ac } from './cooling.ts'
import type { Drawing } from './drawing.ts'
import { washer } from './laundry.ts'
import { tv } from './screens.ts'
import { accent, box, disc, shape, stroke } from './svg.ts'

/** The address of the drawing on the home page. */
export const heroPath = '/minh-hoa/nha.svg'

/** Where each product stands in the room: its drawing, variant, left, top and width (4:3). */
const things: readonly (readonly [Drawing, variant: string, x: number, y: number, width: number])[] = [
  [ac, 'khac-lanh-trang', 340, 18, 250],
  [fridge, 'nhieu-nuoc-bac', -34, 115, 440],
  [washer, 'truoc-giat-trang', 470, 245, 252],
  [tv, 'khac-led-den', 236, 176, 280],
  [riceCooker, 'dientu-lon-trang', 528, 152, 112],
  [airFryer, 'vua-den', 596, 152, 112],
]

/** A still life of a quiet flat, 720 by 460 units, on transparent ground; at most 10 KB. */
export function drawHero(): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 460" width="720" height="460" fill="none">' +
    box(28, 24, 664, 396, 36, '#7fb6bd', 'opacity=".16"') +
    disc(206, 122, 50, '#f0bd6d', 'opacity=".45"') +
    stroke('M20 420h680', '#7f98a3', 2.5) +
    box(258, 364, 236, 12, 4, '#b98f62') +
    box(266, 376, 220, 36, 4, '#cba678') +
    stroke('M376 376v36', '#b98f62', 2) +
    stroke('M282 412v8M470 412v8', '#8f6b45', 6) +
    plant() +
    things
      .map(([drawing, variant, x, y, width], index) => place(drawing, variant, x, y, width, index))
      .join('') +
    box(540, 234, 160, 7, 3, '#b98f62') +
    bubble() +
    '</svg>'
  )
}

/** One product inside the scene; its body's gradient gets a name of its own, the others are the same in all. */
function place(drawing: Drawing, variant: string, x: number, y: number, width: number, index: number) {
  const svg = drawing.render(variant) ?? ''
  const own = svg
    .replace(
      /^<svg[^>]*>/,
      `<svg x="${x}" y="${y}" width="${width}" height="${width * 0.75}" viewBox="0 0 320 240">`,
    )
    .replaceAll(/(id="|url\(#)body/g, `$1body${index}`)
  return index === 0
    ? own
    : own.replaceAll(/<(linear|radial)Gradient id="(deep|shade)".*?<\/\1Gradient>/g, '')
}

function plant() {
  return (
    stroke('M52 372c0-40-4-62-14-84M52 372c2-44 8-60 24-82M52 372c-2-30-16-40-28-46', '#4f8a68', 4) +
    shape(
      'M38 290c-16-4-20-20-16-32 14 4 20 16 16 32zM76 292c2-18 12-28 26-28 2 16-8 28-26 28zM24 328c-16 2-24-6-28-18 14-4 26 4 28 18z',
      '#6aa883',
    ) +
    shape('M28 370h48l-6 46a6 6 0 0 1-6 4H40a6 6 0 0 1-6-4z', '#d8b48a')
  )
}

function bubble() {
  return (
    shape(
      'M276 66h56a16 16 0 0 1 16 16v22a16 16 0 0 1-16 16h-34l-16 16v-16h-6a16 16 0 0 1-16-16V82a16 16 0 0 1 16-16z',
      accent,
    ) + stroke('M290 94l10 10 19-22', '#fff', 6)
  )
}
