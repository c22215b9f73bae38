/** How the framework writes what JSON has no word for (turbo-stream v2, react-router 8): by a number that is no place. */
const NULL = -5
const WITHOUT_PLACE: readonly (readonly [unknown, number])[] = [
  [undefined, -7],
  [null, NULL],
  [Number.NaN, -2],
  [Number.POSITIVE_INFINITY, -6],
  [Number.NEGATIVE_INFINITY, -3],
  [-0, -4],
]

/** A value as the framework writes it: its parts in a row, each named by its place in the whole text; `quoted` within a text of a script. */
type Written = { from: number; text: string; quoted: Buffer; parts: number }

/** A text, and the bytes of the same within a text of a script, without the quotation marks, in pieces. */
export type Handoff = { text: string; quoted: readonly Buffer[] }

const written = new WeakMap<object, Written>()

/**
 * The data of a document as the framework's own text, which the browser reads: each part of it once, under the number of its place. What
 * a route gives is written again only where it is another object, or stands at another place.
 * @throws TypeError for data that is not plain: objects, lists, texts, numbers, dates
 */
export function handoffText(loaderData: Readonly<Record<string, unknown>>): Handoff {
  const ids = Object.keys(loaderData)
  const head = ['', '"loaderData"', '', '"actionData"', '"errors"', ...ids.map((id) => JSON.stringify(id))]
  const data = ids.map((id) => loaderData[id])
  const places: number[] = []
  const texts: Written[] = []
  let next = head.length
  for (const value of data) {
    if (typeof value !== 'object' || value === null) throw new TypeError('a loader gives an object')
    const made = writtenAt(value, next)
    places.push(next)
    texts.push(made)
    next += made.parts
  }
  head[0] = `{"_1":2,"_3":${NULL},"_4":${NULL}}`
  head[2] = `{${places.map((place, index) => `"_${index + 5}":${place}`).join(',')}}`
  const opening = `[${head.join(',')}`
  return {
    text: `${[opening, ...texts.map(({ text }) => text)].join(',')}]\n`,
    quoted: [quoted(opening), ...texts.flatMap((one) => [COMMA, one.quoted]), END],
  }
}

/** A text as it stands within a text of a script. */
export const quoted = (text: string): Buffer =>
  Buffer.from(
    JSON.stringify(text)
      .slice(1, -1)
      .replaceAll(
        /[&><\u2028\u2029]/g,
        (mark) => String.raw`\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`,
      ),
  )

const COMMA = Buffer.from(',')
const END = quoted(']\n')

function writtenAt(value: object, from: number): Written {
  const known = written.get(value)
  if (known?.from === from) return known
  const { text, parts } = write(value, from)
  const made = { from, text, quoted: quoted(text), parts }
  written.set(value, made)
  return made
}

function write(value: object, from: number): { text: string; parts: number } {
  const parts: string[] = []
  const places = new Map<unknown, number>()
  const waiting: unknown[] = []
  const placeOf = (part: unknown): number => {
    if (typeof part !== 'object' || part === null) {
      const named = WITHOUT_PLACE.find(([one]) => Object.is(one, part))
      if (named) return named[1]
    }
    const known = places.get(part)
    if (known !== undefined) return known
    waiting.push(part)
    const place = from + places.size
    places.set(part, place)
    return place
  }
  placeOf(value)
  for (const part of waiting) parts.push(textOf(part, placeOf))
  return { text: parts.join(','), parts: parts.length }
}

function textOf(part: unknown, placeOf: (part: unknown) => number): string {
  if (typeof part === 'string' || typeof part === 'boolean') return JSON.stringify(part)
  if (typeof part === 'number') return String(part)
  if (part instanceof Date) return `["D",${part.getTime()}]`
  if (Array.isArray(part)) return `[${part.map(placeOf).join(',')}]`
  if (typeof part !== 'object' || part === null || Object.getPrototypeOf(part) !== Object.prototype)
    throw new TypeError(`data of a document is not plain: ${String(part)}`)
  return `{${Object.entries(part)
    .map(([name, one]) => `"_${placeOf(name)}":${placeOf(one)}`)
    .join(',')}}`
}
