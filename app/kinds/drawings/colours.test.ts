import { describe, expect, test } from 'vitest'
import { colours, parseColour, tones } from './colours.ts'

describe('parseColour', () => {
  test.each([
    ['Đen', 'den'],
    ['ĐEN NHÁM', 'den'],
    ['Gương đen', 'den'],
    ['Bạc', 'bac'],
    ['Thép không gỉ', 'bac'],
    ['Titan tự nhiên', 'bac'],
    ['Trắng', 'trang'],
    ['Trắng - Xám', 'trang'],
    ['Xám than', 'xam'],
    ['Xanh', 'xanhduong'],
    ['Xanh dương nhạt', 'xanhduong'],
    ['Xanh lá', 'xanhla'],
    ['Xanh rêu', 'xanhla'],
    ['Hồng', 'hong'],
    ['Vàng đồng', 'vang'],
    ['Đỏ đô', 'do'],
    ['Cam san hô', 'cam'],
    ['Tím khói', 'tim'],
    ['Nâu', 'nau'],
    ['Be', 'be'],
    ['Kem', 'be'],
    ['Midnight Black', 'den'],
    ['Space Gray', 'xam'],
  ])('%s is %s', (text, colour) => {
    expect(parseColour(text)).toBe(colour)
  })

  test.each([['không rõ'], [''], ['Camera'], ['Domino'], [null], [undefined], [12]])(
    '%o names none',
    (text) => {
      expect(parseColour(text)).toBeNull()
    },
  )

  test('words in decomposed Unicode are read as well', () => {
    expect(parseColour('Đỏ'.normalize('NFD'))).toBe('do')
  })
})

test('every colour has its own four tones', () => {
  expect(colours).toEqual(Object.keys(tones))
  expect(new Set(colours.map((colour) => Object.values(tones[colour]).join())).size).toBe(colours.length)
})
