import { describe, expect, it } from 'vitest'
import { compareTexts, shortened } from './compare-texts.ts'

describe('compareTexts', () => {
  it('compares by words, Vietnamese ones whole', () =>
    expect(compareTexts('Nhà bốn người hợp tủ 350 lít.', 'Nhà năm người hợp tủ 400 lít.')).toEqual([
      { kind: 'same', text: 'Nhà ' },
      { kind: 'removed', text: 'bốn' },
      { kind: 'added', text: 'năm' },
      { kind: 'same', text: ' người hợp tủ ' },
      { kind: 'removed', text: '350' },
      { kind: 'added', text: '400' },
      { kind: 'same', text: ' lít.' },
    ]))
  it('finds no difference in the same text', () =>
    expect(compareTexts('a b', 'a b')).toEqual([{ kind: 'same', text: 'a b' }]))
  it('puts both texts back together, however different', () => {
    const before = Array.from({ length: 6_000 }, (_, at) => `từ${at}`).join(' ')
    const after = Array.from({ length: 6_000 }, (_, at) => `khác${at}`).join(' ')
    const parts = compareTexts(before, after)
    const side = (kind: string) =>
      parts
        .filter((part) => part.kind === 'same' || part.kind === kind)
        .map(({ text }) => text)
        .join('')
    expect([side('removed') === before, side('added') === after]).toEqual([true, true])
  })
})

it('shortened keeps what stands around a difference', () => {
  const long = 'chữ '.repeat(200)
  const [start, added, end] = shortened([
    { kind: 'same', text: `${long}trước` },
    { kind: 'added', text: 'mới' },
    { kind: 'same', text: `sau${long}` },
  ])
  expect(start?.text.length).toBeLessThan(200)
  expect(start?.text.endsWith('trước')).toBe(true)
  expect(added?.text).toBe('mới')
  expect(end?.text.startsWith('sau')).toBe(true)
})
