import { formatNumber } from '#app/vietnamese/numbers.ts'
import { drawingByName, drawingName, drawings } from '../drawings.ts'
import { box } from '../svg.ts'
import { estimate } from '../views/estimates.ts'
import { drawBeside } from '../views/scale-view.ts'
import { bodyFor } from '../views/true-scale.ts'
import { outlinesIn, widthOf, written } from './letters.ts'

const [PAPER, MINT] = ['#f3efe7', '#e5f2f0']

/** The wall of a cover by what its article is: news, advice, first looks, reviews, tips, offers, and none of them. What helps to choose is mint as a verdict's panel is. */
export const moods: ReadonlyMap<string, string> = new Map([
  ['tin', PAPER],
  ['tuvan', MINT],
  ['trentay', PAPER],
  ['riviu', MINT],
  ['meovat', PAPER],
  ['khuyenmai', PAPER],
  ['chung', PAPER],
])

/** What the figures of an article are of, by the word that stands in addresses. */
const units: ReadonlyMap<string, string> = new Map([
  ['so', ''],
  ['ngay', 'ngày'],
  ['may', 'máy'],
  ['cap', 'cặp'],
  ['w', 'W'],
  ['kwh', 'kWh'],
  ['pa', 'Pa'],
  ['lit', 'lít'],
  ['kg', 'kg'],
  ['gb', 'GB'],
  ['mah', 'mAh'],
  ['cadr', 'm³/h/m²'],
])

/** A cover: the kind of product it is about, its mood, which form of the product it shows, the figures its article argues with, and for how many people each is. */
type Cover = {
  topic: string
  mood: string
  seed: number
  figures: readonly number[]
  unit: string
  people: readonly number[]
}

/** How many forms and colours of the product covers choose among. */
const ARRANGEMENTS = 24

/**
 * The address of an article's cover, '/minh-hoa/bia-fridge-tuvan-7.svg'; one that draws figures ends with them and with what they are
 * of, and with how many people each is for: '/minh-hoa/bia-fridge-tuvan-7--230-390-550-lit-cho-2-4-6.svg'.
 * @param topic the kind of product it is about; any other word is a neutral appliance
 * @param mood one of `moods`; any other word is the neutral one
 * @param key the same key, the same arrangement
 */
export function coverPath({ topic, mood, key }: { topic: string; mood: string; key: string }): string {
  const seed = hash(key) % ARRANGEMENTS
  return `/minh-hoa/bia-${drawings.has(topic) ? topic : 'appliance'}-${moods.has(mood) ? mood : 'chung'}-${seed}.svg`
}

/** @returns the kind of product an address of `coverPath` is about, null for any other address. */
export function coverTopic(path: string): string | null {
  return coverFromPath(path)?.topic ?? null
}

/** @returns the SVG document behind an address of a cover, at most 11 KB, 6 KB without figures; null for any other address. */
export function drawCover(path: string): string | null {
  const cover = coverFromPath(path)
  const wall = cover && moods.get(cover.mood)
  return wall ? draw(cover, wall) : null
}

const numbersOf = (text: string): number[] => (text === '' ? [] : text.split('-').map(Number))

function coverFromPath(path: string): Cover | null {
  const [, topic = '', mood = '', number, told = '', word = 'so', homes = ''] =
    /^\/minh-hoa\/bia-([a-z_]{1,20})-([a-z]{1,12})-(\d{1,2})(?:--(\d{1,5}(?:\.\d)?(?:-\d{1,5}(?:\.\d)?){1,3})-([a-z]{1,5})(?:-cho-(\d(?:-\d){1,3}))?)?\.svg$/.exec(
      path,
    ) ?? []
  const seed = Number(number)
  const unit = units.get(word)
  const [figures, people] = [numbersOf(told), numbersOf(homes)] as const
  const isLabelled = people.length === 0 || people.length === figures.length
  return drawings.has(topic) && moods.has(mood) && seed < ARRANGEMENTS && unit !== undefined && isLabelled
    ? { topic, mood, seed, figures, unit, people }
    : null
}

/** By night the wall is the stage of the page's drawings, and what stands on it keeps its colours. What is told grows where the cover is small; where it is too small to be read, its range stands in its place. */
const styleOf = (wall: string) =>
  `<style>.wall{fill:${wall}}.ink,.range{fill:#24424d}.bar{fill:#5d7681}.range,.instead{display:none}` +
  '@media(prefers-color-scheme:dark){.wall{fill:#1d2a31}.ink,.range{fill:#dbe5e9}.bar{fill:#8fa5af}}' +
  '@media(max-width:320px){.home{transform:scale(1.3)}}' +
  '@media(max-width:240px){.told{display:none}.range,.instead{display:inline}}</style>'

/** The height of the floor, of 360: what stands on it is in view too where the cover is cut to a strip. */
const FLOOR = 268

function draw({ topic, seed, figures, unit, people }: Cover, wall: string): string {
  const isTold = figures.length > 0
  const scaled = people.length > 0 ? homes({ topic, figures, unit, people }) : null
  const alone = isTold ? product(topic, scaled ? 0 : seed, 16, 272) : product(topic, seed, 140, 360)
  // What lights the machines stands once; beside those to scale the one alone waits for a cover too small to read.
  const light = DEFINITIONS.exec(alone)?.[0] ?? ''
  const machine = `<g class="${scaled ? 'machine instead' : 'machine'}">${alone.replace(DEFINITIONS, '')}</g>`
  const told = isTold
    ? `<g class="told">${scaled ?? bars({ figures, unit, people })}</g>${range(figures, unit)}`
    : ''
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360" width="640" height="360" fill="none">' +
    styleOf(wall) +
    outlinesIn(told) +
    box(0, 0, 640, 360, 0, 'none', 'class="wall"') +
    box(32, FLOOR, 576, 2, 0, 'none', 'class="bar"') +
    light +
    machine +
    told +
    '</svg>'
  )
}

