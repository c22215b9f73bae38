import { describe, expect, it } from 'vitest'
import { aFridge } from '#tests/support/candidates.ts'
import { readPicks } from '../understand/picks.ts'
import { readQuestion } from '../understand/reading.ts'
import type { ShownFor } from './point-at.ts'
import { pointedAt } from './point-at.ts'

const LG = aFridge({ id: 1, title: 'Tủ lạnh LG 374 lít', brand: 'LG', price: 11_000_000 })
const AQUA = aFridge({ id: 2, title: 'Tủ lạnh Aqua 358 lít', brand: 'Aqua', price: 9_990_000 })
const SAMSUNG = aFridge({ id: 3, title: 'Tủ lạnh Samsung 406 lít', brand: 'Samsung', price: 14_800_000 })
const HEADPHONES = aFridge({
  id: 11,
  title: 'Tai nghe một',
  kind: 'headphones',
  category: 'Tai nghe',
  price: 500_000,
})
const DEARER_HEADPHONES = aFridge({
  id: 12,
  title: 'Tai nghe hai',
  kind: 'headphones',
  category: 'Tai nghe',
  price: 900_000,
})
const FRIDGES: ShownFor = { products: [LG, AQUA, SAMSUNG] }

const at = (question: string, topics: readonly ShownFor[] = [FRIDGES]) => {
  const reading = readQuestion(question)
  return pointedAt(reading, readPicks(reading.folded), topics).products.map(({ id }) => id)
}

describe('what a question points at', () => {
  it.each([
    ['con thứ hai bao nhiêu lít', [2]],
    ['con Samsung kia pin bao nhiêu', [3]],
    ['cái rẻ nhất trong mấy cái đó', [2]],
    ['con mắc nhất ở trên có gì hay', [3]],
    ['con 406 lít cao bao nhiêu', [3]],
    ['con 11 triệu có bền không', [1]],
    ['con đó có ồn không', [1]],
    ['406 đi, màu hồng', [3]],
    ['so sánh hai con này', [1, 2]],
    ['cả ba con đó con nào tốn điện', [1, 2, 3]],
  ])('%s', (question, ids) => {
    expect(at(question)).toEqual(ids)
  })

  it.each([
    'có con nào rẻ hơn không',
    'còn con LG nào nhỏ hơn không',
    'tìm con Samsung 300 lít',
    'có con rẻ hơn không',
    'con nào rẻ nhất',
    'nhà mình 4 người',
  ])('nothing: %s', (question) => {
    expect(at(question)).toEqual([])
  })

  it('is of an answer before, where the last one showed a single machine', () => {
    const after: ShownFor = { products: [SAMSUNG], earlier: [LG, AQUA] }
    expect(at('thôi chốt con đầu', [after])).toEqual([1])
    expect(at('thế so với con Aqua thì sao', [after])).toEqual([2])
    expect(at('con đó cao bao nhiêu', [after])).toEqual([3])
  })

  it.each<[string, number[]]>([
    ['so 2 con vừa rồi đi', [3, 1]],
    ['con này với con trước con nào hơn', [3, 1]],
    ['so sánh 3 con đó giúp em', [3, 1, 2]],
  ])('%s is of what one answer after another showed', (text, ids) => {
    expect(at(text, [{ products: [SAMSUNG], earlier: [LG, AQUA] }])).toEqual(ids)
  })

  it('is as many as are to be set beside each other, the first of them', () =>
    expect(at('so 2 con đầu đi', [FRIDGES])).toEqual([1, 2]))

  it('is the only one of its kind in a set that is asked about', () => {
    const set: ShownFor = { products: [LG, HEADPHONES] }
    expect(at('tai nghe có chống nước không', [set])).toEqual([11])
    expect(at('tìm tai nghe chống nước', [set])).toEqual([])
  })

  it('is the other of two, where one was spoken of last', () => {
    expect(at('còn con kia thì sao', [{ products: [LG, AQUA], about: 1 }])).toEqual([2])
    expect(at('con đó cao bao nhiêu', [{ products: [LG, AQUA], about: 2 }])).toEqual([2])
  })

  it('is of the kind that is named, whichever was shown last', () => {
    const both = [{ products: [HEADPHONES, DEARER_HEADPHONES] }, FRIDGES]
    expect(at('tai nghe rẻ nhất với tủ lạnh rẻ nhất ở trên, tổng bao nhiêu', both)).toEqual([11, 2])
    expect(at('tai nghe đó nối điện thoại được không', both)).toEqual([11])
  })
})
