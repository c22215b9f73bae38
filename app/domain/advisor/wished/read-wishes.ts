import { findPhrases } from '../understand/lexicon.ts'
import type { Need } from '../understand/need.ts'
import { stanceOn } from '../understand/negation.ts'
import type { Reading } from '../understand/reading.ts'
import type { Wish } from './wish.ts'
import { wishLexicon } from './wish.ts'

const phrasesOf = (reading: Reading, kinds: readonly string[]) =>
  (kinds.length > 0 ? kinds : [undefined]).flatMap((kind) => findPhrases(wishLexicon(kind), reading))

/** What a text wishes of machines of these kinds, and what it wishes away, by the names of the wishes. */
export function readUnstated(
  reading: Reading,
  kinds: readonly string[],
): Pick<Need, 'unstated' | 'unstatedExcluded'> & { dropped: string[] } {
  const labels: Record<ReturnType<typeof stanceOn>, string[]> = {
    wanted: [],
    preferred: [],
    excluded: [],
    dropped: [],
  }
  for (const { value, start, end } of phrasesOf(reading, kinds))
    labels[stanceOn(reading, start, end)].push(value.label)
  const unique = (names: readonly string[]) => [...new Set(names)]
  return {
    unstated: unique([...labels.wanted, ...labels.preferred]).filter(
      (label) => !labels.excluded.includes(label) && !labels.dropped.includes(label),
    ),
    unstatedExcluded: unique(labels.excluded),
    dropped: unique(labels.dropped),
  }
}

/** The wishes a text names at all: 'có NFC không' asks for what it names. */
export const wishesNamed = (reading: Reading, kinds: readonly string[]): Wish[] => [
  ...new Map(phrasesOf(reading, kinds).map(({ value }) => [value.label, value])).values(),
]
