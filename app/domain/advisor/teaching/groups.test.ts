import { describe, expect, it } from 'vitest'
import { groupAlike } from './groups.ts'
import type { Entry } from './groups.ts'

const anEntry = (text: string, changes: Partial<Entry> = {}): Entry => ({
  key: `q${text}`,
  text,
  reason: 'no_source',
  complaint: null,
  count: 1,
  lastAt: '2026-11-20T00:00:00.000Z',
  answer: null,
  ...changes,
})
const groupsOf = (...texts: string[]) =>
  groupAlike(texts.map((text) => anEntry(text))).map(({ text, others }) => [text, ...others].length)

describe('questions put together', () => {
  it.each([
    ['Tủ rượu đặt ngoài ban công có sao không?', 'tu ruou dat ngoai ban cong co sao ko'],
    ['Tủ rượu để ngoài ban công được không shop', 'cho em hỏi đặt tủ rượu ngoài ban công có sao không ạ'],
    ['Máy giặt LG báo lỗi dE là sao?', 'máy giặt LG hiện lỗi dE nghĩa là gì vậy'],
    ['Máy lạnh 9000 BTU chạy máy phát 3 kW được không', 'máy lạnh 9.000 btu chạy máy phát điện 3kw dc ko'],
  ])('are one: %j and %j', (one, other) => expect(groupsOf(one, other)).toEqual([2]))

  it('are one where each is near to another of them', () =>
    expect(
      groupsOf(
        'shop ơi tại sao tủ rượu kê cạnh loa lại rung chai vậy ạ',
        'tại sao tủ rượu đặt cạnh loa lại rung chai',
        'vi sao tu ruou dat canh loa lai rung chai',
      ),
    ).toEqual([3]))

  it.each([
    ['Tủ rượu đặt ngoài ban công có sao không?', 'Tủ lạnh đặt ngoài ban công có sao không?'],
    ['Máy giặt LG báo lỗi dE là sao?', 'Máy giặt LG báo lỗi UE là sao?'],
    ['Mua laptop cũ ở đâu uy tín?', 'bán laptop cũ ở đâu uy tín'],
    ['máy phát 3 kW chạy máy lạnh 9000 BTU được không', 'máy phát 5 kW chạy máy lạnh 9000 BTU được không'],
    ['máy giặt rung khi vắt', 'máy giặt không rung khi vắt'],
  ])('are two: %j and %j', (one, other) => expect(groupsOf(one, other)).toEqual([1, 1]))

  it('say how often, why and what was answered last', () => {
    const [group] = groupAlike([
      anEntry('tủ rượu để ban công được không', {
        count: 2,
        lastAt: '2026-11-22T00:00:00.000Z',
        answer: 'Sau.',
      }),
      anEntry('Tủ rượu để ban công được không?', { count: 5, answer: 'Trước.', reason: 'not_understood' }),
      anEntry('tủ rượu để ban công được không', {
        key: 'v1',
        reason: 'voted_down',
        complaint: 'Khó hiểu',
        lastAt: '2026-11-21T00:00:00.000Z',
      }),
    ])
    expect(group).toMatchObject({
      text: 'Tủ rượu để ban công được không?',
      others: ['tủ rượu để ban công được không'],
      asked: 7,
      votes: 1,
      reasons: ['no_source', 'not_understood', 'voted_down'],
      complaints: ['Khó hiểu'],
      lastAt: '2026-11-22T00:00:00.000Z',
      answer: 'Sau.',
    })
    expect(group?.keys).toHaveLength(3)
  })
})
