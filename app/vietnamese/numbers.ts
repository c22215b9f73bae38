/**
 * Writes a number the Vietnamese way: dots between thousands, a decimal comma.
 * At most `decimals` digits after the comma (2 unless told), without trailing zeros. 1234.5 gives '1.234,5'.
 */
export function formatNumber(value: number, decimals = 2): string {
  const rounded = Number(Math.abs(value).toFixed(decimals))
  const [whole = '0', fraction] = String(rounded).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '.')
  const sign = value < 0 && rounded !== 0 ? '-' : ''
  return fraction === undefined ? sign + grouped : `${sign}${grouped},${fraction}`
}

/** A text whose sizes have a decimal comma, however they were written: '1.5 HP' as '1,5 HP', '9.0 kg' as '9 kg'; '1.000 kg' are a thousand. */
export const withCommas = (text: string): string =>
  text.replace(/(?<![\d.,])\d{1,3}\.\d{1,2}(?= (?:HP|kg|lít|inch)\b)/g, (size) => formatNumber(Number(size)))

/**
 * Reads a number as people type it, with a comma or a dot: '6,5' and '6.5' are 6.5, '17.990' and '17,990' are 17990 (groups of
 * exactly three digits are thousands, unless nothing but a zero stands before them), '1.234,5' is 1234.5. Null when it is not a
 * number.
 */
export function parseNumber(text: string): number | null {
  const trimmed = text.trim()
  const grouped = /^[1-9]\d{0,2}(?:([.,\u00a0 ])\d{3})(?:\1\d{3})*(?:(?!\1)[.,](\d+))?$/.exec(trimmed)
  if (grouped) {
    const fraction = grouped[2] ?? ''
    const whole = trimmed.slice(0, fraction ? -fraction.length - 1 : undefined)
    return Number(`${whole.replace(/\D/g, '')}.${fraction || '0'}`)
  }
  if (/^\d+(?:[.,]\d+)?$/.test(trimmed)) return Number(trimmed.replace(',', '.'))
  return null
}

/**
 * Writes a number so that `parseNumber` and a Vietnamese spreadsheet read it as it is: a decimal comma, every decimal, nothing
 * between thousands. 1.194 gives '1,1940', as '1,194' would be a thousand.
 */
export function plainNumber(value: number): string {
  const text = String(value).replace('.', ',')
  return /^[1-9]\d{0,2},\d{3}$/.test(text) ? `${text}0` : text
}
