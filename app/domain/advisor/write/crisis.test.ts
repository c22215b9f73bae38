import { expect, it } from 'vitest'
import { writeCrisis } from './talk.ts'

const said = (question: string) => writeCrisis(question).paragraphs.join(' ')

it.each([
  'chồng em tối nào cũng đánh em, bữa qua còn kề dao dọa giết',
  'bo say ruou danh me chay mau roi con khong biet goi ai',
  'em bị chồng đánh bầm hết người',
])('who is hurt by somebody near is sent to 113 and 111: %s', (question) => {
  expect(said(question)).toMatch(/113.*111/)
  expect(said(question)).not.toContain('tâm thần')
})

it.each(['tao chán sống quá', 'em không muốn sống nữa', 'đánh giá cuộc đời mình chẳng còn gì'])(
  'who is tired of living is heard, and sent to 115: %s',
  (question) => {
    expect(said(question)).toContain('115 ngay')
    expect(said(question)).not.toContain('113')
  },
)
