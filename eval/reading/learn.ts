import { BUCKETS } from '#app/domain/advisor/classify/buckets.ts'

/** One example: the features of a text, how much of it belongs to each class (the shares sum to 1), and how much it counts. */
export type Example = { features: readonly number[]; shares: readonly number[]; weight: number }

/** Weights of a softmax regression. `weights[feature * classes + class]` is already scaled by the feature's rarity. */
export type Learned = { classes: number; bias: Float32Array; weights: Float32Array; rarity: Float32Array }

const ROUNDS = 8
/** Rounds over the weights that are kept. */
const LATER_ROUNDS = 6
/** How much it counts that a weight is often of use. */
const USE_POWER = 0.3
/** Features that fewer texts have get no weight. */
export const KNOWN_FROM = 3
const STEP = 1
const BIAS_STEP = 0.05
/** Slopes smaller than this change nothing that is seen, and are most of all there are. */
const SMALLEST_SLOPE = 1e-4

/**
 * Softmax regression over hashed features by AdaGrad, rare features weighing more and every text of length 1; then of all
 * weights the `kept` most useful ones alone are learnt on, which makes up for most of what is lost with the others.
 * The same examples in the same order give the same weights.
 */
export function learn(
  examples: readonly Example[],
  classes: number,
  rarity: Float32Array,
  kept: number,
): Learned {
  const learned: Learned = {
    classes,
    bias: new Float32Array(classes),
    weights: new Float32Array(BUCKETS * classes),
    rarity,
  }
  if (examples.length === 0) return learned
  const squares = new Float32Array(BUCKETS * classes)
  const order = examples.map((example) => ({ ...example, scale: scaleOf(example.features, rarity) }))
  const random = seeded()
  for (let round = 0; round < ROUNDS; round += 1) learnRound(learned, shuffle(order, random), squares)
  const mask = mostUseful(learned, countsOf(examples), kept)
  learned.weights = learned.weights.map((weight, at) => (mask[at] === 1 ? weight : 0))
  for (let round = 0; round < LATER_ROUNDS; round += 1)
    learnRound(learned, shuffle(order, random), squares, mask)
  return learned
}

type Scaled = Example & { scale: number }

function learnRound(
  learned: Learned,
  examples: readonly Scaled[],
  squares: Float32Array,
  mask?: Uint8Array,
): void {
  const { classes, bias, weights, rarity } = learned
  const slope = new Float64Array(classes)
  for (const { features, shares, scale, weight } of examples) {
    score(learned, features, scale, slope)
    for (let index = 0; index < classes; index += 1) slope[index] = weight * (slope[index]! - shares[index]!)
    for (let index = 0; index < classes; index += 1) bias[index]! -= BIAS_STEP * slope[index]!
    for (const feature of features) {
      const value = rarity[feature]! * scale
      for (let index = 0, at = feature * classes; index < classes; index += 1, at += 1) {
        if (mask && mask[at] === 0) continue
        const change = slope[index]! * value
        if (Math.abs(change) < SMALLEST_SLOPE) continue
        squares[at]! += change * change
        weights[at]! -= (STEP * change) / Math.sqrt(squares[at]! + 1e-3)
      }
    }
  }
}

/** Marks the weights that do most: large, of features that weigh much and that many texts have. */
function mostUseful({ weights, classes, rarity }: Learned, counts: Uint32Array, kept: number): Uint8Array {
  const use = weights.map((weight, at) => {
    const feature = Math.floor(at / classes)
    const count = counts[feature]!
    return count < KNOWN_FROM ? 0 : Math.abs(weight) * rarity[feature]! * count ** USE_POWER
  })
  const least = use.toSorted().at(-kept) ?? 0
  return Uint8Array.from(use, (value) => Number(value > 0 && value >= least))
}

function countsOf(examples: readonly Example[]): Uint32Array {
  const counts = new Uint32Array(BUCKETS)
  for (const { features } of examples) for (const feature of features) counts[feature]! += 1
  return counts
}

/** Writes the share of each class into `into`. */
function score(
  { classes, bias, weights, rarity }: Learned,
  features: readonly number[],
  scale: number,
  into: Float64Array,
): void {
  into.set(bias)
  for (const feature of features) {
    const value = rarity[feature]! * scale
    for (let index = 0, at = feature * classes; index < classes; index += 1, at += 1)
      into[index]! += value * weights[at]!
  }
  const highest = Math.max(...into)
  let sum = 0
  for (let index = 0; index < classes; index += 1) {
    into[index] = Math.exp(into[index]! - highest)
    sum += into[index]!
  }
  for (let index = 0; index < classes; index += 1) into[index]! /= sum
}

/** How rare each feature is among texts; one that none has counts as the rarest: a text of strange words scores low. */
export function raritiesOf(texts: readonly (readonly number[])[]): Float32Array {
  const counts = new Uint32Array(BUCKETS)
  for (const features of texts) for (const feature of features) counts[feature]! += 1
  return Float32Array.from(counts, (count) => Math.log((texts.length + 1) / (count + 1)))
}

function scaleOf(features: readonly number[], rarity: Float32Array): number {
  let squares = 0
  for (const feature of features) squares += rarity[feature]! ** 2
  return squares > 0 ? 1 / Math.sqrt(squares) : 0
}

/** A linear congruential generator: numbers from 0 to 1, the same with each run. */
function seeded(): () => number {
  let state = 1
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

function shuffle<Item>(list: Item[], random: () => number): Item[] {
  for (let last = list.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1))
    ;[list[last], list[other]] = [list[other]!, list[last]!]
  }
  return list
}
