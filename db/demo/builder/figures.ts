/**
 * The first number of a text, or undefined. Reads '431,3' and '0.98' as decimals, '9.000' and '17,990' as thousands.
 */
export function firstNumber(text: string | undefined): number | undefined {
  const found = text?.match(/\d+(?:[.,]\d+)*/)?.[0]
  return found === undefined ? undefined : toNumber(found)
}

/** '1.500' → 1500, '1,5' → 1.5, '0.015' → 0.015. */
export function toNumber(figure: string): number {
  if (/^[1-9]\d{0,2}(?:[.,]\d{3})+$/.test(figure)) return Number(figure.replace(/[.,]/g, ''))
  return Number(figure.replace(',', '.'))
}

/**
 * The number before a unit: `numberBefore('Tổng 10.35 lít', 'lít')` → 10.35.
 * @param unit source of a regular expression
 */
export function numberBefore(text: string | undefined, unit: string): number | undefined {
  const found = text?.match(new RegExp(`(\\d+(?:[.,]\\d+)*)\\s*(?:${unit})`, 'i'))?.[1]
  return found === undefined ? undefined : toNumber(found)
}

/** Every number that stands before a unit, in order of appearance. */
export function numbersBefore(text: string | undefined, unit: string): number[] {
  if (text === undefined) return []
  const figures = text.matchAll(new RegExp(`(\\d+(?:[.,]\\d+)*)\\s*(?:${unit})`, 'gi'))
  return [...figures].flatMap(([, figure]) => (figure === undefined ? [] : [toNumber(figure)]))
}

export type Range = { min?: number; max?: number }

/** '20 - 30m²' → {20, 30}; 'Dưới 15m²' → {max 15}; 'Trên 7 người' → {min 7}; 'Phòng 60m²' → {max 60}. */
export function rangeOf(text: string | undefined): Range {
  const span = text?.match(/(\d+(?:[.,]\d+)?)\s*(?:m²|m2|người)?\s*(?:-|–|~|đến)\s*(\d+(?:[.,]\d+)?)/i)
  if (span?.[1] !== undefined && span[2] !== undefined) {
    return { min: toNumber(span[1]), max: toNumber(span[2]) }
  }
  const single = firstNumber(text)
  if (single === undefined) return {}
  return /trên|từ|≥|>/i.test(text ?? '') ? { min: single } : { max: single }
}

/** Months of a warranty: '24' with a name in months, '2 năm' → 24. Lifetimes give undefined. */
export function monthsOf(text: string | undefined): number | undefined {
  const years = numberBefore(text, 'năm')
  if (years !== undefined) return years * 12
  return numberBefore(text, 'tháng') ?? (/^\d+$/.test(text ?? '') ? Number(text) : undefined)
}

/** Kilograms of '2.31 kg' or '177 g'. */
export function kilograms(text: string | undefined): number | undefined {
  const inKilograms = numberBefore(text, 'kg')
  if (inKilograms !== undefined) return inKilograms
  const grams = numberBefore(text, 'g\\b|gram')
  return grams === undefined ? undefined : Number((grams / 1000).toFixed(4))
}

/** Hours of '40 giờ', '18 giờ', '13 ngày'. */
export function hoursOf(text: string | undefined): number | undefined {
  const days = numberBefore(text, 'ngày')
  return numberBefore(text, 'giờ|h\\b') ?? (days === undefined ? undefined : days * 24)
}
