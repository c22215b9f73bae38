import { SHIPPED_AC_RULE } from './air-conditioner.ts'
import type { AirConditionerRule } from './air-conditioner.ts'
import { SHIPPED_PURIFIER_RULE } from './air-purifier.ts'
import type { AirPurifierRule } from './air-purifier.ts'
import { MEALS_RULE, SHIPPED_MEALS_RULE } from './by-meals.ts'
import { SHIPPED_LAPTOP_RULE } from './laptop.ts'
import type { LaptopRule } from './laptop.ts'
import type { PeopleRule } from './people-tables.ts'
import {
  AIR_FRYER_RULE,
  DRYER_RULE,
  FRIDGE_RULE,
  RICE_COOKER_RULE,
  WASHER_RULE,
  WATER_HEATER_RULE,
} from './people-tables.ts'
import { SHIPPED_TELEVISION_RULE } from './television.ts'
import type { TelevisionRule } from './television.ts'

/** Every sizing rule by its key: tables of bands, and rules of a few figures. */
export type SizingRules = {
  readonly 'fridge-litres-by-people': PeopleRule
  readonly 'washer-kg-by-people': PeopleRule
  readonly 'dryer-kg-by-people': PeopleRule
  readonly 'water-heater-litres-by-people': PeopleRule
  readonly 'rice-cooker-litres-by-people': PeopleRule
  readonly 'air-fryer-litres-by-people': PeopleRule
  readonly [MEALS_RULE]: PeopleRule
  readonly 'ac-btu-by-room': AirConditionerRule
  readonly 'tv-inches-by-distance': TelevisionRule
  readonly 'air-purifier-by-room': AirPurifierRule
  readonly 'laptop-by-use': LaptopRule
}

/** The key of a rule: its row's in the table of editors' versions, and its place on the page of the rules. */
export type RuleKey = keyof SizingRules

/** The rules as the project ships them; an editor's version stands in the place of one. */
export const SHIPPED_RULES: SizingRules = {
  'fridge-litres-by-people': FRIDGE_RULE,
  'washer-kg-by-people': WASHER_RULE,
  'dryer-kg-by-people': DRYER_RULE,
  'water-heater-litres-by-people': WATER_HEATER_RULE,
  'rice-cooker-litres-by-people': RICE_COOKER_RULE,
  'air-fryer-litres-by-people': AIR_FRYER_RULE,
  [MEALS_RULE]: SHIPPED_MEALS_RULE,
  'ac-btu-by-room': SHIPPED_AC_RULE,
  'tv-inches-by-distance': SHIPPED_TELEVISION_RULE,
  'air-purifier-by-room': SHIPPED_PURIFIER_RULE,
  'laptop-by-use': SHIPPED_LAPTOP_RULE,
}

/** Whether a string is the key of a rule. */
export const isRuleKey = (key: string): key is RuleKey => Object.hasOwn(SHIPPED_RULES, key)
