import { expect, it } from 'vitest'
import { writeEml } from './eml.ts'

const url = `https://chonmay.example/auth/xac-nhan?token=${'a'.repeat(200)}`
const mail = {
  recipient: 'an@example.vn',
  subject: 'Thông báo về tài khoản Chọn Máy của bạn, gửi tới người dùng',
  text: `Chào An,\n\n${url}\n`,
  html: '<p>Chào An</p>',
  replyTo: 'khach@example.vn',
  unsubscribeUrl: 'https://chonmay.example/ban-tin/huy?khoa=1.a',
}
const eml = writeEml(mail, {
  from: 'Chọn Máy <no-reply@chonmay.example>',
  date: new Date('2026-11-21T08:00:00Z'),
  boundary: 'part-1',
})
const header = (name: string) => new RegExp(`^${name}: (.*(?:\\n .*)*)$`, 'm').exec(eml)?.[1] ?? ''
const decoded = (value: string) =>
  value.replaceAll(/=\?UTF-8\?B\?(.*?)\?=(?:\n )?/g, (_, word: string) =>
    Buffer.from(word, 'base64').toString(),
  )

it('keeps the link in one piece', () => {
  expect(eml).toContain(url)
})

it('encodes what a header cannot hold as it is, in words of at most 75 characters', () => {
  expect(decoded(header('Subject'))).toBe(mail.subject)
  expect(decoded(header('From'))).toBe('Chọn Máy <no-reply@chonmay.example>')
  for (const line of header('Subject').split('\n')) expect(line.trim().length).toBeLessThanOrEqual(75)
})

it('has both parts, and a date as mail programs read it', () => {
  expect(eml.match(/Content-Type: text\/(plain|html); charset=utf-8/g)).toHaveLength(2)
  expect(eml.endsWith('--part-1--\n')).toBe(true)
  expect(header('Date')).toBe('Sat, 21 Nov 2026 08:00:00 +0000')
})

it('says whom an answer goes to, and how one POST ends the mails (RFC 8058)', () => {
  expect(header('Reply-To')).toBe('khach@example.vn')
  expect(header('List-Unsubscribe')).toBe('<https://chonmay.example/ban-tin/huy?khoa=1.a>')
  expect(header('List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click')
})
