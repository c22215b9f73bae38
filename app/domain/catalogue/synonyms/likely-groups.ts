import { searchWords } from '#app/vietnamese/fold.ts'
import { slipsBetween } from '../misspelling.ts'
import { phraseKey } from './groups.ts'

/** Something a failed search may have meant: a group of synonyms or a category, by the name it goes by. */
export type Meaning = { head: string; phrases: readonly string[] }

/** Most that are offered. */
const MOST = 6
/** A meaning that fits much worse than the best one is none. */
const SHARE_OF_BEST = 0.4
/** Below this likeness two words have nothing to do with each other. */
const LEAST = 0.5

/**
 * What a failed search most likely meant, best first: how much of its words stands in a meaning's phrases, letters wrong
 * counting less; a word that many meanings share ('máy') says little.
 */
export function likelyMeanings(search: string, meanings: readonly Meaning[]): string[] {
  const typed = searchWords(search)
  const commonness = wordCounts(meanings)
  const scored = meanings.map((meaning) => ({
    head: meaning.head,
    score: Math.max(
      0,
      ...meaning.phrases.map((phrase) => likeness(typed, phraseKey(phrase).split(' '), commonness)),
    ),
  }))
  const ranked = scored.toSorted((a, b) => b.score - a.score)
  const least = (ranked[0]?.score ?? 0) * SHARE_OF_BEST
  const fitting = ranked.filter(({ score }) => score > 0 && score >= least)
  const heads = new Map(fitting.toReversed().map(({ head }) => [phraseKey(head), head]))
  return [...new Set(fitting.map(({ head }) => phraseKey(head)))]
    .slice(0, MOST)
    .flatMap((key) => heads.get(key) ?? [])
}

/** In how many meanings each word stands. */
function wordCounts(meanings: readonly Meaning[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { phrases } of meanings)
    for (const word of new Set(phrases.flatMap((phrase) => searchWords(phrase))))
      counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

/** Shared weight of two phrases over all their weight, 0 to 1. */
function likeness(
  typed: readonly string[],
  known: readonly string[],
  commonness: ReadonlyMap<string, number>,
): number {
  const weight = (word: string) => 1 / (commonness.get(word) ?? 1)
  let [shared, whole] = [0, 0]
  for (const word of known) {
    const nearest = Math.max(0, ...typed.map((other) => wordLikeness(other, word)))
    shared += (nearest >= LEAST ? nearest : 0) * weight(word)
    whole += weight(word)
  }
  const unmatched = typed.filter((word) => known.every((other) => wordLikeness(word, other) < LEAST))
  return whole === 0 ? 0 : shared / (whole + 0.15 * unmatched.length)
}

function wordLikeness(a: string, b: string): number {
  if (a === b) return 1
  const longer = Math.max(a.length, b.length)
  return longer < 3 ? 0 : 1 - slipsBetween(a, b) / longer
}

/** What of a failed search names the thing: without the brands in it and what stands behind figures. The whole where nothing is left. */
export function phraseOfSearch(search: string, brands: readonly string[]): string {
  const brandKeys = new Set(brands.map(phraseKey))
  const words = search.trim().split(/\s+/)
  const kept = words.filter((word) => !/\d/.test(word) && !brandKeys.has(phraseKey(word)))
  return (kept.length > 0 ? kept : words).join(' ').toLocaleLowerCase('vi')
}
