/** Some of many things as a row of bits, each at its own number: 25 KB for two hundred thousand. */
export type Bits = Uint8Array

/** Such a row with the bits at some numbers set or not; as long as it has to be. The one given stays as it is. */
export function withBits(bits: Bits, numbers: readonly number[], isSet: boolean): Bits {
  const last = numbers.reduce((most, number) => Math.max(most, number), -1)
  const made = new Uint8Array(Math.max(bits.length, (last >> 3) + 1))
  made.set(bits)
  for (const number of numbers) {
    const bit = 1 << (number & 7)
    const byte = made[number >> 3] ?? 0
    made[number >> 3] = isSet ? byte | bit : byte & ~bit
  }
  return made
}

/** Whether the bit at a number is set. */
export const hasBit = (bits: Bits, number: number): boolean =>
  ((bits[number >> 3] ?? 0) & (1 << (number & 7))) !== 0

/** The bits that are set in both of two rows. */
export function inBoth(one: Bits, other: Bits): Bits {
  const made = one.slice(0, Math.min(one.length, other.length))
  for (let at = 0; at < made.length; at += 1) made[at] = (made[at] ?? 0) & (other[at] ?? 0)
  return made
}

/** The bits that are set in one of two rows, or in both. */
export function inEither(one: Bits, other: Bits): Bits {
  const [longer, shorter] = one.length > other.length ? [one, other] : [other, one]
  const made = longer.slice()
  for (let at = 0; at < shorter.length; at += 1) made[at] = (made[at] ?? 0) | (shorter[at] ?? 0)
  return made
}

/** How many bits are set. */
export function countBits(bits: Bits): number {
  let count = 0
  for (let at = 0; at < bits.length; at += 1) count += SET_IN[bits[at] ?? 0] ?? 0
  return count
}

/** How many bits are set in each byte. */
const SET_IN = Uint8Array.from({ length: 256 }, (_, byte) => byte.toString(2).replaceAll('0', '').length)

/** Gives each id a number, from 0 on, the next one where it has none. */
export function numbers(): (id: number) => number {
  const known = new Map<number, number>()
  return (id) => {
    const number = known.get(id) ?? known.size
    known.set(id, number)
    return number
  }
}
