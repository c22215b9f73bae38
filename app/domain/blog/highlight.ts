import { fold, foldForSearch } from '#app/vietnamese/fold.ts'

/** A piece of a text; `hit` where it is what was searched. */
export type TextPiece = { text: string; hit: boolean }

/** Characters of a snippet, around the first hit. */
const SNIPPET_LENGTH = 180
/** Words of at most so many letters are not marked inside others. */
const SHORT = 2
/** How far before the hit a snippet begins. */
const LEAD = 60

/** What a search marks: the whole of it where a text has that, else its words. */
export type Searched = readonly RegExp[]

/** What is marked for a search, whatever marks and case it was typed with. */
export function searchedIn(text: string): Searched {
  const words = foldForSearch(text).split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  // The longest first, so that a word is not cut by a shorter one in it.
  const single = [...new Set(words)].sort((a, b) => b.length - a.length).map(patternOf)
  const whole = words.map(patternOf).join(String.raw`\s+`)
  return [whole, single.join('|')].map((pattern) => new RegExp(pattern, 'g'))
}

/** The text in pieces, hits apart from the rest, whatever marks and case they have. */
export function highlight(text: string, searched: Searched): TextPiece[] {
  const pieces: TextPiece[] = []
  let end = 0
  for (const [start, stop] of hitsIn(text, searched)) {
    if (start > end) pieces.push({ text: text.slice(end, start), hit: false })
    pieces.push({ text: text.slice(start, stop), hit: true })
    end = stop
  }
  if (end < text.length) pieces.push({ text: text.slice(end), hit: false })
  return pieces
}

/**
 * About 180 characters around the first hit, cut at words, with '…' where something is left out: from the excerpt where
 * it holds the whole of what was searched, from the article where that does, else from where there is any hit at all.
 */
export function snippet(excerpt: string, content: string, searched: Searched): string {
  const sources = [excerpt, content].filter((text) => text !== '')
  const { text = '', hit = 0 } = firstHit(sources, searched) ?? { text: sources[0] }
  if (text.length <= SNIPPET_LENGTH) return text
  const from = wordStart(text, Math.max(0, hit - LEAD))
  const to = wordEnd(text, Math.min(text.length, from + SNIPPET_LENGTH))
  return `${from > 0 ? '…' : ''}${text.slice(from, to)}${to < text.length ? '…' : ''}`
}

/** The first text that the first pattern hits which hits any, and where; each is folded once, and only when it is looked at. */
function firstHit(texts: readonly string[], searched: Searched): { text: string; hit: number } | null {
  const folded = new Map<string, string>()
  for (const pattern of searched)
    for (const text of texts) {
      const known = folded.get(text) ?? foldedText(text)
      folded.set(text, known)
      const index = known.search(pattern)
      if (index !== -1) return { text, hit: placeIn(text, index) }
    }
  return null
}

/** A text folded letter by letter, as `foldedWithPlaces` does. */
function foldedText(text: string): string {
  let folded = ''
  for (const character of text) folded += plainOf(character)
  return folded
}

/** Where in a text a character of the folded text comes from: of a whole article one place is asked for. */
function placeIn(text: string, index: number): number {
  let [length, place] = [0, 0]
  for (const character of text) {
    length += plainOf(character).length
    if (length > index) return place
    place += character.length
  }
  return place
}

/** Where the hits of the first pattern that has any begin and end, in order, none over another. */
function hitsIn(text: string, searched: Searched): [number, number][] {
  if (searched.length === 0) return []
  const { folded, places } = foldedWithPlaces(text)
  const hits = searched.map((pattern) => [...folded.matchAll(pattern)]).find(({ length }) => length > 0) ?? []
  return hits.map(({ 0: found, index }) => [places[index] ?? 0, places[index + found.length] ?? text.length])
}

/** A number is found before its unit with and without a space: '9kg' in '9 kg'. Very short words only stand alone. */
function patternOf(word: string): string {
  const escaped = word.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)
  const loose = escaped.replaceAll(/(\d)([a-z])/g, String.raw`$1\s?$2`)
  return word.length <= SHORT ? `(?<![a-z0-9])${loose}(?![a-z0-9])` : loose
}

/** A folded text, and for each of its characters where in the text it comes from; at the end how long that is. */
type Folded = { folded: string; places: readonly number[] }

/** Characters below are folded once and known from then on: all that Vietnamese is written with. */
const KNOWN_BELOW = 0x2000
const PLAIN: (string | undefined)[] = []

function plainOf(character: string): string {
  const code = character.charCodeAt(0)
  return code < KNOWN_BELOW ? (PLAIN[code] ??= fold(character)) : fold(character)
}

function foldedWithPlaces(text: string): Folded {
  let folded = ''
  const places: number[] = []
  let place = 0
  for (const character of text) {
    const plain = plainOf(character)
    for (let index = 0; index < plain.length; index += 1) places.push(place)
    folded += plain
    place += character.length
  }
  places.push(text.length)
  return { folded, places }
}

function wordStart(text: string, from: number): number {
  if (from === 0) return 0
  const space = text.indexOf(' ', from)
  return space === -1 || space - from > 20 ? from : space + 1
}

function wordEnd(text: string, to: number): number {
  if (to >= text.length) return text.length
  const space = text.lastIndexOf(' ', to)
  return space > 0 && to - space < 20 ? space : to
}
