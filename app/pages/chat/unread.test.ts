import { expect, test } from 'vitest'
import { emptyNeed } from '#app/domain/advisor/understand/need.ts'
import { sayUnread } from '#app/domain/advisor/write/wishes.ts'
import { isAboutUnread, unreadIn } from './unread.ts'

test('the words that an answer set aside are read from what the advisor says of them', () => {
  const [said = ''] = sayUnread({ ...emptyNeed(), unread: ['đừng nhiều nút', 'màu hường càng tốt'] })
  expect(unreadIn(`Hợp với bạn hơn cả là máy A.\n\n${said}`)).toEqual([
    'đừng nhiều nút',
    'màu hường càng tốt',
  ])
  expect(isAboutUnread(said)).toBe(true)
  expect(unreadIn('Hợp với bạn hơn cả là máy A, vì “ngăn đá trên”.')).toEqual([])
})
