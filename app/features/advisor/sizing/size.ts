import { formatNumber } from '#app/vietnamese/numbers.ts'
import type { Kind } from '../understand/kinds.ts'
import { airConditionerGuide, sizeAirConditioner } from './air-conditioner.ts'
import { sizeAirPurifier } from './air-purifier.ts'
import { peopleGuide, rangeForPeople, sayRange } from './by-people.ts'
import { dishwasherGuide, sizeDishwasher } from './dishwasher.ts'
import { laptopGuide, sizeLaptop } from './laptop.ts'
import type { PeopleRule } from './people-tables.ts'
import { DRYER_RULE, FRIDGE_RULE, RICE_COOKER_RULE, WASHER_RULE, WATER_HEATER_RULE } from './people-tables.ts'
import type { SizeAdvice, SizeGuideRow, SizingFacts } from './rule.ts'
import { sizeTelevision, televisionGuide } from './television.ts'

/** What a kind's size depends on: the one fact to ask for when it is missing. */
export type SizingFact = 'people' | 'room' | 'distance' | 'use'

interface Sizing {
  dependsOn: SizingFact
  size: (facts: SizingFacts) => SizeAdvice | null
  guide: () => SizeGuideRow[]
}

const NOTES = {
  fridge: (range: string) => `hợp tủ có dung tích sử dụng ${range}`,
  washer: (range: string) =>
    `nên chọn máy giặt ${range} (tính theo đồ khô, mỗi mẻ chất 70–80 % lồng là sạch nhất)`,
  dryer: (range: string) => `nên chọn máy sấy ${range}`,
  water_heater: (range: string) => `nên chọn bình nước nóng ${range}`,
  rice_cooker: (range: string) => `nấu vừa với nồi ${range}`,
} satisfies Partial<Record<Kind, (range: string) => string>>

function byPeople(kind: keyof typeof NOTES, rule: PeopleRule): Sizing {
  const size = ({ people }: SizingFacts): SizeAdvice | null => {
    if (people === undefined || people <= 0) return null
    const range = rangeForPeople(rule, people)
    const spread =
      range.max === null ? range.ideal > range.min : range.ideal > range.min && range.ideal < range.max
    const best = spread ? `, lý tưởng là quanh ${formatNumber(range.ideal)} ${rule.unit}` : ''
    return {
      ...range,
      kind,
      unit: rule.unit,
      sentence: `Nhà ${people} người ${NOTES[kind](sayRange(range.min, range.max, rule.unit))}${best}.`,
      ruleId: rule.id,
      source: rule.source,
      asOf: rule.asOf,
      alsoNeeds: [],
    }
  }
  return { dependsOn: 'people', size, guide: () => peopleGuide(rule) }
}

const SIZINGS: Partial<Record<Kind, Sizing>> = {
  fridge: byPeople('fridge', FRIDGE_RULE),
  washer: byPeople('washer', WASHER_RULE),
  dryer: byPeople('dryer', DRYER_RULE),
  water_heater: byPeople('water_heater', WATER_HEATER_RULE),
  rice_cooker: byPeople('rice_cooker', RICE_COOKER_RULE),
  ac: { dependsOn: 'room', size: sizeAirConditioner, guide: airConditionerGuide },
  tv: { dependsOn: 'distance', size: sizeTelevision, guide: televisionGuide },
  dishwasher: { dependsOn: 'people', size: sizeDishwasher, guide: dishwasherGuide },
  air_purifier: { dependsOn: 'room', size: sizeAirPurifier, guide: () => [] },
  laptop: { dependsOn: 'use', size: sizeLaptop, guide: laptopGuide },
}

/**
 * The size of a kind of product that fits what is known of the household, the room or the use, with the sum
 * as a sentence and the rule's source. Null when the kind has no rule or the fact it needs is not known.
 */
export function size(kind: Kind, facts: SizingFacts): SizeAdvice | null {
  return SIZINGS[kind]?.size(facts) ?? null
}

/** The fact a kind's size depends on; null when the kind has no size rule. */
export function sizingFact(kind: Kind): SizingFact | null {
  return SIZINGS[kind]?.dependsOn ?? null
}

/** The size rule of a kind as the lines of a table, for filter hints; empty when it has none. */
export function sizeGuide(kind: Kind): SizeGuideRow[] {
  return SIZINGS[kind]?.guide() ?? []
}
