import { expect, it } from 'vitest'
import { blocksOf } from './answer-text.tsx'

it('tells lists from prose, in order, inside a paragraph too', () => {
  expect(blocksOf('Chọn cỡ:\n• 1–2 người: 150 lít\n• 3–4 người: 300 lít\nVậy nhé.\n\nHết.')).toEqual([
    { isList: false, lines: ['Chọn cỡ:'] },
    { isList: true, lines: ['1–2 người: 150 lít', '3–4 người: 300 lít'] },
    { isList: false, lines: ['Vậy nhé.'] },
    { isList: false, lines: ['Hết.'] },
  ])
})

it('keeps the lines of a paragraph', () => {
  expect(blocksOf('1. Một\n2. Hai')).toEqual([{ isList: false, lines: ['1. Một', '2. Hai'] }])
})

it('shows no bullet before its text has arrived', () => {
  expect(blocksOf('Chọn cỡ:\n•')).toEqual([{ isList: false, lines: ['Chọn cỡ:'] }])
})
