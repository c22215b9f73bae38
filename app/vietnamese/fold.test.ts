import { describe, expect, test } from 'vitest'
import { fold, foldForSearch, joinUnits, searchWords } from './fold.ts'

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

test('searchWords keeps decimals and drops punctuation', () => {
  expect(searchWords('Tủ lạnh, 1.5 HP (mới)... "LG"')).toEqual(['tu', 'lanh', '1.5hp', 'moi', 'lg'])
  expect(searchWords('...')).toEqual([])
})
