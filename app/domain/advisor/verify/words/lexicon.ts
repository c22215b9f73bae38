import { kindLabel, perKinds, presentKinds } from '#app/kinds/kind.ts'
import { COMPARISON_PHRASES } from './comparisons.ts'
import { GRAMMAR_PHRASES, UNKNOWN } from './grammar.ts'
import type { Meaning } from './meaning.ts'
import { PLAIN_PHRASES } from './plain.ts'
import { TRAITS } from './traits.ts'

/** Phrases by their first word, longest first; of two meanings of one phrase the one that claims more is kept. */
const byFirst = perKinds(() => {
  const phrases = new Map<string, { words: readonly string[]; meaning: Meaning }[]>()
  const known = new Set<string>()
  const add = (phrase: string, meaning: Meaning) => {
    const words = phrase.match(/\d+|\p{L}+/gu) ?? []
    const [first] = words
    if (first === undefined || known.has(words.join(' '))) return
    known.add(words.join(' '))
    phrases.set(first, [...(phrases.get(first) ?? []), { words, meaning }])
  }
  for (const [words, trait] of TRAITS) for (const word of words.split(',')) add(word, { is: 'trait', trait })
  for (const [words, meaning] of [...COMPARISON_PHRASES, ...GRAMMAR_PHRASES, ...PLAIN_PHRASES])
    add(words, meaning)
  for (const kind of presentKinds()) add(kindLabel(kind).toLowerCase(), { is: 'noun' })
  for (const found of phrases.values()) found.sort((a, b) => b.words.length - a.words.length)
  return phrases
})

/** The longest phrase that stands at word `index` and ends before `end`. */
export function phraseAt(
  words: readonly string[],
  index: number,
  end: number,
): { meaning: Meaning; length: number } | null {
  const unknown = unknownAt(words, index)
  const found = byFirst()
    .get(words[index] ?? '')
    ?.find(
      (phrase) =>
        index + phrase.words.length <= end && phrase.words.every((word, at) => words[index + at] === word),
    )
  if (unknown > (found?.words.length ?? 0)) return { meaning: { is: 'unknown' }, length: unknown }
  return found ? { meaning: found.meaning, length: found.words.length } : null
}

/** How many words say from `index` on that the data do not say: 'chưa thấy ghi rõ', 'không trả lời được'; none where they do not. */
function unknownAt(words: readonly string[], index: number): number {
  if (!UNKNOWN.denials.has(words[index] ?? '')) return 0
  const verbAt = (at: number) =>
    UNKNOWN.verbs.has(`${words[at]} ${words[at + 1]}`) ? 2 : UNKNOWN.verbs.has(words[at] ?? '') ? 1 : 0
  let at = index + 1
  while (verbAt(at) === 0 && UNKNOWN.between.has(words[at] ?? '')) at += 1
  if (verbAt(at) === 0) return 0
  while (verbAt(at) > 0 || UNKNOWN.after.has(words[at] ?? '')) at += Math.max(1, verbAt(at))
  return at - index
}
