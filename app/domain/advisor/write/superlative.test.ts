import { expect, it } from 'vitest'
import { aFridge } from '#tests/support/candidates.ts'
import { understand } from '../understand/understand.ts'
import { saySuperlative } from './superlative.ts'

const candidate = aFridge({ title: 'Tủ lạnh một' })
const pick = { role: 'best' as const, candidate, reason: '', tradeOff: null, priceSource: null }
const need = understand('tủ lạnh LG rẻ nhất', { brands: ['LG'] })

it('says what else rows had to state for the extreme, which is of those alone', () => {
  expect(saySuperlative(need, pick, [candidate], '', ['cửa kính'])).toBe(
    'Trong dữ liệu của mình, tủ lạnh rẻ nhất (hãng LG, có ghi cửa kính) là Tủ lạnh một.',
  )
})

it('is of all that fit where nothing else was wished', () => {
  expect(saySuperlative(need, pick, [candidate], '')).toBe(
    'Trong dữ liệu của mình, tủ lạnh rẻ nhất (hãng LG) là Tủ lạnh một.',
  )
})
