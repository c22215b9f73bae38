import type { Kind } from '#app/kinds/kind.ts'
import { fold } from '#app/vietnamese/fold.ts'
import type { NameMention } from '../mentions/read-names.ts'
import { kindMentions } from './kind-mentions.ts'
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

/** Devices of Apple by their own names, and what stands before one that a thing is used with. */
const OF_APPLE = /(?<![a-z])(?:mac(?:book)?(?: (?:mini|air|pro|studio))?|imac|iphone|ipad)(?![a-z])/g
const USED_WITH =
  /(?:^|\s)(?:cho|voi|cung|dung|xai|cam|noi|gan|ket noi|tu|cua|len|ra|vao|vo)(?: (?:con|may|cai|duoc))? $/

/** 'màn hình cho Mac mini M4': Apple makes what the thing is used with. */
export const isOfAppleBeside = ({ folded }: Reading, brand: string): boolean => {
  const devices = [...folded.matchAll(OF_APPLE)]
  return (
    brand === 'Apple' &&
    devices.length > 0 &&
    !/(?<![a-z])(?:apple|airpods?|tao)(?![a-z])/.test(folded) &&
    devices.every(({ index }) => USED_WITH.test(folded.slice(Math.max(0, index - 20), index)))
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
          value !== null &&
          !wanted.includes(value) &&
          end <= index &&
          reading.folded.slice(end, index).trim() === '',
      ),
    )
  )
}

/** What is used with a phone of any maker. */
const WITH_PHONES: ReadonlySet<Kind> = new Set<Kind>(['headphones', 'smartwatch'])
const IS_USED =
  /(?<!(?:thich|muon|quen|me|ua|chi|toan) )(?:xai|dung|sai)(?: (?:dt|dien thoai|may|con|dong))* $/

/** 'tặng đồng hồ cho ny, ny xài oppo': the maker of the phone that a thing is to work with. */
export function isOfPhoneBeside(reading: Reading, brand: string, wanted: readonly Kind[]): boolean {
  if (wanted.length === 0 || !wanted.every((kind) => WITH_PHONES.has(kind))) return false
  const places = placesOf(reading, brand, '(?<![a-z0-9])')
  return places.length > 0 && places.every(({ index }) => IS_USED.test(` ${reading.folded.slice(0, index)}`))
}
