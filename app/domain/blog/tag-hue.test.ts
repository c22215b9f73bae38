import { expect, test } from 'vitest'
import { tagHue } from './tag-hue.ts'

test.each([
  ['#ff0000', 30],
  ['#f00', 30],
  ['#00ff00', 150],
  ['#0000ff', 270],
  ['#3B82F6', 270],
  ['#F59E0B', 60],
  ['#EC4899', 0],
  ['#808080', null],
  ['#000', null],
  ['', null],
  ['red', null],
  ['#12345', null],
  ['#3B82F6;x', null],
])('%s is of hue %s', (color, hue) => expect(tagHue(color)).toBe(hue))
