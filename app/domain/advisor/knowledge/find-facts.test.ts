import { describe, expect, it } from 'vitest'
import { ASKED_NEXT } from '#tests/advisor/fact-cases/asked-next.ts'
import { ASKED_OF_LARGE_APPLIANCES } from '#tests/advisor/fact-cases/large-appliances.ts'
import { NOT_ASKED } from '#tests/advisor/fact-cases/not-asked.ts'
import { ASKED_OF_OTHER_THINGS } from '#tests/advisor/fact-cases/other-things.ts'
import { eachNth } from '#tests/support/long.ts'
import { understand } from '../understand/understand.ts'
import { findFacts, vitalFacts } from './find-facts.ts'

const vocabulary = { brands: ['LG', 'Samsung', 'Panasonic', 'Daikin', 'Sony'] }
const best = (question: string) => findFacts(question, understand(question, vocabulary))[0]?.fact.id ?? null

/** Every question of the table, with the fact it is about or null. */
const TABLE = [
  ...[...ASKED_OF_LARGE_APPLIANCES, ...ASKED_OF_OTHER_THINGS, ...ASKED_NEXT].flatMap(([id, ...questions]) =>
    questions.map((question) => ({ question, id: id as string | null })),
  ),
  ...NOT_ASKED.map((question) => ({ question, id: null })),
]

describe('facts asked for', () => {
  it('finds the right fact, or none, for at least 97 % of more than 350 questions', () => {
    const asked = eachNth(3, TABLE)
    const wrong = asked.filter(({ question, id }) => best(question) !== id)
    expect(TABLE.length).toBeGreaterThan(350)
    expect(
      wrong.length / asked.length,
      wrong.map(({ question, id }) => `${question}: ${best(question)}, not ${id}`).join('\n'),
    ).toBeLessThanOrEqual(0.03)
  })

  it.each(NOT_ASKED)('leaves %j to the shop assistant', (question) => {
    expect(best(question)).toBeNull()
  })
})

describe('what is told at length', () => {
  it.each([
    ['bếp từ đôi nhà mình, nồi nhôm cũ của mẹ với chảo gang xài được cái nào?', 'noi-cho-bep-tu'],
    [
      'Bình nước nóng gián tiếp 30 lít, bật 24/24 với bật trước tắm 20 phút, cái nào đỡ tốn điện? ông xã bảo để luôn đỡ tốn hơn',
      'binh-nong-bat-24-24',
    ],
    [
      'sao máy giặt nhà tôi vắt xong quần áo còn xà bông trắng trắng, đổ bột ít rồi mà',
      'may-giat-do-dinh-can',
    ],
  ])('goes by the whole of it, not by the first words that a fact is asked for by: %j', (question, id) =>
    expect(best(question)).toBe(id),
  )

  it('leaves who asks whether there is something for it to the shop assistant', () =>
    expect(
      best(
        'Con nằm phòng trên lầu, tối nó cứ than trời nóng mà bật máy lạnh thì nó sổ mũi. Có món gì mát mà không khô không',
      ),
    ).toBeNull())
})

describe('facts that a life may hang on', () => {
  it.each(['tôi cần chọn bếp từ, đang xài máy trợ tim', 'noi em dat may tao nhip, mua bep tu doi 10 trieu'])(
    'are found wherever they are spoken of: %s',
    (text) => expect(vitalFacts(text).map(({ id }) => id)).toEqual(['may-tao-nhip-tim']),
  )

  it('are none of whoever only measures a pulse', () =>
    expect(vitalFacts('đồng hồ đo nhịp tim dưới 3 triệu')).toEqual([]))
})
