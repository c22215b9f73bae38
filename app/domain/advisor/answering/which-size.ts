import { fold } from '#app/vietnamese/fold.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import type { AttributeRange, SizeAdvice } from '../sizing/rule.ts'
import { size } from '../sizing/size.ts'
import type { Need } from '../understand/need.ts'
import type { Asked } from './asked.ts'

/** The sizes that people choose between, with the attributes their rules reckon in. */
const SLOTS = [
  ['kg', 'load_kg', 'kg'],
  ['litres', 'capacity_l', 'lít'],
  ['inches', 'screen_in', 'inch'],
  ['hp', 'hp', 'HP'],
  ['placeSettings', 'place_settings', 'bộ'],
] as const

/** Which of two sizes a household or a room wants, said first, and the need with that size; null where two are not asked between. */
export async function whichSize({
  question,
  need,
  catalogue,
}: Asked): Promise<{ said: string; need: Need } | null> {
  const [kind, another] = need.kinds
  if (!kind || another) return null
  const asked = fold(question).replaceAll(',', '.')
  const two = SLOTS.find(([slot]) => {
    const { min, max, target } = need[slot] ?? {}
    if (min === undefined || max === undefined || target !== undefined) return false
    const pair = (one: number, other: number) =>
      new RegExp(`(?<![\\d.])${one} ?[a-z"]* (?:hay|hoac|voi|vs|or) (?:[a-z]+ ){0,2}${other}(?![\\d.])`)
    return pair(min, max).test(asked) || pair(max, min).test(asked)
  })
  if (!two) return null
  const [slot, attribute, unit] = two
  const rule = size(kind, need, await catalogue.sizingRules())
  const ideal = idealOf(rule, attribute)
  const { min = 0, max = 0 } = need[slot] ?? {}
  if (ideal === null) return null
  const chosen = Math.abs(min - ideal) < Math.abs(max - ideal) ? min : max
  return {
    said: `Giữa ${formatNumber(min)} và ${formatNumber(max)} ${unit} thì bạn nên lấy ${formatNumber(chosen)} ${unit}: cỡ hợp nhất là quanh ${formatNumber(ideal)} ${unit}.`,
    need: { ...need, [slot]: { min: chosen, max: chosen, target: chosen } },
  }
}

function idealOf(rule: SizeAdvice | null, attribute: string): number | null {
  const ranges: readonly AttributeRange[] = rule ? [rule, ...rule.alsoNeeds] : []
  return ranges.find((range) => range.attribute === attribute)?.ideal ?? null
}

/** Whether a rule works out the size that is asked for: its sum answers, no fact of another room. */
export async function isSized({ need, catalogue }: Asked): Promise<boolean> {
  const [kind] = need.kinds
  return kind !== undefined && size(kind, need, await catalogue.sizingRules()) !== null
}
