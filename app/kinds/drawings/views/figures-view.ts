import { box, stroke } from '../svg.ts'
import type { Drawn } from './bodies.ts'
import { embed, sheet, words } from './sheet.ts'

/** A figure as it stands on the picture: 'Dung tích', '324 lít'. Plain words of ours and numbers. */
export type CalledFigure = { label: string; value: string }

/** The drawing with two or three of the product's figures beside it. */
export function figuresView(drawn: Drawn, figures: readonly CalledFigure[]): string {
  const height = 58
  const first = 120 - (figures.length * (height + 10) - 10) / 2
  const cards = figures.map(({ label, value }, index) => {
    const y = first + index * (height + 10)
    return (
      stroke(`M182 ${y + height / 2}h16`, '#23a3ad', 2) +
      box(198, y, 118, height, 12, '#fff', 'stroke="#bccbd1"') +
      words(210, y + 22, 11, label, 'start', '#48616c') +
      words(210, y + 44, valueSize(value), value, 'start')
    )
  })
  return sheet(drawn.svg, embed(drawn.svg, { x: -18, y: 24, width: 224, height: 168 }) + cards.join(''))
}

/** As large as the card holds, in units. */
function valueSize(value: string): number {
  return value.length > 14 ? 12 : value.length > 10 ? 14 : 17
}
