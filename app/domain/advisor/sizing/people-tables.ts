import type { Source } from './rule.ts'

/** A household of `from` to `to` people (null: and more) is served by `min` to `max` (null: and more). */
export interface PeopleBand {
  from: number
  to: number | null
  min: number
  max: number | null
}

/** A rule from the number of people to one figure. */
export interface PeopleRule {
  id: string
  attribute: string
  unit: string
  /** What the ideal figure is rounded to. */
  step: number
  bands: readonly PeopleBand[]
  source: Source
  asOf: string
}

const AS_OF = '2025-12-01'

const labels = (what: string, beside = ''): Source => ({
  title: `Cỡ ${what} theo số người${beside && `, đối chiếu ${beside}`}`,
  publisher: 'Điện máy XANH',
  year: 2025,
})

/** Litres of usable capacity. Retailers' labels run large, so from six people VietNamNet's 450 litres opens the band. */
export const FRIDGE_RULE: PeopleRule = {
  id: 'fridge-litres-by-people',
  attribute: 'capacity_l',
  unit: 'lít',
  step: 10,
  bands: [
    { from: 2, to: 3, min: 180, max: 280 },
    { from: 3, to: 4, min: 307, max: 366 },
    { from: 4, to: 5, min: 405, max: 550 },
    { from: 6, to: 7, min: 450, max: 646 },
    { from: 8, to: null, min: 646, max: null },
  ],
  source: labels('tủ lạnh', 'VietNamNet 10/2025'),
  asOf: AS_OF,
}

/** Kilograms of dry clothes. */
export const WASHER_RULE: PeopleRule = {
  id: 'washer-kg-by-people',
  attribute: 'load_kg',
  unit: 'kg',
  step: 0.5,
  bands: [
    { from: 2, to: 3, min: 7, max: 7.5 },
    { from: 3, to: 5, min: 8, max: 9 },
    { from: 5, to: 7, min: 9.8, max: 10 },
    { from: 8, to: null, min: 10.5, max: null },
  ],
  source: labels('máy giặt', 'CafeF và Ngôi Sao'),
  asOf: AS_OF,
}

/** Kilograms of damp clothes counted dry. */
export const DRYER_RULE: PeopleRule = {
  id: 'dryer-kg-by-people',
  attribute: 'load_kg',
  unit: 'kg',
  step: 0.5,
  bands: [
    { from: 2, to: 3, min: 7, max: 7 },
    { from: 3, to: 5, min: 8, max: 9 },
    { from: 5, to: 7, min: 9.5, max: 10 },
    { from: 8, to: null, min: 10.5, max: null },
  ],
  source: labels('máy sấy quần áo'),
  asOf: AS_OF,
}

/** Litres of the tank of a storage water heater. */
export const WATER_HEATER_RULE: PeopleRule = {
  id: 'water-heater-litres-by-people',
  attribute: 'capacity_l',
  unit: 'lít',
  step: 5,
  bands: [
    { from: 1, to: 3, min: 20, max: 20 },
    { from: 3, to: 5, min: 30, max: 30 },
    { from: 6, to: null, min: 30, max: null },
  ],
  source: labels('máy nước nóng gián tiếp'),
  asOf: AS_OF,
}

/** Litres of the pot. */
export const RICE_COOKER_RULE: PeopleRule = {
  id: 'rice-cooker-litres-by-people',
  attribute: 'capacity_l',
  unit: 'lít',
  step: 0.1,
  bands: [
    { from: 2, to: 4, min: 1, max: 1.5 },
    { from: 4, to: 6, min: 1.8, max: 1.8 },
    { from: 7, to: null, min: 1.8, max: null },
  ],
  source: labels('nồi cơm điện'),
  asOf: AS_OF,
}

/** Litres of the basket, as shops write them; fact 'noi-chien-may-lit' says the same. */
export const AIR_FRYER_RULE: PeopleRule = {
  id: 'air-fryer-litres-by-people',
  attribute: 'capacity_l',
  unit: 'lít',
  step: 0.5,
  bands: [
    { from: 1, to: 2, min: 3, max: 4 },
    { from: 3, to: 4, min: 4.5, max: 6 },
    { from: 5, to: null, min: 7, max: null },
  ],
  source: labels('nồi chiên không dầu'),
  asOf: AS_OF,
}
