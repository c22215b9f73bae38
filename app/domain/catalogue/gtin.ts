/** Whether a text is a GTIN (EAN, UPC) of 8, 12, 13 or 14 figures with the right check digit. */
export function isGtin(text: string): boolean {
  if (!/^(?:\d{8}|\d{12,14})$/.test(text) || /^0+$/.test(text)) return false
  const sum = Array.from(text.slice(0, -1))
    .toReversed()
    .reduce((sum, figure, place) => sum + Number(figure) * (place % 2 === 0 ? 3 : 1), 0)
  return (10 - (sum % 10)) % 10 === Number(text.at(-1))
}

/**
 * A barcode as it is kept: 8, 13 or 14 figures, so that a UPC and the EAN of the same goods are one. Spaces and dashes between figures
 * do not matter. @returns null for what is no GTIN
 */
export function readGtin(text: string): string | null {
  const figures = text.replaceAll(/[\s-]+/g, '')
  if (!isGtin(figures)) return null
  if (figures.length === 12) return `0${figures}`
  return figures.length === 14 && figures.startsWith('0') ? figures.slice(1) : figures
}
