import { describe, expect, it } from 'vitest'
import { figureIn, readFigure, sameText, sayFigures } from './figures.ts'

describe('readFigure', () => {
  it.each([
    ['1.5 HP', 'horsepower', 1.5],
    ['1,5 HP', 'horsepower', 1.5],
    ['1.76 kW/h', 'power', 1760],
    ['850W', 'power', 850],
    ['18.500 BTU', 'cooling', 18_500],
    ['512GB', 'memory', 512 * 1024],
    ['1 TB', 'memory', 1024 * 1024],
    ['163.5 cm', 'length', 1635],
    ['598 mm', 'length', 598],
    ['5 m', 'length', 5000],
    ['172 g', 'mass', 172],
    ['9 Kg', 'mass', 9000],
    ['2 năm', 'months', 24],
    ['24 tháng', 'months', 24],
    ['1200 Vòng/phút', 'speed', 1200],
    ['411 m³/h', 'airflow', 411],
    ['15.6"', 'diagonal', 15.6],
    ['339 kWh/năm', 'electricity', 339],
    ['30 lít', 'volume', 30_000],
  ])('reads %s as %s of %d', (text, dimension, value) => {
    expect(readFigure(text)).toEqual({ dimension, value: expect.closeTo(value) })
  })

  it.each(['< 69 dB', '1.15 kW/ngày', '2 x 8 GB', '512 GB SSD NVMe', '4K', 'Đen', '220 V / 50 Hz', '', '15'])(
    'leaves %j a text',
    (text) => {
      expect(readFigure(text)).toBeNull()
    },
  )
})

describe('figureIn', () => {
  it.each([
    ['GB', '1 TB', 1024],
    ['kg', '172 g', 0.172],
    ['W', '1,5 kW', 1500],
    ['tháng', '2 năm', 24],
    ['giờ', '90 phút', 1.5],
    ['m²', '30 m2', 30],
    ['GB', '30 lít', null],
    ['GB', 'tùy bản', null],
  ])('counts in %s: %s is %j', (unit, text, value) => {
    expect(figureIn(unit, text)).toBe(value)
  })
})

describe('sayFigures', () => {
  it.each([
    [
      ['1,64 m', '60 cm'],
      ['164 cm', '60 cm'],
    ],
    [['2 m'], ['200 cm']],
    [
      ['5 m', '20 m'],
      ['5 m', '20 m'],
    ],
    [
      ['1 kW', '850 W'],
      ['1.000 W', '850 W'],
    ],
    [
      ['1 TB', '512 GB'],
      ['1.024 GB', '512 GB'],
    ],
    [
      ['2 TB', '1024 GB'],
      ['2 TB', '1 TB'],
    ],
    [
      ['1635 mm', '178.5 cm'],
      ['163,5 cm', '178,5 cm'],
    ],
    [
      ['2 năm', '36 tháng'],
      ['2 năm', '3 năm'],
    ],
    [
      ['2 năm', '18 tháng'],
      ['2 năm', '1,5 năm'],
    ],
    [
      ['2 năm', '17 tháng'],
      ['24 tháng', '17 tháng'],
    ],
    [
      ['1,5 HP', '1.5HP'],
      ['1,5 HP', '1,5 HP'],
    ],
    [
      ['172 g', '1.2 kg'],
      ['172 g', '1.200 g'],
    ],
    [
      ['2,4 kg', '1200 g'],
      ['2,4 kg', '1,2 kg'],
    ],
  ])('says %j in one unit: %j', (texts, said) => {
    expect(sayFigures(texts.map((text) => readFigure(text)!))).toEqual(said)
  })
})

describe('sameText', () => {
  it.each([
    ['R-32', 'R32', true],
    ['Việt Nam', 'VIỆT NAM', true],
    ['Có Inverter', 'có  inverter', true],
    ['1.5', '15', false],
    ['Đen', 'Trắng', false],
    ['USB 3.2', 'USB 3.1', false],
  ])('%s and %s: %j', (a, b, same) => {
    expect(sameText(a, b)).toBe(same)
  })
})
