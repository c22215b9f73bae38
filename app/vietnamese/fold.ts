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

/** The words of a text in search form, in order: letters, digits and dots only ('9kg', '1.5hp'). */
export function searchWords(text: string): string[] {
  const words = foldForSearch(text).match(/[a-z0-9.]+/g) ?? []
  return words.map((word) => word.replace(/^\.+|\.+$/g, '')).filter((word) => word !== '')
}
