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
  /** Brotli, base64: of each feature its distance from the one before (LEB128), its rarity, its columns, their weights. */
  table: string
}

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
  const bytes: number[] = []
  let previous = 0
  features.forEach((feature, index) => {
    pushNumber(bytes, feature - previous)
    previous = feature
    const [start = 0, end = 0] = starts.subarray(index, index + 2)
    bytes.push(Math.round((rarity[index] ?? 0) / rarityStep), end - start)
    for (let at = start; at < end; at += 1)
      bytes.push(columns[at] ?? 0, (Math.round((weights[at] ?? 0) / step) + 256) % 256)
  })
  return {
    tasks: Object.fromEntries(Object.entries(tasks).map(([task, names]) => [task, [...names]])),
    bias: Array.from(bias, (value) => Number(value.toFixed(4))),
    unknownRarity,
    step,
    rarityStep,
    table: brotliCompressSync(Uint8Array.from(bytes)).toString('base64'),
  }
}

/** The weights of a file; throws when its table ends in the middle of an entry. */
export function unpackWeights({ tasks, bias, unknownRarity, step, rarityStep, table }: WeightsFile): Weights {
  const bytes = brotliDecompressSync(Buffer.from(table, 'base64'))
  const features: number[] = []
  const rarity: number[] = []
  const starts: number[] = [0]
  const columns: number[] = []
  const weights: number[] = []
  let previous = 0
  for (let at = 0; at < bytes.length;) {
    const { number, next } = readNumber(bytes, at)
    const count = bytes.readUInt8(next + 1)
    previous += number
    features.push(previous)
    rarity.push(bytes.readUInt8(next) * rarityStep)
    for (let entry = next + 2; entry < next + 2 + 2 * count; entry += 2) {
      columns.push(bytes.readUInt8(entry))
      weights.push(bytes.readInt8(entry + 1) * step)
    }
    starts.push(columns.length)
    at = next + 2 + 2 * count
  }
  return {
    tasks,
    bias: Float32Array.from(bias),
    unknownRarity,
    features: Uint32Array.from(features),
    rarity: Float32Array.from(rarity),
    starts: Uint32Array.from(starts),
    columns: Uint8Array.from(columns),
    weights: Float32Array.from(weights),
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
