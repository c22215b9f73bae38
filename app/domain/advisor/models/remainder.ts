import { fold } from '#app/vietnamese/fold.ts'
import { splitSentences } from '#app/vietnamese/sentences.ts'
import type { Grounds } from '../verify/grounds.ts'

/**
 * What the built-in voice still has to say where another broke off: its paragraphs about products that were not named
 * yet, and those about none that were not said. Sentences with the white space behind them.
 */
export function remainderOf(
  content: string,
  said: string,
  { products }: Pick<Grounds, 'products'>,
): string[] {
  const told = fold(said)
  const isTold = (paragraph: string) => {
    const text = fold(paragraph)
    const about = products.filter(({ foldedTitle }) => text.includes(foldedTitle))
    if (about.length === 0) return told.includes(text)
    return about.every(({ aliases }) => aliases.some((alias) => told.includes(alias)))
  }
  const left = content.split('\n\n').filter((paragraph) => !isTold(paragraph))
  return splitSentences(left.join('\n\n'))
}
