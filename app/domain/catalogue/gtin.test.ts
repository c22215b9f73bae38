import { expect, it } from 'vitest'
import { isGtin, readGtin } from './gtin.ts'

it.each([
  ['4006381333931', true],
  ['4006381333932', false],
  ['73513537', true],
  ['036000291452', true],
  ['00000000', false],
  ['123', false],
])('%s is a GTIN: %s', (text, is) => expect(isGtin(text)).toBe(is))

it.each([
  ['4006381333931', '4006381333931'],
  ['4 006381-333931', '4006381333931'],
  ['04006381333931', '4006381333931'],
  ['036000291452', '0036000291452'],
  ['0036000291452', '0036000291452'],
  ['73513537', '73513537'],
  ['4006381333932', null],
  ['', null],
])('%j is kept as %s', (text, kept) => expect(readGtin(text)).toBe(kept))
