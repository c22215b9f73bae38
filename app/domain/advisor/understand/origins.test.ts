import { expect, it } from 'vitest'
import { readColours, readColoursRefused } from './colours.ts'
import { readOrigins } from './origins.ts'
import { readQuestion } from './reading.ts'

const NONE = { brandCountries: [], originsExcluded: [], madeIn: [] }

it.each([
  ['tủ lạnh không lấy hàng Trung Quốc', { originsExcluded: ['Trung Quốc'] }],
  ['tu lanh dung mua do tau', { originsExcluded: ['Trung Quốc'] }],
  ['tivi trừ hàng tàu ra', { originsExcluded: ['Trung Quốc'] }],
  ['tôi chỉ dùng đồ Nhật, tủ lạnh nào được', { brandCountries: ['Nhật Bản'] }],
  ['tủ lạnh đừng đồ Nhật', { originsExcluded: ['Nhật Bản'] }],
  ['máy giặt hãng Nhật', { brandCountries: ['Nhật Bản'] }],
  ['máy lọc không khí hãng nhật hàn gì cũng được', { brandCountries: ['Nhật Bản', 'Hàn Quốc'] }],
  ['máy lạnh của Nhật Bản', { brandCountries: ['Nhật Bản'] }],
  ['tivi thương hiệu Hàn Quốc', { brandCountries: ['Hàn Quốc'] }],
  ['tủ lạnh sản xuất tại Thái Lan', { madeIn: ['Thái Lan'] }],
  ['nồi cơm made in Vietnam', { madeIn: ['Việt Nam'] }],
  ['máy giặt nhập khẩu Thái Lan', { madeIn: ['Thái Lan'] }],
  ['máy rửa chén nhập Đức', { madeIn: ['Đức'] }],
  ['hàng Trung Quốc thì không lấy, tủ lạnh nào tốt', { originsExcluded: ['Trung Quốc'] }],
  ['máy lọc không khí đừng của mấy hãng Trung Quốc', { originsExcluded: ['Trung Quốc'] }],
  ['máy lọc nước khỏi hãng Việt Nam', { originsExcluded: ['Việt Nam'] }],
  ['nồi chiên đừng hàng Tàu sản xuất', { originsExcluded: ['Trung Quốc'] }],
  ['bếp không phải Việt Nam sản xuất, làm ở Mã Lai', { originsExcluded: ['Việt Nam'], madeIn: ['Malaysia'] }],
  [
    'máy lạnh đừng hàng ráp bên Thái nha, lấy hàng làm trong nước mình',
    { originsExcluded: ['Thái Lan'], madeIn: ['Việt Nam'] },
  ],
  ['máy lọc không khí hàng Hàn làm tại Hàn luôn', { madeIn: ['Hàn Quốc'] }],
])('%s', (question, origins) => expect(readOrigins(readQuestion(question))).toEqual({ ...NONE, ...origins }))

it.each([
  'máy lạnh của tôi',
  'loại nào dễ may nhất',
  'cái nào chịu đồ nhất',
  'tủ lạnh hàng mới',
  'cho em hỏi',
  'máy hút bụi',
  'đồ của mẹ',
  'máy thái thịt',
  'tai nghe rớt trong nước',
  'quạt thải khói',
])('%s names no country', (question) => expect(readOrigins(readQuestion(question))).toEqual(NONE))

it.each([
  ['tủ lạnh màu trắng', ['Trắng']],
  ['máy giặt màu đen hoặc xám', ['Đen', 'Xám']],
  ['tu lanh mau den', ['Đen']],
  ['tivi màu sắc đẹp', []],
  ['có màu gì', []],
  ['máy in màu', []],
  ['tủ lạnh mẫu mới', []],
  ['tủ lạnh trắng tinh cho hợp bếp', ['Trắng']],
  ['tai nghe đen', ['Đen']],
  ['quạt bạc đạn', []],
])('%s: %j', (question, colours) =>
  expect(readColours(readQuestion(question)).sort()).toEqual([...colours].sort()),
)

it.each([
  ['tai nghe màu đừng đen', ['Đen']],
  ['tủ lạnh khỏi màu đen nha', ['Đen']],
  ['quạt đừng ồn', []],
])('%s refuses %j', (question, colours) =>
  expect(readColoursRefused(readQuestion(question))).toEqual(colours),
)
