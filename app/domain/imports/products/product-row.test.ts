import { describe, expect, it } from 'vitest'
import { keyOfRow, namingsOfRow } from './product-names.ts'
import { readProductRow } from './product-row.ts'
import type { ProductReferences } from './product-row.ts'

const REFERENCES: ProductReferences = {
  brands: new Map([
    ['lg', 'LG'],
    ['casper cu', 'Casper'],
    ['casper', 'Casper'],
  ]),
  categories: new Map([
    ['tu-lanh', { id: 7, name: 'Tủ lạnh', kind: 'fridge' }],
    ['tu lanh', { id: 7, name: 'Tủ lạnh', kind: 'fridge' }],
  ]),
  categoriesById: new Map([[7, { id: 7, name: 'Tủ lạnh', kind: 'fridge' }]]),
  choices: {
    categories: { 'Điện lạnh > Tủ lạnh': 'id:7', Nồi: 'own', Quạt: 'kind:fan', Mũ: 'out', Xe: '' },
    brands: { 'LG Electronics': 'name:LG', OEM: 'none', Chợ: 'out' },
  },
  newBrands: new Set(),
  sourceKeys: new Map([
    [5, 'K5'],
    [6, null],
  ]),
  pictures: new Map([['https://a.vn/known.jpg', '/uploads/0123456789abcdef0123-800x600']]),
  today: '2026-06-15',
}

const read = (cells: Record<string, string>) => readProductRow(new Map(Object.entries(cells)), REFERENCES)
const valuesOf = (cells: Record<string, string>) => {
  const row = read(cells)
  if (!row.ok) throw new Error(JSON.stringify(row.problems))
  return row.values
}
const problemsOf = (cells: Record<string, string>) => {
  const row = read(cells)
  return row.ok ? [] : row.problems.map(({ field, message }) => `${field}: ${message}`)
}

describe('what a row is warned of', () => {
  it.each<[Record<string, string>, string]>([
    [{ lowest_price: 'không rõ' }, 'lowest_price: "không rõ" says that there is no price: left empty'],
    [{ price: 'N/A' }, 'price: "N/A" says that there is no price: left empty'],
    [{ price: 'Liên hệ' }, 'price: "Liên hệ" is no price: it stays a text, and is sorted last'],
    [{ brand: 'Hãng Lạ' }, 'brand: New brand: "Hãng Lạ"'],
    [{ category: 'Nồi' }, 'category: New category: "Nồi"'],
  ])('%j: %s', (cells, warning) => {
    const row = read({ title: 'Máy', ...cells })
    const notes = row.ok ? row.notes.map(({ field, message }) => `${field}: ${message}`) : []
    expect(notes).toEqual([warning])
  })
  it.each<Record<string, string>>([
    { lowest_price: '8.490.000 ₫' },
    { brand: 'lg' },
    { brand: 'OEM' },
    { category: 'Tủ lạnh' },
  ])('not of %j', (cells) => expect(read({ title: 'Máy', ...cells })).toMatchObject({ ok: true, notes: [] }))
})

it('leaves a price empty that is said not to be known', () => {
  expect(valuesOf({ title: 'Máy', price: 'chưa rõ' })).toMatchObject({ price: null })
  expect(valuesOf({ title: 'Máy', price: 'Liên hệ' })).toMatchObject({ price: 'Liên hệ' })
})

