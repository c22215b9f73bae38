import { STEPS } from './uploaded-picture.ts'

/** How copies are kept. WebP is made at once, AVIF afterwards. */
export const FORMATS = ['webp', 'avif'] as const
export type Format = (typeof FORMATS)[number]

/** What an address below /uploads/ asks for; without a format, the best the browser takes. */
export type AskedPicture = { base: string; format: Format | null }

const NAME = /^([0-9a-f]{20}-\d{1,4}x\d{1,4}(?:-(?:480|960))?)(?:\.(webp|avif))?$/

/** Reads the last step of an address. @returns null for what can be no name of ours */
export function askedPicture(name: string): AskedPicture | null {
  const [, base, format] = NAME.exec(name) ?? []
  if (!base) return null
  return { base, format: FORMATS.find((known) => known === format) ?? null }
}

/** The names of a picture's copies without their format, the full one first. @param key its hash and size */
export function copiesOf(key: string): string[] {
  const width = Number(/-(\d+)x/.exec(key)?.[1])
  return [key, ...STEPS.filter((step) => step < width).map((step) => `${key}-${step}`)]
}
