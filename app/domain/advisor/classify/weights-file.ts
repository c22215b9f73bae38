import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'

/**
 * What a trained classifier is made of, one entry a feature that it knows: features rise, `rarity` says how much each
 * weighs in the length of a text, and `columns` and `weights` hold the entries from `starts[i]` to `starts[i + 1]`.
 */
export type Weights = {
  /** The names of the columns of each task, in order; the columns of the second task follow those of the first. */
  tasks: Record<string, readonly string[]>
  bias: Float32Array
  /** What a feature counts that is not known. */
  unknownRarity: number
  features: Uint32Array
  rarity: Float32Array
  starts: Uint32Array
  columns: Uint8Array
  weights: Float32Array
}

/** The same as it stands in a file: everything that is not in `table` is plain. */
export type WeightsFile = {
  tasks: Record<string, string[]>
  bias: number[]
  unknownRarity: number
  /** One step of a weight, and one of a rarity: both are kept as whole steps. */
  step: number
  rarityStep: number
  /** One part after the other, each brotli in base64: what is alike stands together, which takes a seventh less. */
  table: Record<Part, string>
}

/**
 * The parts of a table: of each feature its distance from the one before (LEB128), its rarity, how many entries it has; of each entry
 * its column and its weight.
 */
type Part = 'distances' | 'rarities' | 'counts' | 'columns' | 'weights'

/** Weights as they are kept: a weight in 1/127 of the largest, a rarity in 1/255. */
export function packWeights({
  tasks,
  bias,
  unknownRarity,
  features,
  rarity,
  starts,
  columns,
  weights,
}: Weights): WeightsFile {
  const step = largest(weights) / 127
  const rarityStep = largest(rarity) / 255
  const bytes: Record<Part, number[]> = { distances: [], rarities: [], counts: [], columns: [], weights: [] }
  let previous = 0
  features.forEach((feature, index) => {
    pushNumber(bytes.distances, feature - previous)
    previous = feature
    const [start = 0, end = 0] = starts.subarray(index, index + 2)
    bytes.rarities.push(Math.round((rarity[index] ?? 0) / rarityStep))
    bytes.counts.push(end - start)
    for (let at = start; at < end; at += 1) {
      bytes.columns.push(columns[at] ?? 0)
      bytes.weights.push((Math.round((weights[at] ?? 0) / step) + 256) % 256)
    }
  })
  const packed = (part: Part) => brotliCompressSync(Uint8Array.from(bytes[part])).toString('base64')
  return {
    tasks: Object.fromEntries(Object.entries(tasks).map(([task, names]) => [task, [...names]])),
    bias: Array.from(bias, (value) => Number(value.toFixed(4))),
    unknownRarity,
    step,
    rarityStep,
    table: {
      distances: packed('distances'),
      rarities: packed('rarities'),
      counts: packed('counts'),
      columns: packed('columns'),
      weights: packed('weights'),
    },
  }
}

/** The weights of a file; throws when a part of its table ends in the middle of a number. */
export function unpackWeights({ tasks, bias, unknownRarity, step, rarityStep, table }: WeightsFile): Weights {
  const bytesOf = (part: Part) => brotliDecompressSync(Buffer.from(table[part], 'base64'))
  const distances = bytesOf('distances')
  const rarities = bytesOf('rarities')
  const features = new Uint32Array(rarities.length)
  for (let at = 0, index = 0, previous = 0; at < distances.length; index += 1) {
    const { number, next } = readNumber(distances, at)
    previous += number
    features[index] = previous
    at = next
  }
  const starts = new Uint32Array(rarities.length + 1)
  bytesOf('counts').forEach((count, index) => (starts[index + 1] = (starts[index] ?? 0) + count))
  return {
    tasks,
    bias: Float32Array.from(bias),
    unknownRarity,
    features,
    rarity: Float32Array.from(rarities, (value) => value * rarityStep),
    starts,
    columns: Uint8Array.from(bytesOf('columns')),
    weights: Float32Array.from(bytesOf('weights'), (value) => ((value << 24) >> 24) * step),
  }
}

const largest = (values: Float32Array) => values.reduce((most, value) => Math.max(most, Math.abs(value)), 0)

/** Seven bits a byte, the lowest first; the eighth says that more follow. */
function pushNumber(bytes: number[], number: number): void {
  let rest = number
  for (; rest > 127; rest >>>= 7) bytes.push((rest & 127) | 128)
  bytes.push(rest)
}

function readNumber(bytes: Buffer, start: number): { number: number; next: number } {
  let number = 0
  let at = start
  for (let shift = 0; ; shift += 7) {
    const byte = bytes.readUInt8(at)
    at += 1
    number |= (byte & 127) << shift
    if (byte < 128) return { number, next: at }
  }
}
