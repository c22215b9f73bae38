import type { Vocabulary } from '../understand/brands.ts'
import { brandMentions } from '../understand/brands.ts'
import { kindMentions } from '../understand/kind-mentions.ts'
import type { Reading } from '../understand/reading.ts'

/**
 * The words of a question with what is named taken for its sort: every machine is 'K', every brand 'B', every model code
 * 'M' and every figure '0'. 'Tủ LG hay Samsung tốt hơn' and 'tivi Sony hay TCL tốt hơn' are the same question.
 */
export function sketchOf(reading: Reading, vocabulary: Vocabulary): string[] {
  const named = [
    ...kindMentions(reading).flatMap(({ value, first, next }) =>
      value === null ? [] : [{ sort: 'K', first, next }],
    ),
    ...brandMentions(reading, vocabulary).map(({ first, next }) => ({ sort: 'B', first, next })),
  ]
  const words: string[] = []
  for (let index = 0; index < reading.tokens.length; index += 1) {
    const mention = named.find(({ first }) => first === index)
    if (mention) words.push(mention.sort)
    else if (named.every(({ first, next }) => index < first || index >= next)) {
      const { text, glued } = reading.tokens[index] ?? { text: '', glued: false }
      const isFigure = /^\d/.test(text)
      if (!isFigure && !/^[a-z?]/.test(text)) continue
      const isOfCode = glued && words.length > 0 && (words.at(-1) === 'M' || isFigure)
      if (isOfCode) words[words.length - 1] = 'M'
      else words.push(isFigure ? '0' : text)
    }
  }
  return words
}
