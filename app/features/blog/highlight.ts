import { fold, foldForSearch } from '#app/vietnamese/fold.ts'

/** A piece of a text; `hit` where it is what was searched. */
export type TextPiece = { text: string; hit: boolean }

/** Characters of a snippet, around the first hit. */
const SNIPPET_LENGTH = 180
/** How far before the hit a snippet begins. */
const LEAD = 60

/** The words of a search, folded, the longest first so that a word is not cut by a shorter one in it. */
export function searchedWords(text: string): string[] {
  const words = foldForSearch(text).split(/\s+/).filter(Boolean)
  return [...new Set(words)].sort((a, b) => b.length - a.length)
}

/** The text in pieces, hits apart from the rest, whatever marks and case they have. */
export function highlight(text: string, words: readonly string[]): TextPiece[] {
  const pieces: TextPiece[] = []
  let end = 0
  for (const [start, stop] of hitsIn(text, words)) {
    if (start > end) pieces.push({ text: text.slice(end, start), hit: false })
    pieces.push({ text: text.slice(start, stop), hit: true })
    end = stop
  }
  if (end < text.length) pieces.push({ text: text.slice(end), hit: false })
  return pieces
}

/**
 * About 180 characters around the first hit, cut at words, with '…' where something is left out; from the excerpt where
 * it holds a hit or the article does not, else from the article.
 */
export function snippet(excerpt: string, content: string, words: readonly string[]): string {
  const source = hitsIn(excerpt, words).length > 0 || hitsIn(content, words).length === 0 ? excerpt : content
  const text = source === '' ? content : source
  const [first] = hitsIn(text, words)
  if (text.length <= SNIPPET_LENGTH) return text
  const from = wordStart(text, Math.max(0, (first?.[0] ?? 0) - LEAD))
  const to = wordEnd(text, Math.min(text.length, from + SNIPPET_LENGTH))
  return `${from > 0 ? '…' : ''}${text.slice(from, to)}${to < text.length ? '…' : ''}`
}

/** Where the hits begin and end, in order, none over another. */
function hitsIn(text: string, words: readonly string[]): [number, number][] {
  if (words.length === 0) return []
  const { folded, places } = foldedWithPlaces(text)
  const pattern = new RegExp(words.map(patternOf).join('|'), 'g')
  return [...folded.matchAll(pattern)].map(({ 0: found, index }) => [
    places[index] ?? 0,
    places[index + found.length] ?? text.length,
  ])
}

/** A number is found before its unit with and without a space: '9kg' in '9 kg'. */
function patternOf(word: string): string {
  const escaped = word.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)
  return escaped.replaceAll(/(\d)([a-z])/g, String.raw`$1\s?$2`)
}

/** The folded text, and for each of its characters where in the text it comes from. */
function foldedWithPlaces(text: string): { folded: string; places: number[] } {
  let folded = ''
  const places: number[] = []
  let place = 0
  for (const character of text) {
    const plain = fold(character)
    for (let index = 0; index < plain.length; index += 1) places.push(place)
    folded += plain
    place += character.length
  }
  return { folded, places: [...places, text.length] }
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
