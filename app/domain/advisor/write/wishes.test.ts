import { expect, it } from 'vitest'
import { aFridge } from '#tests/support/candidates.ts'
import { emptyNeed } from '../understand/need.ts'
import { wishOf } from '../wished/wish.ts'
import { HELD, sayWishes } from './wishes.ts'

const robot = { ...emptyNeed(), kinds: ['robot_vacuum' as const], people: 4 }
const wish = (label: string) => wishOf(label, 'robot_vacuum')!
const unknown = (label: string, isRefused = false) => ({
  wish: wish(label),
  isRefused,
  state: 'unknown' as const,
})
const said = (...wishes: ReturnType<typeof unknown>[]) => {
  const { first, beside, after } = sayWishes({
    need: { ...robot, features: ['mop'] },
    best: aFridge({ kind: 'robot_vacuum' }),
    table: [],
    wishes,
    elsewhere: [],
    advice: null,
  })
  return [...first, ...beside, ...after]
}

it('says what a seller would of a wish that nothing recorded tells of, then that nothing does', () => {
  const { tip } = wish('leo ngạch cửa')
  expect(tip).toMatch(/\.$/)
  expect(said(unknown('leo ngạch cửa'))).toEqual([
    `Về leo ngạch cửa: ${tip} Thông số robot hút bụi ở đây chưa ghi điều này nên mình chưa lọc theo được.`,
  ])
})

it('says what of the wishes the best machine has, with the words of its row', () => {
  const pump = wishOf('bơm trợ lực cho nước yếu', 'water_heater')!
  const heater = aFridge({ kind: 'water_heater', title: 'Máy nước nóng A', attributes: { pump: true } })
  const told = (table: { name: string; value: string }[], title = heater.title) =>
    sayWishes({
      need: { ...emptyNeed(), kinds: ['water_heater'] },
      best: { ...heater, title },
      table,
      wishes: [{ wish: pump, isRefused: false, state: 'held' }],
      elsewhere: [],
      advice: null,
    }).beside
  expect(told([])).toEqual([`${HELD}bơm trợ lực cho nước yếu.`])
  expect(told([{ name: 'Tiện ích', value: 'Bơm trợ lực vận hành siêu êm' }])).toEqual([
    `${HELD}bơm trợ lực cho nước yếu (thông số ghi “Tiện ích: Bơm trợ lực vận hành siêu êm”).`,
  ])
})

it('takes what is refused and recorded nowhere for no wish', () => {
  expect(said(unknown('leo ngạch cửa', true))).toEqual(['Không máy nào ở đây ghi là có leo ngạch cửa.'])
})
