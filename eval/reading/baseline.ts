import { fold } from '#app/vietnamese/fold.ts'
import { NO_KIND } from './train.ts'
import type { Writer } from './utterances.ts'

/** What a plain classifier makes of a text. */
export type Baseline = { intent: (text: string) => string; kind: (text: string) => string }

const wordsOf = (text: string) => new Set(fold(text).match(/[a-z]+/g))

/** Naive Bayes over words without their marks: what any other classifier has to be better than. */
export function wordBaseline(writers: readonly Writer[]): Baseline {
  const texts = writers.flatMap(({ texts: single, conversations }) => [
    ...single,
    ...conversations.flatMap(([first]) => first ?? []),
  ])
  return {
    intent: naiveBayes(texts.map(({ text, intent }) => [text, intent])),
    kind: naiveBayes(texts.map(({ text, kinds }) => [text, kinds[0] ?? NO_KIND])),
  }
}

function naiveBayes(examples: readonly (readonly [text: string, name: string])[]): (text: string) => string {
  const vocabulary = new Set<string>()
  const classes = new Map<string, { texts: number; words: Map<string, number>; sum: number }>()
  for (const [text, name] of examples) {
    const one = classes.get(name) ?? { texts: 0, words: new Map<string, number>(), sum: 0 }
    one.texts += 1
    for (const word of wordsOf(text)) {
      vocabulary.add(word)
      one.words.set(word, (one.words.get(word) ?? 0) + 1)
      one.sum += 1
    }
    classes.set(name, one)
  }
  return (text) => {
    let best = { name: '', score: -Infinity }
    for (const [name, { texts, words, sum }] of classes) {
      let score = Math.log(texts)
      for (const word of wordsOf(text))
        score += Math.log(((words.get(word) ?? 0) + 1) / (sum + vocabulary.size))
      if (score > best.score) best = { name, score }
    }
    return best.name
  }
}
