import { encode } from 'uqr'

/** A text as a QR code: an SVG path of unit squares, and the side of the whole, quiet border included. */
export function qrPath(text: string): { path: string; size: number } {
  const { data, size } = encode(text, { border: 2, ecc: 'M' })
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return { path: squares.join(''), size }
}

/** The secret in the address an app reads, in groups of four, for those who type it. */
export function secretOf(uri: string): string {
  const secret = URL.canParse(uri) ? (new URL(uri).searchParams.get('secret') ?? '') : ''
  return secret.match(/.{1,4}/g)?.join(' ') ?? ''
}
