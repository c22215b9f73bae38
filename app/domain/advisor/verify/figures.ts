/** A number in a text with the unit right behind it, if any, both in one canonical writing ('11690000|₫', '374|lít'). */
export type Figure = { number: string; unit: string | null }

const UNITS =
  '₫|tỷ|triệu|nghìn|đồng|lít|kg|inch|HP|BTU/h|BTU|kWh|dB|Hz|GB|TB|mAh|Pa|W|m²|m³|m|người|đánh giá|bộ|lõi|vùng|%'

const FIGURE = new RegExp(`(\\d[\\d.,]*\\d|\\d)(?:[\\s\\u00a0]*(${UNITS})(?![\\p{L}\\d]))?`, 'gu')

/** Every figure of a text, in order. Dots between thousands and decimal commas are read the Vietnamese way. */
export function figuresIn(text: string): Figure[] {
  return [...text.matchAll(FIGURE)].map(([, digits = '', unit]) => ({
    number: canonicalNumber(digits),
    unit: unit ?? null,
  }))
}

function canonicalNumber(digits: string): string {
  const grouped = /^\d{1,3}(\.\d{3})+(,\d+)?$/.test(digits)
  return String(Number((grouped ? digits.replaceAll('.', '') : digits).replace(',', '.')))
}

/** The key a figure is looked up by. */
export const figureKey = ({ number, unit }: Figure): string => `${number}|${unit ?? ''}`
