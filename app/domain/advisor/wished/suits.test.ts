import { expect, it } from 'vitest'
import { aFridge } from '#tests/support/candidates.ts'
import { wishFit } from '../rank/wishes.ts'
import { emptyNeed } from '../understand/need.ts'
import { sayWishes } from '../write/wishes.ts'
import { holdWishes } from './hold-wishes.ts'
import { servedBy } from './suits.ts'
import { wishOf } from './wish.ts'

const cooker = (id: number, title: string, attributes: Record<string, string | number> = {}) =>
  aFridge({ id, title, kind: 'rice_cooker', attributes })
const induction = cooker(1, 'Nồi cơm A', { cooker_type: 'cao tần', power_w: 900 })
const electronic = cooker(2, 'Nồi cơm B nắp gài', { cooker_type: 'điện tử', power_w: 700 })
const untold = cooker(3, 'Nồi cơm C')
const all = [untold, electronic, induction]
const wish = (suits: Partial<NonNullable<ReturnType<typeof wishOf>>['suits'][number]>[]) => ({
  ...wishOf('nấu gạo lứt', 'rice_cooker')!,
  suits: suits.map((suit) => ({ stated: null, said: 'nồi này, vì nó hợp hơn', ...suit })),
})
const sharesOf = (...suits: Parameters<typeof wish>[0]) =>
  all.map((one) => servedBy(wish(suits), all, new Map())!(one).share)

it('tells what serves a wish by an attribute, by words of its name, and by the more and the less of a figure', () => {
  expect(sharesOf({ where: { cooker_type: 'cao tần' } })).toEqual([0, 0, 1])
  expect(sharesOf({ stated: /(?:^| )nap gai(?= |$)/ })).toEqual([0, 1, 0])
  expect(sharesOf({ more: 'power_w' })).toEqual([0, 0, 1])
  expect(sharesOf({ less: 'power_w' })).toEqual([0, 1, 0])
})

it('weighs the first of two twice, and knows of none where nothing is said to serve', () => {
  expect(sharesOf({ where: { cooker_type: 'cao tần' } }, { where: { cooker_type: 'điện tử' } })).toEqual([
    0,
    1 / 3,
    2 / 3,
  ])
  expect(servedBy({ ...wish([]), suits: [] }, all, new Map())).toBeNull()
})

it('asks all attributes of a machine, and takes what it does not state for not there', () => {
  expect(sharesOf({ where: { cooker_type: { not: 'cơ' } } })).toEqual([0, 1, 1])
  expect(sharesOf({ where: { cooker_type: 'cao tần', power_w: { most: 800 } } })).toEqual([0, 0, 0])
})

it('ranks by what serves a wish that no row states, and says by what', () => {
  const need = { ...emptyNeed(), kinds: ['rice_cooker' as const], unstated: ['nấu gạo lứt'] }
  const { candidates, wishes } = holdWishes(all, need, new Map())
  const fit = wishFit(candidates, need)!
  expect(candidates.toSorted((one, other) => fit(other) - fit(one)).map(({ id }) => id)).toEqual([1, 2, 3])
  const parts = { need, table: [], wishes, elsewhere: [], advice: null }
  expect(sayWishes({ ...parts, best: induction }).first[0]).toMatch(
    / Thông số nồi cơm điện ở đây không ghi riêng điều này nên mình ưu tiên nồi cao tần, [^.]+\.$/,
  )
  expect(sayWishes({ ...parts, best: untold }).first[0]).toContain('chưa lọc theo được')
})
