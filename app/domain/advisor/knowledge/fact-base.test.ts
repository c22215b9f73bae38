import { describe, expect, it } from 'vitest'
import type { Need } from '../understand/need.ts'
import { understand } from '../understand/understand.ts'
import { FACTS, SUBJECTS } from './fact-base.ts'
import { findFacts } from './find-facts.ts'

const vocabulary = { brands: [] }

const readings = new Map<string, Need>()

/** What is understood of a question; most facts lead on to what others do, and reading is what takes the time. */
function read(question: string): Need {
  const need = readings.get(question) ?? understand(question, vocabulary)
  readings.set(question, need)
  return need
}

describe('the fact base', () => {
  it('holds at least 100 facts under names of their own', () => {
    expect(FACTS.length).toBeGreaterThanOrEqual(100)
    expect(new Set(FACTS.map(({ id }) => id)).size).toBe(FACTS.length)
    expect(new Set([...FACTS, ...SUBJECTS].map(({ id }) => id)).size).toBe(FACTS.length + SUBJECTS.length)
  })

  it.each(FACTS)('$id: rests every claim on a named source and says what would change it', (fact) => {
    expect(fact.claims.length).toBeGreaterThanOrEqual(2)
    expect(fact.claims.length).toBeLessThanOrEqual(5)
    for (const { text, source } of fact.claims) {
      expect(text).toMatch(/^(?:[\p{Lu}\d“]|[a-z]+\p{Lu}).+\.$/u)
      expect(source.title.length * source.publisher.length).toBeGreaterThan(0)
      expect(source.url ?? 'https://').toMatch(/^https:\/\//)
    }
    expect(fact.verdict).toMatch(/\.$/)
    expect(fact.changes).toMatch(/\.$/)
    expect(fact.id).toMatch(/^[a-z\d-]+$/)
  })

  it.each(FACTS)('$id: is found by its own question', (fact) => {
    const { question } = fact
    expect(findFacts(question, read(question))[0]?.fact.id).toBe(fact.id)
  })

  it.each(FACTS)(
    '$id: leads on to products first, and to nothing the advisor does not understand',
    ({ related }) => {
      const [first = '', ...others] = related
      const need = read(first)
      expect(need.kinds).not.toHaveLength(0)
      expect(findFacts(first, need)).toHaveLength(0)
      for (const question of others) {
        const asked = read(question)
        expect(findFacts(question, asked).length > 0 || asked.kinds.length > 0, question).toBe(true)
      }
    },
  )

  it.each(FACTS.flatMap(({ id, table }) => (table ? [{ id, table }] : [])))(
    '$id: fills every cell of its table',
    ({ table }) => {
      for (const row of table.rows) expect(row).toHaveLength(table.columns.length)
    },
  )
})
