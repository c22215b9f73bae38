import { searchWords } from '#app/vietnamese/fold.ts'
import { kindNames, kindRecord, perKinds, presentKinds } from './kind.ts'
import type { Kind } from './kind.ts'

const key = (text: string) => searchWords(text).join(' ')

const kindsByName = perKinds(() => {
  const names: ReadonlyMap<string, Kind> = new Map(
    presentKinds()
      .toReversed()
      .flatMap((kind) => kindNames(kind).map((word) => [key(word), kind] as const)),
  )
  return { names, longest: Math.max(...[...names.keys()].map((name) => name.split(' ').length)) }
})

/**
 * The kind that a heading of somebody's catalogue names: 'Tivi LED 4K' are TVs, as a Vietnamese heading says first what it is
 * of, and 'LED TVs' too. 'Khung treo tivi' are none. Null where it names no kind.
 */
export function kindNamed(heading: string): Kind | null {
  const words = searchWords(heading)
  const { names, longest } = kindsByName()
  for (let length = Math.min(longest, words.length); length > 0; length -= 1) {
    const known = names.get(words.slice(0, length).join(' '))
    if (known) return known
  }
  // Only where all of it is English: what stands last in a Vietnamese heading is what the thing is for.
  if (/[^\x20-\x7e]/.test(heading)) return null
  const last = words.at(-1) ?? ''
  for (let from = Math.max(0, words.length - longest); from < words.length; from += 1)
    for (const end of last.endsWith('s') ? [last, last.slice(0, -1)] : [last]) {
      const known = names.get([...words.slice(from, -1), end].join(' '))
      if (known && isEnglish([...words.slice(from, -1), end].join(' '))) return known
    }
  return null
}

/** Words that folding leaves as they are written in English catalogues; folded Vietnamese looks the same. */
const englishWords = perKinds(
  () =>
    new Set(presentKinds().flatMap((kind) => (kindRecord(kind).words.english ?? []).flatMap(searchWords))),
)
const isEnglish = (name: string) => name.split(' ').every((word) => englishWords().has(word))
