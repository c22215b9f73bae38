import { describe, expect, it } from 'vitest'
import { SHIPPED_RULES } from '#app/domain/advisor/sizing/rules.ts'
import { size } from '#app/domain/advisor/sizing/size.ts'
import { needChoices, needsOf } from './stated-needs.ts'

describe('needsOf', () => {
  it('asks a fridge for four for litres, as the sizing rule does', () => {
    const advice = size('fridge', { people: 4 })
    expect(advice?.attribute).toBe('capacity_l')
    expect(needsOf('fridge', { people: 4 }, SHIPPED_RULES)).toEqual([
      [{ attribute: 'capacity_l', min: advice?.min, max: advice?.max }],
    ])
  })

  it('takes an air conditioner by any figure that states its power', () => {
    const [power] = needsOf('ac', { room: 20 }, SHIPPED_RULES)
    expect(power?.map(({ attribute }) => attribute)).toEqual(expect.arrayContaining(['cooling_btu', 'hp']))
  })

  it.each([
    ['phone', { people: 4 }],
    ['fridge', { room: 20 }],
    [undefined, { people: 4 }],
    ['submarine', { people: 4 }],
  ])('asks nothing of a %s for %j', (kind, stated) => {
    expect(needsOf(kind, stated, SHIPPED_RULES)).toEqual([])
  })
})

describe('needChoices', () => {
  it.each([
    ['fridge', 'people', 'Nhà 4 người'],
    ['ac', 'room', 'Phòng 15–20 m²'],
    ['tv', 'distance', 'Cách 2,5 m'],
  ])('of a %s go by %s', (kind, name, label) => {
    const needs = needChoices(kind, SHIPPED_RULES)
    expect(needs?.name).toBe(name)
    expect(needs?.choices.map((choice) => choice.label)).toContain(label)
  })

  it('are none for a kind that no rule sizes', () => {
    expect(needChoices('phone', SHIPPED_RULES)).toBeNull()
    expect(needChoices(undefined, SHIPPED_RULES)).toBeNull()
  })
})
