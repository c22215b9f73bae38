import { describe, expect, test } from 'vitest'
import { fault } from '#tests/support/svg.ts'
import { illustrationFromPath } from '../path.ts'
import { trueScalePath } from './true-scale.ts'

const litres = (capacity_l: number) => ({ doors: 'top-freezer', capacity_l })
const drawn = (kind: string, attributes: Record<string, unknown>) => {
  const path = trueScalePath(kind, attributes)
  return path && illustrationFromPath(path)
}

describe('a machine drawn to scale', () => {
  test.each([
    ['fridge', { width_mm: 548, height_mm: 1630, depth_mm: 625 }, 'tyle-548x1630x625'],
    ['fridge', litres(250), 'uoc-547x1600'],
    ['tv', { screen_in: 55 }, 'uoc-1229.7x759.8'],
    ['washer', { load_kg: 9, load_type: 'front' }, 'uoc-597x843.7'],
    ['phone', { screen_in: 6.7 }, 'uoc-76.4x162.8'],
  ])('%s %o is %s', (kind, attributes, view) => {
    expect(trueScalePath(kind, attributes)).toContain(`--${view}.svg`)
  })

  test.each([
    ['fridge', {}],
    ['blender', { width_mm: 200, height_mm: 400 }],
    ['phone', { screen_in: 1.8 }],
  ])('%s %o is not: nothing says its size, or its kind is not', (kind, attributes) => {
    expect(trueScalePath(kind, attributes)).toBeNull()
  })

  test('no two fridges of different size are drawn alike, and the larger is never the smaller', () => {
    const sizes = Array.from({ length: 660 }, (_, index) => 45 + index)
    const paths = sizes.map((size) => trueScalePath('fridge', litres(size)))
    expect(new Set(paths).size).toBeGreaterThan(sizes.length * 0.95)
    const areas = paths.map((path) => {
      const [, width, height] = /-([\d.]+)x([\d.]+)\.svg$/.exec(path ?? '') ?? []
      return Number(width) * Number(height)
    })
    expect(areas).toEqual(areas.toSorted((a, b) => a - b))
  })

  test('dashes say that its measures are not stated', () => {
    expect(drawn('fridge', litres(250))).toContain('stroke-dasharray')
    expect(drawn('fridge', { width_mm: 548, height_mm: 1630 })).not.toContain('stroke-dasharray')
  })

  test.each([
    ['fridge', { doors: 'multi-door', water_dispenser: true, width_mm: 912, height_mm: 1785, depth_mm: 740 }],
    ['fridge', litres(300)],
    ['freezer', { capacity_l: 1190, freezer_type: 'chest' }],
    ['washer', { load_kg: 10.5, load_type: 'top' }],
    ['dryer', { load_kg: 9 }],
    ['dishwasher', { width_mm: 600, height_mm: 850, depth_mm: 600 }],
    ['ac', { hp: 2.5 }],
    ['tv', { screen_in: 100 }],
    ['monitor', { screen_in: 27 }],
    ['laptop', { screen_in: 15.6 }],
    ['tablet', { screen_in: 10.9 }],
    ['phone', { screen_in: 6.9 }],
  ])('%s %o is a well-formed drawing of less than 6 KB', (kind, attributes) => {
    const svg = drawn(kind, attributes)
    expect(svg?.length).toBeLessThan(6 * 1024)
    expect(fault(svg ?? '')).toBeNull()
  })

  test.each(['fridge-tren-khong-bac--tyle-548', 'fridge-tren-khong-bac--khac-548x1630', 'loa--tyle-1x1'])(
    'nothing stands behind %s',
    (name) => {
      expect(illustrationFromPath(`/minh-hoa/${name}.svg`)).toBeNull()
    },
  )

  test.each([
    ['by day', '#f2efe8'],
    ['by night', '#1f282d'],
  ])('the person beside it shows on the stage %s', (_, stage) => {
    const [, ink] = /<circle[^>]* fill="(#\w{6})"/.exec(drawn('fridge', litres(250)) ?? '') ?? []
    const bytes = (hex = '') => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
    const light = ([red = 0, green = 0, blue = 0]: number[]) =>
      [red, green, blue]
        .map((byte) => byte / 255)
        .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
        .reduce((sum, part, at) => sum + part * ([0.2126, 0.7152, 0.0722][at] ?? 0), 0)
    const [dark = 0, bright = 0] = [light(bytes(stage)), light(bytes(ink))].sort((a, b) => a - b)
    expect((bright + 0.05) / (dark + 0.05)).toBeGreaterThan(1.6)
  })
})
