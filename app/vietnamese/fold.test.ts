import { describe, expect, test } from 'vitest'
import { fold, foldForSearch, joinUnits, markedWords, searchWords } from './fold.ts'

const VOWELS = 'aàáảãạ ăằắẳẵặ âầấẩẫậ eèéẻẽẹ êềếểễệ iìíỉĩị oòóỏõọ ôồốổỗộ ơờớởỡợ uùúủũụ ưừứửữự yỳýỷỹỵ'

describe('fold', () => {
  test.each([
    ['Máy lạnh', 'may lanh'],
    ['ĐIỀU HÒA', 'dieu hoa'],
    ['điều hoà', 'dieu hoa'],
    ['Tủ Đông', 'tu dong'],
    ['Nồi cơm điện 1.8L', 'noi com dien 1.8l'],
  ])('%s folds to %s', (text, expected) => expect(fold(text)).toBe(expected))

  test('all Vietnamese vowels fold to their plain letter, composed and decomposed alike', () => {
    for (const group of VOWELS.split(' ')) {
      const plain = fold(group[0] ?? '')
      const base = { ă: 'a', â: 'a', ê: 'e', ô: 'o', ơ: 'o', ư: 'u' }[group[0] ?? ''] ?? group[0]
      expect(plain).toBe(base)
      expect(fold(group)).toBe(plain.repeat(group.length))
      expect(fold(group.normalize('NFD'))).toBe(fold(group))
      expect(fold(group.toUpperCase())).toBe(fold(group))
    }
  })
})

describe('joinUnits', () => {
  test.each([
    ['may giat 9 kg', 'may giat 9kg'],
    ['tivi 55  inch', 'tivi 55inch'],
    ['loc nuoc 10 loi', 'loc nuoc 10loi'],
    ['9 kgx', '9 kgx'],
    ['1 bo', '1bo'],
    ['15 lanh', '15 lanh'],
  ])('%s becomes %s', (text, expected) => expect(joinUnits(text)).toBe(expected))
})

test('foldForSearch makes the spaced and the joined unit the same', () => {
  expect(foldForSearch('Máy giặt 9 Kg')).toBe(foldForSearch('máy giặt 9KG'))
})

describe('searchWords', () => {
  test.each([
    ['Tủ lạnh, 1.5 HP (mới)... "LG"', 'tu lanh 1p5hp moi lg'],
    ['Tivi 55 inch', 'tivi 55inch'],
    ['tivi 55in', 'tivi 55inch'],
    ['TV 55"', 'tv 55inch'],
    ['máy giặt 9,5 ký', 'may giat 9p5kg'],
    ['12.000 BTU', '12000btu'],
    ['nồi 1,8 lít', 'noi 1p8l'],
    ['laptop HP 15', 'laptop hp 15'],
    ['máy lạnh 1 ngựa', 'may lanh 1hp'],
    ['GR-RT252WE-PMV(52)', 'gr rt252we pmv 52'],
    ['phòng 20 m²', 'phong 20m2'],
    ['...', ''],
  ])('%s is %s', (text, words) => expect(searchWords(text).join(' ')).toBe(words))
})

test('markedWords places the tone one way and leaves plain words out', () => {
  expect(markedWords('Điều hoà LG, tủ lạnh thuỷ tinh')).toEqual(['điều', 'hòa', 'tủ', 'lạnh', 'thủy'])
})
