import { describe, expect, test } from 'vitest'
import type { Order } from './need.ts'
import { readQuestion } from './reading.ts'
import { readOrder } from './superlative-words.ts'

const orderOf = (question: string) => readOrder(readQuestion(question))

describe('extremes', () => {
  test.each<[string, Order]>([
    ['điện thoại nào pin trâu nhất tầm 5 triệu', 'longest_battery'],
    ['đồng hồ pin dùng được lâu nhất', 'longest_battery'],
    ['dt pin khoe nhat', 'longest_battery'],
    ['robot lực hút lớn nhất', 'strongest'],
    ['máy nào hút khỏe nhất', 'strongest'],
    ['loa công suất lớn nhất', 'strongest'],
    ['máy lạnh chạy êm nhất', 'quietest'],
    ['máy rửa bát ít ồn nhất', 'quietest'],
    ['tủ lạnh ít hao điện nhất', 'thriftiest'],
    ['máy lạnh nào đỡ tốn điện nhất', 'thriftiest'],
    ['máy giặt giặt được nhiều đồ nhất', 'biggest'],
    ['máy giặt nhiều ký nhất', 'biggest'],
    ['tủ đông chứa được nhiều nhất', 'biggest'],
    ['tivi bự nhất dưới 20 triệu', 'biggest'],
    ['laptop nhẹ nhất', 'lightest'],
    ['điện thoại mỏng nhất', 'thinnest'],
    ['tủ lạnh nhỏ gọn nhất', 'smallest'],
    ['laptop RAM nhiều nhất dưới 30 triệu', 'most_ram'],
    ['điện thoại bộ nhớ lớn nhất', 'most_storage'],
    ['camera nhiều chấm nhất', 'sharpest_camera'],
    ['màn hình tần số quét cao nhất', 'smoothest'],
    ['máy lọc nước nhiều lõi nhất', 'most_filters'],
    ['cái nào bèo nhất', 'cheapest'],
    ['iphone mắc nhất', 'dearest'],
    ['iphone đời mới nhất', 'newest'],
  ])('%s: %s', (question, order) => expect(orderOf(question)).toBe(order))

  test.each([
    'tủ lạnh ít nhất 300 lít',
    'nhiều nhất 10 triệu thôi',
    'máy lạnh Nhật',
    'tủ lạnh Nhật Bản tốt',
    'loại nào tốt nhất',
    'pin lớn hơn',
  ])('%s asks for none', (question) => expect(orderOf(question)).toBeUndefined())
})
