import type { Reading } from './reading.ts'

type Placed = { word: string; start: number; end: number }

const placed = (text: string): Placed[] =>
  [...text.matchAll(/[\p{L}\d]+/gu)].map(({ 0: word, index }) => ({
    word,
    start: index,
    end: index + word.length,
  }))

/** Of every word of one text the place of the same word in another, in order, as many as can be; -1 for none. */
function aligned(one: readonly Placed[], other: readonly Placed[]): number[] {
  const width = other.length + 1
  const same = new Uint16Array((one.length + 1) * width)
  const at = (i: number, j: number) => same[i * width + j] ?? 0
  for (let i = one.length - 1; i >= 0; i -= 1)
    for (let j = other.length - 1; j >= 0; j -= 1)
      same[i * width + j] =
        one[i]?.word === other[j]?.word ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
  const places: number[] = []
  for (let i = 0, j = 0; i < one.length; i += 1) {
    while (j < other.length && one[i]?.word !== other[j]?.word && at(i, j + 1) >= at(i + 1, j)) j += 1
    const isSame = j < other.length && one[i]?.word === other[j]?.word
    places.push(isSame ? j : -1)
    if (isSame) j += 1
  }
  return withGaps(places, other.length)
}

/** Where as many words differ in both texts between two that are the same, each stands for the other in its place. */
function withGaps(places: readonly number[], length: number): number[] {
  return places.map((place, at) => {
    if (place >= 0) return place
    const first = places.slice(0, at).findLastIndex((before) => before >= 0)
    const last = places.findIndex((after, index) => index > at && after >= 0)
    const [from, to] = [places[first] ?? -1, places[last] ?? length]
    const isAlike = to - from === (last < 0 ? places.length : last) - first
    return isAlike ? from + at - first : -1
  })
}

/** A part of a reading in the words in which it was typed. */
export function asTyped({ raw, typed }: Pick<Reading, 'raw' | 'typed'>, start: number, end: number): string {
  const part = raw.slice(start, end)
  if (typed.includes(part)) return part
  const [meant, written] = [placed(raw), placed(typed)]
  const places = aligned(meant, written)
  const first = meant.findIndex((word) => word.end > start)
  const last = meant.findLastIndex((word) => word.start < end)
  if (first < 0 || last < first) return part
  const before = places.slice(0, first).findLast((place) => place >= 0) ?? -1
  const after = places.slice(last + 1).find((place) => place >= 0) ?? written.length
  return typed.slice(written[before + 1]?.start ?? 0, written[after - 1]?.end ?? typed.length)
}
