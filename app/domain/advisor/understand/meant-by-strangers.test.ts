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
})
