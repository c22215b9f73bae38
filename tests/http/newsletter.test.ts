import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { articleMaker } from '#tests/support/articles.ts'
import { describeOnDatabase } from '#tests/support/database.ts'
import { visibleText } from '#tests/support/html.ts'
import { openMailServer, readable } from '#tests/support/mail-server.ts'
import type { TestMailServer } from '#tests/support/mail-server.ts'
import { addPerson, sendForm, signIn } from '#tests/support/people.ts'
import { openSite } from '#tests/support/site.ts'
import type { TestSite } from '#tests/support/site.ts'

const SCREEN = '/admin/newsletter/issues'
const PICTURE = '/uploads/0123456789abcdef0123-1600x900'

describeOnDatabase('the newsletter', 'schema', (database) => {
  let site: TestSite
  let server: TestMailServer
  let staff: Record<string, string>
  let articles: { first: number; second: number; old: number; draft: number }
  const rows = async <T extends Record<string, unknown>>(text: string) =>
    (await database().pool.query<T>(text)).rows

  beforeAll(async () => {
    server = await openMailServer()
    site = await openSite(database(), { SMTP_URL: server.url })
    await addPerson(database(), 'admin@example.vn', 'admin')
    staff = { Cookie: await signIn(site, 'admin@example.vn') }
    const make = articleMaker(database().db)
    articles = {
      first: await make.article('bai-mot', {
        title: 'Bài <một>',
        featuredImage: PICTURE,
        featuredImageAlt: 'Tủ',
      }),
      second: await make.article('bai-hai', { title: 'Bài hai', featuredImage: 'https://cdn.example/x.png' }),
      old: await make.article('bai-cu', { title: 'Bài cũ', publishedAt: new Date('2026-01-01') }),
      draft: await make.article('bai-nhap', { title: 'Bài nháp', status: 'draft', publishedAt: null }),
    }
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    await rows(`delete from newsletter_issues; delete from subscriptions; delete from consents; delete from rate_limits;
      insert into subscriptions (email, token_hash, consent_text, consented_at, confirmed_at)
        select 'nguoi' || n || '@example.vn', 'h' || n, 'c', now(), now() from generate_series(1, 3) n`)
    server.received.length = 0
  })

  const create = async (rule = 'new') => {
    const answer = await sendForm(site, SCREEN, { rule }, staff)
    expect(answer.status).toBe(302)
    return answer.headers.get('location') ?? ''
  }
  const send = async (path: string, fields: Record<string, string>) => {
    const answer = await sendForm(site, path, fields, staff)
    const html = await answer.text()
    return { status: answer.status, html, text: visibleText(html) }
  }
  const see = async (path: string, headers = {}) => {
    const answer = await site.get(path, headers)
    return { status: answer.status, headers: answer.headers, html: await answer.text() }
  }
  const issue = async () =>
    (
      await rows<{ id: number; state: string; subject: string; article_ids: number[]; version: number }>(
        'select * from newsletter_issues',
      )
    )[0]
  const save = async (path: string, fields: Record<string, string> = {}) =>
    send(path, {
      intent: 'save',
      version: String((await issue())?.version ?? 1),
      subject: 'Số một',
      introduction: 'Chào bạn.',
      ...fields,
    })
  /** The path that a mail gives to leave. */
  const endOf = (text: string) => {
    const [, path = ''] =
      /List-Unsubscribe: <http:\/\/localhost:3000([^>]+)>/.exec(
        text.replaceAll('\r\n ', ' ').replaceAll('\r\n', '\n'),
      ) ?? []
    return path
  }

  it('puts an issue together by the rule: what was published since the last one', async () => {
    await create()
    expect((await issue())?.article_ids).toEqual([articles.first, articles.second])
    await rows(`update newsletter_issues set state = 'sent', started_at = now()`)
    await create()
    expect((await rows('select article_ids from newsletter_issues order by id'))[1]).toEqual({
      article_ids: [],
    })
  })

  it('saves words, articles by choice and by address, and their order; what is wrong loses nothing', async () => {
    const path = await create()
    const wrong = await save(path, { subject: ' ', introduction: 'Giữ câu này.', named: '/blog/khong-co' })
    expect(wrong.status).toBe(422)
    expect(wrong.html).toContain('Giữ câu này.')
    const unknown = await save(path, { introduction: 'Giữ câu này.', named: '/blog/khong-co' })
    expect(unknown.status).toBe(422)
    expect(unknown.text).toContain('Không thấy bài nào ở: /blog/khong-co')
    const { first, second, old } = articles
    const saved = await save(path, {
      [`place.${first}`]: '2',
      [`place.${second}`]: '1',
      named: `http://localhost:3000/blog/bai-cu?x=1\n`,
    })
    expect(saved.text).toContain('Đã lưu bản nháp')
    expect((await issue())?.article_ids).toEqual([second, first, old])
    await save(path, { [`place.${first}`]: '1', [`place.${old}`]: '2', [`drop.${old}`]: 'on' })
    expect((await issue())?.article_ids).toEqual([first])
    await save(path, { [`add.${second}`]: 'on' })
    expect((await issue())?.article_ids).toEqual([second])
  })

  it('does not save over what somebody else saved, unless told to', async () => {
    const path = await create()
    await save(path)
    const late = await save(path, { version: '1', subject: 'Của tôi' })
    expect(late.status).toBe(409)
    expect(late.text).toContain('Người khác vừa lưu số này')
    expect(late.html).toContain('Của tôi')
    expect((await issue())?.subject).toBe('Số một')
    await save(path, { version: '1', subject: 'Của tôi', force: '1' })
    expect((await issue())?.subject).toBe('Của tôi')
  })

  it('shows the mail as HTML without anything that could run, and as text', async () => {
    const path = await create()
    await save(path, { [`place.${articles.first}`]: '1', introduction: '<script>alert(1)</script>' })
    const html = await see(`${path}/thu.html`, staff)
    expect(html.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; (?!.*script)/,
    )
    expect(html.html).toContain('Bài &lt;một&gt;')
    expect(html.html).toContain(`<img src="${PICTURE}" alt="Tủ"`)
    expect(html.html).not.toContain('<script')
    const text = await see(`${path}/thu.txt`, staff)
    expect(text.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(text.html).toContain('http://localhost:3000/blog/bai-mot')
    expect((await see(`${path}/khac.html`, staff)).status).toBe(404)
    expect((await see(path, staff)).headers.get('content-security-policy')).toContain("'nonce-")
  })

  it('sends a test to oneself alone', async () => {
    const path = await create()
    const before = (await site.mails()).length
    expect((await send(path, { intent: 'test' })).text).toContain('Đã gửi thư thử')
    const sent = (await site.mails()).slice(before)
    expect(sent.map(({ recipient }) => recipient)).toEqual(['admin@example.vn'])
    expect(sent[0]?.subject).toMatch(/^\[Thử\] /)
    expect(server.received).toEqual([])
  })

  it('saves what is on the screen before anything of it goes out; what cannot be saved is not sent', async () => {
    const path = await create()
    const before = (await site.mails()).length
    expect((await save(path, { introduction: 'Chữ mới.', next: 'test' })).text).toContain('Đã gửi thư thử')
    expect((await site.mails()).slice(before)[0]?.text).toContain('Chữ mới.')
    const again = await save(path, { introduction: 'Chữ mới.', next: 'test' })
    expect(again.text).toContain('Đã gửi thư thử')
    expect((await issue())?.version).toBe(2)
    expect((await save(path, { introduction: 'Chữ khác.', next: 'fill' })).html).toContain('Chữ khác.')
    const wrong: Record<string, string>[] = [
      { subject: ' ', next: 'send' },
      { version: '1', next: 'send' },
      { named: '/blog/khong-co', next: 'send' },
      { at: '', next: 'schedule' },
    ]
    for (const fields of wrong) {
      expect((await save(path, fields)).status).toBeGreaterThanOrEqual(409)
      expect((await issue())?.state).toBe('draft')
    }
    expect((await save(path, { introduction: 'Câu cuối cùng.', next: 'send' })).text).toContain(
      'Đã bắt đầu gửi',
    )
    await site.sendNewsletter()
    expect(server.received).toHaveLength(3)
    for (const mail of server.received) expect(readable(mail)).toContain('Câu cuối cùng.')
  })

  it('keeps the rest of a draft where an address leads to no article, and says which', async () => {
    const path = await create('empty')
    const answer = await save(path, { introduction: 'Giữ câu này.', named: '/blog/bai-cu\n/blog/khong-co' })
    expect(answer.status).toBe(422)
    expect(answer.text).toContain('Không thấy bài nào ở: /blog/khong-co. Những chỗ khác đã được lưu.')
    expect(answer.html).toMatch(
      /<textarea[^>]*aria-invalid="true"[^>]*name="named"|<textarea[^>]*name="named"[^>]*aria-invalid="true"/,
    )
    expect(answer.html).toMatch(/>\s*\/blog\/khong-co<\/textarea>/)
    expect((await issue())?.article_ids).toEqual([articles.old])
    expect((await save(path, { [`place.${articles.old}`]: '1' })).text).toContain('Đã lưu bản nháp')
  })

  it('asks for consent before its button, in the order of reading and of the Tab key', async () => {
    const { html } = await see('/ban-tin')
    const form = html.slice(html.indexOf('action="/ban-tin"'))
    expect(form.indexOf('name="consent"')).toBeGreaterThan(form.indexOf('name="email"'))
    expect(form.indexOf('type="submit"')).toBeGreaterThan(form.indexOf('name="consent"'))
  })

  it('says that none was sent yet, not how many came since the last one', async () => {
    const screen = async () => visibleText((await see('/admin/newsletter/issues', staff)).html)
    expect(await screen()).toContain('Chưa gửi số nào. 2 bài đã đăng trong 7 ngày qua.')
    await save(await create(), { next: 'send' })
    expect(await screen()).toContain('Chưa có bài nào đăng từ số gửi gần nhất.')
  })

  it('sends, shows how far it is, and has a page, a list and a line in the sitemap from then on', async () => {
    const path = await create()
    await save(path, { [`place.${articles.first}`]: '1', [`place.${articles.second}`]: '2' })
    const id = (await issue())?.id
    const page = `/ban-tin/cac-so/${id}`
    expect((await see(page)).status).toBe(404)
    expect((await see('/ban-tin/cac-so')).html).toContain('Chưa gửi số nào')
    expect((await see('/sitemap.xml')).html).not.toContain('/ban-tin/cac-so')
    expect((await send(path, { intent: 'send' })).text).toContain('Đã bắt đầu gửi')
    expect((await send(path, { intent: 'send' })).status).toBe(409)
    await site.sendNewsletter()
    expect(server.received.map(({ to }) => to).sort()).toEqual([1, 2, 3].map((n) => `nguoi${n}@example.vn`))
    const panel = visibleText((await see(path, staff)).html)
    expect(panel).toContain('Máy chủ thư đã nhận 3')
    expect(panel).toContain('Đã gửi')
    const shown = await see(page)
    expect(shown.html).toContain('Bài &lt;một&gt;')
    expect(shown.html).not.toContain('cdn.example')
    expect(shown.html).not.toContain('noindex')
    expect((await see('/ban-tin/cac-so')).html).toContain(page)
    expect((await see('/sitemap.xml')).html).toContain(`<loc>http://localhost:3000${page}</loc>`)
    await rows(`update articles set deleted_at = now() where slug = 'bai-mot'`)
    expect((await see(page)).html).not.toContain('Bài &lt;một&gt;')
    await rows(`update articles set deleted_at = null where slug = 'bai-mot'`)
    expect((await save(path)).status).toBe(409)
  })

  it('is left by one POST of a mail program, which is counted; the page says so and takes it back', async () => {
    const path = await create()
    await send(path, { intent: 'send' })
    await site.sendNewsletter()
    const end = endOf(server.received.find(({ to }) => to === 'nguoi1@example.vn')?.text ?? '')
    expect(end).toMatch(/^\/ban-tin\/huy\?khoa=\d+\.[\w-]+&so=\d+$/)
    expect((await see(end)).html).toContain('Hủy nhận tin?')
    const oneClick = await site.request(end, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
    expect(oneClick.status).toBe(200)
    const ended = () => rows('select email from subscriptions where unsubscribed_at is not null')
    expect(await ended()).toEqual([{ email: 'nguoi1@example.vn' }])
    expect(visibleText((await see(path, staff)).html)).toContain('Hủy nhận tin từ số này 1')
    const said = await see(end)
    expect(visibleText(said.html)).toContain('Bạn đã hủy nhận tin')
    expect(said.html).toContain('Nhận lại tin của Chọn Máy')
    const back = await sendForm(site, end, { 'xac-nhan': 'nhan-lai' })
    expect(visibleText(await back.text())).toContain('Bạn lại nhận tin như trước')
    expect(await ended()).toEqual([])
    expect(await rows('select purpose, wording from consents where withdrawn_at is null')).toEqual([
      { purpose: 'newsletter', wording: 'Nhận lại tin của Chọn Máy' },
    ])
    expect(visibleText((await see(path, staff)).html)).toContain('Hủy nhận tin từ số này 0')
    // A week later it has to be asked for again.
    await sendForm(site, end, { 'xac-nhan': 'co' })
    await rows(
      `update subscriptions set unsubscribed_at = now() - interval '8 days' where unsubscribed_at is not null`,
    )
    expect((await sendForm(site, end, { 'xac-nhan': 'nhan-lai' })).status).toBe(410)
    await rows('delete from subscriptions')
    expect(visibleText((await see(end)).html)).toContain('Địa chỉ này không còn trong danh sách')
  })

  it('is planned for a time in Vietnam, and taken back', async () => {
    const path = await create()
    const past = await send(path, { intent: 'schedule', at: '2020-01-01T08:00' })
    expect(past.status).toBe(422)
    expect(past.text).toContain('Giờ này đã qua')
    expect(past.html).toContain('2020-01-01T08:00')
    expect((await send(path, { intent: 'schedule', at: '' })).text).toContain('Bạn chọn ngày giờ gửi nhé.')
    const day = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)
    expect((await send(path, { intent: 'schedule', at: `${day}T08:30` })).text).toContain('Đã hẹn giờ gửi')
    expect(await rows('select scheduled_at from newsletter_issues')).toEqual([
      { scheduled_at: new Date(`${day}T01:30:00Z`) },
    ])
    expect((await send(path, { intent: 'cancel' })).text).toContain('Đã bỏ hẹn giờ')
    expect((await issue())?.state).toBe('draft')
  })

  it('shows who was refused with the reason, and lets in again', async () => {
    await rows(`update subscriptions set refused_at = now(), refusals = 2, refusal_reason = '550 user unknown'
      where email = 'nguoi2@example.vn'`)
    const list = visibleText((await see('/admin/newsletter?state=refused', staff)).html)
    expect(list).toContain('nguoi2@example.vn')
    expect(list).toContain('550 user unknown (2 lần')
    expect((await see('/admin/newsletter/export.csv', staff)).html).not.toContain('nguoi2')
    const [refused] = await rows<{ id: number }>('select id from subscriptions where refused_at is not null')
    const answer = await send('/admin/newsletter?state=refused', { 'let-in': String(refused?.id) })
    expect(answer.text).toContain('Đã cho gửi lại')
    expect(await rows('select from subscriptions where refused_at is not null')).toEqual([])
  })

  it('cannot be sent without a mail server, without words, or without readers', async () => {
    const path = await create('empty')
    expect((await send(path, { intent: 'send' })).text).toContain('Số này chưa có bài nào')
    await save(path)
    await rows('delete from subscriptions')
    expect((await send(path, { intent: 'send' })).text).toContain('Chưa có ai đang nhận bản tin.')
    const silent = await openSite(database())
    const answer = await sendForm(silent, path, { intent: 'send' }, staff)
    expect(answer.status).toBe(422)
    expect(visibleText(await answer.text())).toContain('Chưa có máy chủ thư')
    expect((await send(path, { intent: 'delete' })).status).toBe(302)
    expect(await rows('select from newsletter_issues')).toEqual([])
    expect(
      await rows(`select distinct action from audit_log where entity = 'newsletter-issue' order by action`),
    ).toContainEqual({ action: 'start' })
  })
})
