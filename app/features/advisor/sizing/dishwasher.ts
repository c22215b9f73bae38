import { sayRange } from './by-people.ts'
import type { SizeAdvice, SizeGuideRow, SizingFacts, Source } from './rule.ts'

/** Place settings of a machine and the Vietnamese meals it washes at once. */
const DISHWASHER_CLASSES = [
  { min: 6, max: 8, mealsFrom: 1, mealsTo: 2 },
  { min: 12, max: 15, mealsFrom: 3, mealsTo: 4 },
] as const

/** A couple's day is counted as two meals at home, a larger family's as three. */
const SMALL_HOUSEHOLD = { people: 2, meals: 2 }
const FAMILY_MEALS = 3

const SOURCE: Source = {
  title: 'Nhãn số bộ và số bữa ăn trên trang máy rửa chén',
  publisher: 'Điện máy XANH',
  year: 2025,
}

/** The dishwasher for a household that washes once a day; null when the people are not known. */
export function sizeDishwasher({ people }: SizingFacts): SizeAdvice | null {
  if (people === undefined || people <= 0) return null
  const meals = people <= SMALL_HOUSEHOLD.people ? SMALL_HOUSEHOLD.meals : FAMILY_MEALS
  const size = DISHWASHER_CLASSES.find((candidate) => meals <= candidate.mealsTo) ?? DISHWASHER_CLASSES[1]
  return {
    kind: 'dishwasher',
    attribute: 'place_settings',
    min: size.min,
    ideal: Math.round((size.min + size.max) / 2),
    max: size.max,
    unit: 'bộ',
    sentence:
      `Nhà ${people} người, mỗi ngày ${meals} bữa và rửa một lần: máy ${sayRange(size.min, size.max, 'bộ')} ` +
      `chứa đủ bát đĩa của ${size.mealsFrom}–${size.mealsTo} bữa cơm Việt.`,
    ruleId: 'dishwasher-sets-by-meals',
    source: SOURCE,
    asOf: '2025-12-01',
    alsoNeeds: [],
  }
}

/** Which machine for how many meals, as lines of a guide. */
export function dishwasherGuide(): SizeGuideRow[] {
  return DISHWASHER_CLASSES.map(({ min, max, mealsFrom, mealsTo }) => ({
    label: `${mealsFrom}–${mealsTo} bữa cơm mỗi lần rửa`,
    attribute: 'place_settings',
    min,
    max,
    unit: 'bộ',
  }))
}
