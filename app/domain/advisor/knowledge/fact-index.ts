import { sameWords } from './same-words.ts'

/** What texts of one subject look like: ways of asking for it, and what is told of it, which counts for half. */
export type Subject<Id> = { id: Id; asked: readonly string[]; told: string }

/** What a text may ask for: `likeness` is the share of what it says, weighed by rarity, that is said of the subject. */
export type Likely<Id> = { id: Id; likeness: number }

/** Letters of a run inside a word. */
const RUN = 3
const WEIGHT = { word: 1, pair: 1, apart: 0.5, run: 0.3 } as const
/** A feature said more often than this counts no more. */
const MOST_ASKED = 1.5
const MOST_TOLD = 2
const TOLD = 0.5

/** The words, pairs of words, pairs with a word between, and runs of letters of a text, with how much each counts. */
export function featuresOf(text: string): Map<string, number> {
  const features = new Map<string, number>()
  const add = (feature: string, weight: number) =>
    features.set(feature, (features.get(feature) ?? 0) + weight)
  const words = sameWords(text).trim().split(' ').filter(Boolean)
  for (const [index, word] of words.entries()) {
    add(`w${word}`, WEIGHT.word)
    if (index > 0) add(`p${words[index - 1]} ${word}`, WEIGHT.pair)
    if (index > 1) add(`a${words[index - 2]} ${word}`, WEIGHT.apart)
    const edged = ` ${word} `
    for (let start = 0; start + RUN <= edged.length; start += 1)
      add(`r${edged.slice(start, start + RUN)}`, WEIGHT.run)
  }
  return features
}

/**
 * Finds which of some subjects a text asks for, by the ways in which people are known to ask for them. The rarer a feature
 * among the subjects, the more it says. Pure; linear in the text and in the subjects that share its features.
 */
export function subjectIndex<Id>(subjects: readonly Subject<Id>[]): (text: string) => Likely<Id>[] {
  const counts = subjects.map(({ asked, told }) => {
    const count = new Map<string, number>()
    const add = (text: string, most: number, times: number) => {
      for (const [feature, weight] of featuresOf(text))
        count.set(feature, (count.get(feature) ?? 0) + times * Math.min(weight, most))
    }
    for (const text of asked) add(text, MOST_ASKED, 1)
    add(told, MOST_TOLD, TOLD)
    return count
  })
  const spread = new Map<string, number>()
  for (const { asked } of subjects) {
    const said = new Set(asked.flatMap((text) => [...featuresOf(text).keys()]))
    for (const feature of said) spread.set(feature, (spread.get(feature) ?? 0) + 1)
  }
  const rarityOf = (feature: string) =>
    Math.max(0, Math.log((subjects.length + 1) / ((spread.get(feature) ?? 0) + 0.5)))
  const lists = new Map<string, number[]>()
  for (const [subject, count] of counts.entries()) {
    for (const [feature, times] of count) {
      const weight = rarityOf(feature) * Math.log1p(2 * times)
      const known = lists.get(feature)
      if (known) known.push(subject, weight)
      else lists.set(feature, [subject, weight])
    }
  }
  // A subject and its weight in turns, all lists in one: many thousand short ones would be most of what the index holds.
  const places = new Map<string, number>()
  const starts = [0]
  for (const [feature, list] of lists) {
    places.set(feature, places.size)
    starts.push((starts.at(-1) ?? 0) + list.length)
  }
  const postings = Float32Array.from([...lists.values()].flat())

  return (text) => {
    const sums = new Float64Array(subjects.length)
    let whole = 0
    for (const [feature, weight] of featuresOf(text)) {
      const times = Math.min(weight, MOST_ASKED)
      whole += times * rarityOf(feature)
      const place = places.get(feature)
      if (place === undefined) continue
      for (let at = starts[place]!; at < starts[place + 1]!; at += 2)
        sums[postings[at]!]! += times * postings[at + 1]!
    }
    return subjects
      .map(({ id }, index) => ({ id, likeness: whole > 0 ? (sums[index] ?? 0) / whole : 0 }))
      .filter(({ likeness }) => likeness > 0)
      .toSorted((one, other) => other.likeness - one.likeness)
  }
}
