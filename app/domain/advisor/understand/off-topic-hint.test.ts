import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { offTopicHint } from './off-topic-hint.ts'

const SHOPPING = [
  'Tư vấn tủ lạnh cho 4 người dưới 15 triệu',
  'dieu hoa nao tiet kiem dien nhat',
  'máy nào chạy êm cho phòng ngủ',
  'con thứ 2 thì sao bạn ơi',
  'có loại nào rẻ hơn không',
  'RT38CG6584B1 dùng ổn chứ',
  'best fridge for 4 people',
  'mua gì cho nhà mới xây',
  'cần tìm đồ cho phòng khách',
  'tầm 10tr thì lấy con gì',
  'ấm siêu tốc loại nào bền',
  'so sánh LG với Samsung',
  'có 15 triệu trong tay',
  'trả góp có mất phí không',
  'robot lau nhà cho chung cư',
  'iphone 15 còn đáng mua không',
  'nồi chiên nào dễ vệ sinh',
  'bàn ủi hơi nước loại tốt',
]

const OTHER = [
  'hôm nay trời có mưa không',
  'kể cho tôi nghe một câu chuyện',
  'ai là tổng thống nước Mỹ',
  'đau đầu thì uống thuốc gì',
  'bộ bàn ghế gỗ cho sân vườn',
  'giường ngủ gỗ sồi đẹp',
  'công thức kho cá lóc ngon',
  'chiếc đèn lồng trung thu đẹp',
]

describe('offTopicHint', () => {
  test.each(SHOPPING)('says nothing to: %s', (text) => expect(offTopicHint(text)).toBeNull())

  test.each(OTHER)('answers: %s', (text) => {
    expect(offTopicHint(text)?.text).toContain('Tôi chuyên tư vấn về điện máy')
  })

  test.each(['chào bạn', 'thời tiết', '0123456789', '          '])(
    'is silent up to ten characters: %j',
    (text) => {
      expect(offTopicHint(text)).toBeNull()
    },
  )

  test('the example follows the text', () => {
    expect(offTopicHint('bộ bàn ghế gỗ cho sân vườn')?.example).toContain('bàn làm việc')
    expect(offTopicHint('giường ngủ gỗ sồi đẹp')?.example).toContain('phòng ngủ')
    expect(offTopicHint('ai là tổng thống nước Mỹ')?.example).toBe('Smart TV Samsung 55 inch khoảng 15 triệu')
  })

  test('no example sets off the hint itself', () => {
    for (const text of OTHER) expect(offTopicHint(offTopicHint(text)?.example ?? '')).toBeNull()
  })

  test('the module and what it imports stay under 10 KB compressed', () => {
    const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
    const source =
      read('./off-topic-hint.ts') + read('./off-topic-words.ts') + read('../../../vietnamese/fold.ts')
    expect(gzipSync(source).length).toBeLessThan(10_000)
  })
})
