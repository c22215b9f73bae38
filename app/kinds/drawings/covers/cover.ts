import { drawings } from '../drawings.ts'
import { accent, accentSoft, box, disc, repeat, shape, stroke } from '../svg.ts'

/** What a cover is about beyond its product: its colours, as hex, and the sign that says it. */
type Mood = { wall: string; floor: string; form: string; sign: string }

const paper = '#fffdf8'
const ink = '#24424d'

/** A sign on a round badge of its own, 96 units wide, its middle at 0, 0. */
const badge = (fill: string, content: string) => disc(0, 0, 48, fill) + content

/** Every mood by the word that stands in addresses: news, advice, first looks, reviews, tips, offers, and none of them. */
export const moods: ReadonlyMap<string, Mood> = new Map([
  [
    'tin',
    {
      wall: '#cfe3ef',
      floor: '#a9c9dc',
      form: '#e8f2f8',
      sign: badge(
        '#2f6f94',
        box(-22, -26, 44, 52, 5, paper) +
          box(-15, -19, 30, 9, 2, '#2f6f94') +
          stroke('M-14-2h28M-14 8h28M-14 18h17', '#2f6f94', 4),
      ),
    },
  ],
  [
    'tuvan',
    {
      wall: '#c9e6e4',
      floor: '#9dcdca',
      form: '#e5f4f2',
      sign: badge(
        '#1c7f7c',
        shape(
          'M-20-24h40a9 9 0 0 1 9 9v22a9 9 0 0 1-9 9h-17l-13 12v-12h-10a9 9 0 0 1-9-9v-22a9 9 0 0 1 9-9z',
          paper,
        ) + stroke('M-12-5l9 9 17-18', '#1c7f7c', 6),
      ),
    },
  ],
  [
    'trentay',
    {
      wall: '#dcd8f0',
      floor: '#bdb5dd',
      form: '#efecfa',
      sign: badge(
        '#6a59a6',
        shape('M-26-6l26-13 26 13v24l-26 13-26-13z', paper) +
          stroke('M-26-6l26 13 26-13M0 7v24', '#6a59a6', 4) +
          stroke('M0-38v-6M-16-34l-4-5M16-34l4-5', paper, 4),
      ),
    },
  ],
  [
    'riviu',
    {
      wall: '#f2e5c4',
      floor: '#dcc794',
      form: '#faf4e3',
      sign: badge(
        '#a3781c',
        shape(
          'M0-29l8.600 18.200 19.900 2.600-14.600 13.700 3.700 19.700L0 14.600l-17.600 9.600 3.700-19.700-14.600-13.700 19.900-2.600z',
          paper,
        ),
      ),
    },
  ],
  [
    'meovat',
    {
      wall: '#d5e8cf',
      floor: '#afd0a7',
      form: '#ebf5e8',
      sign: badge(
        '#4b8552',
        shape('M0-30c14 0 22 10 22 21 0 9-6 13-9 20h-26c-3-7-9-11-9-20 0-11 8-21 22-21z', paper) +
          stroke('M-11 19h22M-7 28h14', paper, 6),
      ),
    },
  ],
  [
    'khuyenmai',
    {
      wall: '#f6dac8',
      floor: '#e5b796',
      form: '#fcefe6',
      sign: badge(
        '#b5622c',
        shape('M-28-24h26l30 30-24 24-32-30z', paper) +
          disc(-17, -13, 4.5, '#b5622c') +
          stroke('M-3 11l12-12', '#b5622c', 5),
      ),
    },
  ],
  [
    'chung',
    {
      wall: '#dbe4e7',
      floor: '#b9c8ce',
      form: '#eef3f5',
      sign: badge(ink, shape('M-24-22h22v48l-2-2h-20zM24-22h-22v48l2-2h20z', paper)),
    },
  ],
])

/** A cover: the kind of product it is about, its mood, and which of the arrangements it has. */
type Cover = { topic: string; mood: string; seed: number }

/** How many arrangements there are; each also takes a colour and form of the product of its own. */
const ARRANGEMENTS = 24

/** Where product and sign stand on the cover, 640 by 360 units. */
const places = [
  { x: 236, width: 372, sign: { x: 138, y: 150 } },
  { x: 24, width: 372, sign: { x: 500, y: 142 } },
  { x: 130, width: 380, sign: { x: 566, y: 92 } },
] as const

/**
 * The address of an article's cover, '/minh-hoa/bia-fridge-tuvan-7.svg'.
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

/** @returns the SVG document behind an address of a cover, at most 6 KB; null for any other address. */
export function drawCover(path: string): string | null {
  const cover = coverFromPath(path)
  const mood = cover && moods.get(cover.mood)
  return mood ? draw(cover, mood) : null
}

function coverFromPath(path: string): Cover | null {
  const [, topic = '', mood = '', number] =
    /^\/minh-hoa\/bia-([a-z_]{1,20})-([a-z]{1,12})-(\d{1,2})\.svg$/.exec(path) ?? []
  const seed = Number(number)
  return drawings.has(topic) && moods.has(mood) && seed < ARRANGEMENTS ? { topic, mood, seed } : null
}

function draw({ topic, seed }: Cover, { wall, floor, form, sign }: Mood): string {
  const place = places[seed % places.length] ?? places[0]
  const grounds = [arch, sun, panels, hills]
  const ground = grounds[Math.floor(seed / places.length) % grounds.length] ?? arch
  const middle = place.x + place.width / 2
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360" width="640" height="360" fill="none">' +
    box(0, 0, 640, 360, 0, wall) +
    ground(middle, form) +
    shape('M0 296h640v64H0z', floor) +
    dots(seed, place.sign.x) +
    product(topic, seed, place.x, place.width) +
    `<g transform="translate(${place.sign.x} ${place.sign.y})">${sign}</g>` +
    '</svg>'
  )
}

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
    `<svg x="${x}" y="${318 - height}" width="${width}" height="${height}" viewBox="0 0 320 240">`,
  )
}

const arch = (middle: number, fill: string) =>
  shape(`M${middle - 168} 296v-108a168 168 0 0 1 336 0v108z`, fill)

const sun = (middle: number, fill: string) =>
  disc(middle, 168, 150, fill) + disc(middle > 320 ? 92 : 548, 300, 70, fill, 'opacity=".6"')

const panels = (middle: number, fill: string) =>
  repeat(3, (index) => box(middle - 210 + index * 146, 34, 128, 262, 14, fill))

const hills = (middle: number, fill: string) =>
  shape(`M0 296c90-130 190-150 ${middle - 60}-96s220-30 ${640 - middle + 60}-60V296z`, fill) +
  disc(middle > 320 ? 150 : 500, 84, 36, fill)

/** A few small things in the air, so that two covers of a kind do not look alike. */
function dots(seed: number, signX: number): string {
  const left = signX < 320
  const [x, y] = [left ? 60 + (seed % 5) * 14 : 470 + (seed % 5) * 14, 258 - (seed % 4) * 8]
  return seed % 2 === 0
    ? repeat(6, (index) =>
        disc(x + (index % 3) * 22, y + Math.floor(index / 3) * 22, 4, accent, 'opacity=".45"'),
      )
    : stroke(`M${x} ${y}q14-18 28 0t28 0 28 0`, accentSoft, 6)
}

/** A small even hash of a text (FNV-1a, 32 bit). */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (const character of text) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0
  }
  return value
}
