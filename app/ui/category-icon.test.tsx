import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CategoryIcon, categoryLook } from './category-icon.tsx'

test.each([
  ['Điện thoại', 'Smartphone', 'phone'],
  ['Laptop', 'Laptop', 'phone'],
  ['Đồng hồ thông minh', 'Watch', 'phone'],
  ['Tủ lạnh', 'Refrigerator', 'cooling'],
  ['Tủ đông', 'Snowflake', 'cooling'],
  ['Máy lạnh', 'AirVent', 'cooling'],
  ['Điều hòa', 'AirVent', 'cooling'],
  ['Quạt', 'Fan', 'cooling'],
  ['Tivi', 'Tv', 'screen'],
  ['Màn hình', 'Monitor', 'screen'],
  ['Loa thanh', 'Speaker', 'screen'],
  ['Máy giặt', 'WashingMachine', 'washing'],
  ['Máy sấy quần áo', 'Shirt', 'washing'],
  ['Máy rửa chén', 'Utensils', 'washing'],
  ['Robot hút bụi', 'BrushCleaning', 'washing'],
  ['Máy sấy tóc', 'Wind', 'health'],
  ['Sức khỏe & Sắc đẹp', 'HeartPulse', 'health'],
  ['Bếp từ', 'Flame', 'household'],
  ['Nồi chiên không dầu', 'CookingPot', 'household'],
  ['Lò vi sóng', 'Microwave', 'household'],
  ['Máy lọc nước', 'Droplets', 'household'],
  ['Máy nước nóng', 'ShowerHead', 'household'],
  ['Gia dụng', 'House', 'household'],
  ['Phụ kiện', 'Plug', 'other'],
])('%s has the icon %s and the tint %s', (name, icon, tint) => {
  const look = categoryLook(name)
  expect([look.icon.displayName, look.tint]).toEqual([icon, tint])
})

test('the icon is decoration: the name beside it is what is read out', () => {
  expect(renderToStaticMarkup(<CategoryIcon name="Tivi" />)).toMatch(
    /^<span aria-hidden="true" data-tint="screen"/,
  )
})
