import { describe, expect, test } from 'vitest'
import { chipsOf, sayBounds, sayBudget } from './chips.ts'
import { emptyNeed } from './need.ts'

describe('sayBudget', () => {
  test.each([
    [{ max: 15_000_000, hard: true }, 'dưới 15 triệu'],
    [{ min: 20_000_000, hard: true }, 'từ 20 triệu trở lên'],
    [{ min: 8_000_000, max: 10_000_000, hard: true }, 'từ 8 đến 10 triệu'],
    [{ min: 900_000, max: 1_200_000, hard: true }, 'từ 900 nghìn đến 1,2 triệu'],
    [{ min: 9_000_000, max: 11_000_000, target: 10_000_000, hard: false }, 'tầm 10 triệu'],
    [{ min: 7_990_000, max: 7_990_000, target: 7_990_000, hard: true }, 'đúng 7,99 triệu'],
  ])('%j is %s', (budget, label) => expect(sayBudget({ ...budget, words: '' })).toBe(label))
})

describe('sayBounds', () => {
  test.each([
    [{ min: 8.5, max: 9.5, target: 9 }, 'kg', '9 kg'],
    [{ min: 8, max: 10 }, 'kg', '8–10 kg'],
    [{ min: 300 }, 'lít', 'Từ 300 lít'],
    [{ max: 300 }, 'lít', 'Tối đa 300 lít'],
  ])('%j %s is %s', (range, unit, label) => expect(sayBounds(range, unit)).toBe(label))
})

describe('chipsOf', () => {
  test('writes a name that has capitals of its own as it is written', () => {
    const chips = chipsOf({ ...emptyNeed(), models: ['iPhone 15'], madeIn: ['Thái Lan'] })
    expect(chips.map(({ label }) => label)).toEqual(['iPhone 15', 'Sản xuất tại Thái Lan'])
  })
})
