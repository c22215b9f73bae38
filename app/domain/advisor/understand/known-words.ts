import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'

/** Words and pairs of words as they stand in a file: each text brotli in base64. */
export type WordsFile = { words: string; pairs: string }

/** The words that are known, and how often each and each pair of them is said, as natural logarithms. */
export type KnownWords = {
  counts: ReadonlyMap<string, number>
  pairs: ReadonlyMap<string, number>
}

/** Stands for any figure among the words. */
export const FIGURE_WORD = 'ⁿ'

/** Steps of a logarithm that are kept. */
const STEPS = 4

const pack = (text: string) => brotliCompressSync(text).toString('base64')
const unpack = (text: string) => brotliDecompressSync(Buffer.from(text, 'base64')).toString()
const stepOf = (count: number) => Math.round(STEPS * Math.log(count))

/** Words by their letters, and pairs by the places of their words, one list for each first word. */
export function packWords(
  counts: ReadonlyMap<string, number>,
  pairs: ReadonlyMap<string, number>,
): WordsFile {
  const words = [...counts.keys()].toSorted()
  const places = new Map(words.map((word, place) => [word, place]))
  const behind = words.map((): [number, number][] => [])
  for (const [pair, count] of pairs) {
    const [first = '', second = ''] = pair.split(' ')
    behind[places.get(first) ?? 0]?.push([places.get(second) ?? 0, stepOf(count)])
  }
  const rows = behind.map((row) => {
    let last = 0
    return row
      .toSorted(([one], [other]) => one - other)
      .map(([place, step]) => {
        const apart = place - last
        last = place
        return `${apart.toString(36)},${step.toString(36)}`
      })
      .join(' ')
  })
  return {
    words: pack(words.map((word) => `${word} ${stepOf(counts.get(word) ?? 1)}`).join('\n')),
    pairs: pack(rows.join('\n')),
  }
}

/** What was packed. */
export function unpackWords(file: WordsFile): KnownWords {
  const lines = unpack(file.words)
    .split('\n')
    .map((line) => line.split(' ') as [string, string])
  const counts = new Map(lines.map(([word, step]) => [word, Number(step) / STEPS]))
  const pairs = new Map<string, number>()
  for (const [first, row] of unpack(file.pairs).split('\n').entries()) {
    let place = 0
    for (const entry of row.split(' ').filter(Boolean)) {
      const [apart = '', step = ''] = entry.split(',')
      place += Number.parseInt(apart, 36)
      pairs.set(`${lines[first]?.[0]} ${lines[place]?.[0]}`, Number.parseInt(step, 36) / STEPS)
    }
  }
  return { counts, pairs }
}
