import { describe, expect, test } from 'vitest'
import { fault } from '#tests/support/svg.ts'
import { drawings } from './drawings.ts'
import { drawHero, heroPath } from './hero.ts'
import { drawProduct, illustrationFromPath, illustrationPath } from './path.ts'

const kilobyte = 1024
const size = (svg: string) => Buffer.byteLength(svg)

describe('the well-formedness check itself', () => {
  test.each([
    ['<svg><g></svg>', 'unmatched </svg>'],
    ['<svg><g/>', 'open: svg'],
    ['<svg><rect x="NaN"/></svg>', 'NaN'],
    ['<svg fill="url(#a)"/>', 'no id a'],
    ['<svg><rect x=1/></svg>', "stray '<' after svg"],
  ])('%s is refused', (svg, reason) => {
    expect(fault(svg)).toBe(reason)
  })
})

describe.each([...drawings])('the drawings of %s', (kind, drawing) => {
  const pictures = drawing.variants.map((variant) => ({ variant, svg: drawing.render(variant) ?? '' }))

  test('are all well-formed XML under 6 KB', () => {
    const faulty = pictures.filter(({ svg }) => svg === '' || fault(svg) !== null || size(svg) > 6 * kilobyte)
    expect(faulty).toEqual([])
  })

  test('come back from their own address', () => {
    const lost = pictures.filter(
      ({ variant, svg }) => illustrationFromPath(`/minh-hoa/${kind}-${variant}.svg`) !== svg,
    )
    expect(lost).toEqual([])
  })

  test('exist for a product of which nothing is known', () => {
    expect(illustrationFromPath(illustrationPath(kind, {}))).toBe(drawProduct(kind, {}))
    expect(drawing.variants).toContain(drawing.variantOf({ colour: 7, doors: null, screen_in: Number.NaN }))
  })

  test('need no style attribute, script or outside file', () => {
    expect(pictures.filter(({ svg }) => /style=|<script|href|<image/.test(svg))).toEqual([])
  })
})

describe('illustrationPath', () => {
  test.each([
    ['fridge', { doors: 'side-by-side', water_dispenser: true, colour: 'Đen' }, 'fridge-sbs-nuoc-den'],
    ['fridge', { doors: 'top-freezer', colour: 'Bạc' }, 'fridge-tren-khong-bac'],
    ['fridge', { door_count: 4 }, 'fridge-nhieu-khong-bac'],
    ['fridge', { capacity_l: 93 }, 'fridge-mini-khong-bac'],
    ['fridge', { capacity_l: 600, door_count: 4 }, 'fridge-nhieu-khong-bac'],
    ['fridge', { capacity_l: 600 }, 'fridge-sbs-khong-bac'],
    ['freezer', { freezer_type: 'upright', compartments: 2 }, 'freezer-dung-2-trang'],
    ['washer', { load_type: 'top', load_kg: 9 }, 'washer-tren-giat-trang'],
    ['washer', { load_type: 'front', dry_load_kg: 6 }, 'washer-truoc-giatsay-trang'],
    ['dryer', { dryer_type: 'heat-pump' }, 'dryer-bomnhiet-trang'],
    ['ac', { hp: 1.5, two_way: true }, 'ac-1.5-haichieu-trang'],
    ['ac', { hp: 1.75 }, 'ac-khac-lanh-trang'],
    ['tv', { screen_in: 65, panel: 'OLED' }, 'tv-65-oled-den'],
    ['tv', { screen_in: 54.6, panel: 'Neo QLED', colour: 'Bạc' }, 'tv-55-qled-den'],
    ['tv', { screen_in: 500 }, 'tv-khac-led-den'],
    ['laptop', { screen_in: 15.6, gpu_discrete: true, colour: 'Xám' }, 'laptop-16-roinho-xam'],
    ['laptop', { screen_in: 14, ram_gb: 32, gpu_discrete: true }, 'laptop-14-roilon-den'],
    ['phone', { network_5g: true, colour: 'Hồng', storage_gb: 256 }, 'phone-doc5g-vua-hong'],
    ['phone', { network_5g: true, chip: 'Apple A18 Pro', storage_gb: 512 }, 'phone-vuong5g-lon-xam'],
    ['phone', { camera_mp: 108, storage_gb: 128, screen_in: 6.67 }, 'phone-tron-nho-xam'],
    ['phone', { screen_in: 1.77, storage_gb: 4 }, 'phone-phim-nho-den'],
    ['speaker', { speaker_type: 'bluetooth', colour: 'Xanh lá' }, 'speaker-didong-xanhla'],
    ['blender', { blender_type: 'hand' }, 'blender-camtay-trang'],
    ['microwave', { capacity_l: 25, grill: true }, 'microwave-nuong-lon-den'],
    ['air_fryer', { capacity_l: 12 }, 'air_fryer-lo-den'],
    ['smartwatch', { case_mm: 47 }, 'smartwatch-lon-den'],
    ['freezer', { height_mm: 1650, door_count: 1 }, 'freezer-dung-1-trang'],
    ['tablet', { screen_in: 8.3 }, 'tablet-nho-nho-xam'],
    ['rice_cooker', { cooker_type: 'cơ' }, 'rice_cooker-co-vua-trang'],
    ['hob', { zones: 3, hob_type: 'mixed' }, 'hob-3-honhop-den'],
    ['fan', { fan_type: 'điều hòa' }, 'fan-dieuhoa-trang'],
    ['headphones', { headphone_type: 'Chụp tai', colour: 'Đen' }, 'headphones-choangdau-den'],
    ['water_heater', { heater_type: 'direct' }, 'water_heater-tructiep-trang'],
  ])('%s %o', (kind, attributes, name) => {
    expect(illustrationPath(kind, attributes)).toBe(`/minh-hoa/${name}.svg`)
  })

  test('a kind nobody has drawn is the carton it comes in, and claims to be no machine', () => {
    expect(illustrationPath('toaster', { colour: 'Đỏ' })).toBe('/minh-hoa/appliance-do.svg')
    expect(drawProduct('toaster', {})).toBe(drawProduct('appliance', {}))
    // Dark glass is a door or a screen.
    expect(drawProduct('toaster', {})).not.toContain('"url(#deep)"')
  })

  test('names only what is drawn, so that products that look alike share a file', () => {
    const path = (capacity: number) =>
      illustrationPath('fridge', { doors: 'mini', capacity_l: capacity, made_in: 'VN' })
    expect(path(90)).toBe(path(93))
  })

  test('the size of a screen stands on it', () => {
    expect(drawProduct('tv', { screen_in: 65 })).toContain('>65″<')
    expect(drawProduct('tv', {})).not.toContain('<text')
  })
})

test.each([
  '/minh-hoa/fridge-sbs.svg',
  '/minh-hoa/fridge-sbs-nuoc-den.png',
  '/minh-hoa/fridge-sbs-nuoc-den.svg/',
  '/minh-hoa/toaster-den.svg',
  '/minh-hoa/__proto__-den.svg',
  '/minh-hoa/../fridge-sbs-nuoc-den.svg',
  '/minh-hoa/tv-9999-led-den.svg',
  '',
])('illustrationFromPath knows nothing at %o', (path) => {
  expect(illustrationFromPath(path)).toBeNull()
})

test('the drawing of the home page is well-formed, under 10 KB and has its address', () => {
  expect(fault(drawHero())).toBeNull()
  expect(size(drawHero())).toBeLessThan(10 * kilobyte)
  expect(illustrationFromPath(heroPath)).toBe(drawHero())
})
