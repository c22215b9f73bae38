import type { Part } from '../drawing.ts'
import { drawings } from '../drawings.ts'
import { accent, box } from '../svg.ts'
import type { Drawn } from './bodies.ts'
import { embed, sheet } from './sheet.ts'

const side = 216

const partOf = ({ kind, variant }: Pick<Drawn, 'kind' | 'variant'>): Part | null =>
  drawings.get(kind)?.views.closeUps?.find(([pattern]) => pattern.test(variant))?.[1] ?? null

/** @returns what a close-up of the drawing shows, in words; null where no part of it says anything. */
export function closeUpPart(drawn: Pick<Drawn, 'kind' | 'variant'>): string | null {
  return partOf(drawn)?.text ?? null
}

/** The telling part of a drawing, large, beside the whole with the part marked; null where there is none. */
export function closeUpView(drawn: Drawn): string | null {
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
