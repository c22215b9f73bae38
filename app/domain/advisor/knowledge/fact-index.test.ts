import { describe, expect, it } from 'vitest'
import { emptyNeed } from '../understand/need.ts'
import { subjectIndex } from './fact-index.ts'
import { factAskedLike, factsPerhapsAsked } from './find-facts.ts'

const index = subjectIndex([
  {
    id: 'inverter',
    asked: ['inverter là gì', 'máy lạnh inverter có đỡ điện không'],
    told: 'biến tần chạy nhẹ khi đủ lạnh',
  },
  { id: 'dry', asked: ['chế độ dry để làm gì', 'nút giọt nước trên remote'], told: 'hút ẩm khi trời nồm' },
])
const { find } = index

describe('what a question asks for', () => {
  it('is found by words of its own that share what is rare', () => {
    expect(find('cái nút hình giọt nước là gì vậy')[0]?.id).toBe('dry')
    expect(find('máy có biến tần thì đỡ tiền điện phải không')[0]?.id).toBe('inverter')
  })

  it('is nothing for words that no subject has', () => expect(find('zzz qqq')).toEqual([]))

  it('may be among what came later, which changes nothing for the others', () => {
    const both = index.with([{ id: 'wine', asked: ['tủ rượu gần cửa sổ'], told: 'nắng làm hỏng rượu' }])
    expect(both.find('để tủ rượu cạnh cửa sổ được không')[0]?.id).toBe('wine')
    const question = 'máy có biến tần thì đỡ tiền điện phải không'
    expect(both.find(question).filter(({ id }) => id !== 'wine')).toEqual(find(question))
  })
})

describe('facts', () => {
  it.each([
    ['Apple Watch đeo với máy Oppo Android được hông', 'apple-watch-android'],
    ['nhà em chỉ có nồi nhôm, nồi đất, để lên bếp từ nấu được không', 'noi-cho-bep-tu'],
  ])('%s', (question, id) => expect(factAskedLike(question, emptyNeed())?.id).toBe(id))

  it('of other machines than the one spoken of are not meant', () => {
    const fact = factAskedLike('bao lâu thì phải vệ sinh một lần', { ...emptyNeed(), kinds: ['washer'] })
    expect(fact === null || fact.kinds.length === 0 || fact.kinds.includes('washer')).toBe(true)
  })

  it('that only come near are offered', () => {
    expect(
      factsPerhapsAsked('máy lạnh kêu to', { ...emptyNeed(), kinds: ['ac'] }).length,
    ).toBeLessThanOrEqual(3)
  })
})
