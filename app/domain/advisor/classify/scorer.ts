import { BUCKETS } from './buckets.ts'
import type { Weights } from './weights-file.ts'

/** A class and how likely it is, from 0 to 1. */
export type Scored<Name extends string = string> = { name: Name; share: number }

/** Gives the classes of each task for what was found in a text, likeliest first; the shares of a task sum to 1. */
export type Scorer = (features: readonly number[]) => Record<string, Scored[]>

/** What trained weights make of features. Linear in their number. */
export function scorerOf(weights: Weights): Scorer {
  const places = new Int32Array(BUCKETS).fill(-1)
  weights.features.forEach((feature, place) => (places[feature] = place))
  return (features) => {
    const columns = scoresOf(features, weights, places)
    const scored: Record<string, Scored[]> = {}
    let first = 0
    for (const [task, names] of Object.entries(weights.tasks)) {
      scored[task] = sharesOf(names, columns.subarray(first, first + names.length))
      first += names.length
    }
    return scored
  }
}

function scoresOf(
  features: readonly number[],
  { bias, rarity, unknownRarity, starts, columns, weights }: Weights,
  places: Int32Array,
): Float64Array {
  const sums = new Float64Array(bias.length)
  let squares = 0
  for (const feature of features) {
    const place = places[feature] ?? -1
    const value = place < 0 ? unknownRarity : (rarity[place] ?? 0)
    squares += value * value
    if (place < 0) continue
    const end = starts[place + 1] ?? 0
    for (let at = starts[place] ?? 0; at < end; at += 1) {
      const column = columns[at] ?? 0
      sums[column] = (sums[column] ?? 0) + (weights[at] ?? 0)
    }
  }
  const scale = squares > 0 ? 1 / Math.sqrt(squares) : 0
  return sums.map((sum, column) => sum * scale + (bias[column] ?? 0))
}

function sharesOf(names: readonly string[], scores: Float64Array): Scored[] {
  const highest = Math.max(...scores)
  const raised = Array.from(scores, (score) => Math.exp(score - highest))
  const sum = raised.reduce((total, value) => total + value, 0)
  return names
    .map((name, index) => ({ name, share: (raised[index] ?? 0) / sum }))
    .toSorted((one, other) => other.share - one.share)
}
