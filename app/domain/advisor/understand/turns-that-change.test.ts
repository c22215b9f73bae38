import { expect, it } from 'vitest'
import { understand } from './understand.ts'

const vocabulary = { brands: ['LG', 'Samsung'] }
const after = (...turns: string[]) =>
  turns.reduce<ReturnType<typeof understand> | null>(
    (before, text) => understand(text, vocabulary, before),
    null,
  )

it('a measure that was mistaken is the one that is said anew', () =>
  expect(after('tủ đông tầm 8 triệu, chỗ trống ngang có 1m1', 'chết đo lộn, có 95 phân hà')?.widthMm).toBe(
    950,
  ))

it('what is given up is not wanted, though it is named again', () =>
  expect(
    after(
      'mua cả máy giặt cả máy sấy, tổng 22 triệu',
      'máy giặt nhà vẫn còn chạy tốt, bỏ máy giặt đi, chỉ lấy máy sấy, 15 triệu thôi',
    )?.kinds,
  ).toEqual(['dryer']))

it('a size of one of several things is no sum', () =>
  expect(
    after('cần tivi tủ lạnh máy giặt, tổng 35 triệu', 'tivi lấy 55 thôi, còn máy giặt phải cửa trước')
      ?.budget,
  ).toMatchObject({ max: 35_000_000 }))

it('a share in percent is no height', () =>
  expect(
    after('nồi cơm tách đường, 2 triệu', 'nhưng quảng cáo ghi giảm 70% đường mà')?.heightMm,
  ).toBeUndefined())

it('a machine more for another room is one for each', () =>
  expect(
    after('phòng ngủ 16m2, muốn máy lọc không khí', 'phòng khách 25m2 nữa, thêm 1 máy ngoài đó')?.rooms,
  ).toEqual([
    { count: 1, m2: 16 },
    { count: 1, m2: 25 },
  ]))

it('one that is to be chosen is no child', () =>
  expect(after('tủ đông tầm 8 triệu', 'thôi chốt giùm 1 con')?.children).toBeUndefined())

it('a sum that is said anew without marks is the sum', () =>
  expect(after('dt pin trau, tam 5 trieu', 'doi lai 4tr thoi')?.budget?.max).toBe(4_000_000))

it('a thing of a set is given up in few words', () =>
  expect(
    after('cần tủ lạnh máy giặt máy nước nóng, tổng 35 triệu', 'à máy giặt khỏi, chị cho rồi')?.kinds,
  ).toEqual(['fridge', 'water_heater']))
