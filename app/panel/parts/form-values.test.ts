import { describe, expect, it } from 'vitest'
import { readFormValues } from './form-values.ts'

const read = (entries: readonly [string, string][]) => {
  const form = new FormData()
  for (const [name, value] of entries) form.append(name, value)
  return readFormValues(form)
}

describe('a form with lists', () => {
  it('gives single fields and lines in the order of their numbers', () => {
    expect(
      read([
        ['title', 'Tủ lạnh'],
        ['faqs.1.question', 'b'],
        ['faqs.0.question', 'a'],
        ['faqs.0.answer', 'x'],
      ]),
    ).toEqual({
      fields: { title: 'Tủ lạnh' },
      lists: { faqs: [{ question: 'a', answer: 'x' }, { question: 'b' }] },
    })
  })

  it('drops lines with nothing but what they are given', () => {
    const { lists } = read([
      ['promotions.0.title', ' '],
      ['promotions.0.type', 'gift'],
      ['promotions.0.is_active', 'on'],
      ['promotions.3.title', 'Tặng nồi'],
      ['promotions.3.type', 'gift'],
    ])
    expect(lists).toEqual({ promotions: [{ title: 'Tặng nồi', type: 'gift' }] })
  })

  it('follows the places typed in a browser without scripts', () => {
    const { lists } = read([
      ['images.0.url', 'a'],
      ['images.0.order', '3'],
      ['images.1.url', 'b'],
      ['images.1.order', '1'],
      ['images.2.url', 'c'],
      ['images.2.order', '3'],
    ])
    expect(lists['images']?.map(({ url }) => url)).toEqual(['b', 'a', 'c'])
  })

  it('keeps line ends as one character', () => {
    expect(read([['des', 'một\r\nhai']]).fields).toEqual({ des: 'một\nhai' })
  })
})
