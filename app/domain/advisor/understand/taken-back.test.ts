import { describe, expect, it } from 'vitest'
import { SAMPLE_NAMES } from '#tests/support/vocabulary.ts'
import type { Need } from './need.ts'
import { understand } from './understand.ts'

const VOCABULARY = { brands: ['Samsung', 'LG', 'Ariston', 'Apple'], names: SAMPLE_NAMES }
const after = (first: string, next: string): Need =>
  understand(next, VOCABULARY, understand(first, VOCABULARY))

describe('a condition that is taken back', () => {
  it.each<[string, string, Partial<Need>]>([
    [
      'tai nghe không lấy hàng Tàu dưới 2 triệu',
      'thôi bỏ cái vụ không hàng Tàu đi',
      { originsExcluded: [], brandCountries: [] },
    ],
    [
      'tai nghe không lấy hàng Tàu dưới 2 triệu',
      'thoi bo cai vu hang tau',
      { originsExcluded: [], brandCountries: [] },
    ],
    [
      'tai nghe không lấy hàng Tàu dưới 2 triệu',
      'hàng Tàu cũng được luôn',
      { originsExcluded: [], brandCountries: [] },
    ],
    ['tivi Samsung 55 inch 12 triệu', 'không nhất thiết Samsung nữa', { brands: [], brandsExcluded: [] }],
    ['tivi Samsung 55 inch 12 triệu', 'hãng nào cũng được', { brands: [], brandsExcluded: [] }],
    ['máy nước nóng Ariston 20 lít', 'không cần Ariston cũng được', { brands: [], brandsExcluded: [] }],
    ['máy lạnh inverter 1hp', 'inverter hay không cũng được', { features: [] }],
    ['máy lạnh inverter 1hp', 'thôi khỏi cần inverter', { features: [], featuresExcluded: [] }],
    ['tủ lạnh side by side 20 triệu', 'hổng cần side by side nữa', { features: [] }],
    ['máy giặt cửa trước màu đen 10 triệu', 'màu gì cũng được', { colours: [] }],
    ['lò vi sóng có nướng 3 triệu', 'bỏ phần nướng đi cũng được', { features: [] }],
    ['tivi Samsung 55 inch 12 triệu', 'khỏi cần 55', { brands: ['Samsung'] }],
  ])('%s → %s', (first, next, said) => {
    const need = after(first, next)
    expect(need).toMatchObject({ intent: 'advise', turn: 'remove', followUp: true, ...said })
    expect(need.kinds).toEqual(understand(first, VOCABULARY).kinds)
  })

  it.each([
    'đừng quan tâm giá nữa, con nào tốt nhất',
    'bỏ qua 12 triệu đi, cái tốt nhất luôn',
    'giá bao nhiêu cũng được',
  ])('may be the sum: %s', (next) => {
    expect(after('tivi Samsung 55 inch 12 triệu', next).budget).toBeUndefined()
  })

  it('leaves what else the turn says', () => {
    const need = after('tivi Samsung 55 inch 12 triệu', 'không nhất thiết Samsung nữa, lấy con rẻ nhất')
    expect(need).toMatchObject({ brands: [], order: 'cheapest' })
    expect(need.budget).toBeDefined()
  })

  it.each([
    ['máy rửa chén 8 bộ dưới 10 triệu', 'bỏ chảo chống dính vô được không'],
    ['điện thoại Samsung 5 triệu', 'mẹ quen xài Samsung rồi'],
    ['tủ lạnh 15 triệu', 'em chỉ bỏ ra 15 triệu thôi'],
    ['tủ lạnh LG 15 triệu', '20 triệu cũng được'],
  ])('is not read into other talk: %s → %s', (first, next) => {
    const need = after(first, next)
    expect(need.budget ?? need.brands[0]).toBeDefined()
  })
})
