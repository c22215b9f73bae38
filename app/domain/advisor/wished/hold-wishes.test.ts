import { expect, it } from 'vitest'
import type { Candidate } from '../catalogue.ts'
import { emptyNeed } from '../understand/need.ts'
import { readQuestion } from '../understand/reading.ts'
import { holdWishes } from './hold-wishes.ts'
import { meets } from './meets.ts'
import { readUnstated } from './read-wishes.ts'
import { wishOf } from './wish.ts'

const product = (id: number, title: string, attributes: Candidate['attributes'] = {}): Candidate => ({
  id,
  title,
  des: '',
  image: null,
  brand: null,
  category: 'Nồi cơm điện',
  kind: 'rice_cooker',
  price: 1_000_000,
  attributes,
  rating: null,
  releaseYear: null,
  seenOn: null,
})
const plain = product(1, 'Nồi cơm A')
const low = product(2, 'Nồi cơm B')
const high = product(3, 'Nồi cơm C tách đường')
const tables = new Map([[2, [{ name: 'Chế độ', value: 'Nấu nhanh, tách đường' }]]])
const need = (unstated: string[], unstatedExcluded: string[] = []) => ({
  ...emptyNeed(),
  kinds: ['rice_cooker' as const],
  unstated,
  unstatedExcluded,
})

it('keeps what its table or its name says meets a wish', () => {
  const { candidates, wishes } = holdWishes([plain, low, high], need(['tách đường']), tables)
  expect(candidates.map(({ id }) => id)).toEqual([2, 3])
  expect(wishes).toMatchObject([{ state: 'held' }])
})

it('keeps all where nothing tells of a wish, and says so', () => {
  const { candidates, wishes } = holdWishes([plain], need(['tách đường']), tables)
  expect(candidates).toEqual([plain])
  expect(wishes).toMatchObject([{ state: 'unknown' }])
})

it('drops what has a thing that is refused, and keeps what is silent of it', () => {
  const { candidates, wishes } = holdWishes([plain, low], need([], ['tách đường']), tables)
  expect(candidates).toEqual([plain])
  expect(wishes).toMatchObject([{ isRefused: true, state: 'held' }])
})

it('takes a line that denies a thing for what it says', () => {
  const denied = new Map([[1, [{ name: 'Tách đường', value: 'Không có' }]]])
  const { wishes } = holdWishes([plain], need(['tách đường']), denied)
  expect(wishes).toMatchObject([{ state: 'missed' }])
})

it.each([
  ['nồi cơm tách đường cho ba', { unstated: ['tách đường'], unstatedExcluded: [] }],
  ['noi com it duong', { unstated: ['tách đường'], unstatedExcluded: [] }],
  ['nồi cơm không cần tách đường', { unstated: [], unstatedExcluded: [] }],
  ['nồi cơm không lấy loại tách đường', { unstated: [], unstatedExcluded: ['tách đường'] }],
])('%s', (question, wished) => {
  expect(readUnstated(readQuestion(question), ['rice_cooker'])).toMatchObject(wished)
})

it.each([
  ['phone', 'điện thoại quét vân tay ngay trên màn hình', ['vân tay dưới màn hình']],
  ['phone', 'đt khung titan', ['khung titan']],
  ['smartwatch', 'đồng hồ đeo dây da', ['dây da']],
  ['microwave', 'lò vi sóng ruột tráng men', ['khoang tráng men']],
  ['washer', 'máy giặt vỏ inox', ['vỏ máy thép không gỉ']],
  ['washer', 'máy giặt lồng inox', ['lồng thép không gỉ']],
  ['water_heater', 'máy nước nóng sen 5 kiểu phun', ['vòi sen 5 chế độ']],
  ['water_purifier', 'may loc nuoc ion kiem', ['nước ion kiềm']],
  ['water_purifier', 'máy lọc nước có tia cực tím', ['đèn UV']],
])('one property is told from its neighbour: %s, %s', (kind, said, wishes) => {
  expect(readUnstated(readQuestion(said), [kind]).unstated).toEqual(wishes)
})

