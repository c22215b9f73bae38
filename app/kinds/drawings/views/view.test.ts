import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { fault } from '#tests/support/svg.ts'
import { drawProduct, illustrationFromPath } from '../path.ts'
import { faceOf } from './sheet.ts'
import { productViews } from './view.ts'

const fridge = { doors: 'top-freezer', colour: 'Bạc', width_mm: 548, height_mm: 1630, depth_mm: 625 }
const names = (kind: string, attributes: Record<string, unknown>) =>
  productViews(kind, attributes).map(({ src }) => src.replace(/^.*--|\.svg$/g, ''))

describe('productViews', () => {
  test.each([
    ['fridge', fridge, ['kichthuoc-548x1630x625', 'sosanh-548x1630x625', 'phong']],
    ['fridge', { doors: 'top-freezer' }, ['phong']],
    [
      'fridge',
      { ...fridge, depth_mm: undefined, water_dispenser: true },
      ['kichthuoc-548x1630', 'sosanh-548x1630', 'phong', 'cancanh'],
    ],
    [
      'tv',
      { screen_in: 55, width_mm: 1236, height_mm: 783, depth_mm: 238.8 },
      ['kichthuoc-1236x783x238.8', 'phong'],
    ],
    [
      'laptop',
      { width_mm: 359.5, height_mm: 22.7, depth_mm: 238 },
      ['kichthuoc-359.5x22.7x238', 'sosanh-359.5x22.7x238', 'phong'],
    ],
    ['laptop', { width_mm: 359.5, height_mm: 22.7 }, ['phong']],
    ['appliance', { width_mm: 500, height_mm: 500 }, []],
    ['headphones', { headphone_type: 'Chụp tai', width_mm: 18, height_mm: 18 }, ['phong', 'cancanh']],
  ])('%s %o', (kind, attributes, views) => {
    expect(names(kind, attributes)).toEqual(views)
  })

  test.each([
    ['a fridge that is wider than tall', 'fridge', { width_mm: 1630, height_mm: 548 }],
    ['an air conditioner that is taller than wide', 'ac', { width_mm: 291, height_mm: 763 }],
    ['a laptop as thick as deep', 'laptop', { width_mm: 300, height_mm: 300, depth_mm: 238 }],
    ['a washer of 90 metres', 'washer', { width_mm: 60_000, height_mm: 90_000 }],
  ])('draws no measures of %s: that is a slip of the source', (_, kind, attributes) => {
    expect(names(kind, attributes).filter((name) => /kichthuoc|sosanh/.test(name))).toEqual([])
  })

  test('says in words what each view shows', () => {
    expect(productViews('fridge', fridge).map(({ text }) => text)).toEqual([
      'kích thước rộng 54,8 cm, cao 163 cm, sâu 62,5 cm',
      'so cỡ với người 1,65 m',
      'trong bếp',
    ])
  })
})

describe('a view', () => {
  const views = [
    'fridge',
    'tv',
    'laptop',
    'phone',
    'smartwatch',
    'hob',
    'ac',
    'freezer',
    'washer',
    'tablet',
  ].flatMap((kind) => {
    const flat = kind === 'laptop' || kind === 'hob'
    const wide = kind === 'ac' || kind === 'tv'
    const [width, height, depth] = flat ? [360, 20, 240] : wide ? [900, 300, 200] : [300, 600, 90]
    return productViews(kind, { width_mm: width, height_mm: height, depth_mm: depth })
  })

  test.each(views.map(({ src }) => src))('%s is well-formed and under 6 KB', (src) => {
    const svg = illustrationFromPath(src) ?? ''
    expect(svg).toMatch(/^<svg /)
    expect(fault(svg)).toBeNull()
    expect(Buffer.byteLength(svg)).toBeLessThan(6 * 1024)
  })

  test('shows the stated measures', () => {
    const svg = illustrationFromPath('/minh-hoa/fridge-tren-khong-bac--kichthuoc-548x1630x625.svg')
    for (const text of ['>Rộng 54,8 cm<', '>Cao 163 cm<', '>Sâu 62,5 cm<']) expect(svg).toContain(text)
  })

  test.each([
    'fridge-tren-khong-bac--kichthuoc',
    'fridge-tren-khong-bac--kichthuoc-548',
    'fridge-tren-khong-bac--kichthuoc-548.00x1630x625',
    'fridge-tren-khong-bac--kichthuoc-0548x1630x625',
    'fridge-tren-khong-bac--kichthuoc-548x1630x625x1',
    'fridge-tren-khong-bac--kichthuoc-548x9999x625',
    'fridge-tren-khong-bac--phong-548x1630x625',
    'fridge-tren-khong-bac--lau-dai',
    'fridge-tren-khong-bac--cancanh',
    'fridge-cao--phong',
    'castle-den--phong',
    'rice_cooker-co-vua-trang--sosanh-300x300x300',
    '--phong',
  ])('/minh-hoa/%s.svg is nothing', (name) => {
    expect(illustrationFromPath(`/minh-hoa/${name}.svg`)).toBeNull()
  })
})

describe('faceOf', () => {
  test.each([
    ['fridge', { doors: 'top-freezer' }],
    ['fridge', { doors: 'side-by-side' }],
    ['fridge', { doors: 'mini' }],
    ['freezer', {}],
    ['freezer', { freezer_type: 'upright' }],
    ['washer', { load_type: 'front' }],
    ['washer', { load_type: 'top' }],
    ['dryer', {}],
    ['dishwasher', {}],
    ['dishwasher', { place_settings: 6 }],
    ['hob', { zones: 1 }],
  ])('is what the drawing of %s %o covers, to 3 units', async (kind, attributes) => {
    const svg = drawProduct(kind, attributes)
    const bare = svg.replace(/<ellipse[^>]*url\(#shade\)[^>]*>/, '')
    const { info } = await sharp(Buffer.from(bare)).trim().png().toBuffer({ resolveWithObject: true })
    const face = faceOf(svg)
    const covered = {
      x: -(info.trimOffsetLeft ?? 0),
      y: -(info.trimOffsetTop ?? 0),
      width: info.width,
      height: info.height,
    }
    for (const side of ['x', 'y', 'width', 'height'] as const) {
      expect(Math.abs(covered[side] - face[side]), side).toBeLessThanOrEqual(3)
    }
  })
})
