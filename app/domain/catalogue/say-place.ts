import { formatNumber } from '#app/vietnamese/numbers.ts'
import { readAttributeValue } from './attribute-value.ts'
import type { AttributeWish } from './attribute-value.ts'
import { narrowingAttribute } from './attributes.ts'
import type { AttributeDefinition } from './attributes.ts'

/** A value of an attribute, as an address writes it, in words: '150 – 250 lít', 'Dưới 8 kg', 'Side by side', 'Inverter'. */
export function sayPlace(attribute: string, place: string): string {
  const definition = narrowingAttribute(attribute)
  const wish = readAttributeValue(place)
  if (!definition || !wish) return place
  const words = 'value' in wish ? sayValue(definition, wish.value) : sayRange(definition, wish)
  return wish.not ? `Không phải ${words}` : words
}

/** The same with the attribute's name where the words alone do not tell it: 'RAM 8 GB', but 'Side by side'. */
export function sayWish(attribute: string, place: string): string {
  const words = sayPlace(attribute, place)
  const { label = '', unit, words: coded } = narrowingAttribute(attribute) ?? {}
  return unit === undefined && (coded || /^(true|false)$/.test(place))
    ? words
    : `${label} ${lowerFirst(words)}`
}

function sayValue({ unit, words, yes = 'Có', no = 'Không' }: AttributeDefinition, value: string): string {
  if (value === 'true') return yes
  if (value === 'false') return no
  const number = /^\d+(\.\d+)?$/.test(value) ? Number(value) : null
  return number === null || !unit ? (words?.[value] ?? value) : sayNumber(number, unit)
}

function sayRange(
  { unit = '' }: AttributeDefinition,
  wish: Exclude<AttributeWish, { value: string }>,
): string {
  const { from, below, to } = wish
  if (from === undefined)
    return below === undefined ? `Tối đa ${sayNumber(to ?? 0, unit)}` : `Dưới ${sayNumber(below, unit)}`
  const end = below ?? to
  if (end === undefined) return `Từ ${sayNumber(from, unit)}`
  if (end === from) return sayNumber(from, unit)
  return `${formatNumber(from)} – ${sayNumber(end, unit)}`
}

function sayNumber(value: number, unit: string): string {
  if (unit === 'GB' && value >= 1024) return `${formatNumber(value / 1024, 1)} TB`
  return `${formatNumber(value)} ${unit}`.trim()
}

/** 'Dưới' and 'Từ' in the middle of a phrase; 'TB' and 'Inverter' stay as they are. */
const lowerFirst = (text: string): string =>
  text.replace(/^(Dưới|Từ|Tối đa|Không phải)/, (word) => word.toLowerCase())
