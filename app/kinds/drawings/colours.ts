import { fold } from '#app/vietnamese/fold.ts'

/** The body colours the family is drawn in; the keys stand in addresses. */
export type Colour =
  | 'den'
  | 'xam'
  | 'bac'
  | 'trang'
  | 'be'
  | 'vang'
  | 'nau'
  | 'do'
  | 'cam'
  | 'hong'
  | 'tim'
  | 'xanhduong'
  | 'xanhla'

/** Three tones of a body and its contour, which must show on a light and on a dark ground. */
export type Tone = { light: string; base: string; dark: string; line: string }

/** The tones of every colour, as hex. */
export const tones: Record<Colour, Tone> = {
  den: { light: '#5a666f', base: '#434e56', dark: '#2f383f', line: '#84929c' },
  xam: { light: '#a7b2ba', base: '#8c98a1', dark: '#707c86', line: '#596771' },
  bac: { light: '#e4e9ec', base: '#cbd4d9', dark: '#adb9c1', line: '#7f8f9a' },
  trang: { light: '#ffffff', base: '#f3f6f8', dark: '#dbe3e8', line: '#8b9ba7' },
  be: { light: '#f6efe2', base: '#eadfcb', dark: '#d3c3a7', line: '#9a8a6e' },
  vang: { light: '#eddaaf', base: '#dcc28a', dark: '#c0a265', line: '#8d7442' },
  nau: { light: '#a88a72', base: '#8c6c54', dark: '#6d523f', line: '#55402f' },
  do: { light: '#d2756c', base: '#b9554d', dark: '#973f39', line: '#6f2c28' },
  cam: { light: '#eda46c', base: '#dc8646', dark: '#b96a30', line: '#874b1f' },
  hong: { light: '#f3d3d4', base: '#e5b6b9', dark: '#cd969b', line: '#986469' },
  tim: { light: '#b9acd0', base: '#9d8dba', dark: '#7f6f9d', line: '#5c4e77' },
  xanhduong: { light: '#86b0cd', base: '#6394b6', dark: '#487898', line: '#335a75' },
  xanhla: { light: '#93bda4', base: '#71a186', dark: '#55846a', line: '#3d624e' },
}

/** Every colour, in the order of `tones`. */
export const colours: readonly Colour[] = [
  'den',
  'xam',
  'bac',
  'trang',
  'be',
  'vang',
  'nau',
  'do',
  'cam',
  'hong',
  'tim',
  'xanhduong',
  'xanhla',
]

/** Folded words in order of trust: the precise before the vague ('xanh la' before 'xanh'). */
const words: readonly (readonly [pattern: RegExp, colour: Colour])[] = [
  [/xanh (la|luc|reu|ngoc|mint|bac ha|co|olive)|green|mint/, 'xanhla'],
  [/xanh|navy|blue/, 'xanhduong'],
  [/den|black|midnight|graphite|than/, 'den'],
  [/trang|white|ngoc trai/, 'trang'],
  [/bac|silver|inox|thep|titan|starlight/, 'bac'],
  [/xam|gray|grey|ghi/, 'xam'],
  [/hong|pink|rose/, 'hong'],
  [/vang|gold|dong/, 'vang'],
  [/do|red|burgundy/, 'do'],
  [/cam|orange/, 'cam'],
  [/tim|purple|violet|lavender/, 'tim'],
  [/nau|brown|ca phe/, 'nau'],
  [/be|kem|cream|beige/, 'be'],
]

/**
 * The colour a Vietnamese (or English) text names: 'Đen nhám' is 'den', 'Xanh lá' is 'xanhla'.
 * Of several the one named first counts ('Trắng - Xám' is 'trang').
 * @returns null where no colour is named
 */
export function parseColour(text: unknown): Colour | null {
  if (typeof text !== 'string') return null
  const folded = ` ${fold(text).replaceAll(/[^a-z]+/g, ' ')} `
  let found: { colour: Colour; at: number } | null = null
  for (const [pattern, colour] of words) {
    const at = folded.search(new RegExp(` (${pattern.source}) `))
    if (at >= 0 && (found === null || at < found.at)) found = { colour, at }
  }
  return found?.colour ?? null
}
