import { describe, expect, it } from 'vitest'
import { understand } from './understand.ts'

const vocabulary = { brands: ['LG', 'Samsung'] }
const read = (...turns: string[]) =>
  turns.reduce<ReturnType<typeof understand> | null>(
    (before, text) => understand(text, vocabulary, before),
    null,
  )

describe('a machine that cannot be had is spoken of no longer', () => {
  it.each([
    'chung cư không cho gắn máy lạnh',
    'bà chủ trọ cấm lắp máy lạnh rồi',
    'thôi khỏi máy lạnh, điện yếu lắm',
    'không được lắp điều hòa vì chủ nhà không cho',
  ])('%s', (turn) => {
    const need = read('máy lạnh phòng 12 m2 dưới 2 triệu', turn)
    expect(need?.kinds).toEqual(['fan'])
    expect(need?.budget?.max).toBe(2_000_000)
    expect(need?.roomM2).toBe(12)
  })

  it('and nothing takes its place where nothing serves the same end', () =>
    expect(read('máy giặt 8kg dưới 7 triệu', 'thôi khỏi máy giặt luôn')?.kinds).toEqual([]))

  it.each([
    ['laptop học online', 'không lấy laptop trên 2 kg'],
    ['điện thoại 5 triệu', 'điện thoại đang xài là Samsung cũ'],
    ['tivi 55 inch', 'chú không thích tivi Tàu'],
    ['tivi 55 inch', 'không mua tivi đó nữa được không'],
  ])('but one that only a sort of is turned down stays: %s / %s', (before, turn) =>
    expect(read(before, turn)?.kinds).toEqual(read(before)?.kinds),
  )
})

describe('what was only guessed at', () => {
  it('is no surer for what is said next', () => {
    const need = read('phòng trọ nóng như lò, ngủ không nổi', 'tầm 1 triệu rưỡi thôi')
    expect(need?.isMeant).toBe(true)
    expect(need?.perhaps).toContain('fan')
  })

  it('is named by whoever names it', () =>
    expect(read('phòng trọ nóng như lò, ngủ không nổi', 'máy lạnh 6 triệu')?.isMeant).toBe(false))
})
