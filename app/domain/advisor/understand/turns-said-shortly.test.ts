import { describe, expect, it } from 'vitest'
import type { Need } from './need.ts'
import { understand } from './understand.ts'

const vocabulary = { brands: ['Samsung', 'LG', 'Apple', 'Bosch'] }
const read = (...turns: string[]): Need =>
  turns.reduce<Need | null>((previous, said) => understand(said, vocabulary, previous), null) as Need

describe('a turn of few words', () => {
  it.each(['nhà nó có nồi chiên với nồi cơm rồi', 'nồi chiên, nồi cơm thì nhà nó có rồi'])(
    '%s: what is there already is given to nobody',
    (said) => {
      const need = read('quà tân gia cho đồng nghiệp 1tr5', said)
      expect(need).toMatchObject({ kinds: [], intent: 'advise', followUp: true })
      expect(need.had).toEqual(expect.arrayContaining(['air_fryer', 'rice_cooker']))
      expect(need.budget?.max).toBe(1_500_000)
      expect(need.uses).toContain('gift')
    },
  )

  it('says a colour by what somebody likes', () => {
    const need = read('điện thoại cho em gái', 'em nó thích hồng')
    expect(need).toMatchObject({ intent: 'advise', colours: ['Hồng'] })
    expect(read('quạt cho bé', 'bé thích hồng hạc').colours).toEqual([])
  })

  it('takes a colour back', () =>
    expect(read('tủ lạnh màu trắng', 'mà thôi màu gì cũng được, miễn có ngăn đông mềm').colours).toEqual([]))

  it('plays no game rather than shines', () => {
    const need = read('laptop chơi game 25tr', 'thoi k choi game nua, can mong nhe lam van phong 18tr')
    expect(need.unstated).not.toContain('màn hình chống chói')
    expect(need.uses).toEqual(['office'])
  })

  it('leaves no room and despairs of nothing', () => {
    expect(read('máy rửa chén 4 người', 'bếp không còn chỗ âm tủ').intent).toBe('advise')
    expect(read('máy rửa chén 4 người', 'em không còn muốn sống nữa').intent).toBe('crisis')
  })

  it('tells of what is kept in it', () =>
    expect(read('tủ đông bán kem', 'kem que, chừng 200 cây')).toMatchObject({
      kinds: ['freezer'],
      followUp: true,
    }))

  it.each([
    ['điều hòa 2 chiều phòng 16m2', 'mỗi đêm mở 10 tiếng hết bao nhiêu'],
    ['tủ lạnh 3 người 8tr', 'mỗi tháng tốn mấy chục ngàn điện'],
  ])('%s, %s: what it costs to run', (...turns) => expect(read(...turns).intent).toBe('running_cost'))

  it('seeks one below a figure', () =>
    expect(read('nồi chiên 5 lít trở lên', 'dưới 1500w có không')).toMatchObject({
      intent: 'advise',
      figures: { power_w: { max: 1500 } },
    }))

  it('tells of dogs', () => expect(read('máy hút bụi', 'nhà nuôi 2 chó golden').uses).toContain('pet'))

  it('wishes for neither of two that are weighed', () => {
    const need = read('tai nghe cho bé', 'bluetooth hay dây tốt hơn cho bé')
    expect(need.intent).toBe('explain')
    expect(need.unstated).not.toContain('không dây')
  })

  it('wants a heater, which is no fan', () =>
    expect(read('điều hoà 2 chiều', 'thế 1 chiều cộng thêm cái quạt sưởi thì sao').kinds).toContain('heater'))

  it('asks for exactly one', () =>
    expect(read('máy lạnh phòng 20m2', 'chốt 2 chiều, cho đúng một mẫu thôi đừng liệt kê').turn).toBe('pick'))

  it('wants a small fridge beside a freezer', () =>
    expect(read('tủ đông bán kem 10tr', 'thêm cái tủ lạnh mini để nước, cả hai đừng quá 14tr').kinds).toEqual(
      ['freezer', 'fridge'],
    ))

  it('gives up a machine, and no wish that is called like it', () =>
    expect(
      read(
        'sắm tủ đông với máy xay cho quán',
        'máy xay phải xay đá',
        'bỏ máy xay đi, hỏi con tủ đông rẻ nhất',
      ).kinds,
    ).toEqual(['freezer']))

  it('asks how it is looked after, and wishes nothing', () => {
    const need = read('máy lọc không khí phòng 22m2', 'máy lọc thì bao lâu thay màng, hết nhiêu tiền')
    expect(need).toMatchObject({ intent: 'explain', unstated: [] })
  })

  it('adds a room behind its name', () => {
    const need = read('máy lạnh phòng ngủ con 10m2', 'phòng ngủ ba mẹ nữa 18m2')
    expect(need.rooms).toEqual([
      { count: 1, m2: 10 },
      { count: 1, m2: 18 },
    ])
    expect(
      read('máy lạnh phòng ngủ con 10m2', 'phòng ba mẹ nữa 18m2', 'phòng khách nữa 25m2', 'bỏ phòng khách')
        .rooms,
    ).toEqual([
      { count: 1, m2: 10 },
      { count: 1, m2: 18 },
    ])
  })
})

it('several things are furnished with, and none of them is asked about', () => {
  const need = read('cần sắm cho quán trà sữa: tủ đông với máy xay')
  expect(need).toMatchObject({ intent: 'advise', kinds: ['freezer', 'blender'], isOwned: false })
  expect(read('tủ lạnh với máy giặt đang xài kêu to quá là sao').intent).not.toBe('advise')
})