describe('what a row says', () => {
  it.each([
    ['a brand by its name', { brand: 'Lg' }, { brand: 'LG' }],
    ['a new brand as it stands', { brand: 'Hãng Mới' }, { brand: 'Hãng Mới' }],
    [
      'a category by name or address',
      { category: 'TỦ LẠNH' },
      { category: { id: 7, name: 'Tủ lạnh', kind: 'fridge' } },
    ],
    ['a blank cell, and a column that is not there', { model: '' }, { model: null, image: undefined }],
    ['a year with the decimals of a spreadsheet', { release_year: '2024.0' }, { release_year: 2024 }],
    [
      'pictures behind each other',
      { images: 'https://a.vn/1.jpg; https://a.vn/2,3.jpg,/x.png' },
      {
        images: [
          { url: 'https://a.vn/1.jpg', alt: null },
          { url: 'https://a.vn/2,3.jpg', alt: null },
          { url: '/x.png', alt: null },
        ],
      },
    ],
    [
      'pictures that were fetched before, where they lie here',
      { image: 'https://a.vn/known.jpg', images: 'https://a.vn/known.jpg https://a.vn/2.jpg' },
      {
        image: '/uploads/0123456789abcdef0123-800x600',
        images: [
          { url: '/uploads/0123456789abcdef0123-800x600', alt: null },
          { url: 'https://a.vn/2.jpg', alt: null },
        ],
      },
    ],
    [
      'pictures with a description',
      { images: 'https://a.vn/1.jpg | Mặt trước' },
      { images: [{ url: 'https://a.vn/1.jpg', alt: 'Mặt trước' }] },
    ],
    [
      'lines of the table, with and without group',
      { specifications: 'Điện | Áp | 220V\nMàu | Bạc', 'spec:Chung/Năm': '2025', 'spec:Chung/Nước': '' },
      {
        specifications: [
          { group: 'Điện', name: 'Áp', value: '220V' },
          { group: 'Thông số', name: 'Màu', value: 'Bạc' },
        ],
        lines: [
          { group: 'Chung', name: 'Năm', value: '2025' },
          { group: 'Chung', name: 'Nước', value: null },
        ],
      },
    ],
    [
      'prices, one of them of the import’s day',
      {
        prices: 'a.vn | 5.000.000 | 1/6/2026 | 6000000 | tờ rơi | https://a.vn',
        shop: 'b.vn',
        shop_price: '4000000',
      },
      {
        offers: [
          {
            shop: 'a.vn',
            url: 'https://a.vn',
            seen: { price: 5_000_000, list_price: 6_000_000, observed_on: '2026-06-01', source: 'tờ rơi' },
          },
          {
            shop: 'b.vn',
            url: null,
            seen: { price: 4_000_000, list_price: null, observed_on: null, source: 'CSV' },
          },
        ],
      },
    ],
    [
      'no price, although the shop stands in every row',
      { shop: 'b.vn', seen_on: '2026-06-01' },
      { offers: [] },
    ],
  ])('%s', (_, cells, values) => expect(valuesOf({ title: 'A', ...cells })).toMatchObject(values))
})

describe('what is wrong with a row', () => {
  it.each([
    [{ title: 'x'.repeat(201) }, ['title: Longer than 200 characters']],
    [{ title: '?!' }, ['title: Title, model, gtin, source_key or id is required']],
    [{ id: '5', source_key: 'K6' }, ['source_key: Product with ID 5 has another source key']],
    [{ id: '6', source_key: 'K6' }, ['source_key: Product with ID 6 has another source key']],
    [{ source_key: 'product-5' }, ['source_key: Invalid source_key']],
    [{ title: 'A', brand: '?' }, ['brand: Invalid brand']],
    [{ title: 'A', brand: 'x'.repeat(61) }, ['brand: Longer than 60 characters']],
    [{ title: 'A', image: 'ftp://a' }, ['image: Invalid image']],
    [{ title: 'A', images: 'https://a.vn/1.jpg\nlạ' }, ['images: Line 2: Invalid url']],
    [{ title: 'A', images: 'https://a.vn/1.jpg '.repeat(31) }, ['images: More than 30 lines']],
    [{ title: 'A', specifications: 'một' }, ['specifications: Line 1: name is required']],
    [{ title: 'A', 'spec:A/B': 'x'.repeat(1001) }, ['spec:A/B: Longer than 1000 characters']],
    [
      { title: 'A', prices: 'a.vn | 5tr\n | 5000000' },
      ['prices: Line 1: Invalid price "5tr"', 'prices: Line 2: Shop is required for a price'],
    ],
    [{ title: 'A', prices: 'a.vn | 1\nA.vn | 2' }, ['prices: Two prices at A.vn on the same day']],
    [{ title: 'A', prices: 'a.vn | 1\na.vn | 2' }, ['prices: Two prices at a.vn on the same day']],
    [{ title: 'A', prices: 'a.vn | 5000000 | 2026-06-16' }, ['prices: Line 1: 2026-06-16 is in the future']],
    [{ title: 'A', shop: 'a.vn', shop_url: 'a.vn' }, ['shop_url: Invalid URL']],
  ])('%j', (cells, problems) => expect(problemsOf(cells as Record<string, string>)).toEqual(problems))
})

