import { describe, expect, it } from 'vitest'
import type { Kind } from '../types.ts'
import { brandOf } from './brands.ts'
import { kindOf } from './kinds.ts'
import { modelOf, tidyTitle } from './title.ts'

describe('brandOf', () => {
  it.each([
    ['Tủ lạnh AQUA 130 lít', 'Aqua'],
    ['Quạt điều hoà Hoà Phát', 'Hòa Phát'],
    ['iPhone 17 256GB', 'Apple'],
    ['Redmi Note 14', 'Xiaomi'],
    ['Tai nghe TWS AVA+ Go F25', 'AVA+'],
    ['Smart Tivi Crystal UHD Samsung 4K', 'Samsung'],
    ['Bếp hồng ngoại đơn Crystal P-27', 'Crystal'],
    ['Laptop Lenovo Gaming Legion 5', 'Lenovo'],
    ['Nồi không tên', undefined],
  ])('of %j is %j', (title, expected) => {
    expect(brandOf(title)).toBe(expected)
  })
})

describe('kindOf', () => {
  it.each([
    ['Máy lạnh Daikin Inverter 2.5 HP FTKB60', 'Máy lạnh', 'ac'],
    ['Máy lạnh âm trần Cassette LG 5 HP', 'Máy lạnh', undefined],
    ['Máy lạnh LG Inverter 5 HP ATNQ48', 'Máy lạnh', undefined],
    ['Tủ mát Sanaky 350 lít', 'Tủ đông', undefined],
    ['Tủ đông Sanaky 350 lít', 'Tủ đông', 'freezer'],
    ['Lõi lọc nước Kangaroo số 1', 'Máy lọc nước', undefined],
    ['Dây thay thế Garmin Quickfit 26mm', 'Đồng hồ thông minh', undefined],
    ['Máy làm sữa hạt đa năng Tefal', 'Bàn ủi', undefined],
    ['Robot lau kính Ecovacs Winbot', 'Robot hút bụi', undefined],
    ['Laptop cũ Dell Inspiron 15', 'Laptop', undefined],
    ['Combo Loa Bluetooth Soundmax M22', 'Loa', undefined],
    ['Loa Bluetooth JBL Go 4', 'Loa', 'speaker'],
  ])('of %j on the shelf %j is %j', (title, shelf, expected) => {
    expect(kindOf(title, shelf)).toBe(expected)
  })
})

describe('tidyTitle', () => {
  it.each<[Kind, string, string, string]>([
    ['phone', 'Xiaomi', 'Xiaomi POCO X6 5G 12GB-256GB', 'Điện thoại Xiaomi POCO X6 5G 12GB/256GB'],
    ['phone', 'OPPO', 'OPPO Reno7 5G (8GB 256GB)', 'Điện thoại OPPO Reno7 5G 8GB/256GB'],
    [
      'phone',
      'Apple',
      'iPhone 16 Pro Max (VN/A) Giá tốt, sẵn Titan Sa Mạc, góp 0%',
      'Điện thoại iPhone 16 Pro Max',
    ],
    [
      'phone',
      'Xiaomi',
      'POCO X6 Pro 5G 8GB 256GB - Chỉ có tại CellphoneS',
      'Điện thoại POCO X6 Pro 5G 8GB/256GB',
    ],
    ['ac', 'Sharp', 'Sharp Inverter 1 HP (9000 BTU) AH-X10ZEW', 'Máy lạnh Sharp Inverter 1 HP AH-X10ZEW'],
    [
      'fridge',
      'Aqua',
      'Tủ Lạnh AQUA Inverter 358 Lít AQR-T410FA(WGB)',
      'Tủ lạnh Aqua Inverter 358 lít AQR-T410FA(WGB)',
    ],
    [
      'robot_vacuum',
      'Ecovacs',
      'Robot hút bụi lau nhà Ecovacs T80 OMNI - Đen',
      'Robot hút bụi lau nhà Ecovacs T80 OMNI',
    ],
    [
      'laptop',
      'Asus',
      'Laptop Asus X1504VA - BQ185W (i5 120U, 16GB, 512GB, Full HD, Win11)',
      'Laptop Asus X1504VA - BQ185W (i5 120U/16GB/512GB)',
    ],
    [
      'monitor',
      'LG',
      'Màn hình LG 27QN600-B/27 inch QHD (2560x1440)/IPS 75Hz',
      'Màn hình LG 27QN600-B 27 inch QHD IPS 75Hz',
    ],
    [
      'hob',
      'Kangaroo',
      'Bếp hồng ngoại đơn Kangaroo KG20IFT1 2000W',
      'Bếp hồng ngoại đơn Kangaroo KG20IFT1 2000W',
    ],
    ['headphones', 'Apple', 'AirPods 4', 'Tai nghe AirPods 4'],
  ])('of a %s by %s %j', (kind, brand, raw, expected) => {
    expect(tidyTitle(raw, kind, brand)).toBe(expected)
  })
})

describe('modelOf', () => {
  it.each<[Kind, string, string, string]>([
    ['fridge', 'LG', 'Tủ lạnh LG Inverter 374 lít GN-D372BL', 'GN-D372BL'],
    ['freezer', 'Hòa Phát', 'Tủ đông Hòa Phát 245 lít HPF BD6245', 'HPF BD6245'],
    ['fan', 'Senko', 'Quạt đứng Senko 3 cánh DH1600 47W', 'DH1600'],
    ['tv', 'Samsung', 'Smart Tivi Neo QLED Samsung AI 4K 85 inch QA85QN85F', 'QA85QN85F'],
    ['monitor', 'Dell', 'Màn hình Dell UltraSharp 23.8 inch Full HD U2424H', 'U2424H'],
    ['robot_vacuum', 'Ecovacs', 'Robot hút bụi lau nhà Ecovacs Deebot T9 Plus', 'Deebot T9 Plus'],
    ['phone', 'Samsung', 'Điện thoại Samsung Galaxy A17 5G 8GB/128GB', 'Galaxy A17 5G'],
  ])('of a %s by %s in %j is %j', (kind, brand, title, expected) => {
    expect(modelOf(title, kind, brand)).toBe(expected)
  })
})
