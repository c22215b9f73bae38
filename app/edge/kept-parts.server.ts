import { hash, randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { FirstPicture, PartsOfPage } from '#app/ui/kept.tsx'

/** HTML of parts that stand on many pages, by what they say; nothing in it is ever out of date. */
export type KeptHtml = {
  /**
   * @param nonce of the page's scripts: parts that hold some are kept without it
   * @param site who runs it, which any part may say
   */
  forPage(nonce: string, site?: object): KeptOfPage
}

/** The parts of one page. */
export type KeptOfPage = PartsOfPage & {
  /** What the page is drawn with in place of its nonce. */
  nonce: string
  /** The page's bytes, from what React wrote. */
  pieces(html: string): Buffer[]
}

const MOST_BYTES = 16 * 2 ** 20
/** What says no more is its own key, in characters. */
const SHORT = 120
/** What belongs to one page alone: an id that says where it stands, a picture that the head asks for among others. */
const OF_ONE_PAGE = /"_R_|<img(?![^>]* (?:loading="lazy"|fetchPriority="high"))/
/** A picture that the head asks for first. */
const FIRST_PICTURE = /<img(?=[^>]* fetchPriority="high")(?![^>]* loading="lazy")[^>]*>/g

/** Marks stand where a kept part goes, or around one that is drawn. No text of a page can hold one: nobody knows them. */
const MARK = `\uE000${randomBytes(9).toString('base64url')}`
const END = '\uE001'

/** What the nonce of a page is drawn as. */
const NONCE = `${MARK}!${END}`
/** Stands among pieces of HTML where a page has its nonce. */
const NONCE_HERE = Buffer.alloc(0)

type KeptPart = { html: readonly Buffer[]; size: number; pictures: readonly FirstPicture[] }

/** A part as it is kept; null for one that belongs to a page alone. */
function keptPart(pieces: readonly Buffer[]): KeptPart | null {
  const html = joined(pieces)
  const text = html.join('')
  if (OF_ONE_PAGE.test(text)) return null
  const pictures = [...text.matchAll(FIRST_PICTURE)].map(([picture]) => ({
    src: attribute(picture, 'src') ?? '',
    srcSet: attribute(picture, 'srcSet'),
    sizes: attribute(picture, 'sizes'),
  }))
  return { html, size: html.reduce((sum, { length }) => sum + length, 200), pictures }
}

/** Pieces as few as there can be: whole between one place of the nonce and the next. */
function joined(pieces: readonly Buffer[]): Buffer[] {
  const made: Buffer[] = []
  let from = 0
  for (let at = pieces.indexOf(NONCE_HERE); at !== -1; at = pieces.indexOf(NONCE_HERE, from)) {
    made.push(Buffer.concat(pieces.slice(from, at)), NONCE_HERE)
    from = at + 1
  }
  return [...made, Buffer.concat(pieces.slice(from))]
}

/** The value of an attribute as React wrote it. */
function attribute(element: string, name: string): string | undefined {
  const [, written] = new RegExp(` ${name}="([^"]*)"`).exec(element) ?? []
  return written
    ?.replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
}

/** @param maxBytes of all parts together */
export function createKeptHtml(maxBytes = MOST_BYTES): KeptHtml {
  const kept = new LRUCache<string, KeptPart>({
    maxSize: maxBytes,
    sizeCalculation: ({ size }) => size,
  })
  const names = new WeakMap<object, number>()
  let named = 0
  const nameOf = (part: object): number => {
    const known = names.get(part) ?? (named += 1)
    names.set(part, known)
    return known
  }

  /** What an object says, as few characters; one that several parts of a page are given is read once. */
  const read = new WeakMap<object, string>()
  const summary = (value: object): string => {
    const known = read.get(value)
    if (known !== undefined) return known
    const says = JSON.stringify(value)
    const short = says.length <= SHORT ? says : hash('sha1', says, 'base64url')
    read.set(value, short)
    return short
  }
  const keyOf = (part: object, says: object): string => {
    let key = String(nameOf(part))
    for (const [name, value] of Object.entries(says))
      key += ` ${name}=${typeof value === 'object' && value !== null ? summary(value as object) : JSON.stringify(value)}`
    return key
  }

  return {
    forPage(nonce, site = {}) {
      const bySite = summary(site)
      /** In the order of their marks: what stands there, or the key of what is drawn there. */
      const places: (readonly Buffer[] | string)[] = []
      const itsNonce = Buffer.from(nonce)
      return {
        nonce: NONCE,
        place(part, says) {
          const key = `${keyOf(part, says)} ${bySite}`
          const found = kept.get(key)
          const at = places.push(found?.html ?? key) - 1
          return found
            ? { here: `${MARK}=${at}${END}`, pictures: found.pictures }
            : { before: `${MARK}+${END}`, after: `${MARK}-${at}${END}` }
        },
        pieces(html) {
          let pieces: Buffer[] = []
          const around: Buffer[][] = []
          let from = 0
          for (let at = html.indexOf(MARK); at !== -1; at = html.indexOf(MARK, from)) {
            if (at > from) pieces.push(Buffer.from(html.slice(from, at)))
            const end = html.indexOf(END, at)
            const kind = html[at + MARK.length]
            const place = places[Number(html.slice(at + MARK.length + 1, end))]
            if (kind === '+') {
              around.push(pieces)
              pieces = []
            } else if (kind === '!') pieces.push(NONCE_HERE)
            else if (typeof place === 'string') {
              const part = keptPart(pieces)
              if (part) kept.set(place, part)
              pieces = [...(around.pop() ?? []), ...(part?.html ?? pieces)]
            } else if (place) pieces.push(...place)
            from = end + END.length
          }
          pieces.push(Buffer.from(html.slice(from)))
          return pieces.map((piece) => (piece === NONCE_HERE ? itsNonce : piece))
        },
      }
    },
  }
}
