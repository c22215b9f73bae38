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

/** Subjects found by what a text asks for, likeliest first. */
export type SubjectIndex<Id> = {
  find: (text: string) => Likely<Id>[]
  /** These and some more; how rare a feature is stays what it is among these. Takes time for those that are added alone. */
  with: (more: readonly Subject<Id>[]) => SubjectIndex<Id>
}

/**
 * Finds which of some subjects a text asks for, by the ways in which people are known to ask for them. The rarer a feature
 * among the subjects, the more it says. Pure; linear in the text and in the subjects that share its features.
 */
export function subjectIndex<Id>(subjects: readonly Subject<Id>[]): SubjectIndex<Id> {
  const said = countFeatures(subjects)
  const spread = new Uint32Array(said.places.size)
  for (const { counts, ways } of said.subjects)
    for (const feature of [...counts.keys()].slice(0, ways)) spread[feature]! += 1
  const rarityOf = (feature: string) => {
    const place = said.places.get(feature)
    const asked = place === undefined ? 0 : spread[place]!
    return Math.max(0, Math.log((subjects.length + 1) / (asked + 0.5)))
  }
  return indexOf([shelfOf(subjects, said, rarityOf)], rarityOf)
}

type Rarity = (feature: string) => number

/** Features by number, and how often each is said of every subject; the first `ways` are those it is asked for by. */
type Said = {
  places: ReadonlyMap<string, number>
  subjects: readonly { counts: ReadonlyMap<number, number>; ways: number }[]
}

function countFeatures(subjects: readonly Subject<unknown>[]): Said {
  const places = new Map<string, number>()
  const placeOf = (feature: string) => {
    const known = places.get(feature)
    if (known === undefined) places.set(feature, places.size)
    return known ?? places.size - 1
  }
  const counted = subjects.map(({ asked, told }) => {
    const counts = new Map<number, number>()
    const add = (text: string, most: number, times: number) => {
      for (const [feature, weight] of featuresOf(text)) {
        const place = placeOf(feature)
        counts.set(place, (counts.get(place) ?? 0) + times * Math.min(weight, most))
      }
    }
    for (const text of asked) add(text, MOST_ASKED, 1)
    const ways = counts.size
    add(told, MOST_TOLD, TOLD)
    return { counts, ways }
  })
  return { places, subjects: counted }
}

/** Subjects that were put in together: adds to `sums`, from `first` on, what a feature said so often says of each. */
type Shelf<Id> = {
  ids: readonly Id[]
  addTo: (sums: Float64Array, first: number, feature: string, times: number) => void
}

function shelfOf<Id>(
  subjects: readonly Subject<Id>[],
  { places, subjects: said }: Said,
  rarityOf: Rarity,
): Shelf<Id> {
  // Of every feature the subjects it is said of and how much it says, one feature after the other.
  const ends = new Uint32Array(places.size)
  for (const { counts } of said) for (const feature of counts.keys()) ends[feature]! += 1
  for (let feature = 1; feature < ends.length; feature += 1) ends[feature]! += ends[feature - 1]!
  const starts = Uint32Array.from(ends, (_, feature) => ends[feature - 1] ?? 0)
  const next = starts.slice()
  const of = new Uint16Array(ends.at(-1) ?? 0)
  const weights = new Float32Array(of.length)
  const rarities = Float64Array.from(places.keys(), rarityOf)
  for (const [subject, { counts }] of said.entries()) {
    for (const [feature, times] of counts) {
      const at = next[feature]!++
      of[at] = subject
      weights[at] = rarities[feature]! * Math.log1p(2 * times)
    }
  }
  return {
    ids: subjects.map(({ id }) => id),
    addTo: (sums, first, feature, times) => {
      const known = places.get(feature)
      if (known === undefined) return
      for (let at = starts[known]!; at < ends[known]!; at += 1) sums[first + of[at]!]! += times * weights[at]!
    },
  }
}

function indexOf<Id>(shelves: readonly Shelf<Id>[], rarityOf: Rarity): SubjectIndex<Id> {
  const ids = shelves.flatMap((shelf) => shelf.ids)
  return {
    find: (text) => {
      const sums = new Float64Array(ids.length)
      let whole = 0
      for (const [feature, weight] of featuresOf(text)) {
        const times = Math.min(weight, MOST_ASKED)
        whole += times * rarityOf(feature)
        let first = 0
        for (const shelf of shelves) {
          shelf.addTo(sums, first, feature, times)
          first += shelf.ids.length
        }
      }
      return ids
        .map((id, index) => ({ id, likeness: whole > 0 ? (sums[index] ?? 0) / whole : 0 }))
        .filter(({ likeness }) => likeness > 0)
        .toSorted((one, other) => other.likeness - one.likeness)
    },
    with: (more) => indexOf([...shelves, shelfOf(more, countFeatures(more), rarityOf)], rarityOf),
  }
}
