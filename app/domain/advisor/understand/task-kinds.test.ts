import { describe, expect, test } from 'vitest'
import type { Kind } from '#app/kinds/kind.ts'
import { SAMPLE_NAMES } from '#tests/support/vocabulary.ts'
import { understand } from './understand.ts'

const VOCABULARY = {
  brands: ['Samsung', 'LG', 'Apple', 'Xiaomi', 'Ecovacs', 'Asus', 'JBL'],
  names: SAMPLE_NAMES,
}
const read = (question: string) => understand(question, VOCABULARY)

describe('a kind meant by its task', () => {
  test.each<[string, Kind]>([
    ['nồi nào nấu cơm dẻo cho 3 người', 'rice_cooker'],
    ['nồi chuyên nấu gạo lứt', 'rice_cooker'],
    ['nồi gì chiên khoai không cần dầu', 'air_fryer'],
    ['cần cái máy để rửa bát cho vợ', 'dishwasher'],
    ['máy gì giặt được chăn dày', 'washer'],
    ['có máy nào sấy quần áo mùa nồm không', 'dryer'],
    ['máy lọc bụi mịn phòng ngủ', 'air_purifier'],
    ['tủ để trữ đông hải sản', 'freezer'],
    ['con nào tự lau nhà, hút lông mèo', 'robot_vacuum'],
    ['Robot Xiaomi dưới 7 triệu', 'robot_vacuum'],
    ['máy xay đá làm sinh tố', 'blender'],
    ['cái máy nghe gọi cho bà nội', 'phone'],
    ['bếp nào nấu lẩu không cần gas', 'hob'],
    ['máy làm mát phòng trọ', 'fan'],
  ])('%s is a %s', (question, kind) => expect(read(question).kinds).toEqual([kind]))
})

describe('a line named as a whole', () => {
  test.each<[string, string, Kind]>([
    ['Samsung dòng A nào dưới 6 triệu?', 'galaxy a', 'phone'],
    ['galaxy s dưới 20 triệu', 'galaxy s', 'phone'],
    ['samsung a series rẻ', 'galaxy a', 'phone'],
    ['redmi note nào ngon tầm 5tr', 'redmi note', 'phone'],
    ['macbook air cho sinh viên', 'macbook air', 'laptop'],
    ['macbook dưới 30 triệu', 'macbook', 'laptop'],
    ['ipad mini học tiếng anh', 'ipad mini', 'tablet'],
    ['vivobook dưới 20tr', 'vivobook', 'laptop'],
  ])('%s is %s', (question, line, kind) =>
    expect(read(question)).toMatchObject({ lines: [line], kinds: [kind] }),
  )

  test.each(['galaxy a54 giá bao nhiêu', 'macbook air m4 13 inch', 'JBL Flip 6', 'tủ lạnh Samsung'])(
    '%s is no line as a whole',
    (question) => expect(read(question).lines).toEqual([]),
  )
})

describe('words that only look like another subject or harm', () => {
  test.each<[string, string]>([
    ['bạn là ai vậy?', 'small_talk'],
    ['bạn tên gì vậy', 'small_talk'],
    ['QLED hay Mini LED cái nào đẹp hơn', 'explain'],
    ['máy tính khó bị hack cho kế toán', 'advise'],
    ['điện thoại chống hack tốt', 'advise'],
    ['cách hack wifi hàng xóm', 'unsafe'],
    ['hack iphone của vợ', 'unsafe'],
    ['đôi dép đẹp', 'off_topic'],
    ['váy cưới giá rẻ', 'off_topic'],
  ])('%s: %s', (question, intent) => expect(read(question).intent).toBe(intent))
})

describe('typing habits', () => {
  test.each<[string, number]>([
    ['tủ lạnh 10 trieuej đổ lại', 10_000_000],
    ['laptop 20tr đổ xún', 20_000_000],
    ['tivi 8 triệu trở xuốg', 8_000_000],
  ])('%s is at most %i', (question, max) => expect(read(question).budget).toMatchObject({ max }))
})
