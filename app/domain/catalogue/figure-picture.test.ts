import { describe, expect, test } from 'vitest'
import { figurePicture, figurePictureFromPath } from './figure-picture.ts'

const fridge = { capacity_l: 324, doors: 'top-freezer', inverter: true, colour: 'Bạc', made_in: 'Thái Lan' }
const address = '/minh-hoa/fridge-tren-khong-bac--thongso.svg?capacity_l=324&doors=top-freezer&inverter=true'

describe('figurePicture', () => {
  test('calls out the first three figures of the kind', () => {
    expect(figurePicture('fridge', fridge)).toEqual({
      src: address,
      text: 'dung tích 324 lít, kiểu tủ Ngăn đá trên, công nghệ Inverter',
    })
  })

  test('is not made of a single figure, nor of free text', () => {
    expect(figurePicture('fridge', { capacity_l: 324 })).toBeNull()
    expect(figurePicture('tv', { screen_in: 55, resolution: '4K', panel: 'OLED' })).toBeNull()
  })

  test('leaves out a figure that is no sensible number', () => {
    expect(figurePicture('rice_cooker', { capacity_l: -1, power_w: 1e12, weight_kg: 2.123 })).toBeNull()
  })
})

describe('figurePictureFromPath', () => {
  test('draws exactly what the address says, thousands kept whole', () => {
    const svg = figurePictureFromPath('/minh-hoa/blender-xay-trang--thongso.svg?capacity_l=1.5&power_w=1800')
    expect(svg).toContain('>1,5 lít<')
    expect(svg).toContain('>1.800 W<')
    expect(figurePictureFromPath(address)).toContain('>Ngăn đá trên<')
  })

  test.each([
    '/minh-hoa/fridge-tren-khong-bac--thongso.svg',
    '/minh-hoa/fridge-tren-khong-bac--thongso.svg?capacity_l=324',
    '/minh-hoa/fridge-tren-khong-bac--thongso.svg?capacity_l=324&doors=<script>',
    '/minh-hoa/fridge-tren-khong-bac--thongso.svg?capacity_l=324&doors=lâu+đài',
    '/minh-hoa/fridge-tren-khong-bac--thongso.svg?capacity_l=324&constructor=1',
    '/minh-hoa/fridge-tren-khong-bac--thongso.svg?capacity_l=0324&inverter=true',
    '/minh-hoa/fridge-tren-khong-bac--thongso.svg?capacity_l=324&inverter=true&utm=1',
    '/minh-hoa/fridge-tren-khong-bac--thongso.svg?capacity_l=324&power_w=1&hp=1&noise_db=3',
    '/minh-hoa/fridge-vang-choe--thongso.svg?capacity_l=324&inverter=true',
    `${address}&inverter=true`,
  ])('%s is nothing', (url) => {
    expect(figurePictureFromPath(url)).toBeNull()
  })
})
