import { describe, expect, test } from 'vitest'
import { SHIPPED_RULES } from '#app/domain/advisor/sizing/rules.ts'
import { addedToBill, readHousehold, sizesFor } from './household.ts'

const SLUGS = new Map([
  ['fridge', 'tu-lanh'],
  ['ac', 'may-lanh'],
  ['tv', 'tivi'],
  ['laptop', 'laptop'],
])
const read = (query: string) => readHousehold(new URLSearchParams(query))
const sizeOf = (kind: string, query: string) =>
  sizesFor(read(query), SHIPPED_RULES, SLUGS).find((size) => size.kind === kind)

describe('the calculator', () => {
  test('shows a usual home before anybody typed', () => {
    expect(read('')).toMatchObject({ isExample: true, figures: { nguoi: 4, phong: 18, xa: 3 } })
    expect(sizesFor(read(''), SHIPPED_RULES, SLUGS)).toHaveLength(11)
  })

  test.each([
    ['fridge', 'nguoi=6', { min: 450, max: 646, href: '/products?category=tu-lanh&people=6' }],
    ['tv', 'xa=2,5', { min: 49, max: 82, href: '/products?category=tivi&distance=2.5' }],
    ['ac', 'phong=18', { min: 10_200, href: '/products?category=may-lanh&room=18' }],
    [
      'ac',
      'phong=18&nong=sun',
      { min: 15_300, href: '/products?category=may-lanh&cooling_btu=15300%3A20160' },
    ],
    ['laptop', 'nguoi=1&dung=study', { min: 16, href: '/products?category=laptop&ram_gb=16%3A' }],
  ])('sizes a %s for %s and leads to the machines', (kind, query, expected) => {
    expect(sizeOf(kind, query)).toMatchObject(expected)
  })

  test.each([1, 1.5, 2, 2.5, 3, 3.5, 4, 5])('of %s m names the television that the rule names', (metres) => {
    const television = sizeOf('tv', `xa=${metres}`)
    expect(television?.sentence).toContain(`tivi ${television?.toBuy} inch`)
  })

  test.each([
    ['tv', 'xa=3', '75 inch', '65–98 inch'],
    ['ac', 'phong=18', '1,5 HP', null],
    ['ac', 'phong=12', '1 HP', null],
    ['fridge', 'nguoi=4', '390 lít', '307–550 lít'],
    ['air_purifier', 'phong=18', 'từ 18 m²', null],
  ])('says the size of a %s for %s as shops do: %s', (kind, query, label, range) => {
    expect(sizeOf(kind, query)).toMatchObject({ label, range })
  })

  test.each(['rice_cooker', 'washer'])('a %s that the catalogue has not leads nowhere', (kind) => {
    expect(sizeOf(kind, 'nguoi=4')?.href).toBeNull()
  })

  test('asks nothing of a field that is left empty', () => {
    const kinds = sizesFor(read('nguoi=4&phong=&xa='), SHIPPED_RULES, SLUGS).map(({ kind }) => kind)
    expect(kinds).toContain('fridge')
    expect(kinds).not.toContain('ac')
    expect(kinds).not.toContain('tv')
  })

  test.each([
    ['nguoi', 'hai'],
    ['nguoi', '2,5'],
    ['nguoi', '0'],
    ['nguoi', '31'],
    ['phong', '3'],
    ['xa', '-2'],
    ['gio', '25'],
    ['watt', '1e9'],
  ])('says what is wrong with %s=%s, keeps it as it was typed and works out the rest', (field, text) => {
    const { errors, typed, figures } = read(
      `phong=20&nguoi=3&xa=2&dien=1&watt=1&gio=1&${field}=${text}`.replace(new RegExp(`${field}=[^&]*&`), ''),
    )
    expect(errors).toEqual({ [field]: expect.stringMatching(/^Bạn nhập một số/) })
    expect(typed).toMatchObject({ [field]: text })
    expect(Object.keys(figures)).toHaveLength(5)
  })

  test('takes what it does not know for nothing', () => {
    expect(read('nguoi=2&nong=gio&dung=bay')).toMatchObject({ heat: [], use: 'study', errors: {} })
  })

  test('works out what a machine adds to the bill, at the step that it reaches', () => {
    const tariff = {
      tiers: [
        { fromKwh: 0, vndPerKwh: 1000 },
        { fromKwh: 100, vndPerKwh: 2000 },
      ],
      vatRate: 0.1,
    }
    expect(addedToBill(read('dien=90&watt=1000&gio=1'), tariff)).toEqual({
      kwh: 30,
      vnd: expect.closeTo((10 * 1000 + 20 * 2000) * 1.1, 3),
    })
    expect(addedToBill(read('dien=90&watt=&gio=1'), tariff)).toBeNull()
  })
})
