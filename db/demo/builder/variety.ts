import { createHash } from 'node:crypto'

/**
 * A whole number from 0 to bound - 1 that depends on nothing but the words: the same build gives the same data.
 * @param key what is being decided for (a product's key); @param salt which decision it is
 */
export function numberFor(key: string, salt: string, bound: number): number {
  return createHash('sha256').update(`${salt}|${key}`).digest().readUInt32BE(0) % bound
}

/** One entry of a non-empty list, chosen by the key. */
export function pick<T>(key: string, salt: string, list: readonly T[]): T {
  const chosen = list[numberFor(key, salt, list.length)]
  if (chosen === undefined) throw new Error(`nothing to choose for ${salt}`)
  return chosen
}

/** The list in an order of the key's own. */
export function shuffled<T>(key: string, salt: string, list: readonly T[]): T[] {
  return list
    .map((entry, index) => ({ entry, rank: numberFor(`${key}/${index}`, salt, 2 ** 31) }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ entry }) => entry)
}
