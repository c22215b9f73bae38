import { isGtin } from '#app/domain/catalogue/gtin.ts'

/** What the cells of a column look like: shares (0 to 1) of those that are filled. */
export type Contents = {
  /** Cells that are not blank. */
  filled: number
  ids: number
  prices: number
  addresses: number
  pictures: number
  json: number
  /** Every line is 'name: value' or 'group | name | value'. */
  lines: number
  days: number
  /** Figures of a GTIN whose check digit is right. */
  gtins: number
  /** The cells themselves. */
  cells: readonly string[]
}

const ADDRESS = /^(?:https?:)?\/\/[^\s"'<>]+$/i
const PICTURE = /\.(?:jpe?g|png|webp|avif|gif)(?:$|[?#])|\/(?:images?|photos?)\//i
const DAY = /^(?:\d{4}[-/.]\d{1,2}(?:[-/.]\d{1,2})?(?:[T ].*)?|\d{1,2}[-/.]\d{1,2}[-/.]\d{4}(?: .*)?)$/
const PRICE = /^\d{1,3}(?:[.,\s]?\d{3})+(?:[.,]\d{1,2})?\s*(?:₫|đồng|vnđ|vnd|đ|d)?\.?$/i

/** Tells what a column holds by some of its cells. */
export function contentsOf(cells: readonly string[]): Contents {
  const filled = cells.map((cell) => cell.trim()).filter(Boolean)
  const share = (holds: (cell: string) => boolean) =>
    filled.length === 0 ? 0 : filled.filter(holds).length / filled.length
  return {
    filled: filled.length,
    ids: share((cell) => /^[1-9]\d{0,8}$/.test(cell)),
    prices: share((cell) => PRICE.test(cell)),
    addresses: share((cell) => ADDRESS.test(cell)),
    pictures: share((cell) => ADDRESS.test(cell) && PICTURE.test(cell)),
    json: share(isJson),
    lines: share((cell) => cell.split(/\r\n|\n|\r/).every((line) => isLine(line))),
    days: share((cell) => DAY.test(cell)),
    gtins: share(isGtin),
    cells: filled,
  }
}

/** The longest name of a line, in letters. */
const LONGEST_NAME = 100

/** Whether a text is 'name: value' or 'name | value', with or without a bullet; an address and a time of day are none. */
function isLine(text: string): boolean {
  const line = text
    .trim()
    .replace(/^[-•*]/, '')
    .trimStart()
  const end = line.search(/[:|]/)
  if (end < 1 || end > LONGEST_NAME || !/^\p{L}/u.test(line) || line.startsWith('://', end)) return false
  return line.slice(end + 1).trim() !== ''
}

/** Whether a cell is a list or an object in JSON. One that was cut short still looks like it. */
const isJson = (cell: string) => /^(?:\[\s*[[{"\]]|\{\s*["}])/.test(cell)
