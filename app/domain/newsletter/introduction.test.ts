import { expect, it } from 'vitest'
import { plainIntroduction, wordsOf } from './introduction.ts'

it('reads bold words and links of opening words, and leaves every other sign', () => {
  expect(
    wordsOf('Tuần này **rất hay**: [xem bài](/blog/a), [ngoài](https://b.vn/x?y=1). 5 ** 2 [1] (a)'),
  ).toEqual([
    { text: 'Tuần này ', isBold: false, href: null },
    { text: 'rất hay', isBold: true, href: null },
    { text: ': ', isBold: false, href: null },
    { text: 'xem bài', isBold: false, href: '/blog/a' },
    { text: ', ', isBold: false, href: null },
    { text: 'ngoài', isBold: false, href: 'https://b.vn/x?y=1' },
    { text: '. 5 ** 2 [1] (a)', isBold: false, href: null },
  ])
})

it.each(['[a](javascript:alert(1))', '[a](//b.vn)', '[a](data:x)'])('%s is no link', (text) =>
  expect(wordsOf(text).every(({ href }) => href === null)).toBe(true),
)

it('says links behind their words where there is only text', () =>
  expect(plainIntroduction('**Hay**: [bài](/blog/a)', 'https://a.vn')).toBe('Hay: bài (https://a.vn/blog/a)'))
