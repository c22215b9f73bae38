import { describe, expect, it, test } from 'vitest'
import { clausesOf } from './clauses.ts'
import { readQuestion } from './reading.ts'
import { readClauses, withoutClauses } from './said-clauses.ts'
import { understand } from './understand.ts'

const vocabulary = { brands: ['LG', 'Samsung', 'Dell', 'Sony', 'Ariston', 'Asus', 'Acer'] }
const read = (question: string) => understand(question, vocabulary)

describe('the clauses of a question', () => {
  const clauses = (question: string) => {
    const reading = readQuestion(question)
    return clausesOf(reading).map(({ start, end }) => reading.raw.slice(start, end).trim())
  }

  test.each([
    ['máy giặt cho mẹ, ít nút thôi', ['máy giặt cho mẹ,', 'ít nút thôi']],
    ['tủ nhỏ mà nhiều ngăn', ['tủ nhỏ', 'mà nhiều ngăn']],
    ['nồi 1,8 lít dưới 1.5 triệu', ['nồi 1,8 lít dưới 1.5 triệu']],
    ['alo, cho hỏi máy lạnh', ['alo, cho hỏi máy lạnh']],
  ])('%s', (question, parts) => {
    expect(clauses(question)).toEqual(parts)
  })

  it('are left blank where they stood', () => {
    const reading = readQuestion('nhà đang xài nồi nhôm, mua bếp gì')
    const [first] = readClauses(reading, vocabulary)
    const left = withoutClauses(reading, first ? [first] : [])
    expect(left.folded).toHaveLength(reading.folded.length)
    expect(left.folded.trim()).toBe('mua bep gi')
    expect(left.tokens.map(({ text }) => text)).toEqual(['mua', 'bep', 'gi'])
  })
})

describe('what is owned already', () => {
  test.each([
    'Tivi Sony nhà tui dạo ni tự tắt sau chừng 10 phút',
    'Laptop dell mình pin chai, gõ có 40 phút',
    'may nuoc nong ariston nha chau bat len den khong sang, nuoc lanh ngat',
    'Nồi chiên mới mua mùi nhựa quá chịu không nổi, đã rửa 2 lần',
  ])('is asked about: %s', (question) => {
    expect(read(question)).toMatchObject({ isOwned: true, intent: 'explain' })
  })

  test.each([
    'Tivi Sony 65 inch để xem phim',
    'máy giặt màu đen',
    'điện thoại bàn phím nokia',
    'laptop pin trâu tầm 15 triệu',
    'tủ lạnh cũ hư rồi, tìm cái khác dưới 8 triệu',
  ])('is not: %s', (question) => {
    expect(read(question).isOwned).toBe(false)
  })

  it('gives no machine that is wanted', () => {
    expect(read('cần máy lạnh với tủ lạnh, tivi em có rồi khỏi nhắc').kinds).toEqual(['ac', 'fridge'])
  })
})

describe('a wish that nothing is read from', () => {
  it('is kept in the words it was said in', () => {
    const { unread } = read('máy nước nóng dưới 4 triệu, nhà chỉ có điện 1 pha yếu hay sụt áp')
    expect(unread).toEqual(['nhà chỉ có điện 1 pha yếu hay sụt áp'])
  })

  test.each(['Em sống ở Phú Quốc, máy lạnh phòng 15m2', 'con em 4 tuổi, tìm quạt dưới 1 triệu'])(
    'is none where only who asks is told: %s',
    (question) => {
      expect(read(question).unread).toEqual([])
    },
  )

  test.each([
    'tủ lạnh 300 lít, dưới 10 triệu, có inverter',
    'laptop ko asus ko acer, pin lâu',
    'tivi 55 inch',
  ])('is none where all is read: %s', (question) => {
    expect(read(question).unread).toEqual([])
  })
})

it('turns down each brand behind a bare no, and none behind a question', () => {
  expect(read('laptop ko asus ko acer, xài văn phòng').brandsExcluded).toEqual(['Asus', 'Acer'])
  expect(read('máy giặt có tốt không LG').brandsExcluded).toEqual([])
})

describe('several things are wanted together', () => {
  test.each([
    ['tủ lạnh, máy giặt, và cái quạt cho phòng trọ', ['fridge', 'washer', 'fan']],
    ['mua bếp từ với máy rửa chén tầm 20 triệu', ['hob', 'dishwasher']],
  ])('%s', (question, kinds) => {
    expect(read(question)).toMatchObject({ kinds, intent: 'advise' })
  })
})

it('takes how old somebody is for no size, and nine or ten for no ninety', () => {
  expect(read('cần tivi to cho mẹ, mẹ 70').inches).toBeUndefined()
  expect(read('máy giặt chín mười triệu').budget).toMatchObject({ min: 9_000_000, max: 10_000_000 })
})

it('takes the hours of the evening for no old machine, and its half horse with it', () => {
  expect(read('máy lạnh 1.5 ngựa inverter bật từ 9h tối tới 6h sáng').hp).toMatchObject({ target: 1.5 })
  expect(read('tivi ngồi cách 2 mét 4, xem phim').distanceM).toBe(2.4)
})
