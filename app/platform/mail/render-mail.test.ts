import { expect, it } from 'vitest'
import { renderMail } from './render-mail.ts'

const sender = { name: 'Chọn Máy', url: 'https://chonmay.example' }
const mail = {
  to: 'an@example.vn',
  subject: 'Xác nhận email',
  paragraphs: ['Chào An,', 'Bạn vừa đăng ký.'],
  action: { label: 'Xác nhận email', url: 'https://chonmay.example/auth/xac-nhan?token=a&b=1' },
  after: ['Liên kết dùng được trong 24 giờ.'],
}

it('writes the same words as text and as HTML', () => {
  const { text, html } = renderMail(mail, sender)
  for (const words of [...mail.paragraphs, mail.action.label, ...mail.after]) {
    expect(text).toContain(words)
    expect(html).toContain(words)
  }
  expect(text).toContain(mail.action.url)
  expect(html).toContain('href="https://chonmay.example/auth/xac-nhan?token=a&amp;b=1"')
})

it('escapes what a person typed', () => {
  const { html } = renderMail({ ...mail, paragraphs: ['<script>alert("x")</script>'] }, sender)
  expect(html).not.toContain('<script>')
  expect(html).toContain('&lt;script&gt;alert(&quot;x&quot;)')
})

it('lets no line break into the subject', () => {
  expect(renderMail({ ...mail, subject: 'Xin\r\nBcc: x@y.z' }, sender).subject).toBe('Xin Bcc: x@y.z')
})
