import type { Node } from '@tiptap/pm/model'
import { fold } from '#app/vietnamese/fold.ts'

/** Words found in a document, as a range of it. */
export type Found = { from: number; to: number }

/** Text folded letter by letter, so that what is found has its place in the text as it is written. */
function foldedByLetter(text: string): { folded: string; places: number[] } {
  let folded = ''
  const places: number[] = []
  for (let at = 0; at < text.length;) {
    // A letter with the marks that are written after it.
    const letter = /^[\s\S][\u0300-\u036f]*/.exec(text.slice(at, at + 8))?.[0] ?? ''
    const plain = fold(letter)
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

/** Where words stand in a document, whatever their marks and case; within one block of text each. */
export function findText(doc: Node, wanted: string): Found[] {
  const needle = fold(wanted)
  const found: Found[] = []
  if (needle.trim() === '') return found
  doc.descendants((node, pos) => {
    if (!node.isTextblock) return true
    const text = textOf(node)
    const { folded, places } = foldedByLetter(text)
    for (let at = folded.indexOf(needle); at >= 0; at = folded.indexOf(needle, at + needle.length)) {
      const [from = 0, to = 0] = [places[at], places[at + needle.length]]
      found.push({ from: pos + 1 + from, to: pos + 1 + to })
    }
    return false
  })
  return found
}
