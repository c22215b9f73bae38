import { expect, it } from 'vitest'
import { understand } from './understand.ts'

const intentOf = (text: string) => understand(text, { brands: ['LG'] }).intent

it.each([
  'tao chán sống quá',
  'mình không muốn sống nữa',
  'minh khong muon song nua',
  'chan song qua',
  'em chỉ muốn chết thôi',
  'muốn chết quá',
  'sống làm gì nữa',
  'tôi muốn tự tử',
  'con mình đòi tự tử, làm sao bây giờ',
  'chán đời lắm rồi',
  'không còn lý do để sống',
  'mua máy giặt làm gì, mình không thiết sống nữa',
])('"%s" is a crisis', (text) => expect(intentOf(text)).toBe('crisis'))

it.each([
  'chán sóng wifi quá, mua bộ phát nào',
  'nóng muốn chết, mua máy lạnh nào',
  'nong muon chet mua may lanh nao',
  'máy giặt chết nguồn rồi',
  'điện thoại sắp chết pin',
  'không muốn sống chung với tiếng ồn, tủ lạnh nào êm',
  'nhà sống ở chung cư nên mua máy sấy nào',
  'tủ tự đứng loại nào tốt',
  'tủ lạnh để thực phẩm tươi sống',
  'dạ em mới sinh mổ được 3 tuần, đồ tã bé ngày nào cũng một núi mà trời đang nồm không phơi được cái gì. có máy nào giải quyết giúp em không ạ, tầm 12 triệu đổ lại',
  'K có nhu cầu gì cao siêu, chỉ muốn sáng dậy có cơm nóng sẵn cho 2 mẹ con trước 6h đi làm. Em ngủ như chết.',
])('"%s" is none', (text) => expect(intentOf(text)).not.toBe('crisis'))

it('is heard behind thanks, later in a conversation about machines', () => {
  const vocabulary = { brands: ['LG'] }
  const before = understand('máy lạnh phòng 16 m2', vocabulary)
  const read = (text: string) => understand(text, vocabulary, before).intent
  expect(read('dạ cám ơn anh, bữa giờ em thấy bế tắc quá, không biết sống sao nữa')).toBe('crisis')
  expect(read('thôi được rồi cảm ơn để mình suy nghĩ thêm')).not.toBe('crisis')
  expect(read('tiền thuốc hết rồi anh, còn có 7 triệu')).not.toBe('crisis')
})

it.each([
  'khuya 1h nằm khó ngủ, bạn cùng phòng cãi nhau, em thấy chán đời quá chẳng thiết gì',
  'tối 2h khó ngủ, ba má gây lộn suốt, con thấy chán sống quá',
  'phòng ồn, 3h khó ngủ, cãi nhau hoài, mình thấy chẳng thiết gì nữa, chán đời',
])('is heard of one clause, whatever is told around it: "%s"', (text) => {
  const vocabulary = { brands: ['LG'] }
  expect(understand(text, vocabulary, understand('quạt tầm 500k', vocabulary)).intent).toBe('crisis')
})

it.each(['nóng 39 độ, chịu hết nổi rồi', 'hàng xóm hát karaoke, em chịu hết nổi rồi'])(
  'is not heard of heat or noise: "%s"',
  (text) => expect(intentOf(text)).not.toBe('crisis'),
)
