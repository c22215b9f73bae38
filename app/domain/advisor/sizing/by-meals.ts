import { sayRange } from './by-people.ts'
import type { PeopleBand, PeopleRule } from './people-tables.ts'
import type { SizeAdvice, SizeGuideRow, SizingFacts, Source } from './rule.ts'

/** A couple's day is counted as two meals at home, a larger family's as three. */
const SMALL_HOUSEHOLD = { people: 2, meals: 2 }
const FAMILY_MEALS = 3

const SOURCE: Source = {
  title: 'Nhãn số bộ và số bữa ăn trên trang máy rửa chén',
  publisher: 'Điện máy XANH',
  year: 2025,
}

/** The key of the rule. */
export const MEALS_RULE = 'dishwasher-sets-by-meals'

/** Place settings by the Vietnamese meals that are washed at once, as the project ships it; `from` and `to` are meals. */
export const SHIPPED_MEALS_RULE: PeopleRule = {
  id: MEALS_RULE,
  attribute: 'place_settings',
  unit: 'bộ',
  step: 1,
  bands: [
    { from: 1, to: 2, min: 6, max: 8 },
    { from: 3, to: 4, min: 12, max: 15 },
  ],
  source: SOURCE,
  asOf: '2025-12-01',
}

/** The dishwasher for a household that washes once a day; null when the people are not known. */
export function sizeByMeals({ people }: SizingFacts, rule: PeopleRule): SizeAdvice | null {
  if (people === undefined || people <= 0) return null
  const meals = people <= SMALL_HOUSEHOLD.people ? SMALL_HOUSEHOLD.meals : FAMILY_MEALS
  const size = rule.bands.find(({ to }) => to === null || meals <= to) ?? rule.bands.at(-1)
  if (!size) return null
  return {
    kind: 'dishwasher',
    attribute: rule.attribute,
    min: size.min,
    ideal: Math.round((size.min + (size.max ?? size.min)) / 2),
    max: size.max,
    unit: rule.unit,
    sentence:
      `Nhà ${people} người, mỗi ngày ${meals} bữa và rửa một lần: máy ${sayRange(size.min, size.max, 'bộ')} ` +
      `chứa đủ bát đĩa của ${sayMeals(size)} bữa cơm Việt.`,
    ruleId: rule.id,
    source: rule.source,
    asOf: rule.asOf,
    alsoNeeds: [],
  }
}

/** Which machine for how many meals, as lines of a guide. */
export function mealsGuide({ bands, attribute, unit }: PeopleRule): SizeGuideRow[] {
  return bands.map((band) => ({
    label: `${sayMeals(band)} bữa cơm mỗi lần rửa`,
    attribute,
    min: band.min,
    max: band.max,
    unit,
  }))
}

const sayMeals = ({ from, to }: PeopleBand): string => (to === null ? `từ ${from}` : `${from}–${to}`)
