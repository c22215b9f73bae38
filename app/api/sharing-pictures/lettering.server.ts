import { create } from 'fontkit'
import type { Font } from 'fontkit'
import bold from '#app/ui/fonts/be-vietnam-pro-700.woff2?inline'
import medium from '#app/ui/fonts/be-vietnam-pro-600.woff2?inline'

/** The weights the pictures are lettered in. */
export type Weight = 'medium' | 'bold'

const fonts: Record<Weight, Font> = { medium: open(medium), bold: open(bold) }

/** The font travels inside the build, so that pictures need no file and no font of the machine. */
function open(dataUrl: string): Font {
  const font = create(Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64'))
  if (!('layout' in font)) throw new Error('A collection of fonts where one was expected.')
  return font
}

/** Width of a text in px at a size in px. */
export function widthOf(text: string, size: number, weight: Weight): number {
  const font = fonts[weight]
  return (font.layout(drawable(text, font)).advanceWidth * size) / font.unitsPerEm
}

/** `widthOf` at any size, which remembers what it measured: a title is measured word by word, again for each size. */
export function measurer(weight: Weight): (text: string, size: number) => number {
  const units = new Map<string, number>()
  return (text, size) => {
    const known = units.get(text) ?? widthOf(text, 1, weight)
    units.set(text, known)
    return known * size
  }
}

/** How far the marks of a text reach above its baseline and below it, in px at a size in px. */
export function heightsOf(text: string, size: number, weight: Weight): { above: number; below: number } {
  const font = fonts[weight]
  const { minY, maxY } = font.layout(drawable(text, font)).bbox
  return { above: (maxY * size) / font.unitsPerEm, below: (-minY * size) / font.unitsPerEm }
}

/** A text as an SVG path whose baseline starts at `x`, `y`; letters the font does not have are left out. */
export function letter(
  text: string,
  { x, y, size, weight, fill }: { x: number; y: number; size: number; weight: Weight; fill: string },
): string {
  const font = fonts[weight]
  const { glyphs, positions } = font.layout(drawable(text, font))
  let pen = 0
  const outlines = glyphs.map((glyph, index) => {
    const { xOffset = 0, yOffset = 0, xAdvance = 0 } = positions[index] ?? {}
    const outline = glyph.path.translate(pen + xOffset, yOffset).toSVG()
    pen += xAdvance
    return outline
  })
  const scale = size / font.unitsPerEm
  return `<path fill="${fill}" transform="matrix(${scale} 0 0 ${-scale} ${x} ${y})" d="${outlines.join('')}"/>`
}

/** Our drawings' own figures ('65″') as paths: the machine that makes the pictures may have no font. */
export function letterDrawing(svg: string): string {
  return svg.replaceAll(
    /<text x="([\d.]+)" y="([\d.]+)"[^>]* font-size="([\d.]+)"[^>]* fill="([^"]+)">([^<]*)<\/text>/g,
    (_, x: string, y: string, size: string, fill: string, text: string) => {
      const width = widthOf(text, Number(size), 'bold')
      const place = { x: Number(x) - width / 2, y: Number(y), size: Number(size), fill }
      return letter(text, { ...place, weight: 'bold' })
    },
  )
}

function drawable(text: string, font: Font): string {
  return Array.from(text.normalize('NFC').replaceAll('″', '”'))
    .filter((character) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0))
    .join('')
    .replaceAll(/\s/g, ' ')
    .trim()
}
