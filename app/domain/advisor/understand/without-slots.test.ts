import { expect, it } from 'vitest'
import { understand } from './understand.ts'
import { withoutSlots } from './without-slots.ts'

const need = understand('tủ lạnh LG hoặc Samsung inverter dưới 15 triệu cho nhà 4 người', {
  brands: ['LG', 'Samsung'],
})

it.each([
  ['budget', 'Dưới 15 triệu'],
  ['people', '4 người'],
  ['brands:LG', 'LG'],
  ['features:inverter', 'Inverter'],
])('without %s the chip %s is gone and every other stays', (slot, label) => {
  const labels = need.chips.map((chip) => chip.label)
  expect(labels).toContain(label)
  const left = withoutSlots(need, [slot])
  expect(left.chips.map((chip) => chip.label)).toEqual(labels.filter((other) => other !== label))
  expect(left.followUp).toBe(true)
})

it.each(['intent', 'chips:x', 'nonsense', 'budget:9', 'constructor', 'figures:none'])(
  'the unknown slot %s changes nothing',
  (slot) => {
    expect(withoutSlots(need, [slot])).toEqual({ ...need, followUp: true })
  },
)
