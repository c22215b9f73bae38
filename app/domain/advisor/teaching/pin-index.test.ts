import { describe, expect, it } from 'vitest'
import { isLong } from '#tests/support/long.ts'
import { FACTS } from '../knowledge/fact-base.ts'
import { phrasingIndex } from './pin-index.ts'

/** A pinned question in its phrasings, other ways of asking it, and questions that only look like it. */
const PINNED: readonly { asked: string[]; same: string[]; other: string[] }[] = [
  {
    asked: ['Tủ rượu đặt ngoài ban công có sao không?', 'để tủ rượu ở ban công được không'],
    same: [
      'tu ruou dat ngoai ban cong co sao ko',
      'tủ rượu để ngoài ban công được không shop',
      'cho em hỏi đặt tủ rượu ở ban công có sao không ạ',
      'Để tủ rượu ngoài ban công có bị sao không vậy',
      'tủ rượu mà để ở ban công thì có sao hông',
      'TỦ RƯỢU KÊ BAN CÔNG ĐƯỢC KHÔNG???',
    ],
    other: [
      'Tủ lạnh đặt ngoài ban công có sao không?',
      'tủ rượu đặt trong bếp có sao không',
      'tủ rượu không đặt ngoài ban công thì đặt đâu',
      'tủ rượu đặt ngoài ban công 2 m2 được không',
      'tủ rượu đặt ngoài trời có sao không',
      'mua tủ rượu loại nào để ngoài ban công',
      'tại sao tủ rượu không để ngoài ban công được',
      'tủ rượu để ban công tốn bao nhiêu điện',
      'tủ rượu để ban công tầng hai được không',
    ],
  },
  {
    asked: ['Máy lạnh 9000 BTU chạy máy phát điện 3 kW được không?'],
    same: [
      'máy phát điện 3kw chạy được máy lạnh 9000btu không',
      'may lanh 9000 BTU chay may phat dien 3 kW dc ko',
      'điều hòa 9.000 btu chạy máy phát 3kW có được không ạ',
    ],
    other: [
      'Máy lạnh 12000 BTU chạy máy phát điện 3 kW được không?',
      'Máy lạnh 9000 BTU chạy máy phát điện 5 kW được không?',
      'Tủ lạnh chạy máy phát điện 3 kW được không?',
      'máy lạnh 9000 BTU chạy điện mặt trời 3 kW được không',
      'Máy lạnh 9000 BTU không chạy được máy phát điện 3 kW phải không',
    ],
  },
  {
    asked: ['Máy giặt LG báo lỗi dE là sao?'],
    same: [
      'may giat LG bao loi dE la sao',
      'máy giặt LG hiện lỗi dE nghĩa là gì',
      'lỗi dE máy giặt LG là gì vậy shop',
    ],
    other: [
      'Máy giặt LG báo lỗi UE là sao?',
      'Máy giặt Samsung báo lỗi dE là sao?',
      'tủ lạnh LG báo lỗi dE là sao',
      'máy giặt LG hết báo lỗi dE rồi mà vẫn kêu là sao',
    ],
  },
  {
    asked: ['Mua laptop cũ ở đâu uy tín?'],
    same: [
      'mua laptop cu o dau uy tin',
      'chỗ nào mua laptop cũ uy tín',
      'laptop cũ mua ở đâu uy tín vậy mọi người',
    ],
    other: [
      'bán laptop cũ ở đâu uy tín',
      'mua laptop mới ở đâu uy tín',
      'mua điện thoại cũ ở đâu uy tín',
      'sửa laptop ở đâu uy tín',
      'mua laptop cũ ở đâu',
    ],
  },
  {
    asked: ['Bên mình có giao hàng ra Phú Quốc không?'],
    same: ['shop có ship hàng ra phú quốc ko', 'có giao hàng đến Phú Quốc không vậy'],
    other: [
      'có giao hàng ra Côn Đảo không',
      'có lắp đặt ở Phú Quốc không',
      'giao hàng Phú Quốc mất mấy ngày',
    ],
  },
]

/** Two facts have this one among their examples, in the same words. */
const TWICE = 'iphone 128 hay 256 v mn'

describe('a pinned question', () => {
  const find = phrasingIndex(PINNED.map(({ asked }, id) => ({ id, questions: asked })))

  it.each(PINNED.flatMap(({ asked, same }, id) => [...asked, ...same].map((text) => [text, id] as const)))(
    'is found by %j',
    (text, id) => expect(find(text)).toBe(id),
  )

  it.each(PINNED.flatMap(({ other }) => other))('is not meant by %j', (text) => expect(find(text)).toBeNull())

  it('minds marks where both have them: "mưa" is no "mua"', () => {
    const rain = phrasingIndex([{ id: 1, questions: ['Trời mưa giặt chăn ở đâu?'] }])
    expect(rain('troi mua giat chan o dau')).toBe(1)
    expect(rain('trời mua giặt chăn ở đâu')).toBeNull()
  })

  it('is never found by what the fact base is asked, whose examples near each other', () => {
    const pins = FACTS.map(({ id, question, examples }) => ({
      id,
      questions: [question, ...examples.slice(0, 4)],
    }))
    const find = phrasingIndex(pins)
    const examples = FACTS.flatMap(({ id, examples }) => examples.slice(4).map((text) => ({ id, text })))
    expect(examples.length).toBeGreaterThan(1000)
    const asked = examples.filter(({ text }, at) => isLong || at % 5 === 0 || text === TWICE)
    const wrong = asked.filter(({ id, text }) => ![id, null].includes(find(text)))
    expect(wrong.map(({ text }) => text)).toEqual([TWICE])
  })
})
