import { beyond, isWritten, likeness, printOf } from './likeness.ts'
import type { Print } from './likeness.ts'
import { isSameWord, keysOf } from './question-words.ts'
import type { Word } from './question-words.ts'

/** Phrasings of one question. */
export type Asked<Id> = { id: Id; questions: readonly string[] }

/** Below this a text of the same words is put together otherwise: 'A hơn B' and 'B hơn A'. */
const ALIKE = 0.3

/** `needed` words of it, at the least, a text must have; `all` are the words of every phrasing of its question. */
type Phrasing<Id> = { id: Id; print: Print; needed: number; all: readonly Word[] }

/** A word of some phrasings, by their numbers. */
type Posting = { word: Word; phrasings: number[] }

/** What phrasings look like, kept from one index to the next: only what changed is read anew. */
const prints = new Map<string, Print>()
const MOST_PRINTS = 10_000

function printOfPhrasing(text: string): Print {
  const known = prints.get(text)
  if (known) return known
  const print = printOf(text)
  if (prints.size >= MOST_PRINTS) prints.clear()
  prints.set(text, print)
  return print
}

/**
 * Finds the question that a text asks in these or other words: the same kinds, figures and denials, no word that none of its
 * phrasings has, and every word of one of them. Strict on purpose: what comes only near is another question.
 */
export function phrasingIndex<Id>(asked: readonly Asked<Id>[]): (text: string) => Id | null {
  const phrasings = asked.flatMap(({ id, questions }): Phrasing<Id>[] => {
    const own = questions.map(printOfPhrasing)
    const all = own.flatMap(({ words }) => words)
    return own.map((print) => ({ id, print, needed: neededOf(print), all }))
  })
  const postings = postingsOf(phrasings.map(({ print }) => print))
  return (text) => {
    if (phrasings.length === 0) return null
    const print = printOf(text)
    let best: { id: Id; likeness: number } | null = null
    for (const [number, count] of sharedWords(print, postings)) {
      const phrasing = phrasings[number]
      // Fewer words in common than it has cannot be all of them; each of the text stands for one.
      if (!phrasing || count < phrasing.needed) continue
      if (beyond(phrasing.print.words, print.words).length > 0) continue
      if (beyond(print.words, phrasing.all).length > 0) continue
      const alike = likeness(print, phrasing.print)
      if (alike >= ALIKE && alike > (best?.likeness ?? 0)) best = { id: phrasing.id, likeness: alike }
    }
    return best?.id ?? null
  }
}

/** The postings of every word that a phrasing needs, by what words are looked up by. */
function postingsOf(prints: readonly Print[]): ReadonlyMap<string, Posting[]> {
  const byText = new Map<string, Posting>()
  const byKey = new Map<string, Posting[]>()
  for (const [number, { frame, words }] of prints.entries()) {
    for (const word of words) {
      const text = `${frame} ${word.marked} ${word.isUnmarked}`
      const known = byText.get(text)
      if (known) known.phrasings.push(number)
      else {
        const posting = { word, phrasings: [number] }
        byText.set(text, posting)
        for (const key of keysOf(word)) {
          const at = `${frame} ${key}`
          const same = byKey.get(at)
          if (same) same.push(posting)
          else byKey.set(at, [posting])
        }
      }
    }
  }
  return byKey
}

/** How many different words a text needs to have of a phrasing. */
const neededOf = ({ words }: Print): number =>
  new Set(words.filter(({ isDoubtful }) => !isDoubtful).map(({ folded }) => folded)).size

/** How many words of a text each phrasing of its frame has, by their numbers. */
function sharedWords({ frame, words }: Print, postings: ReadonlyMap<string, Posting[]>): Map<number, number> {
  const shared = new Map<number, number>()
  const different = new Map(words.map((word) => [word.marked, word]))
  for (const word of different.values()) {
    const found = new Set<number>()
    for (const key of keysOf(word))
      for (const posting of postings.get(`${frame} ${key}`) ?? [])
        if (isSameWord(word, posting.word, isWritten))
          for (const number of posting.phrasings) found.add(number)
    for (const number of found) shared.set(number, (shared.get(number) ?? 0) + 1)
  }
  return shared
}
