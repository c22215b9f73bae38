import { describe, expect, it } from 'vitest'
import { citationsIn } from './citations.ts'

describe('citationsIn', () => {
  it('takes search results with their titles, and citations by the name of their site, three in all', () => {
    expect(
      citationsIn({
        search_results: [{ url: 'https://a.example/x', title: 'Cách chọn\u200b tủ lạnh' }],
        citations: ['https://a.example/x', 'https://b.example/', 'https://c.example/', 'https://d.example/'],
      }),
    ).toEqual([
      { title: 'Cách chọn tủ lạnh', url: 'https://a.example/x' },
      { title: 'b.example', url: 'https://b.example/' },
      { title: 'c.example', url: 'https://c.example/' },
    ])
  })

  it.each([
    'http://a.example/',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://user@a.example/',
    'https://127.0.0.1/',
    'https://localhost/',
    'https://a.example:8443/',
    `https://a.example/${'x'.repeat(500)}`,
    'không phải địa chỉ',
  ])('leaves out %j', (url) => {
    expect(citationsIn({ citations: [url] })).toEqual([])
  })

  it.each(['Giá chỉ 5 triệu', 'Tủ lạnh tốt nhất', '<b>x</b>', 'Khuyến mãi lớn', ''])(
    'does not repeat the title %j',
    (title) => {
      expect(citationsIn({ search_results: [{ url: 'https://a.example/', title }] })).toEqual([
        { title: 'a.example', url: 'https://a.example/' },
      ])
    },
  )

  it.each([null, 'x', {}, { citations: 5 }, { search_results: [{ title: 'x' }] }])(
    'finds none in %j',
    (piece) => {
      expect(citationsIn(piece)).toEqual([])
    },
  )
})
