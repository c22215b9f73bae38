/** One wish about an attribute: a value, a range ('from' included, 'below' not, 'to' included), or with `not` its opposite. */
export type AttributeWish = { not: boolean } & (
  | { value: string }
  | { from?: number | undefined; below?: number | undefined; to?: number | undefined }
)

const number = (text: string | undefined): number | undefined => (text ? Number(text) : undefined)
const RANGE = /^(\d{1,9}(?:\.\d{1,4})?)?([-:])(\d{1,9}(?:\.\d{1,4})?)?$/

/**
 * Reads a value as an address writes it: 'side-by-side', '250-350' (from 250 to below 350), '600-', '-150',
 * '300:400' (both ends included), ':4', and any of them with a leading '!' for its opposite. Null for an empty text.
 */
export function readAttributeValue(text: string): AttributeWish | null {
  const not = text.startsWith('!')
  const rest = not ? text.slice(1) : text
  const range = RANGE.exec(rest)
  if (range && (range[1] ?? range[3])) {
    const from = number(range[1])
    return range[2] === ':' ? { not, from, to: number(range[3]) } : { not, from, below: number(range[3]) }
  }
  return rest === '' || range ? null : { not, value: rest }
}
