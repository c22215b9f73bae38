import { accent, box, figure, floor, stroke } from './svg.ts'
import { drawBeside } from './views/scale-view.ts'
import type { Thing } from './views/scale-view.ts'
import { sheet } from './views/sheet.ts'

/** The address of the drawing on the page of an address that leads nowhere. */
export const missingPath = '/minh-hoa/khong-thay.svg'

const PER_MM = 0.115
const BASE = floor + 6

/** Somebody before a kitchen in which the machine's place is empty, all to one scale. */
export function drawMissing(): string {
  const put = (thing: Thing, x: number) => {
    const { width, height } = drawBeside.sizeOf(thing, PER_MM)
    return drawBeside.draw(thing, { x, y: BASE - height, width, height })
  }
  return sheet(
    '',
    stroke(`M8 ${BASE}h304`, '#7f98a3', 2) +
      put('cabinet', 14) +
      put('cabinet', 180) +
      box(92, BASE - 196, 80, 196, 5, '#23a3ad', 'fill-opacity=".1"') +
      box(
        92,
        BASE - 196,
        80,
        196,
        5,
        'none',
        `stroke="${accent}" stroke-width="2.5" stroke-dasharray="7 5"`,
      ) +
      figure(132, BASE - 82, 64, '?', accent) +
      stroke(`M172 ${BASE - 40}c14 0 4 26 -14 26h-14`, '#5f7782', 3) +
      box(130, BASE - 20, 14, 12, 3, '#5f7782') +
      put('person', 259),
  )
}