it.each([
  ['water_heater', 'chống giật (ELCB)', 'Chế độ an toàn', '9 tính năng an toàn điện'],
  ['robot_vacuum', 'chống rơi cầu thang', 'Công nghệ hút bụi', 'Hệ thống cảm biến thông minh'],
  ['robot_vacuum', 'vùng cấm, tường ảo', 'Chế độ hút thông minh', 'Chế độ Spot'],
  ['smartwatch', 'đo điện tâm đồ (ECG)', 'Theo dõi sức khoẻ', 'Phân tích rối loạn nhịp tim'],
  ['smartwatch', 'vỏ kim loại', 'Chất liệu khung viền', 'Khung nhựa - Viền hợp kim nhôm'],
  ['tablet', 'nghe gọi như điện thoại', 'Thực hiện cuộc gọi', 'Nghe gọi qua FaceTime'],
  ['fridge', 'khay kính chịu lực', 'Chất liệu', 'Cửa tủ Kính chịu lực, Khay Nhựa'],
  ['fridge', 'dàn lạnh ống đồng', 'Chất liệu', 'Ống dẫn gas Đồng và Sắt, Lá tản nhiệt Nhôm'],
  ['fridge', 'loại ít ăn điện', 'Công nghệ tiết kiệm điện', 'Non Inverter'],
  ['microwave', 'khoang lò inox', 'Chất liệu khoang lò', 'Thép không gỉ phủ sơn Epoxy'],
  ['air_fryer', 'lòng nồi inox hoặc thép không gỉ', 'Chất liệu', 'Lòng nồi thép không gỉ phủ chống dính'],
  ['hob', 'mặt kính Schott, Ceramic chịu nhiệt', 'Chất liệu mặt bếp', 'Kính chịu lực chịu nhiệt'],
  ['laptop', 'vỏ kim loại', 'Chất liệu', 'Vỏ nhựa - nắp lưng bằng kim loại'],
  ['laptop', 'chip AI (NPU)', 'Hiệu năng xử lý AI (TOPS)', 'Lên đến 440 TOPS'],
  ['laptop', 'loa to, nghe rõ', 'Công nghệ màn hình', '500 nits, Dolby Vision'],
  ['monitor', 'cong', 'Công nghệ màn hình', 'Công nghệ chống nháy - Flicker-free'],
  ['monitor', 'loa trong màn hình', 'Công nghệ màn hình', 'Chống lóa'],
  ['speaker', 'chống hú, chỉnh vang', 'Màu sắc', 'Đen Vàng'],
  ['tv', 'loại xem được khi mạng yếu', 'Xuất xứ', 'Thái Lan'],
])('a line that does not say it is not taken for it: %s, %s, %s: %s', (kind, label, name, value) => {
  expect(meets(wishOf(label, kind)!, plain, [{ name, value }])).not.toBe(true)
})

it.each([
  ['tablet', 'máy tính bảng không vỏ nhựa', ['khung nhựa']],
  ['smartwatch', 'đồng hồ đừng dây silicon', ['dây silicone, cao su']],
  ['washer', 'máy giặt đừng vỏ inox', ['vỏ máy thép không gỉ']],
])('a body or a strap is turned down by what it is made of: %s, %s', (kind, said, wishes) => {
  expect(readUnstated(readQuestion(said), [kind]).unstatedExcluded).toEqual(wishes)
})

it('tells what lacks one of several wishes, and nothing that lacks the only one', () => {
  const both = new Map([[2, [{ name: 'Chế độ', value: 'Tách đường, hẹn giờ' }]]])
  const two = need(['tách đường', 'hẹn giờ'])
  expect(holdWishes([plain, low, high], two, both).nearly.map(({ id }) => id)).toEqual([3])
  expect(holdWishes([plain, low], need(['tách đường']), both).nearly).toEqual([])
})

it('what a purpose cannot do without outweighs other wishes that are met', () => {
  const phone = (id: number, title: string) => ({ ...product(id, title), kind: 'phone' as const })
  const wanted = { ...need(['màn hình gập', 'chống nước', 'sạc nhanh']), kinds: ['phone' as const] }
  const rows = new Map([[1, [{ name: 'Khác', value: 'Kháng nước IP68, sạc nhanh 45 W' }]]])
  const { candidates } = holdWishes([phone(1, 'Điện thoại A'), phone(2, 'Galaxy Z Flip4')], wanted, rows)
  expect(candidates.map(({ id }) => id)).toEqual([2])
})
