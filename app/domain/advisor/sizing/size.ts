import type { Kind } from '#app/kinds/kind.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import { airConditionerGuide, sizeAirConditioner } from './air-conditioner.ts'
import { sizeAirPurifier } from './air-purifier.ts'
import { MEALS_RULE, mealsGuide, sizeByMeals } from './by-meals.ts'
import { peopleGuide, rangeForPeople, sayRange } from './by-people.ts'
import { laptopGuide, sizeLaptop } from './laptop.ts'
import type { PeopleRule } from './people-tables.ts'
import type { SizeAdvice, SizeGuideRow, SizingFacts } from './rule.ts'
import { SHIPPED_RULES } from './rules.ts'
import type { SizingRules } from './rules.ts'
import { sizeTelevision, televisionGuide } from './television.ts'

/** What a kind's size depends on: the one fact to ask for when it is missing. */
export type SizingFact = 'people' | 'room' | 'distance' | 'use'

interface Sizing {
  dependsOn: SizingFact
  size: (facts: SizingFacts, rules: SizingRules) => SizeAdvice | null
  guide: (rules: SizingRules) => SizeGuideRow[]
}

const NOTES = {
  fridge: (range: string) => `hợp tủ có dung tích sử dụng ${range}`,
  washer: (range: string) =>
    `nên chọn máy giặt ${range} (tính theo đồ khô, mỗi mẻ chất 70–80 % lồng là sạch nhất)`,
  dryer: (range: string) => `nên chọn máy sấy ${range}`,
  water_heater: (range: string) => `nên chọn bình nước nóng ${range}`,
  rice_cooker: (range: string) => `nấu vừa với nồi ${range}`,
  air_fryer: (range: string) => `nên chọn nồi chiên ${range}`,
} satisfies Partial<Record<Kind, (range: string) => string>>

/** From so many times as many people on as open the last line of a table, no machine for a home is enough by itself. */
const CROWD = 1.7

function byPeople(kind: keyof typeof NOTES, ruleOf: (rules: SizingRules) => PeopleRule): Sizing {
  const size = ({ people }: SizingFacts, rules: SizingRules): SizeAdvice | null => {
    const rule = ruleOf(rules)
    if (people === undefined || people <= 0) return null
    const range = rangeForPeople(rule, people)
    const spread =
      range.max === null ? range.ideal > range.min : range.ideal > range.min && range.ideal < range.max
    const last = rule.bands.at(-1)
    const isCrowd = last?.to === null && people >= last.from * CROWD
    const best = spread ? `, lý tưởng là quanh ${formatNumber(range.ideal)} ${rule.unit}` : ''
    return {
      ...range,
      kind,
      unit: rule.unit,
      sentence: `Nhà ${people} người ${NOTES[kind](sayRange(range.min, range.max, rule.unit))}${best}.${isCrowd ? ' Đông vậy thì một máy khó kham: tính thêm máy thứ hai, hoặc chia làm nhiều mẻ.' : ''}`,
      ruleId: rule.id,
      source: rule.source,
      asOf: rule.asOf,
      alsoNeeds: [],
    }
  }
  return { dependsOn: 'people', size, guide: (rules) => peopleGuide(ruleOf(rules)) }
}

const SIZINGS: Partial<Record<Kind, Sizing>> = {
  fridge: byPeople('fridge', (rules) => rules['fridge-litres-by-people']),
  washer: byPeople('washer', (rules) => rules['washer-kg-by-people']),
  dryer: byPeople('dryer', (rules) => rules['dryer-kg-by-people']),
  ac: {
    dependsOn: 'room',
    size: (facts, rules) => sizeAirConditioner(facts, rules['ac-btu-by-room']),
    guide: (rules) => airConditionerGuide(rules['ac-btu-by-room']),
  },
  tv: {
    dependsOn: 'distance',
    size: (facts, rules) => sizeTelevision(facts, rules['tv-inches-by-distance']),
    guide: (rules) => televisionGuide(rules['tv-inches-by-distance']),
  },
  water_heater: byPeople('water_heater', (rules) => rules['water-heater-litres-by-people']),
  rice_cooker: byPeople('rice_cooker', (rules) => rules['rice-cooker-litres-by-people']),
  air_fryer: byPeople('air_fryer', (rules) => rules['air-fryer-litres-by-people']),
  dishwasher: {
    dependsOn: 'people',
    size: (facts, rules) => sizeByMeals(facts, rules[MEALS_RULE]),
    guide: (rules) => mealsGuide(rules[MEALS_RULE]),
  },
  air_purifier: {
    dependsOn: 'room',
    size: (facts, rules) => sizeAirPurifier(facts, rules['air-purifier-by-room']),
    guide: () => [],
  },
  laptop: {
    dependsOn: 'use',
    size: (facts, rules) => sizeLaptop(facts, rules['laptop-by-use']),
    guide: (rules) => laptopGuide(rules['laptop-by-use']),
  },
}

/** Every kind with a size rule, in the order the rule book lists them. */
export const SIZED_KINDS = Object.keys(SIZINGS) as Kind[]

/**
 * The size of a kind of product that fits what is known of the household, the room or the use, with the sum
 * as a sentence and the rule's source. Null when the kind has no rule or the fact it needs is not known.
 */
export function size(kind: Kind, facts: SizingFacts, rules: SizingRules = SHIPPED_RULES): SizeAdvice | null {
  return SIZINGS[kind]?.size(facts, rules) ?? null
}

/** The fact a kind's size depends on; null when the kind has no size rule. */
export function sizingFact(kind: Kind): SizingFact | null {
  return SIZINGS[kind]?.dependsOn ?? null
}

/** The size rule of a kind as the lines of a table, for filter hints; empty when it has none. */
export function sizeGuide(kind: Kind, rules: SizingRules = SHIPPED_RULES): SizeGuideRow[] {
  return SIZINGS[kind]?.guide(rules) ?? []
}
