import { beforeAll, describe, expect, it } from 'vitest'
import { describeOnDatabase } from '#tests/support/database.ts'
import { visibleText } from '#tests/support/html.ts'
import { sendForm } from '#tests/support/people.ts'
import { openSite } from '#tests/support/site.ts'
import type { TestSite } from '#tests/support/site.ts'

const MESSAGE = {
  name: 'Lan',
  phone: '0912 345 678',
  email: 'lan@example.vn',
  subject: 'Giá tivi bị sai',
  message: 'Tivi mã UA55 giá khác cửa hàng.\n\nNhờ kiểm tra.',
}

const INCOMPLETE = 'Thông tin chưa đầy đủ'

describeOnDatabase('contact and newsletter', 'schema', (database) => {
  let site: TestSite
  let mailing: TestSite
  beforeAll(async () => {
    site = await openSite(database())
    mailing = await openSite(database(), { SMTP_URL: 'smtp://127.0.0.1:1' })
  })
  const rows = async <T extends Record<string, unknown>>(text: string) =>
    (await database().pool.query<T>(text)).rows
  const forgetHits = () => database().pool.query('delete from rate_limits')
  const send = async (path: string, fields: Record<string, string>, to = site) => {
    const response = await sendForm(to, path, fields)
    const html = await response.text()
    return { status: response.status, html, text: visibleText(html) }
  }

  describe('POST /lien-he', () => {
    it('keeps the message and says so in the specified words', async () => {
      const { status, text } = await send('/lien-he', MESSAGE)
      expect(status).toBe(200)
      expect(text).toContain('Gửi tin nhắn thành công!')
      expect(text).toContain('Chúng tôi sẽ phản hồi bạn trong thời gian sớm nhất.')
      expect(
        await rows('select name, phone, email, subject, message, is_read from contact_messages'),
      ).toEqual([{ ...MESSAGE, is_read: false }])
    })

    it.each(['name', 'email', 'subject', 'message'])(
      'asks for %s and loses nothing typed',
      async (missing) => {
        await forgetHits()
        const { status, text, html } = await send('/lien-he', { ...MESSAGE, [missing]: '  ' })
        expect(status).toBe(422)
        expect(text).toContain(INCOMPLETE)
        expect(text).toContain('Vui lòng điền đầy đủ các thông tin bắt buộc.')
        expect(html).toContain(missing === 'message' ? 'Giá tivi bị sai' : 'Tivi mã UA55 giá khác cửa hàng.')
        expect(html).toContain('aria-invalid="true"')
      },
    )

    it.each<Record<string, string>>([
      { email: 'lan@' },
      { phone: 'gọi tôi nhé' },
      { subject: 'x'.repeat(201) },
      { message: 'x'.repeat(5001) },
      { extra: 'field' },
    ])('refuses %o', async (wrong) => {
      await forgetHits()
      expect((await send('/lien-he', { ...MESSAGE, ...wrong })).status).toBe(422)
    })

    it('thanks a program that fills in the hidden field, and keeps nothing', async () => {
      const before = await rows('select count(*) from contact_messages')
      const { text } = await send('/lien-he', { ...MESSAGE, website: 'http://spam.example' })
      expect(text).toContain('Gửi tin nhắn thành công!')
      expect(await rows('select count(*) from contact_messages')).toEqual(before)
    })

    it('takes five an hour from a visitor, and the sixth keeps its words', async () => {
      await forgetHits()
      for (let n = 0; n < 5; n++) expect((await send('/lien-he', MESSAGE)).status).toBe(200)
      const { status, html, text } = await send('/lien-he', MESSAGE)
      expect(status).toBe(429)
      expect(text).toContain('Có lỗi xảy ra')
      expect(html).toContain('Giá tivi bị sai')
    })
  })

  describe('POST /ban-tin', () => {
    const asked = { email: 'An@Example.vn', consent: 'on' }

    it('says in the specified words that it is not there yet, without a mail server', async () => {
      const { status, text } = await send('/ban-tin', asked)
      expect(status).toBe(200)
      expect(text).toContain('Tính năng tạm thời không khả dụng')
      expect(text).toContain('Tính năng đăng ký email sẽ được cập nhật sớm.')
      expect(await rows('select * from subscriptions')).toEqual([])
    })

    it.each<Record<string, string>>([
      { email: '', consent: 'on' },
      { email: 'an@example.vn' },
      { email: 'an', consent: 'on' },
    ])('asks for what is missing in %o', async (fields) => {
      const { status, text } = await send('/ban-tin', fields, mailing)
      expect(status).toBe(422)
      expect(text).toContain(INCOMPLETE)
      expect(text).toContain('Vui lòng nhập email và đồng ý với điều khoản.')
    })

    it('writes to nobody but to ask, until the link of the mail is pressed; one POST ends it', async () => {
      await forgetHits()
      expect((await send('/ban-tin', asked, mailing)).text).toContain('Còn một bước nữa')
      const [ask] = await mailing.mails()
      expect(ask?.recipient).toBe('An@Example.vn')
      const path = /http:\/\/localhost:3000(\/ban-tin\/xac-nhan\?ma=[\w-]+)/.exec(ask?.text ?? '')?.[1] ?? ''
      expect((await mailing.get(path)).status).toBe(200)
      expect(await rows('select confirmed_at from subscriptions')).toEqual([{ confirmed_at: null }])

      const token = new URLSearchParams(path.split('?')[1]).get('ma') ?? ''
      expect((await send('/ban-tin/xac-nhan', { ma: token }, mailing)).text).toContain('Đã xác nhận')
      expect(await rows('select email from subscriptions where confirmed_at is not null')).toEqual([
        { email: 'an@example.vn' },
      ])
      expect(await rows('select subject, purpose, withdrawn_at from consents')).toEqual([
        { subject: 'an@example.vn', purpose: 'newsletter', withdrawn_at: null },
      ])

      const welcome = (await mailing.mails()).at(-1)
      const end = new URL(welcome?.unsubscribeUrl ?? '')
      const page = await mailing.get(end.pathname + end.search)
      expect(visibleText(await page.text())).toContain('a***@example.vn')
      expect(await rows('select unsubscribed_at from subscriptions')).toEqual([{ unsubscribed_at: null }])
      const oneClick = await mailing.request(end.pathname + end.search, {
        method: 'POST',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      })
      expect(oneClick.status).toBe(200)
      expect(await rows('select 1 from subscriptions where unsubscribed_at is not null')).toHaveLength(1)
      expect(await rows('select 1 from consents where withdrawn_at is not null')).toHaveLength(1)
    })

    it('refuses a link that this site has not written', async () => {
      expect((await send('/ban-tin/xac-nhan', { ma: 'abc' }, mailing)).status).toBe(410)
      for (const key of ['', '1', '1.abc', '99999999999.x', "1' or true"])
        expect((await mailing.get(`/ban-tin/huy?khoa=${encodeURIComponent(key)}`)).status, key).toBe(404)
    })

    it('asks an address three times a day at most', async () => {
      await forgetHits()
      const one = { email: 'moi@example.vn', consent: 'on' }
      for (let n = 0; n < 3; n++) expect((await send('/ban-tin', one, mailing)).status).toBe(200)
      expect((await send('/ban-tin', one, mailing)).status).toBe(429)
    })
  })
})
