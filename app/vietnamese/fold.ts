const MARKS = /\p{M}+/gu
const SPACED_UNIT = /(\d)\s+(kg|lit|l|inch|w|hp|btu|gb|tb|bo|loi)\b/g

/**
 * Folds text for matching: NFC, lower case, Vietnamese marks stripped, đ as d.
 * 'Máy lạnh', 'MÁY LẠNH' and 'may lanh' fold to the same string. Spaces and punctuation stay.
 */
export function fold(text: string): string {
  return text.normalize('NFC').toLowerCase().normalize('NFD').replace(MARKS, '').replaceAll('đ', 'd')
}

/** Joins a number to the unit after it in already folded text, so that '9 kg' and '9kg' are one word. */
export function joinUnits(folded: string): string {
  return folded.replace(SPACED_UNIT, '$1$2')
}

/** The form both sides of a search are compared in; the SQL function vi_fold follows the same rule. */
export function foldForSearch(text: string): string {
  return joinUnits(fold(text))
}

const END = '(?![a-z0-9])'
/** Rewrites that make one word of what is one thing, in the order they apply; the SQL function vi_words has the same. */
const ONE_WORD: readonly [RegExp, string][] = [
  [/(\d)\.(\d{3})(?!\d)/g, '$1$2'],
  [/(\d)[.,](\d)/g, '$1p$2'],
  [new RegExp(`(\\d)\\s*(?:inches|inch|in|"|″|”)${END}`, 'g'), '$1inch '],
  [new RegExp(`(\\d)\\s*(?:liters|liter|litres|litre|lits|lit|l)${END}`, 'g'), '$1l '],
  [new RegExp(`(\\d)\\s*(?:kilogram|kgs|kg|ky|ki)${END}`, 'g'), '$1kg '],
  [new RegExp(`(\\d)\\s*(gb|tb|btu|hz|mah|w|bo|loi|cm|mm|m2)${END}`, 'g'), '$1$2 '],
  [new RegExp(`(?<![a-z0-9])(\\d|\\dp\\d)\\s*(?:hp|ngua)${END}`, 'g'), '$1hp '],
]

/**
 * The words of a text in search form, in order, of a-z and 0-9 only: decimals and thousands are one word ('1.5' is '1p5'),
 * and a number is joined to its unit under one name ('55 inches', '55in' and '55"' are '55inch'). A number before 'hp' is
 * horsepower only when it is a small one: 'laptop HP 15' names a brand.
 */
export function searchWords(text: string): string[] {
  let folded = foldForSearch(text).replaceAll('²', '2')
  for (const [pattern, replacement] of ONE_WORD) folded = folded.replace(pattern, replacement)
  return folded.match(/[a-z0-9]+/g) ?? []
}

const OLD_TONES = /([ou])([àáảãạèéẻẽẹỳýỷỹỵ])/g
const TONES: Readonly<Record<string, string>> = {
  oà: 'òa',
  oá: 'óa',
  oả: 'ỏa',
  oã: 'õa',
  oạ: 'ọa',
  oè: 'òe',
  oé: 'óe',
  oẻ: 'ỏe',
  oẽ: 'õe',
  oẹ: 'ọe',
  uỳ: 'ùy',
  uý: 'úy',
  uỷ: 'ủy',
  uỹ: 'ũy',
  uỵ: 'ụy',
}

/** The words of a text that carry Vietnamese marks, lower case, the tone placed one way ('hoà' is 'hòa'); as SQL's vi_marked. */
export function markedWords(text: string): string[] {
  const placed = text
    .normalize('NFC')
    .toLowerCase()
    .replace(OLD_TONES, (pair) => TONES[pair] ?? pair)
  return (placed.match(/\p{L}+/gu) ?? []).filter((word) => /[^a-z]/.test(word))
}
