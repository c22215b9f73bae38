import { fold } from '#app/vietnamese/fold.ts'
import type { Vocabulary } from '../understand/brands.ts'
import type { Reading } from '../understand/reading.ts'
import { bucketOf } from './buckets.ts'
import { sketchOf } from './sketch.ts'

/** Letters of the runs that are looked at inside a word, its edges included. */
const RUN = 3

/**
 * What a classifier looks at in a question, as buckets in rising order, each once: runs of letters inside words, words and
 * pairs of words without marks, words and pairs with their marks where any mark was typed, and its sketch by up to three
 * words; of a question that follows another the words and the sketch once more, as what is said in answer means
 * something else. Every figure counts as 0: how much is read elsewhere.
 */
export function featuresOf(reading: Reading, vocabulary: Vocabulary, follows = false): number[] {
  const found = new Set<number>()
  const { marked } = reading
  const folded = fold(marked).replace(/\d+/g, '0')
  const words = folded.split(/[^a-z0-9]+/).filter(Boolean)
  for (const word of words) addRuns(` ${word} `, found)
  addWords('w', words, found)
  const markedWords = marked.split(/[^\p{L}\p{M}]+/u).filter(Boolean)
  if (markedWords.some((word) => word !== fold(word))) addWords('m', markedWords, found)
  const sketch = ['^', ...sketchOf(reading, vocabulary), '$']
  addWords('s', sketch, found)
  for (let at = 2; at < sketch.length; at += 1)
    found.add(bucketOf(`t${sketch[at - 2]} ${sketch[at - 1]} ${sketch[at]}`))
  if (follows) {
    addWords('f', ['', ...words, ''], found)
    addWords('g', sketch, found)
  }
  return [...found].toSorted((one, other) => one - other)
}

function addRuns(word: string, found: Set<number>): void {
  for (let start = 0; start + RUN <= word.length; start += 1)
    found.add(bucketOf(`c${word.slice(start, start + RUN)}`))
}

function addWords(view: string, words: readonly string[], found: Set<number>): void {
  for (const [index, word] of words.entries()) {
    found.add(bucketOf(view + word))
    if (index > 0) found.add(bucketOf(`${view}${words[index - 1]} ${word}`))
  }
}
