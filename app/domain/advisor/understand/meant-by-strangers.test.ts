import { describe, expect, it } from 'vitest'
import { understand } from './understand.ts'

describe('what a stranger means', () => {
  const read = (text: string) => understand(text, { brands: ['Samsung', 'LG'] })

  it.each([
    ['em 15 tuổi mẹ cho 5 triệu mua điện thoại đi học', 5_000_000],
    ['được thưởng 8 triệu, mua máy giặt nào', 8_000_000],
  ])('%s: a sum that was given is the most there is', (text, max) =>
    expect(read(text).budget).toMatchObject({ max, hard: true }),
  )

  it('two robots for two floors are no dogs', () =>
    expect(read('mua 2 con robot hút bụi cho 2 tầng thì sao ạ').unstated).not.toContain('hút lông chó mèo'))

  it('a phone that is left behind is not looked for', () =>
    expect(read('ba hay quên điện thoại, muốn cái đồng hồ báo té ngã').kinds).toEqual(['smartwatch']))

  it('who asks where to buy a machine does not own it', () =>
    expect(read('Tủ lạnh Xiaomi chạy pin sạc 900 lít em thấy trên mạng mua ở đâu').isOwned).toBe(false))

  it('a small fridge may be asked for behind its name', () =>
    expect(read('hai bà già, tủ lạnh nào nhỏ').priorities).toContain('compact'))

  it.each([
    ['em để dành được 3tr8. Ảnh xài Samsung, mua đồng hồ', 3_800_000],
    ['đồng hồ dưới 2t5', 2_500_000],
  ])('%s: what was put aside, or written short, is a sum', (text, max) =>
    expect(read(text).budget).toMatchObject({ max }),
  )

  it('what is put aside each month is none', () =>
    expect(read('mỗi tháng để dành được 2 triệu, mua laptop nào').budget).toBeUndefined())

  it('a television for father is no three of them', () =>
    expect(
      read('thưởng 18tr: cho má cái máy giặt, cho ba cái tivi').parts?.map(({ count }) => count),
    ).toEqual([undefined, undefined]))

  it('a set of speakers is not turned down, nor what one runs with', () => {
    expect(read('mua bộ loa 3 triệu').kinds).toEqual(['speaker'])
    expect(read('chạy bộ tai nghe 2tr5').kinds).toEqual(['headphones'])
  })

  it('litres for oneself are of the pot that is wanted', () =>
    expect(read('gợi ý nồi cơm 1 lít cho tôi').litres).toMatchObject({ target: 1 }))

  it('who only suffers from heat means what cools', () =>
    expect(
      read('nóng muốn chết, cái phòng như địa ngục, chán đời ghê, có 2 triệu mua gì cho mát trời ơi').kinds,
    ).toEqual(['ac']))

  it('who wants to speak to a person is in no despair', () => {
    expect(read('Tôi muốn gặp người thật, máy nói chuyện chán lắm').intent).not.toBe('crisis')
    expect(read('muốn gặp người thật, tôi không muốn sống nữa').intent).toBe('crisis')
  })
})
