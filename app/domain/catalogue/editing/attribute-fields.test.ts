import { describe, expect, it } from 'vitest'
import { attributeFields, attributeKind, likelyValue, readAttribute } from './attribute-fields.ts'

describe('how a figure is typed', () => {
  it.each([
    ['capacity_l', undefined, 'number'],
    ['cspf', undefined, 'number'],
    ['inverter', undefined, 'yes-no'],
    ['doors', undefined, 'choice'],
    ['resolution', undefined, 'text'],
    ['energy_stars', 5, 'number'],
    ['quiet', true, 'yes-no'],
    ['colour', 'Đen', 'text'],
  ] as const)('%s (%s) as %s', (key, value, kind) => {
    expect(attributeKind(key, value)).toBe(kind)
  })

  it.each([
    ['number', '6,5', 6.5],
    ['number', '6.125', 6.125],
    ['number', ' 324 ', 324],
    ['number', '0', 0],
    ['number', '', null],
    ['number', 'sáu', undefined],
    ['number', '-1', undefined],
    ['number', 'Infinity', undefined],
    ['yes-no', 'true', true],
    ['yes-no', 'false', false],
    ['yes-no', 'có', undefined],
    ['choice', 'side-by-side', 'side-by-side'],
    ['text', ' 4K ', '4K'],
    ['text', 'x'.repeat(201), undefined],
  ] as const)('a %s reads %j as %j', (kind, text, value) => {
    expect(readAttribute(kind, text)).toBe(value)
  })
})

it.each([
  ['4', 4],
  ['6,5', 6.5],
  ['true', true],
  ['4 cánh', '4 cánh'],
  ['', ''],
] as const)('a figure that nobody has defined: %j is %j', (text, value) => {
  expect(likelyValue(text)).toBe(value)
})

describe('the fields of a product', () => {
  const fields = attributeFields({
    kind: 'fridge',
    attributes: { doors: 'dạng lạ', own_key: 3 },
    used: { made_in: ['Việt Nam', 'Thái Lan'], inverter: [] },
  })
  const main = new Map(fields.main.map((field) => [field.key, field]))

  it('begin with what its kind is compared by, then what its category knows, then its own', () => {
    expect(fields.main.map(({ key }) => key)).toEqual([
      'capacity_l',
      'doors',
      'inverter',
      'energy_kwh_year',
      'made_in',
      'own_key',
    ])
  })

  it('offer every other named figure once', () => {
    const rest = fields.rest.map(({ key }) => key)
    expect(rest).toContain('screen_in')
    expect(rest.filter((key) => main.has(key))).toEqual([])
    expect(new Set(rest).size).toBe(rest.length)
  })

  it('keep a choice that nobody defined, and say what others wrote', () => {
    expect(main.get('doors')?.options.at(-1)).toEqual({ value: 'dạng lạ', label: 'dạng lạ' })
    expect(main.get('made_in')?.others).toEqual(['Việt Nam', 'Thái Lan'])
    expect(main.get('own_key')).toMatchObject({ label: 'own_key', unit: null, kind: 'number' })
  })
})
