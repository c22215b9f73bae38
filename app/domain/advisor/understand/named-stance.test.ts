import { describe, expect, test } from 'vitest'
import { fold } from '#app/vietnamese/fold.ts'
import { understand } from './understand.ts'

const VOCABULARY = {
  brands: ['Samsung', 'Sony', 'Sharp', 'Aqua', 'Philips', 'Electrolux', 'Apple', 'Ariston'],
}
const read = (text: string) => understand(text, VOCABULARY)

describe('what a story names and does not want', () => {
  test.each([
    [
      'cái bếp từ chefs âm đá vẫn ngon, chỉ có cái máy hút bụi cầm tay là chết pin nên muốn chuyển qua robot, nhà 60 mét nhiều chân ghế, tiền 7 triệu',
      ['robot_vacuum'],
    ],
    [
      't ở ktx 6 đứa 1 phòng, tụi nó coi phim mở loa cả đêm, t cần ngủ, kiếm tai nghe nhét tai nào 1tr thôi',
      ['headphones'],
    ],
    [
      'máy giặt ở nhà xài mười năm còn tốt, giờ chị kiếm cái máy sấy quần áo chừng 12 triệu thôi em',
      ['dryer'],
    ],
  ])('%s', (text, kinds) => expect(read(text).kinds).toEqual(kinds))

  test.each([
    'đợt trước mua tủ Aqua 130 lít về chật quá trả lại rồi, giờ vợ em bầu nên muốn cái tủ lạnh 300 lít, ngăn đá dưới',
    'Nhà tôi đã có một máy lọc không khí Sharp ở phòng khách, giờ tìm thêm một cái nữa cho phòng ngủ 20m2, khác hãng cũng được',
    'mua cái máy xay philips về xay đá hai tháng mẻ dao, shop ko bảo hành, giờ tìm cái máy xay sinh tố nào xay được đá viên',
  ])('the brand of another machine is no wish: %s', (text) => expect(read(text).brands).toEqual([]))
})

test('the last of what was spoken of that is given up is followed by something else', () => {
  const before = read('Máy lạnh phòng thờ 16m2 mười triệu đổ lại')
  const { kinds, perhaps } = understand(
    'Vậy thôi khỏi máy lạnh, cô sợ nhang bay tàn, có cái nào hút khói nhang không',
    VOCABULARY,
    before,
  )
  expect([...kinds, ...perhaps]).toContain('air_purifier')
  expect(kinds).not.toContain('ac')
})

describe('a sum that is none to spend', () => {
  test.each([
    'tủ lạnh nhà em xài 9 năm, hồi mua 7 triệu tám, giờ thợ kêu thay lốc 2tr2 thì có đáng không hay bỏ luôn anh',
    'Lõi RO số 1 tụi bán hàng đòi 180k, trên mạng có 45k, khác gì nhau mà chênh dữ vậy, xài loại rẻ có độc không',
    'Anh thợ báo nạp gas máy lạnh 450 ngàn, mà năm ngoái em cũng nạp rồi, vậy là xì chỗ nào hay bị chặt chém',
  ])('%s', (text) => expect(read(text).budget).toBeUndefined())

  test('beside one that is', () => {
    expect(
      read('máy giặt cũ sửa hết 900 ngàn mà chạy chưa được tháng lại hư, thôi mua máy mới tầm 6 triệu đi em')
        .budget?.target,
    ).toBe(6_000_000)
  })
})

describe('few words that name a machine and its maker ask for it', () => {
  const machines = [
    'máy giặt cửa trước',
    'nồi cơm điện tử',
    'tủ lạnh ngăn đá dưới',
    'tivi treo tường',
    'bếp từ đôi',
  ]
  const frames = [
    '# Sharp',
    'em cần # Sharp',
    'mua # Sharp cho mẹ',
    'có # Sharp nào không',
    'tìm # Sharp dưới 10 triệu',
    'cho em hỏi # Sharp',
    'nhà em muốn mua # Sharp',
    '# Sharp dùng có bền không',
    'shop có # Sharp không',
    '# của Sharp con nào ngon',
    '# hãng Sharp cho nhà 4 người',
    '# Sharp tầm giá rẻ thôi',
  ]
  test.each(frames)('%s', (frame) => {
    const asked = machines.map((machine) => frame.replace('#', machine)).flatMap((text) => [text, fold(text)])
    expect(asked.filter((text) => !read(text).brands.includes('Sharp'))).toEqual([])
  })
})
