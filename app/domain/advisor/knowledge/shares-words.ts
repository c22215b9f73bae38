import { cleanText } from '#app/vietnamese/clean.ts'
import { fold } from '#app/vietnamese/fold.ts'
import { askedWords } from '../stated/specification-lines.ts'
import type { Fact } from './fact.ts'
import { sameWords } from './same-words.ts'

/** What a fact says and how it is asked for, as words with their marks and as words that are matched. */
type Words = { typed: ReadonlySet<string>; same: ReadonlySet<string> }
const wordsOfFacts = new WeakMap<Fact, Words>()

const typedWords = (text: string): string[] =>
  cleanText(text)
    .toLocaleLowerCase('vi')
    .match(/[\p{L}\d]+/gu) ?? []

function wordsOf(fact: Fact): Words {
  const known = wordsOfFacts.get(fact)
  if (known) return known
  const text = [
    fact.question,
    ...fact.examples,
    fact.verdict,
    ...fact.claims.map((claim) => claim.text),
  ].join(' ')
  const words = { typed: new Set(typedWords(text)), same: new Set(sameWords(text).trim().split(' ')) }
  wordsOfFacts.set(fact, words)
  return words
}

/** The share of what a question asks that a fact has to speak of; whoever tells of it says more beside. */
const ENOUGH = 0.5
const OF_TOLD = 0.34
const ASKS =
  /\?|(?:^|\s)(?:khong|ko|k|hong|hok|hem|chua|sao|gi|nao|bao nhieu|bao lau|may)(?: [a-z]{1,4})?[\s.!]*$/

/**
 * Whether a fact speaks of what a question asks, word for word: a question of three words right after a machine was shown
 * is like many facts by its letters. What was typed with marks is only the same with the same marks.
 * @param question without the names of machines
 */
export function sharesWords(question: string): (fact: Fact) => boolean {
  const asked = askedWords(question, [])
  const typed = typedWords(question)
  const least = ASKS.test(fold(question)) ? ENOUGH : OF_TOLD
  const hasMarks = typed.some((word) => fold(word) !== word)
  return (fact) => {
    const own = wordsOf(fact)
    const shared = asked.filter((word) => {
      if (!own.same.has(word)) return false
      const forms = typed.filter((form) => fold(form) === word)
      return !hasMarks || forms.length === 0 || forms.some((form) => own.typed.has(form))
    })
    return shared.length >= asked.length * least
  }
}
