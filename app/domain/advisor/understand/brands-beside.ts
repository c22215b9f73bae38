import type { Kind } from '#app/kinds/kind.ts'
import { fold } from '#app/vietnamese/fold.ts'
import type { NameMention } from '../mentions/read-names.ts'
import { kindMentions } from './product-kinds.ts'
import type { Reading } from './reading.ts'

/** Where a text names a brand. */
const placesOf = ({ folded }: Reading, brand: string, before: string) => [
  ...folded.matchAll(new RegExp(`${before}${fold(brand).replace(/[^a-z0-9 ]/g, '.')}(?![a-z])`, 'g')),
]

/** 'đồng hồ xài với Samsung S24': a brand that only stands in the name of what a thing is used with. */
export const isBrandBeside = (reading: Reading, brand: string, beside: readonly NameMention[]): boolean => {
  const places = placesOf(reading, brand, '(?:^|\\s)')
  return (
    places.length > 0 &&
    beside.some(({ kind }) => kind !== null) &&
    places.every(({ index, 0: found }) =>
      beside.some(({ start, end }) => index < end && index + found.length >= start - 1),
    )
  )
}

/** 'tivi Sony Bravia cũ chỉ có cổng optical, soundbar nào cắm được': the maker of a thing that is not asked for. */
export function isOfOtherThing(reading: Reading, brand: string, wanted: readonly Kind[]): boolean {
  if (wanted.length === 0) return false
  const named = kindMentions(reading).filter(({ value }) => value !== null)
  const places = placesOf(reading, brand, '(?<![a-z0-9])')
  return (
    places.length > 0 &&
    places.every(({ index }) =>
      named.some(
        ({ value, end }) =>
          value !== null && !wanted.includes(value) && reading.folded.slice(end, index).trim() === '',
      ),
    )
  )
}