describe('which product a row means', () => {
  it.each([
    [{ id: '5', model: 'X' }, ['id 5']],
    [{ source_key: 'K1', model: 'X' }, ['decided K1', 'source K1', 'model * x']],
    [
      { source_key: 'K1', gtin: '036000291452', brand: 'lg', model: 'GN-D 315', title: 'Tủ lạnh 9 kg' },
      ['decided K1', 'source K1', 'gtin 0036000291452', 'model lg gnd315', 'title tu lanh 9kg'],
    ],
    [{ gtin: '4006381333932', title: 'Tủ' }, ['decided tu', 'title tu']],
    [{ title: 'Tủ 9 kg', model: 'đỏ?' }, ['decided do', 'model * do', 'title tu 9kg']],
    [
      { brand: 'LG', title: 'Máy giặt LG FV1409S4W/VN 12000BTU 9 kg' },
      [
        'decided may-giat-lg-fv1409s4wvn-12000btu-9-kg',
        'model lg fv1409s4wvn',
        'title may giat lg fv1409s4w/vn 12000btu 9kg',
      ],
    ],
  ])('%j: %j', (cells, names) =>
    expect(
      namingsOfRow(valuesOf(cells as unknown as Record<string, string>).identity).map(({ name }) => name),
    ).toEqual(names),
  )

  it.each([
    [{ source_key: 'K1', model: 'X' }, 'K1'],
    [{ gtin: '4006381333931', model: 'X' }, '4006381333931'],
    [{ brand: 'Hãng Mới', model: 'GN-D 315', title: 'A' }, 'hang-moi-gnd315'],
    [{ model: 'GN-D315' }, 'gnd315'],
    [{ title: 'Tủ lạnh LG' }, 'tu-lanh-lg'],
  ])('a new one of %j gets the source key %s', (cells, key) =>
    expect(keyOfRow(valuesOf(cells as Record<string, string>).identity)).toBe(key),
  )
})

describe('what the file calls by names of its own', () => {
  it.each([
    [
      { category: 'Điện lạnh', sub_category: 'Tủ lạnh' },
      { id: 7, name: 'Tủ lạnh', kind: 'fridge' },
    ],
    [{ category: 'Nồi' }, { id: 0, name: 'Nồi', kind: 'noi' }],
    [{ category: 'Quạt' }, { id: 0, name: 'Quạt', kind: 'fan' }],
  ])('%j becomes the category that was chosen', (cells, category) =>
    expect(valuesOf({ title: 'A', ...cells }).category).toMatchObject(category),
  )

  it('a brand becomes the one that was chosen, or none', () => {
    expect(valuesOf({ title: 'A', brand: 'LG Electronics' }).brand).toBe('LG')
    expect(valuesOf({ title: 'A', brand: 'OEM' }).brand).toBeNull()
  })

  it.each([[{ category: 'Mũ' }], [{ brand: 'Chợ' }]])('%j is left out', (cells) =>
    expect(read({ title: 'A', ...cells })).toMatchObject({ ok: false, isLeftOut: true }),
  )

  it('one that nobody decided about is told', () =>
    expect(problemsOf({ title: 'A', category: 'Xe' })).toEqual(['category: Category "Xe" not found']))
})

describe('a price with a place and a day', () => {
  const seen = { title: 'A', price: '9.990.000', shop_url: 'https://www.a.vn/x', seen_on: '2025-06' }

  it('is one seen there', () => {
    const { price, offers } = valuesOf(seen)
    expect(price).toBeUndefined()
    expect(offers).toMatchObject([
      { shop: 'a.vn', url: 'https://www.a.vn/x', seen: { price: 9_990_000, observed_on: '2025-06-01' } },
    ])
  })

  it('is one of today where the file names shops and has no column of days', () => {
    const { price, offers } = valuesOf({ title: 'A', price: '9.990.000', shop: 'a.vn' })
    expect(price).toBeUndefined()
    expect(offers).toMatchObject([{ shop: 'a.vn', seen: { price: 9_990_000 } }])
  })

  it.each([[{ seen_on: '' }], [{ seen_on: '', shop: 'a.vn' }], [{ shop_url: '' }], [{ price: 'Liên hệ' }]])(
    '%j: stays a typed one',
    (cells) => expect(valuesOf({ ...seen, ...cells }).price).not.toBeUndefined(),
  )
})
