import { describe, expect, it } from 'vitest'
import { describe as descriptionOf } from './descriptions.ts'
import { faqsOf } from './faqs.ts'
import {
  coolingBtu,
  gigabytesInWords,
  peopleInWords,
  roomForBtu,
  viewingDistance,
} from './figures-in-words.ts'
import { reviewsOf } from './reviews.ts'

const KEYS = Array.from({ length: 60 }, (_, index) => `p${index}`)

describe('sizing sums', () => {
  it('counts 600 BTU for a square metre', () => {
    expect(roomForBtu(9000)).toBe(15)
  })

  it('prefers the stated cooling power to the horsepower', () => {
    expect(coolingBtu({ hp: 1.5, cooling_btu: 11_900 })).toBe(11_900)
    expect(coolingBtu({ hp: 1.5 })).toBe(12_000)
    expect(coolingBtu({})).toBeUndefined()
  })

  it('sets the viewing distance of 55 inches at about 2.3 m', () => {
    expect(viewingDistance(55).ideal).toBeCloseTo(2.28, 2)
  })

  it('writes people and memory as a shopper says them', () => {
    expect(peopleInWords({ people_min: 3, people_max: 5 })).toBe('3 - 5 người')
    expect(peopleInWords({ people_min: 7 })).toBe('từ 7 người trở lên')
    expect(gigabytesInWords(2048)).toBe('2 TB')
  })
})

describe('faqsOf', () => {
  it('answers with the product’s own figures only', () => {
    const answers = KEYS.flatMap((key) => faqsOf(key, 'ac', { hp: 1, room_m2_max: 15 })).map(
      ({ answer }) => answer,
    )
    expect(answers.some((answer) => answer.includes('9.000 BTU'))).toBe(true)
    expect(answers.join(' ')).not.toMatch(/CSPF|2 chiều|inverter/)
  })

  it('asks nothing where there is no figure', () => {
    expect(faqsOf('p1', 'hair_dryer', {})).toEqual([])
  })

  it('asks at most four questions, each once', () => {
    for (const key of KEYS) {
      const questions = faqsOf(key, 'fridge', {
        capacity_l: 326,
        energy_kwh_year: 339,
        inverter: true,
        warranty_months: 24,
      }).map(({ question }) => question)
      expect(questions.length).toBeLessThanOrEqual(4)
      expect(new Set(questions).size).toBe(questions.length)
    }
  })
})

describe('descriptionOf', () => {
  const product = { key: 'p1', kind: 'ac', brand: 'LG', model: 'V10WIN1' } as const

  it('rests on the figures and is silent about the rest', () => {
    expect(descriptionOf({ ...product, attributes: { hp: 1, cspf: 5.38 } })).toBe(
      'Công suất làm lạnh khoảng 9.000 BTU, tính theo 600 BTU cho mỗi mét vuông thì hợp phòng chừng 15 m². Hiệu suất CSPF 5,38.',
    )
  })

  it('says so when the table says nothing', () => {
    expect(descriptionOf({ ...product, attributes: {} })).toContain('LG')
  })
})

describe('reviewsOf', () => {
  const all = KEYS.map((key) => reviewsOf(key, 'washer', {}))

  it('reviews some products and not others, 14 times at most', () => {
    const counts = all.map((reviews) => reviews.length)
    expect(counts).toContain(0)
    expect(Math.max(...counts)).toBeLessThanOrEqual(14)
    expect(counts.filter((count) => count > 0).length).toBeGreaterThan(KEYS.length / 5)
  })

  it('never says the same twice of one product', () => {
    for (const reviews of all) {
      expect(new Set(reviews.map(({ text }) => text)).size).toBe(reviews.length)
    }
  })

  it('says nothing of machines its phrases do not fit', () => {
    expect(KEYS.flatMap((key) => reviewsOf(key, 'phone', { screen_in: 2.4 }))).toEqual([])
  })
})
