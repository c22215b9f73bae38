import { describe, expect, test } from 'vitest'
import type { FacetView } from '#app/domain/catalogue/list-facets.ts'
import { WHOLE_LIST } from '#app/domain/catalogue/list-state.ts'
import { leadChips, leadLine } from './list-lead.ts'
import { needChoices } from './stated-needs.ts'

const option = (value: string, label: string, checked = false) => ({ value, label, count: 3, checked })
const PEOPLE: FacetView = {
  name: 'people',
  label: 'Nhà mấy người',
  options: [option('2', 'Nhà 2 người'), option('4', 'Nhà 4 người')],
  single: true,
}
const PRICES: FacetView = {
  name: 'price',
  label: 'Mức giá',
  options: [option('-5000000', 'Dưới 5 triệu'), option('5000000-10000000', 'Từ 5 đến 10 triệu')],
}
const fridges = { ...WHOLE_LIST, category: 'tu-lanh' }

describe('the chips above a list', () => {
  test('are the needs and sums of its category, shortly said', () => {
    expect(leadChips(fridges, [PEOPLE, PRICES], [], 80)).toEqual([
      { label: '2 người', change: { people: 2 } },
      { label: '4 người', change: { people: 4 } },
      { label: 'Dưới 5 triệu', change: { prices: ['-5000000'] } },
      { label: '5–10 triệu', change: { prices: ['5000000-10000000'] } },
    ])
  })

  test('leave out what is already said', () => {
    const said = { ...PEOPLE, options: [option('2', 'Nhà 2 người', true)] }
    expect(leadChips({ ...fridges, people: 2, max: 9e6 }, [said, PRICES], [], 80)).toEqual([])
  })

  test('leave out what all of the list has', () => {
    expect(leadChips(fridges, [PEOPLE], [], 3)).toEqual([])
  })

  test('of a search through everything are the categories that hold most of it', () => {
    const categories = [
      { name: 'Loa', slug: 'loa', count: 2 },
      { name: 'Tivi', slug: 'tivi', count: 30 },
    ]
    expect(leadChips({ ...WHOLE_LIST, q: 'samsung' }, [], categories, 32)).toEqual([
      { label: 'Tivi (30)', change: { category: 'tivi' } },
      { label: 'Loa (2)', change: { category: 'loa' } },
    ])
    expect(leadChips(WHOLE_LIST, [], categories, 32)).toEqual([])
  })
})

describe('the line above a list', () => {
  const ranges = {
    total: 3,
    spreads: new Map([['price', { known: 3, steps: [2_490_000, 11_000_000, 46_990_000] }]]),
  }

  test('says the size for a usual home by its rule, and how the money lies', () => {
    expect(leadLine(fridges, 'fridge', needChoices('fridge'), ranges)).toBe(
      'Nhà 4 người: 307 đến 550 lít. Giá từ 2,5 triệu đến 47 triệu, một nửa không quá 11 triệu.',
    )
  })

  test('says the size for the home that was stated', () => {
    expect(leadLine({ ...fridges, people: 8 }, 'fridge', needChoices('fridge'), ranges)).toMatch(
      /^Nhà 8 người: từ 646 lít\./,
    )
  })

  test('says the money alone for a kind without a rule, and nothing where no price is known', () => {
    expect(leadLine(WHOLE_LIST, 'blender', null, ranges)).toMatch(/^Giá từ/)
    expect(leadLine(WHOLE_LIST, 'blender', null, { total: 0, spreads: new Map() })).toBeNull()
  })
})
