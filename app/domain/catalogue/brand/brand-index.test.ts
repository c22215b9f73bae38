import { describe, expect, it } from 'vitest'
import type { BrandCell } from './brand-index.ts'
import { brandIndex, brandStrength } from './brand-index.ts'

const cell = (brand: string, category: string, count: number, of: Partial<BrandCell> = {}): BrandCell => ({
  brand,
  brandSlug: brand.toLowerCase(),
  category,
  slug: category.toLowerCase(),
  kind: 'tv',
  count,
  priced: 0,
  middle: null,
  belowMiddle: 0,
  aboveMiddle: 0,
  toldMore: 0,
  toldLess: 0,
  lowest: null,
  highest: null,
  ...of,
})

describe('the index of brands', () => {
  it('puts the brand with most machines first, and its largest categories first within it', () => {
    const { lines } = brandIndex([cell('A', 'Tivi', 6), cell('B', 'Tivi', 4), cell('B', 'Quạt', 9)], '')
    expect(lines.map(({ name, count }) => [name, count])).toEqual([
      ['B', 13],
      ['A', 6],
    ])
    expect(lines[0]?.makes.map(({ name }) => name)).toEqual(['Quạt', 'Tivi'])
  })

  it('keeps brands with few machines to their names, in the order of the alphabet', () => {
    const { lines, others } = brandIndex(
      [cell('A', 'Tivi', 6), cell('Z', 'Tivi', 5), cell('Đ', 'Tivi', 1)],
      '',
    )
    expect(lines.map(({ name }) => name)).toEqual(['A'])
    expect(others.map(({ name }) => name)).toEqual(['Đ', 'Z'])
  })

  it('of one category tells that category alone, of everyone who makes it', () => {
    const cells = [
      cell('A', 'Tivi', 6),
      cell('A', 'Quạt', 2, { lowest: 390_000, highest: 1_249_000 }),
      cell('B', 'Tivi', 9),
    ]
    const { lines, others, kinds } = brandIndex(cells, 'quạt')
    expect(lines).toMatchObject([{ name: 'A', count: 2, prices: '390 nghìn – 1,2 triệu' }])
    expect(others).toEqual([])
    expect(kinds).toEqual([
      { slug: 'tivi', name: 'Tivi', brands: 2 },
      { slug: 'quạt', name: 'Quạt', brands: 1 },
    ])
  })

  it.each<[string, BrandCell[], string | null]>([
    [
      'leads a category alone',
      [cell('A', 'Tivi', 6), cell('B', 'Tivi', 5)],
      'Nhiều mẫu tivi nhất trong các hãng',
    ],
    ['shares the lead', [cell('A', 'Tivi', 6), cell('B', 'Tivi', 6)], null],
    [
      'is mostly below the middle',
      [cell('A', 'Tivi', 6, { priced: 6, belowMiddle: 4 }), cell('B', 'Tivi', 7)],
      'Đa số rẻ hơn mặt bằng chung (4/6 máy)',
    ],
    [
      'is mostly above it',
      [cell('A', 'Tivi', 6, { priced: 6, aboveMiddle: 5 }), cell('B', 'Tivi', 7)],
      'Đa số đắt hơn mặt bằng chung (5/6 máy)',
    ],
    [
      'lies on both sides',
      [cell('A', 'Tivi', 6, { priced: 6, aboveMiddle: 3, belowMiddle: 3 }), cell('B', 'Tivi', 7)],
      'Giá ngang mặt bằng chung',
    ],
  ])('says what a brand is strong in only by counting: who %s', (_, cells, strength) => {
    expect(brandIndex(cells, '').lines.find(({ name }) => name === 'A')?.strength).toBe(strength)
  })

  it('tells the same of one brand, however few machines it has', () => {
    const cells = [cell('A', 'Tivi', 4), cell('B', 'Tivi', 9)]
    expect(brandStrength(cells, { slug: 'b', name: 'B' })).toBe('Nhiều mẫu tivi nhất trong các hãng.')
    expect(brandStrength(cells, { slug: 'a', name: 'A' })).toBeNull()
  })

  it('says at which kinds a brand is cheaper than the middle, at which dearer, and how much it states', () => {
    const cells = [
      cell('A', 'Tivi', 9, { priced: 9, aboveMiddle: 7, belowMiddle: 2, toldMore: 8 }),
      cell('A', 'Quạt', 6, { priced: 6, aboveMiddle: 1, belowMiddle: 5, toldMore: 4 }),
      cell('B', 'Tivi', 9),
    ]
    expect(brandStrength(cells, { slug: 'a', name: 'A' })).toBe(
      'Quạt A thường rẻ hơn hãng khác: 5 trong 6 máy rẻ hơn mức giá giữa của mọi hãng; tivi thường đắt hơn: 7 trong 9 máy đắt hơn mức giá giữa của mọi hãng.',
    )
    expect(brandStrength(cells.slice(0, 1), { slug: 'a', name: 'A' })).toBe(
      'Tivi A thường đắt hơn hãng khác: 7 trong 9 máy đắt hơn mức giá giữa của mọi hãng.',
    )
    expect(brandIndex(cells, '').lines[0]?.strength).toBe(
      'Rẻ hơn mức giữa ở quạt (5/6 máy); đắt hơn ở tivi (7/9 máy)',
    )
  })

  it('marks a brand that only its usual prices tell', () => {
    const cells = [cell('A', 'Tivi', 6, { priced: 6, aboveMiddle: 3, belowMiddle: 3 }), cell('B', 'Tivi', 7)]
    expect(brandIndex(cells, '').lines.map(({ name, isLevel }) => [name, isLevel])).toEqual([
      ['B', false],
      ['A', true],
    ])
  })
})
