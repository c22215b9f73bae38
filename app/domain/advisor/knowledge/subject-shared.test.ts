import { describe, expect, it } from 'vitest'
import { understand } from '../understand/understand.ts'
import { FACTS } from './fact-base.ts'
import { SHIPPED_FACTS } from './known-facts.ts'
import { isOfOtherKind, sharesOnlyMaker } from './subject-shared.ts'

const vocabulary = { brands: ['LG', 'Electrolux'] }
const factOf = (id: string) => FACTS.find((fact) => fact.id === id)!
const onlyMaker = (question: string, id: string) =>
  sharesOnlyMaker(question, understand(question, vocabulary), SHIPPED_FACTS)(factOf(id))

describe('a fault of one maker', () => {
  it('is not asked for by who only names the maker', () =>
    expect(onlyMaker('có nên mua máy giặt LG không', 'ma-loi-may-giat-lg')).toBe(true))

  it.each([
    ['máy giặt LG báo OE là sao', 'ma-loi-may-giat-lg'],
    ['máy giặt electrolux hiện E20', 'ma-loi-may-giat-electrolux'],
  ])('is by who tells of it: %s', (question, id) => expect(onlyMaker(question, id)).toBe(false))
})

describe('a fact whose question speaks of another machine', () => {
  const need = understand('lidar với camera dẫn đường cái nào tốt hơn', vocabulary)

  it('may be meant by who names that one', () =>
    expect(isOfOtherKind(factOf('robot-lds-vslam'), { ...need, kinds: ['camera'] })).toBe(false))

  it('is not by who names a third', () =>
    expect(isOfOtherKind(factOf('robot-lds-vslam'), { ...need, kinds: ['fridge'] })).toBe(true))
})
