import { expect, test } from 'vitest'
import { exampleView } from './example-view.ts'

const machine = (id: number, size: number, role: 'best' | 'saver', tradeOff: string | null) => ({
  id,
  title: `Tủ lạnh Aqua Inverter ${size} lít AQR-${id}`,
  brand: 'Aqua',
  image: '',
  isGuess: false,
  price: '9.990.000 ₫',
  priceSeen: null,
  role,
  reason: `Dung tích ${size} lít; có inverter.`,
  tradeOff,
})

test('an example begins with what to choose, then says why the first fits, and what the others gain and cost', () => {
  const products = [
    machine(1, 358, 'best', 'rộng hơn 30 lít, đổi lại đắt hơn 2 triệu và tốn thêm 47 kWh điện mỗi năm'),
    machine(2, 328, 'saver', 'rẻ hơn 2 triệu và đỡ tốn 47 kWh điện mỗi năm, đổi lại nhỏ hơn 30 lít'),
  ]
  const { verdict, machines } = exampleView({ question: '', text: '', products }, new Map())
  expect(verdict).toBe('Nên chọn Aqua 358 lít: rộng hơn 30 lít so với Aqua 328 lít, nhưng đắt hơn 2 triệu')
  const alone = exampleView({ question: '', text: '', products: [machine(1, 358, 'best', null)] }, new Map())
  expect(alone.verdict).toBe('Nên chọn Aqua 358 lít: dung tích 358 lít')
  expect(machines).toMatchObject([
    {
      label: 'Phù hợp nhất',
      short: 'Aqua 358 lít',
      reason: 'Dung tích 358 lít, có inverter.',
      trade: null,
    },
    { short: 'Aqua 328 lít', reason: null, trade: 'Rẻ hơn 2 triệu nhưng nhỏ hơn 30 lít.' },
  ])
})

test('an example draws its machines to one scale, the first alone beside a person, and repeats no size that its verdict says', () => {
  const drawn = (id: number, size: number) => ({
    ...machine(id, size, 'best', null),
    image: `/minh-hoa/fridge-den--tyle-600x${size}0.svg`,
    reason: `Dung tích ${size} lít, đúng cỡ cho nhà 4 người; điện khoảng 386 kWh mỗi năm; có inverter.`,
  })
  const view = exampleView({ question: '', text: '', products: [drawn(1, 358), drawn(2, 328)] }, new Map())
  expect(view.scene).toEqual([
    { image: '/minh-hoa/fridge-den--tyle-600x3580.svg', size: '358 lít', tall: 'cao 358 cm' },
    { image: '/minh-hoa/fridge-den--tylerieng-600x3280.svg', size: '328 lít', tall: 'cao 328 cm' },
  ])
  expect(view.machines[0]?.reason).toBe('Có inverter, tốn khoảng 386 kWh điện mỗi năm.')
})

test('a machine that leads the list of its category is told by what speaks for it there', () => {
  const products = [
    machine(1, 358, 'best', 'rộng hơn 30 lít, đổi lại đắt hơn 2 triệu'),
    machine(2, 328, 'saver', null),
  ]
  const why = new Map([[1, { inShort: 'vừa nhà 4 người, rẻ hơn 16 trong 22 máy cùng cỡ' }]])
  expect(exampleView({ question: '', text: '', products }, why).verdict).toBe(
    'Nên chọn Aqua 358 lít: vừa nhà 4 người, rẻ hơn 16 trong 22 máy cùng cỡ',
  )
})
