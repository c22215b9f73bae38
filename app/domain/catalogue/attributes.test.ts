import { describe, expect, it } from 'vitest'
import { cardFacts, describeAttribute } from './attributes.ts'

describe('describeAttribute', () => {
  it.each([
    ['capacity_l', 374, 'Dung tích', '374 lít'],
    ['load_kg', 8.5, 'Khối lượng giặt', '8,5 kg'],
    ['load_kg', 9, 'Khối lượng sấy', '9 kg', 'dryer'],
    ['cooker_type', 'cơ', 'Kiểu nồi', 'Nồi cơ', 'rice_cooker'],
    ['storage_gb', 512, 'Bộ nhớ', '512 GB'],
    ['storage_gb', 2048, 'Bộ nhớ', '2 TB'],
    ['doors', 'side-by-side', 'Kiểu tủ', 'Side by side'],
    ['panel', 'OLED', 'Tấm nền', 'OLED'],
    ['two_way', false, 'Chiều', '1 chiều'],
    ['cooling_btu', 12300, 'Công suất lạnh', '12.300 BTU/h'],
    ['weight_kg', 0.0043, 'Nặng', '4,3 g', 'headphones'],
    ['weight_kg', 0.187, 'Nặng', '0,19 kg', 'phone'],
  ])('%s %j is %s %s', (key, value, label, text, kind = 'washer') => {
    expect(describeAttribute(kind, key, value)).toEqual({ label, value: text })
  })

  it('has no word for a key nobody compares', () => {
    expect(describeAttribute('ac', 'gas', 'R-32')).toBeNull()
  })
})

describe('cardFacts', () => {
  it('keeps the order of the kind and leaves out what the product does not state', () => {
    const facts = cardFacts('fridge', { energy_kwh_year: 380, capacity_l: 315, inverter: true })
    expect(facts.map(({ value }) => value)).toEqual(['315 lít', 'Inverter', '380 kWh/năm'])
  })

  it('has none for an unknown kind', () => {
    expect(cardFacts('submarine', { capacity_l: 1 })).toEqual([])
  })
})