/** Units to a millimetre of what is drawn to scale, and the room that it is spread over. */
const PER_MM = 0.0917
const ROOM = { from: 32, to: 608 }

/**
 * Machines of the sizes that the figures tell, to one scale beside a person: over each its size, below it for how many people. Null for
 * a kind whose measures do not follow from its size.
 */
function homes({ topic, figures, unit, people }: Omit<Cover, 'mood' | 'seed'>): string | null {
  const machines = figures.flatMap((litres) => {
    const attributes = { capacity_l: litres }
    const [measures, drawn] = [estimate(topic, attributes), drawingByName(drawingName(topic, attributes))]
    return measures && drawn ? [{ measures, drawn }] : []
  })
  if (machines.length < figures.length) return null
  const column = (ROOM.to - ROOM.from) / (figures.length + 1)
  const middleOf = (at: number) => Math.round(ROOM.from + column * (at + 0.5))
  const person = drawBeside.sizeOf('person', PER_MM)
  const standing = ({ width, height }: { width: number; height: number }, at: number) => ({
    x: middleOf(at) - width / 2,
    y: FLOOR - height,
    width,
    height,
  })
  const told = (at: number, y: number, words: string) => written(middleOf(at), y, 26, words, 'ink', 'home')
  const drawn = machines.map(({ measures, drawn }, at) => {
    const frame = standing({ width: measures.width * PER_MM, height: measures.height * PER_MM }, at + 1)
    return (
      `<g class="machine">${bodyFor(topic).front(drawn, frame)}</g>` +
      told(at + 1, frame.y - 12, `${formatNumber(figures[at] ?? 0)} ${unit}`) +
      told(at + 1, FLOOR + 34, `${people[at]} người`)
    )
  })
  return (
    drawBeside.draw('person', standing(person, 0)) +
    told(0, FLOOR - person.height - 12, '1,65 m') +
    drawn.join('')
  )
}

const DEFINITIONS = /<defs>.*?<\/defs>/

/** The product in a form and colour that the arrangement picks, standing on the floor. */
function product(topic: string, seed: number, x: number, width: number): string {
  const drawing = drawings.get(topic)
  if (!drawing) return ''
  const { variants } = drawing
  // Spread over the whole list, because neighbours differ in colour alone.
  const variant = variants[(seed * Math.ceil(variants.length / 7)) % variants.length] ?? ''
  const height = width * 0.75
  return (drawing.render(variant) ?? '').replace(
    /^<svg[^>]*>/,
    `<svg x="${x}" y="${FLOOR + 1 - height * 0.925}" width="${width}" height="${height}" viewBox="0 0 320 240">`,
  )
}

/** Where the bars of figures stand, and how high the greatest is. */
const BARS = { from: 300, to: 608, height: 160 }

/** Units that say under bars what each of those is of. */
const IN_FULL: ReadonlyMap<string, string> = new Map([['m³/h/m²', 'm³/h hãng tính cho 1 m²']])

/** The article's own figures, as bars of one scale that stand on the floor with the product, each under its figure; below them for how many people, or what they are of. */
function bars({ figures, unit, people }: Pick<Cover, 'figures' | 'unit' | 'people'>): string {
  const most = Math.max(...figures)
  const step = (BARS.to - BARS.from) / figures.length
  const drawn = figures.map((value, at) => {
    const height = Math.max(4, Math.round((value / most) * BARS.height))
    const middle = BARS.from + step * (at + 0.5)
    return (
      box(middle - 28, FLOOR - height, 56, height, 4, 'none', 'class="bar"') +
      (people.length === 0
        ? written(middle, FLOOR - height - 12, 26, formatNumber(value), 'ink')
        : written(middle, FLOOR - height - 12, 26, `${formatNumber(value)} ${unit}`, 'ink') +
          written(middle, FLOOR + 30, 22, `${people[at]} người`, 'ink'))
    )
  })
  const below = people.length === 0 ? (IN_FULL.get(unit) ?? unit) : ''
  return drawn.join('') + (below && written((BARS.from + BARS.to) / 2, FLOOR + 34, 26, below, 'ink'))
}

/** Letters that stand large enough beside the product. */
const FIT = 7

/** Between which figures the article argues, large: '1,7–28', below it of what. The greatest alone where both take too much room. */
function range(figures: readonly number[], unit: string): string {
  const middle = (BARS.from + BARS.to) / 2
  const [least = '', most = ''] = [Math.min(...figures), Math.max(...figures)].map((end) => formatNumber(end))
  const both = `${least}–${most}`
  const said = both.length > FIT ? most : both
  return (
    written(
      middle,
      164,
      Math.min(96, Math.floor((100 * (BARS.to - BARS.from)) / widthOf(said))),
      said,
      'range',
    ) + written(middle, 240, 68, unit, 'range')
  )
}

/** A small even hash of a text (FNV-1a, 32 bit). */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (const character of text) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0
  }
  return value
}
