import { readSentence } from './read-sentence.ts'
import { phraseAt } from './words/lexicon.ts'
import type { Meaning } from './words/meaning.ts'

/** What says nothing that could be untrue. */
const HARMLESS: ReadonlySet<Meaning['is']> = new Set([
  'plain',
  'noun',
  'join',
  'of',
  'attribute',
  'topic',
  'condition',
  'break',
])

/** Whether a text is made of nothing but words that claim nothing, such as the title of a guide. */
export function claimsNothing(text: string): boolean {
  const words = readSentence(text).tokens.map(({ marked }) => marked)
  for (let at = 0; at < words.length;) {
    const phrase = phraseAt(words, at, words.length)
    if (!phrase && !/^[,:?.–-]$/.test(words[at] ?? '')) return false
    if (phrase && !HARMLESS.has(phrase.meaning.is)) return false
    at += phrase?.length ?? 1
  }
  return words.length > 0
}
