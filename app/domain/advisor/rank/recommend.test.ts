import { describe, expect, it } from 'vitest'
import { aFridge } from '#tests/support/candidates.ts'
import { size } from '../sizing/size.ts'
import { emptyNeed } from '../understand/need.ts'
import type { Need } from '../understand/need.ts'
import { differences } from './differences.ts'
import { recommend, withOthers } from './recommend.ts'
import { rank } from './score.ts'

const forFour: Need = { ...emptyNeed(), kinds: ['fridge'], people: 4 }
const picksOf = (products: ReturnType<typeof aFridge>[], need = forFour) => {
  const advice = size('fridge', need)
  return recommend(rank(products, need, advice), need)
}

describe('rank', () => {
  it('puts the size nearest the ideal first when all else is equal', () => {
    const litres = [310, 390, 540].map((capacity_l) => aFridge({ attributes: { capacity_l } }))
    expect(picksOf(litres)[0]?.candidate.attributes.capacity_l).toBe(390)
  })

  it('uses most of a budget rather than the least', () => {
    const need = { ...forFour, budget: { max: 15_000_000, hard: true, words: '' } }
    const prices = [6_000_000, 13_000_000].map((price) => aFridge({ price }))
    expect(picksOf(prices, need)[0]?.candidate.price).toBe(13_000_000)
  })

  it('prefers the cheaper of two alike to someone who wants it cheap', () => {
    const need: Need = { ...forFour, priorities: ['cheap'] }
    expect(
      picksOf([aFridge({ price: 14_000_000 }), aFridge({ price: 9_000_000 })], need)[0]?.candidate.price,
    ).toBe(9_000_000)
  })

  it('does not let one review of five stars beat many of four and a half', () => {
    const one = aFridge({ rating: { average: 5, count: 1 } })
    const many = aFridge({ rating: { average: 4.6, count: 40 } })
    expect(picksOf([one, many])[0]?.candidate.id).toBe(many.id)
  })

  it('prefers the product of which more is known, and not the one whose price was seen last', () => {
    const [known, bare] = [
      aFridge({ seenOn: '2023-09-01' }),
      aFridge({ seenOn: '2025-09-01', attributes: { capacity_l: 380 } }),
    ]
    expect(picksOf([bare, known])[0]?.candidate.id).toBe(known.id)
  })

  it('weighs energy more for someone who wants to save', () => {
    const thirsty = aFridge({
      attributes: { capacity_l: 390, energy_kwh_year: 500 },
      rating: { average: 4.8, count: 30 },
    })
    const frugal = aFridge({ attributes: { capacity_l: 390, energy_kwh_year: 300 } })
    const need: Need = { ...forFour, priorities: ['saving'] }
    expect(picksOf([thirsty, frugal], need)[0]?.candidate.id).toBe(frugal.id)
  })
})

