import type { Kind } from '#app/kinds/kind.ts'
import { COUNTS_SOMETHING } from './money-exclusions.ts'
import type { Reading } from './reading.ts'

/** Sizes of screens that nothing else comes in, a sum of money included, in inches. */
export const SCREENS_IN_TENTHS: ReadonlySet<number> = new Set([13.3, 13.6, 15.3, 15.6, 16.1, 17.3])

/** Sizes that screens are sold in, in inches: where nothing else is counted, such a number is one. */
const SCREEN_SIZES: Readonly<Partial<Record<Kind, ReadonlySet<number>>>> = {
  tv: new Set([32, 40, 42, 43, 48, 49, 50, 55, 58, 65, 70, 75, 77, 83, 85, 86, 98]),
  monitor: new Set([22, 24, 25, 27, 28, 32, 34, 38, 49]),
  laptop: SCREENS_IN_TENTHS,
}
/** 'tầm 24': money or something else that is bounded rather than a size that is named. */
const BOUNDED =
  /(?:^|\s)(?:gia|tam|khoang|duoi|tren|qua|hon|toi da|budget|ngan sach|co|con|sau|rong|cao|ngang|dai) $/
/** 'mẹ 70', 'ông ngoại gần 85': how old somebody is. */
const AGED =
  /(?:^|\s)(?:me|ma|mom|ba|bo|cha|dad|ong|noi|ngoai|cu|co|chu|bac|di|duong|nguoi gia|tuoi)(?: (?:nay|da|cung|gan|ngoai|hon|tren|tam|khoang|duoc|toi))* $/

/** 'màn cong 34 ultrawide', '55 4k ss hay lg', '27 hay 32': sizes of screens without their unit; null for none. */
export function screenSizes({ tokens, folded, marked }: Reading, kinds: readonly Kind[]): number[] {
  const [kind] = kinds
  const sizes = kind && SCREEN_SIZES[kind]
  if (!sizes) return []
  return tokens.flatMap(({ text, start, end, glued }, index) => {
    const isNamed =
      !glued ||
      !/[a-z\d./-]$/.test(tokens[index - 1]?.text ?? '') ||
      (/^\d+$/.test(tokens[index - 2]?.text ?? '') && tokens[index - 1]?.text !== 'm')
    const behind = folded.slice(end)
    const counts = COUNTS_SOMETHING.test(behind) || /^(?:[a-z%]|[.,]\d)/.test(behind)
    return sizes.has(Number(text.replace(',', '.'))) &&
      isNamed &&
      !counts &&
      // 'cỡ 27' is no 'có 27', nor a woman's age.
      (marked.slice(0, start).endsWith('cỡ ') ||
        (!BOUNDED.test(folded.slice(0, start)) && !AGED.test(folded.slice(0, start))))
      ? [Number(text.replace(',', '.'))]
      : []
  })
}
