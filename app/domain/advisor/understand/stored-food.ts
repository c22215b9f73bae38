import type { Range } from './need.ts'

/** 'mỗi ngày 15 ký', 'ngày chừng 25 ký thịt', and how many days' worth is kept. */
const KILOS_A_DAY =
  /(?:^|\s)(?:(?:moi|mot|1) )?ngay(?: (?:ban|chung|khoang|co|tam|het|dung|xai|lam|nhap|lay))* (\d{1,3}) ?(?:kg|ky|ki|can)(?![a-z])|(?:^|\s)(\d{1,3}) ?(?:kg|ky|ki|can)(?: [a-z]+){0,3} (?:moi|mot|1|\/) ?ngay(?![a-z])/
/** 'trữ 1 tạ hải sản', 'hải sản 50 ký': so much at once. */
const AT_ONCE =
  /(?:^|\s)(?:tru|chua|dung|dong|giu|du tru|cap dong)(?: [a-z]+){0,5} (\d{1,3}|mot|hai|nua) ?(ta|kg|ky|ki)(?![a-z])/
const KEPT_FOR =
  /(?:^|\s)(?:tru|du tru|giu|de|chua|gom)(?: (?:duoc|san|lai|trong|hang))* (\d{1,2}) ngay(?![a-z])/
/** Kilograms of cut meat that 100 litres of a freezer take at least, as content/facts/co-nao-cho-vua.yaml has it. */
const KILOS_IN_100_LITRES = 40

const IN_WORDS: Readonly<Record<string, number>> = { mot: 1, hai: 2, nua: 0.5 }
/** Kilograms in the Vietnamese hundredweight. */
const TA = 100

function kilosAtOnce(folded: string): number {
  const [, amount = '', unit] = AT_ONCE.exec(folded) ?? []
  return (IN_WORDS[amount] ?? Number(amount)) * (unit === 'ta' ? TA : 1)
}

/** The litres that so many days' worth of meat or fish needs; undefined where no amount and no days are said. */
export function forStored(folded: string): Range | undefined {
  const [, before, after] = KILOS_A_DAY.exec(folded) ?? []
  const days = Number(KEPT_FOR.exec(folded)?.[1] ?? 0)
  const kilos = Number(before ?? after ?? 0) * days || kilosAtOnce(folded)
  if (kilos === 0) return undefined
  // Up to twice what it fills: cold air has to get round it, and a delivery comes early.
  const filled = (kilos / KILOS_IN_100_LITRES) * 100
  const round = (litres: number) => Math.round(litres / 10) * 10
  return { min: round(filled), max: round(filled * 2) }
}
