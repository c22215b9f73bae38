import { describe, expect, it } from 'vitest'
import { judgeRows } from './row.ts'
import type { Value } from './row.ts'

const text = (text: string): Value => ({ text, number: null })
const figure = (number: number): Value => ({ text: `${number} kWh`, number })
const sectionOf = (values: (Value | null)[]) => {
  const sections = judgeRows('fridge', [{ key: 'energy_kwh_year', label: 'Điện năng', values }])
  return Object.entries(sections).find(([, rows]) => rows.length > 0)?.[0] ?? null
}

describe('judgeRows', () => {
  it.each<[string, (Value | null)[], string | null]>([
    ['two different figures', [figure(1), figure(2)], 'differing'],
    ['two equal figures', [figure(1), figure(1)], 'alike'],
    ['texts that differ in writing alone', [text('R-32'), text('r32')], 'alike'],
    ['different texts', [text('Đen'), text('Trắng')], 'differing'],
    ['one that does not say', [figure(1), null], 'incomplete'],
    ['two that agree and one that does not say', [figure(1), figure(1), null], 'incomplete'],
    ['two that differ and one that does not say', [figure(1), figure(2), null], 'differing'],
    ['nobody that says', [null, null], null],
  ])('%s: %j stand under %j', (_, values, section) => {
    expect(sectionOf(values)).toBe(section)
  })

  it('marks the better value with its word and keeps notes', () => {
    const { differing } = judgeRows('fridge', [
      { key: 'price', label: 'Giá', values: [{ text: '9', number: 9, note: 'ở đâu đó' }, figure(8)] },
    ])
    expect(differing[0]?.cells).toEqual([
      { text: '9', note: 'ở đâu đó' },
      { text: '8 kWh', better: 'Rẻ hơn' },
    ])
  })
})
