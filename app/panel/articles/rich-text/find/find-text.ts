import type { Node } from '@tiptap/pm/model'
import { fold } from '#app/vietnamese/fold.ts'

/** Words found in a document, as a range of it. */
export type Found = { from: number; to: number }

/** What is looked for: `isExact` in its capitals too, `areWhole` where they are no part of longer words. */
export type Wanted = { words: string; isExact: boolean; areWhole: boolean }

type Plain = (text: string) => string

/** How letters are held against those that are looked for: 'co' is found in 'cơ', but who writes 'có' means no 'cơ'. */
function plainFor({ words, isExact }: Wanted): Plain {
  if (isExact) return (text) => text.normalize('NFC')
  const lower: Plain = (text) => text.normalize('NFC').toLowerCase()
  return lower(words) === fold(words) ? fold : lower
}

/** Text made plain letter by letter, so that what is found has its place in the text as it is written. */
function plainByLetter(text: string, plainOf: Plain): { folded: string; places: number[] } {
  let folded = ''
  const places: number[] = []
  for (let at = 0; at < text.length;) {
    // A letter with the marks that are written after it.
    const letter = /^[\s\S][\u0300-\u036f]*/.exec(text.slice(at, at + 8))?.[0] ?? ''
    const plain = plainOf(letter)
    for (const _ of plain) places.push(at)
    folded += plain
    at += letter.length
  }
  places.push(text.length)
  return { folded, places }
}

/** The words of a block, each place of the document one letter: what is no word of it (a picture, a footnote) is none. */
function textOf(block: Node): string {
  let text = ''
  block.forEach((child) => (text += child.isText ? child.text : '\ufffc'.repeat(child.nodeSize)))
  return text
}

const LETTER = /[\p{L}\p{N}\p{M}]/u

/** Whether a range of a text stands by itself rather than within a longer word. */
const isWhole = (text: string, from: number, to: number): boolean =>
  !LETTER.test(text[from - 1] ?? '') && !LETTER.test(text[to] ?? '')

/** Where words stand in a document, within one block of text each; without marks they are found whatever the marks there. */
export function findText(doc: Node, wanted: Wanted): Found[] {
  const plainOf = plainFor(wanted)
  const needle = plainOf(wanted.words)
  const found: Found[] = []
  if (needle.trim() === '') return found
  doc.descendants((node, pos) => {
    if (!node.isTextblock) return true
    const text = textOf(node)
    const { folded, places } = plainByLetter(text, plainOf)
    for (let at = folded.indexOf(needle); at >= 0; at = folded.indexOf(needle, at + needle.length)) {
      const [from = 0, to = 0] = [places[at], places[at + needle.length]]
      if (!wanted.areWhole || isWhole(text, from, to)) found.push({ from: pos + 1 + from, to: pos + 1 + to })
    }
    return false
  })
  return found
}
