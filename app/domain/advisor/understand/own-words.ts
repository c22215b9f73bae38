import { kindWords, NOT_A_KIND } from './kind-words.ts'
import { buildLexicon, findPhrases } from './lexicon.ts'
import type { Entry } from './lexicon.ts'
import { readTokens } from './reading.ts'

/** Words that editors taught: each phrase is another way of saying `name`, but not inside a phrase of `except`. */
export type TaughtWords = { name: string; phrases: readonly string[]; except: readonly string[] }

/** Says a text in words that the advisor knows. */
export type Rephrase = (text: string) => string

/** The longest text that is looked through, in letters: as long as a conversation that is read. */
const LONGEST = 4000

const unchanged: Rephrase = (text) => text

/** A phrase whose marks, where some are typed, must be its own: 'lò' is no 'lo'. */
const strict = (phrase: string) => (/[^\x20-\x7e]/.test(phrase) ? `!${phrase}` : phrase)

/**
 * Puts the names that the advisor knows in the place of words that editors taught, so that every part of it understands
 * them. Longer phrases of its own stand: 'máy' taught as something does not touch 'máy giặt'. Linear in the text's length.
 */
export function rephraseBy(taught: readonly TaughtWords[]): Rephrase {
  const words = taught.filter(({ phrases }) => phrases.length > 0)
  if (words.length === 0) return unchanged
  const lexicon = buildLexicon<string | null>([
    ...words.map(({ name, phrases }) => ({ value: name, phrases: phrases.map(strict) })),
    ...words.map(({ except }) => ({ value: null, phrases: except.map(strict) })),
    ...builtIn(),
  ])
  return (text) => {
    const found = findPhrases(lexicon, readTokens(text.slice(0, LONGEST)))
    let rephrased = ''
    let end = 0
    for (const match of found) {
      if (match.value === null) continue
      rephrased += text.slice(end, match.start) + match.value
      end = match.end
    }
    return end === 0 ? text : rephrased + text.slice(end)
  }
}

/** What the advisor knows by itself; found here, it stays as it is. */
const builtIn = (): Entry<string | null>[] => [
  ...kindWords().map(({ phrases }) => ({ value: null, phrases })),
  { value: null, phrases: NOT_A_KIND },
]
