import { formatNumber } from '#app/vietnamese/numbers.ts'

/** Outer measures in mm as the shop states them; `depth` may be unknown. */
export type Measures = { width: number; height: number; depth: number | null }

const smallest = 3
const largest = 3000

/** Measures as an address holds them: '548x1630x625', '76.8x166.9'. */
export function nameMeasures({ width, height, depth }: Measures): string {
  return [width, height, ...(depth === null ? [] : [depth])].map(tenth).join('x')
}

/** @returns the measures of an address; null where a number is not written as `nameMeasures` does or not plausible. */
export function readMeasures(text: string): Measures | null {
  if (!/^\d{1,4}(\.\d)?(x\d{1,4}(\.\d)?){1,2}$/.test(text)) return null
  const [width = 0, height = 0, depth = null] = text.split('x').map(Number)
  const measures = { width, height, depth }
  const plausible = [width, height, depth ?? width].every((mm) => mm >= smallest && mm <= largest)
  return plausible && nameMeasures(measures) === text ? measures : null
}

/** One measure in words: millimetres for what fits a hand, centimetres for the rest. 548 of a fridge is '54,8 cm'. */
export function sayMeasure(mm: number, { width, height, depth }: Measures): string {
  const small = Math.max(width, height, depth ?? 0) < 400
  return small ? `${formatNumber(mm, 1)} mm` : `${formatNumber(mm / 10, 1)} cm`
}

function tenth(mm: number): number {
  return Math.round(mm * 10) / 10
}
