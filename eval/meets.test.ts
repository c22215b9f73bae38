import { expect, test } from 'vitest'
import type { Expectation } from './expectation.ts'
import { conditionsOn, contradiction, extremeOf, meets } from './meets.ts'
import { LARGE, ROWS, SMALL } from './sample-answer.ts'

const want = (conditions: Partial<Expectation>): Expectation => ({
  outcome: 'products',
  kind: 'fridge',
  ...conditions,
})

const CONDITIONS: { conditions: Partial<Expectation>; holds: boolean }[] = [
  { conditions: {}, holds: true },
  { conditions: { kind: 'tv' }, holds: false },
  { conditions: { kind: ['tv', 'fridge'] }, holds: true },
  { conditions: { price: { max: 5_000_000 } }, holds: true },
  { conditions: { price: { max: 4_900_000 } }, holds: false },
  { conditions: { price: { min: 5_000_000, max: 6_000_000 } }, holds: true },
  { conditions: { price: { min: 4_950_000, max: 6_050_000 } }, holds: true },
  { conditions: { price: { min: 5_040_000, max: 6_160_000 } }, holds: false },
  { conditions: { brands: ['ALPHA'] }, holds: true },
  { conditions: { notBrands: ['alpha'] }, holds: false },
  { conditions: { size: { capacity_l: { min: 150, max: 200 } } }, holds: true },
  { conditions: { size: { width_mm: { min: 1 } } }, holds: false },
  { conditions: { is: { inverter: true } }, holds: true },
  { conditions: { isNot: { inverter: true } }, holds: false },
]

test.each(CONDITIONS)('$conditions is met: $holds', ({ conditions, holds }) => {
  expect(meets(SMALL, want(conditions))).toBe(holds)
})

test('a condition says what was wanted and what was found', () => {
  expect(conditionsOn(LARGE, want({ price: { max: 10_000_000 } }))).toContainEqual({
    holds: false,
    wanted: 'price … to 10.000.000',
    found: '12000000',
  })
})

test('an extreme is taken among the rows that meet the other conditions', () => {
  const extreme = { by: 'capacity_l', end: 'highest' } as const
  expect(extremeOf(ROWS.values(), want({ extreme }))).toBe(400)
  expect(extremeOf(ROWS.values(), want({ extreme, price: { max: 6_000_000 } }))).toBe(180)
  expect(extremeOf(ROWS.values(), want({ extreme: { by: 'noise_db', end: 'lowest' } }))).toBeNull()
})

test.each([
  { conditions: { price: { max: 6_000_000 } }, wrong: null },
  { conditions: { price: { max: 1_000_000 } }, wrong: 'no product of the catalogue meets it' },
  { conditions: { price: { max: 1_000_000 }, nothingFits: true }, wrong: null },
  { conditions: { price: { max: 6_000_000 }, nothingFits: true }, wrong: `fits after all: ${SMALL.title}` },
  { conditions: { names: ['al-180x'] }, wrong: null },
  { conditions: { names: ['Gamma'] }, wrong: 'no product is called Gamma' },
] satisfies { conditions: Partial<Expectation>; wrong: string | null }[])(
  'a case that wants $conditions is contradicted by the catalogue: $wrong',
  ({ conditions, wrong }) => {
    expect(contradiction(ROWS, want(conditions))).toBe(wrong)
  },
)
