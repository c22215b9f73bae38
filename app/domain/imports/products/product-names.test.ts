import { describe, expect, it } from 'vitest'
import { judgeMatch, namingsOfRow } from './product-names.ts'
import type { KnownProduct } from './product-names.ts'

const KNOWN: KnownProduct = {
  id: 5,
  sourceKey: 'A-1',
  gtin: '4006381333931',
  brand: 'LG',
  model: 'FV1409S4W',
  title: 'Máy giặt LG Inverter 9 kg',
  categoryId: 7,
  category: 'Máy giặt',
  isTrashed: false,
}

const row = (said: Partial<Parameters<typeof judgeMatch>[0]>) => ({
  id: null,
  sourceKey: 'B-9',
  gtin: null,
  brand: 'LG',
  model: null,
  title: 'LG FV1409S4W máy giặt 9kg',
  categoryId: 7,
  ...said,
})

const judged = (said: Parameters<typeof row>[0], by: Parameters<typeof judgeMatch>[2], known = KNOWN) => {
  const match = judgeMatch(row(said), known, by)
  return match.is === 'doubt' ? match.reason : match.is
}

describe('whether a row means a product', () => {
  it.each([
    ['a barcode is enough', 'gtin', { brand: null }, 'same'],
    ['but not under another brand', 'gtin', { brand: 'Sony' }, 'The same barcode, but another brand'],
    ['brand and model are enough', 'model', { model: 'FV1409S4W' }, 'same'],
    [
      'but not with another barcode',
      'model',
      { gtin: '0036000291452' },
      'The same model, but another barcode',
    ],
    [
      'nor with other figures in the name',
      'model',
      { title: 'Máy giặt LG 10 kg' },
      'The same model, but other figures in the name',
    ],
    ['figures that only one name has say nothing', 'model', { title: 'Máy giặt LG' }, 'same'],
    ['nor in another category', 'model', { categoryId: 8 }, 'The same model, but another category'],
    ['which a list without keys may have wrong', 'model', { categoryId: 8, sourceKey: null }, 'same'],
    ['a model in the name is enough with the brand', 'code', {}, 'same'],
    ['and else a doubt', 'code', { brand: null }, 'The name holds the model of this product'],
    ['a short code of the brand is a doubt', 'hint', {}, 'The name holds the model of this product'],
    ['or nothing in another category', 'hint', { categoryId: 8 }, 'other'],
    ['or with other figures', 'hint', { title: 'LG 1409 10 kg' }, 'other'],
    ['a name is enough where the file has no keys', 'title', { sourceKey: null }, 'same'],
    ['and else a doubt', 'title', {}, 'The same name under another key'],
    ['a name of another brand is another product', 'title', { brand: 'Sony' }, 'other'],
    ['as is one of another model', 'title', { model: 'X1' }, 'other'],
    ['or of another barcode', 'title', { gtin: '0036000291452' }, 'other'],
  ] as const)('%s', (_, by, said, verdict) => expect(judged(said, by)).toBe(verdict))

  it('a whole name without keys is enough, although a model stands in it and nobody said the brand', () =>
    expect(judged({ sourceKey: null, brand: null, title: KNOWN.title }, 'code')).toBe('same'))
})

it.each([
  ['Máy khâu Singer 4423', ['4423']],
  ['Máy may FS60X 60 mũi', ['fs60x']],
  ['Tivi 2024 55 inch 1200W 12000BTU 9kg', []],
])('%s: short codes', (title, codes) => {
  const namings = namingsOfRow({ id: null, sourceKey: 'x', gtin: null, brand: 'Singer', model: null, title })
  expect(namings.flatMap(({ name, by }) => (by === 'hint' ? [name] : []))).toEqual(
    codes.map((code) => `model singer ${code}`),
  )
  const unbranded = namingsOfRow({ id: null, sourceKey: 'x', gtin: null, brand: null, model: null, title })
  expect(unbranded.some(({ by }) => by === 'hint')).toBe(false)
})
