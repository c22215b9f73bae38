import { describe, expect, it, test } from 'vitest'
import { indexNames } from '../mentions/growing-names.ts'
import { readNames } from '../mentions/read-names.ts'
import { readQuestion } from '../understand/reading.ts'
import { KNOWN_NAMES } from './known-models.ts'

const catalogue = [
  { id: 1, title: 'Loa Bluetooth JBL Charge 5', brand: 'JBL', kind: 'speaker' },
  { id: 2, title: 'Điện thoại iPhone 15 128GB', brand: 'Apple', kind: 'phone' },
  { id: 3, title: 'Điện thoại iPhone 16 Pro 1TB', brand: 'Apple', kind: 'phone' },
  { id: 4, title: 'Laptop MacBook Air 13 inch M4', brand: 'Apple', kind: 'laptop' },
  { id: 5, title: 'Laptop MacBook Pro 14 inch M4 Pro', brand: 'Apple', kind: 'laptop' },
]
const index = indexNames([...catalogue, ...KNOWN_NAMES])
const namesIn = (text: string) => readNames(readQuestion(text), index)

describe('names of well-known models', () => {
  test.each([
    'monitor 27 inch for my macbook, charge by usb-c, no curved',
    'laptop nặng bao nhiêu gram thì đeo mỏi vai',
    'phone chụp đẹp, open box cũng được',
    'máy lạnh có wind free với move eye không, live stream cho mát',
    'robot vacuum có space map, party mode',
    'loa max volume, bass wave',
  ])('everyday words are none of them: "%s"', (text) => {
    expect(namesIn(text).filter(({ brand }) => brand !== null && brand !== 'Apple')).toEqual([])
  })

  test.each([
    ['garmin forerunner 165', 'Garmin'],
    ['nothing phone 2', 'Nothing'],
    ['bose qc ultra vs sony xm5', 'Sony'],
    ['pixel 9 pro', 'Google'],
  ])('"%s" is of %s', (text, brand) => {
    expect(namesIn(text).map((name) => name.brand)).toContain(brand)
  })

  it('another of the same line is one by its figure alone', () => {
    expect(namesIn('iphone 13 giờ còn mua được không hay lên 15').map(({ name }) => name)).toEqual([
      'iphone 13',
      'iphone 15',
    ])
    expect(namesIn('mba m2 cũ hay lên m4').map(({ name }) => name)).toEqual([
      'macbook air m2',
      'macbook air m4',
    ])
  })
})
