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

it.each([
  "con trai em 17 tuổi nhắn 'mẹ ơi con mệt lắm con không muốn tồn tại nữa' rồi tắt máy, có đồng hồ nào định vị tìm nó không",
  'chong em may hom nay cu noi khong muon song nua, em so qua',
  'bạn thân của em đăng là mai sẽ biến mất mãi mãi',
])('who fears for another is told how to reach them: %s', (question) => {
  expect(said(question)).toMatch(/113.*115/)
  expect(said(question)).toContain('ở bên người ấy')
})

it('who speaks of themselves to another is heard themselves', () => {
  expect(said('em nói với mẹ là em không muốn sống nữa')).toContain('mừng là bạn đã nói ra')
})
