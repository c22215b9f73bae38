import { fold } from '#app/vietnamese/fold.ts'
import type { AttributeValue, Candidate, Specification } from '../catalogue.ts'
import type { Wish } from './wish.ts'

/** The words of a line; what its list parts is no phrase: 'Vệ sinh lồng giặt, Sấy gió' does not wash and dry. */
const words = (text: string): string =>
  fold(text)
    .replace(/[,;•\n]+(?!\d)/g, ' | ')
    .replace(/[^a-z\d|]+/g, ' ')
    .trim()

/** The value of a line that denies what its name names: 'Khóa trẻ em: Không có'. */
const DENIED = /^(?:không|ko|chưa)(?!\p{L})/iu
/** A value that denies what it names itself; 'Không đóng tuyết' is what is wished. */
const DENIES = /^(?:không|ko|chưa) (?:có|hỗ trợ|kèm|được)(?!\p{L})/iu

/** Whether a text says in its own words what is wished. */
export const speaksOf = ({ stated }: Pick<Wish, 'stated'>, text: string): boolean =>
  stated?.test(words(text)) ?? false

const folded = new WeakMap<object, string>()

/** The words of a line or a product, worked out once however many wishes are held against it. */
function wordsOf(one: object, text: () => string): string {
  const known = folded.get(one)
  if (known !== undefined) return known
  const own = words(text())
  folded.set(one, own)
  return own
}

/** The line of a product's table that says whether it meets a wish; undefined where none does. */
export const lineAbout = (
  { stated }: Pick<Wish, 'stated'>,
  table: readonly Specification[],
): Specification | undefined =>
  stated === null
    ? undefined
    : table.find((line) => stated.test(wordsOf(line, () => `${line.name} ${line.value}`)))

/** A value this short is quoted whole. */
const SHORT = 60

/** The part of a line that tells of a wish, where its value lists several things. */
export function evidenceIn(wish: Wish, { name, value }: Specification): Specification {
  if (value.length <= SHORT) return { name, value }
  const parts = value.split(/\s*[;,•\n]\s*/).filter((part) => part !== '')
  const telling = parts.filter((part) => speaksOf(wish, part)).slice(0, 2)
  return { name, value: telling.length > 0 ? telling.join(', ') : parts.slice(0, 2).join(', ') }
}

/**
 * Whether a product meets a wish: by its typed attributes, its table, its name and description, in this order. Null where
 * none of them says.
 */
export function meets(
  wish: Pick<Wish, 'neverBy' | 'where' | 'stated'>,
  product: Candidate,
  table: readonly Specification[],
): boolean | null {
  if (product.brand !== null && wish.neverBy.includes(product.brand)) return false
  for (const [attribute, wanted] of Object.entries(wish.where)) {
    const value = product.attributes[attribute]
    if (value !== undefined) return isWithin(value, wanted)
  }
  if (wish.stated === null) return null
  const line = lineAbout(wish, table)
  if (line) return !(speaksOf(wish, line.value) ? DENIES : DENIED).test(line.value.trim())
  return wish.stated.test(wordsOf(product, () => `${product.title} ${product.des}`)) ? true : null
}

function isWithin(value: AttributeValue, wanted: Wish['where'][string]): boolean {
  if (typeof wanted !== 'object') return value === wanted
  if ('not' in wanted) return value !== wanted.not
  if (typeof value !== 'number') return false
  return value >= (wanted.least ?? -Infinity) && value <= (wanted.most ?? Infinity)
}
