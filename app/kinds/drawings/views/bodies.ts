import { tones, type Tone } from '../colours.ts'
import { drawings } from '../drawings.ts'
import { accent, bodyBox, box, disc, floor, stroke } from '../svg.ts'
import { embed, faceOf, type Frame } from './sheet.ts'

/** A drawing as a view takes it. */
export type Drawn = { kind: string; variant: string; svg: string }

/** How a kind is measured: a thing that stands or hangs shows its front, a flat one its top; a thin one has a thickness. */
export type Body = { flat: boolean; thin: boolean; front: (drawn: Drawn, at: Frame) => string }

const fronts = { face: drawnFace, handheld, lid: closedLid, watch: watchCase }

/** @returns how the kind is measured, null for a kind whose drawing does not show its measures. */
export function bodyOf(kind: string): Body | null {
  const body = drawings.get(kind)?.views.body
  return body ? { ...body, front: fronts[body.front] } : null
}

/** A kind whose drawing is its face, seen from the front, or from above where it lies flat. */
export const faceBody = (flat: boolean): Body => ({ flat, thin: false, front: fronts.face })

/** The tone a variant is drawn in: its colour is the last part of its name. */
export function toneOf(variant: string): Tone {
  const colour = variant.slice(variant.lastIndexOf('-') + 1)
  return Object.entries(tones).find(([name]) => name === colour)?.[1] ?? tones.bac
}

function drawnFace({ kind, svg }: Drawn, at: Frame): string {
  const face = faceOf(svg)
  const feet = kind === 'tv' ? floor - face.y : face.height
  return embed(svg, at, { ...face, height: feet })
}

function handheld({ variant }: Drawn, { x, y, width, height }: Frame): string {
  if (variant.startsWith('phim')) return keypad(toneOf(variant), { x, y, width, height })
  const [edge, round] = [Math.max(3, width * 0.04), Math.min(width, height) * 0.12]
  return (
    bodyBox(toneOf(variant), x, y, width, height, round) +
    box(x + edge, y + edge, width - edge * 2, height - edge * 2, round - edge / 2, '#216f80') +
    stroke(`M${x + width * 0.38} ${y + height - edge - 6}h${width * 0.24}`, '#fff', 2, 'opacity=".7"') +
    disc(x + width / 2, y + edge + 7, 3, '#12303c')
  )
}

function keypad(tone: Tone, { x, y, width, height }: Frame): string {
  const keys = Array.from({ length: 12 }, (_, index) =>
    box(
      x + width * (0.16 + (index % 3) * 0.24),
      y + height * (0.6 + Math.floor(index / 3) * 0.09),
      width * 0.2,
      height * 0.055,
      3,
      tone.light,
    ),
  )
  return (
    bodyBox(tone, x, y, width, height, width * 0.16) +
    box(x + width * 0.1, y + height * 0.08, width * 0.8, height * 0.36, 4, '#216f80') +
    box(x + width * 0.36, y + height * 0.48, width * 0.28, height * 0.08, 6, tone.light) +
    keys.join('')
  )
}

function closedLid({ variant }: Drawn, { x, y, width, height }: Frame): string {
  const tone = toneOf(variant)
  return (
    bodyBox(tone, x, y, width, height, 8) +
    disc(x + width / 2, y + height / 2, 9, tone.dark, 'opacity=".55"') +
    stroke(`M${x + width * 0.2} ${y + 4}h${width * 0.6}`, tone.line, 2, 'opacity=".6"')
  )
}

function watchCase({ variant }: Drawn, { x, y, width, height }: Frame): string {
  const round = Math.min(width, height) * 0.3
  return (
    box(x, y, width, height, round, toneOf(variant).base, 'stroke="#84929c" stroke-width="1.5"') +
    box(x + 7, y + 7, width - 14, height - 14, round - 5, 'url(#deep)') +
    stroke(
      `M${x + width * 0.22} ${y + height * 0.6}h${width * 0.12}l${width * 0.08}-${height * 0.14} ${width * 0.1} ${height * 0.24} ${width * 0.08}-${height * 0.1}h${width * 0.18}`,
      accent,
      3,
    )
  )
}
