import { create } from 'fontkit'
import type { Font } from 'fontkit'
import { MARK } from '#app/api/machines/icons.ts'
import { drawHero } from '#app/kinds/drawings/hero.ts'
import { drawProduct } from '#app/kinds/drawings/path.ts'
import { SITE } from '#app/platform/settings.ts'
import medium from '#app/ui/fonts/be-vietnam-pro-600.woff2?inline'
import bold from '#app/ui/fonts/be-vietnam-pro-700.woff2?inline'
import { LAMP, LETTERING } from '#app/ui/shell/logo-drawing.ts'
import { wrap } from './wrap.ts'

/** What stands on a picture: `kicker` above the title, `note` below it, `price` with its label at the foot. */
export type Card = {
  kicker: string
  title: string
  note: string
  price: { label: string; text: string } | null
  /** Null for the site's own picture. */
  drawing: { kind: string; attributes: Readonly<Record<string, unknown>> } | null
}

export const CARD = { width: 1200, height: 630 }

const left = 72
const ink = '#102a36'
const muted = '#48616c'
const action = '#0b6e6b'
/** A model's code stands at the end of a title: rather smaller letters than a code cut short. */
const titleSizes = [64, 56, 48, 40, 34, 30, 26, 22, 20]
const lineHeight = 1.28
/** How high a title may be above a price, and where there is none. */
const titleHeight = { priced: 190, free: 260 }

/** What a card's parts go by: a product and its price beside its panel, or the site beside its larger drawing. */
function layoutOf({ price, drawing }: Card) {
  return {
    width: drawing ? 580 : 520,
    kicker: price ? 190 : 250,
    title: price ? 220 : 286,
    height: price ? titleHeight.priced : titleHeight.free,
  }
}

/** The picture of a page as SVG, below the name of the site, 1200 by 630 px, every letter a path. */
export function drawCard(card: Card & { site: string }): string {
  const { width, ...tops } = layoutOf(card)
  const { lines, size } = fitTitle(card.title, width, tops.height)
  const first = tops.title + heightsOf(lines[0] ?? '', size, 'bold').above - size * 0.2
  const afterTitle = first + (lines.length - 1) * size * lineHeight
  const { width: w, height: h } = CARD
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}">` +
    `<rect width="${w}" height="${h}" fill="#f7fafb"/>` +
    `<g transform="translate(${left} 72) scale(1.5)">${MARK}</g>` +
    nameOfSite(card.site, width - 62) +
    line(card.kicker, width, { x: left, y: tops.kicker, size: 28, weight: 'medium', fill: action }) +
    lines
      .map((text, index) =>
        letter(text, { x: left, y: first + index * size * lineHeight, size, weight: 'bold', fill: ink }),
      )
      .join('') +
    line(card.note, width, { x: left, y: afterTitle + 56, size: 28, weight: 'medium', fill: muted }) +
    priceLines(card.price, width) +
    picture(card.drawing) +
    '</svg>'
  )
}

/** The lettering that stands at the head of every page; a site of another name has it in letters. */
function nameOfSite(name: string, width: number): string {
  if (name !== SITE.name)
    return line(name, width, { x: left + 62, y: 108, size: 34, weight: 'bold', fill: ink })
  return (
    `<g transform="translate(${left + 63} 72) scale(.95)">` +
    `<path d="${LETTERING}" fill="none" stroke="${ink}" stroke-width="5.2" stroke-linecap="round" stroke-linejoin="round"/>` +
    `<circle cx="${LAMP.cx}" cy="${LAMP.cy}" r="${LAMP.r}" fill="${action}"/></g>`
  )
}

/** The price, and above it what it is and where it was seen, in two lines where one is not enough. */
function priceLines(price: Card['price'], width: number): string {
  if (!price) return ''
  const place = { x: left, y: 506, size: 26, weight: 'medium', fill: muted } as const
  const measure = (text: string) => widthOf(text, place.size, place.weight)
  const { lines } = wrap(price.label, { width, most: 2, measure })
  return (
    lines.map((text, at) => letter(text, { ...place, y: place.y - (lines.length - 1 - at) * 31 })).join('') +
    line(price.text, width, { x: left, y: 568, size: 58, weight: 'bold', fill: action })
  )
}

/** The largest size at which the whole title fits, else the smallest with the title cut. */
function fitTitle(title: string, width: number, height: number): { lines: string[]; size: number } {
  const widthAt = measurer('bold')
  const tries = titleSizes.map((size) => {
    const measure = (text: string) => widthAt(text, size)
    return { size, ...wrap(title, { width, most: Math.floor(height / (size * lineHeight)), measure }) }
  })
  return tries.find(({ whole }) => whole) ?? tries.at(-1) ?? { lines: [], size: 0 }
}

/** One line, cut where it is wider than `width`. */
function line(text: string, width: number, place: Parameters<typeof letter>[1]): string {
  const measure = (each: string) => widthOf(each, place.size, place.weight)
  const [fitting = ''] = wrap(text, { width, most: 1, measure }).lines
  return letter(fitting, place)
}

/** A product on its panel; the air around a drawing may lie outside of it. */
function picture(drawing: Card['drawing']): string {
  if (!drawing) return place(drawHero(), 'x="604" y="140" width="576" height="368" viewBox="0 0 720 460"')
  return (
    '<rect x="690" y="48" width="462" height="534" rx="36" fill="#e3edf0"/>' +
    place(
      drawProduct(drawing.kind, drawing.attributes),
      'x="661" y="112" width="520" height="390" viewBox="0 0 320 240"',
    )
  )
}

function place(svg: string, frame: string): string {
  return letterDrawing(svg).replace(/^<svg[^>]*>/, `<svg ${frame} fill="none">`)
}

/** The weights the pictures are lettered in. */
type Weight = 'medium' | 'bold'

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
function measurer(weight: Weight): (text: string, size: number) => number {
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