describe('recommend', () => {
  it('gives one pick where nothing differs enough in price', () => {
    expect(picksOf([aFridge({ price: 10_000_000 }), aFridge({ price: 10_200_000 })])).toHaveLength(1)
  })

  it('puts a cheaper machine first that is worse in nothing', () => {
    const attributes = { capacity_l: 380, doors: 'top-freezer', noise_db: 38 }
    const [dear, cheap, small] = [
      aFridge({ price: 14_000_000, attributes, rating: { average: 4.8, count: 40 } }),
      aFridge({ price: 11_000_000, attributes }),
      aFridge({ price: 9_000_000, attributes: { ...attributes, capacity_l: 340 } }),
    ]
    expect(picksOf([dear, cheap, small])[0]?.candidate.id).toBe(cheap.id)
  })

  it('leads with no dearer, smaller television for a step in its panel alone', () => {
    const budget = { max: 15_000_000, hard: true, words: '' }
    const need: Need = { ...emptyNeed(), kinds: ['tv'], distanceM: 2.5, budget }
    const television = (price: number, screen_in: number, panel: string) =>
      aFridge({ kind: 'tv', price, attributes: { screen_in, panel, resolution: '4K' } })
    const first = (products: ReturnType<typeof aFridge>[]) =>
      recommend(rank(products, need, size('tv', need)), need)[0]?.candidate.id
    const [small, large] = [television(11_990_000, 55, 'QLED'), television(10_990_000, 65, 'LED')]
    const others = [50, 50, 55].map((inches) => television(9_000_000, inches, 'LED'))
    expect(first([small, large, ...others])).toBe(large.id)
    const better = television(11_990_000, 55, 'OLED')
    expect(first([better, large, ...others])).toBe(better.id)
  })

  it('leads with no dearer machine of which merely more is known', () => {
    const silent = { capacity_l: 385, doors: 'top-freezer' }
    const stated = { ...silent, energy_kwh_year: 380 }
    const dear = aFridge({ price: 12_000_000, attributes: stated })
    const cheap = aFridge({ price: 11_000_000, attributes: silent })
    expect(picksOf([dear, cheap])[0]?.candidate.id).toBe(cheap.id)
    const larger = aFridge({ price: 12_000_000, attributes: { ...stated, inverter: true, noise_db: 30 } })
    const loud = aFridge({ price: 11_000_000, attributes: { ...silent, noise_db: 40 } })
    expect(picksOf([larger, loud])[0]?.candidate.id).toBe(larger.id)
  })

  it('leads with no machine that costs nearly twice as much, where no sum was named', () => {
    const frugal = { capacity_l: 380, energy_kwh_year: 300 }
    const [dear, cheap] = [
      aFridge({ price: 20_000_000, attributes: frugal }),
      aFridge({ price: 10_000_000, attributes: { ...frugal, energy_kwh_year: 350 } }),
    ]
    expect(picksOf([dear, cheap]).map(({ role, candidate }) => [role, candidate.id])).toEqual([
      ['best', cheap.id],
      ['upgrade', dear.id],
    ])
  })

  it('leads who wants it cheap with what is hardly dearer than the cheapest, and shows nothing far dearer', () => {
    const better = { capacity_l: 390, energy_kwh_year: 250, noise_db: 30 }
    const fridges = [
      aFridge({ price: 5_000_000, attributes: { capacity_l: 380, energy_kwh_year: 350 } }),
      ...[7_000_000, 7_500_000, 12_000_000].map((price) => aFridge({ price, attributes: better })),
    ]
    const prices = picksOf(fridges, { ...forFour, priceLevel: 'cheap' }).map(
      ({ candidate }) => candidate.price,
    )
    expect(prices[0]).toBe(5_000_000)
    expect(Math.max(...prices.flatMap((price) => price ?? []))).toBeLessThan(8_000_000)
  })

  it('leads with the very size that was named', () => {
    const named = aFridge({ price: 16_000_000, attributes: { capacity_l: 474 } })
    const near = aFridge({
      price: 16_000_000,
      attributes: { capacity_l: 515, energy_kwh_year: 300, noise_db: 30 },
      rating: { average: 5, count: 40 },
    })
    const need: Need = { ...emptyNeed(), kinds: ['fridge'], litres: { min: 417, max: 531, target: 474 } }
    expect(picksOf([near, named], need)[0]?.candidate.id).toBe(named.id)
  })

  it('leads with what states the main facts of its kind, and has it beside the first', () => {
    const silent = { capacity_l: 385, doors: 'top-freezer', inverter: true }
    const stated = { ...silent, capacity_l: 380, energy_kwh_year: 380 }
    const products = [
      aFridge({ price: 12_000_000, attributes: silent, rating: { average: 5, count: 60 } }),
      aFridge({ price: 9_000_000, attributes: silent }),
      aFridge({ price: 12_000_000, attributes: stated }),
      aFridge({ price: 9_500_000, attributes: { ...stated, energy_kwh_year: 420 } }),
    ]
    expect(picksOf(products).map(({ candidate }) => candidate.id)).toEqual([products[3]!.id, products[2]!.id])
  })

  it('gives none for no candidate', () => {
    expect(picksOf([])).toEqual([])
  })

  it('orders a superlative by its measure alone', () => {
    const need: Need = { ...forFour, order: 'cheapest' }
    const prices = [9, 7, 12, 8].map((millions) => aFridge({ price: millions * 1_000_000 }))
    expect(picksOf(prices, need).map(({ candidate }) => candidate.price)).toEqual([
      7_000_000, 8_000_000, 9_000_000,
    ])
  })

  it('leaves out of a superlative what cannot be measured', () => {
    const need: Need = { ...forFour, order: 'best_rated' }
    const rated = aFridge({ rating: { average: 4, count: 5 } })
    expect(picksOf([aFridge(), rated], need).map(({ candidate }) => candidate.id)).toEqual([rated.id])
  })
})

describe('differences', () => {
  it('says gaps about the first product, and whether they are better', () => {
    const gaps = differences(
      'fridge',
      { capacity_l: 400, energy_kwh_year: 400 },
      { capacity_l: 350, energy_kwh_year: 350 },
    )
    expect(gaps.map(({ phrase, isBetter }) => [phrase, isBetter])).toEqual([
      ['rộng hơn 50 lít', null],
      ['tốn thêm 50 kWh điện mỗi năm', false],
    ])
  })

  it('takes a third of a litre for much where there are two', () => {
    const gaps = differences('rice_cooker', { capacity_l: 1.8 }, { capacity_l: 1.5 })
    expect(gaps.map(({ phrase }) => phrase)).toEqual(['rộng hơn 0,3 lít'])
  })

  it('leaves out gaps too small to matter and figures only one of them states', () => {
    expect(differences('fridge', { capacity_l: 380, noise_db: 40 }, { capacity_l: 384 })).toEqual([])
  })
})

describe('a choice beside the best', () => {
  const rankedOf = (products: ReturnType<typeof aFridge>[]) =>
    rank(products, forFour, size('fridge', forFour))
  const choiceOf = (products: ReturnType<typeof aFridge>[], nearly: ReturnType<typeof aFridge>[] = []) => {
    const ranked = rankedOf(products)
    return withOthers(recommend(ranked, forFour), ranked, rankedOf(nearly)).map(({ role, candidate }) => [
      role,
      candidate.brand,
    ])
  }

  it('is of another maker where one fits about as well', () => {
    expect(
      choiceOf([aFridge({ brand: 'LG' }), aFridge({ brand: 'LG' }), aFridge({ brand: 'Aqua' })]),
    ).toEqual([
      ['best', 'LG'],
      ['other', 'Aqua'],
    ])
  })

  it('is of the same maker where no other has any', () => {
    expect(choiceOf([aFridge({ brand: 'LG' }), aFridge({ brand: 'LG' })])).toEqual([
      ['best', 'LG'],
      ['other', 'LG'],
    ])
  })

  it('is what lacks but little where nothing else fits', () => {
    expect(choiceOf([aFridge({ brand: 'LG' })], [aFridge({ brand: 'Sharp' })])).toEqual([
      ['best', 'LG'],
      ['other', 'Sharp'],
    ])
    expect(choiceOf([])).toEqual([])
  })
})
