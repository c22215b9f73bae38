import { describe, expect, test } from 'vitest'
import { SHIPPED_FACTS } from '#app/domain/advisor/knowledge/known-facts.ts'
import { findFacts } from './knowledge-view.server.ts'

const idsFor = (text: string) => findFacts(text, SHIPPED_FACTS).map(({ id }) => id)

describe('the search of facts', () => {
  test.each([
    ['inverter là gì', /inverter/],
    ['OLED', /oled/],
    ['oled qled', /oled/],
    ['may giat cua truoc cua tren', /cua-truoc|may-giat/],
  ])('%j is answered first by what it asks for', (text, id) => {
    expect(idsFor(text)[0]).toMatch(id)
  })

  test('gives no more than a page holds, each once', () => {
    const ids = idsFor('máy lạnh')
    expect(ids.length).toBeGreaterThan(5)
    expect(ids.length).toBeLessThanOrEqual(20)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test.each(['', '  ', '???', 'zzzqqqxxx'])('finds nothing for %j', (text) => {
    expect(idsFor(text)).toEqual([])
  })
})
