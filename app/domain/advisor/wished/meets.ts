import { fold } from '#app/vietnamese/fold.ts'
import type { AttributeValue, Candidate, Specification } from '../catalogue.ts'
import type { Wish } from './wish.ts'

const words = (text: string): string =>
  fold(text)
    .replace(/[^a-z\d]+/g, ' ')
    .trim()

/** A line that names a thing and denies it: 'Khóa trẻ em: Không có'. */
const DENIED = /^(?:không|ko|chưa)(?!\p{L})/iu

/** Whether a text says in its own words what is wished. */
export const speaksOf = ({ stated }: Wish, text: string): boolean => stated?.test(words(text)) ?? false

/** The line of a product's table that says whether it meets a wish; undefined where none does. */
export const lineAbout = (wish: Wish, table: readonly Specification[]): Specification | undefined =>
  table.find(({ name, value }) => speaksOf(wish, `${name} ${value}`))

/**
 * Whether a product meets a wish: by its typed attributes, its table, its name and description, in this order. Null where
 * none of them says.
 */
export function meets(wish: Wish, product: Candidate, table: readonly Specification[]): boolean | null {
  for (const [attribute, wanted] of Object.entries(wish.where)) {
    const value = product.attributes[attribute]
    if (value !== undefined) return isWithin(value, wanted)
  }
  if (wish.stated === null) return null
  const line = lineAbout(wish, table)
  if (line) return !DENIED.test(line.value.trim())
  return speaksOf(wish, `${product.title} ${product.des}`) ? true : null
}

function isWithin(value: AttributeValue, wanted: Wish['where'][string]): boolean {
  if (typeof wanted !== 'object') return value === wanted
  if ('not' in wanted) return value !== wanted.not
  if (typeof value !== 'number') return false
  return value >= (wanted.least ?? -Infinity) && value <= (wanted.most ?? Infinity)
}
