import { describe, expect, it } from 'vitest'
import { ASKED_OF_LARGE_APPLIANCES } from '#tests/advisor/fact-cases/large-appliances.ts'
import { NOT_ASKED } from '#tests/advisor/fact-cases/not-asked.ts'
import { ASKED_OF_OTHER_THINGS } from '#tests/advisor/fact-cases/other-things.ts'
import { understand } from '../understand/understand.ts'
import { findFacts } from './find-facts.ts'

const vocabulary = { brands: ['LG', 'Samsung', 'Panasonic', 'Daikin', 'Sony'] }
const best = (question: string) => findFacts(question, understand(question, vocabulary))[0]?.fact.id ?? null

/** Every question of the table, with the fact it is about or null. */
const TABLE = [
  ...[...ASKED_OF_LARGE_APPLIANCES, ...ASKED_OF_OTHER_THINGS].flatMap(([id, ...questions]) =>
    questions.map((question) => ({ question, id: id as string | null })),
  ),
  ...NOT_ASKED.map((question) => ({ question, id: null })),
]

describe('facts asked for', () => {
  it('finds the right fact, or none, for at least 97 % of more than 350 questions', () => {
    const wrong = TABLE.filter(({ question, id }) => best(question) !== id)
    expect(TABLE.length).toBeGreaterThan(350)
    expect(
      wrong.length / TABLE.length,
      wrong.map(({ question, id }) => `${question}: ${best(question)}, not ${id}`).join('\n'),
    ).toBeLessThanOrEqual(0.03)
  })

  it.each(NOT_ASKED)('leaves %j to the shop assistant', (question) => {
    expect(best(question)).toBeNull()
  })
})
