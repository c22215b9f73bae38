import { expect, it } from 'vitest'
import { matchColumns } from '#app/domain/imports/columns.ts'
import { productColumnOf, productColumns } from '#app/domain/imports/products/product-columns.ts'
import { readChoiceFrom } from '#app/vietnamese/say.ts'
import { sayColumn } from './column-words.ts'

const inVietnamese = (label: string) => {
  readChoiceFrom(() => 'vi')
  try {
    return sayColumn(label)
  } finally {
    readChoiceFrom(() => null)
  }
}

it('what a shop says is recognised by the names that the screen gives it', () => {
  const known = { columns: productColumns(), columnOf: productColumnOf }
  const strange = known.columns.filter(
    ({ name, label }) => label.startsWith('Shop') && matchColumns([inVietnamese(label)], known)[0] !== name,
  )
  expect(strange.map(({ name, label }) => `${name}: ${inVietnamese(label)}`)).toEqual([])
})

it('the list of targets names figures as people do, each by another name', () => {
  const labels = productColumns().map(({ label }) => inVietnamese(label))
  expect(
    labels.filter((label) => /[a-z]_[a-z]|\((?:inverter|resolution|panel|os)\)|^attr:/.test(label)),
  ).toEqual([])
  expect(labels.filter((label, at) => labels.indexOf(label) !== at)).toEqual([])
})

it.each(['Ngày thấy giá', 'ngày thấy', 'Ngày ghi nhận giá', 'Nơi bán: ngày thấy'])(
  '%s is the day of a price',
  (header) => {
    const known = { columns: productColumns(), columnOf: productColumnOf }
    expect(matchColumns([header], known, { samples: [['2026-10-03']] })).toEqual(['seen_on'])
  },
)
