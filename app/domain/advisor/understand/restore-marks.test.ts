import { describe, expect, it, test } from 'vitest'
import { readQuestion } from './reading.ts'
import { restoreMarks } from './restore-marks.ts'
import { understand } from './understand.ts'

const VOCABULARY = { brands: ['Samsung', 'LG', 'Panasonic', 'Daikin'] }
const chipsOf = (text: string) => understand(text, VOCABULARY).chips.map(({ label }) => label)

describe('a text that was typed without marks', () => {
  test.each([
    [
      'may say quan ao bom nhiet nha 5 nguoi chung cu 14tr',
      'máy sấy quần áo bơm nhiệt nhà 5 người chung cư 14tr',
    ],
    ['di lam lai roi ma sua me', 'đi làm lại rồi mà sữa mẹ'],
    ['Nha minh can Tu Lanh tiet kiem dien', 'Nhà mình cần Tủ Lạnh tiết kiệm điện'],
  ])('%s gets those that it lacks', (typed, meant) => expect(restoreMarks(typed)).toBe(meant))

  it('is read as what it stands for, and quoted as it was typed', () => {
    const { raw, typed } = readQuestion('tu lanh nha 5 nguoi ngan da duoi')
    expect(raw).toBe('tủ lạnh nhà 5 người ngăn đá dưới')
    expect(typed).toBe('tu lanh nha 5 nguoi ngan da duoi')
  })

  test.each([
    ['máy lạnh samsung 1.5hp cho phòng ngủ', 'may lanh samsung 1.5hp cho phong ngu'],
    ['máy giặt 9kg nhà chung cư', 'may giat 9kg nha chung cu'],
    ['máy lạnh inverter 1.5hp 10 củ', 'may lanh inverter 1.5hp 10 cu'],
    ['máy sấy bơm nhiệt ở chung cư', 'may say bom nhiet o chung cu'],
    ['điện thoại cũ iphone 13 pin trâu', 'dien thoai cu iphone 13 pin trau'],
  ])('says what it says with them: %s', (marked, plain) => {
    expect(chipsOf(plain)).toEqual(chipsOf(marked))
    expect(chipsOf(plain).length).toBeGreaterThan(1)
  })
})

describe('what is left as it is typed', () => {
  test.each([
    ['marks', 'tủ lạnh cho nhà mình ben dien may'],
    ['English', 'what is the best fridge for a family of four under 10 million'],
    ['too few words', 'may lanh'],
    ['what may be two things', 'do ben'],
    ['models and figures', 'samsung qa55 s24 ultra 512gb'],
  ])('%s', (_, text) => expect(restoreMarks(text)).toBe(text))
})
