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
  const { verdict, machines } = exampleView({ question: '', text: '', products })
  expect(verdict).toBe('Nên chọn Aqua 358 lít: rộng hơn 30 lít so với Aqua 328 lít, đổi lại đắt hơn 2 triệu.')
  const alone = exampleView({ question: '', text: '', products: [machine(1, 358, 'best', null)] })
  expect(alone.verdict).toBe('Nên chọn Aqua 358 lít: dung tích 358 lít.')
  expect(machines).toMatchObject([
    {
      label: 'Phù hợp nhất',
      short: 'Aqua 358 lít',
      code: 'AQR-1',
      reason: 'Dung tích 358 lít; có inverter.',
      trade: null,
    },
    { short: 'Aqua 328 lít', code: null, reason: null, trade: 'Rẻ hơn 2 triệu, đổi lại nhỏ hơn 30 lít.' },
  ])
})
