import { beforeAll, beforeEach, expect, it } from 'vitest'
import { describeOnDatabase } from '#tests/support/database.ts'
import { visibleText } from '#tests/support/html.ts'
import { addPerson, PASSWORD, sendForm, signIn } from '#tests/support/people.ts'
import { openSite } from '#tests/support/site.ts'
import type { TestSite } from '#tests/support/site.ts'

describeOnDatabase('asking to hear of a price', 'schema', (database) => {
  let site: TestSite
  let mailing: TestSite
  let id = 0
  beforeAll(async () => {
    site = await openSite(database())
    mailing = await openSite(database(), { SMTP_URL: 'smtp://127.0.0.1:1' })
    const { rows } = await database().pool.query<{ id: number }>(`
      with c as (insert into product_categories (name, slug, kind, group_key) values ('Tivi', 'tivi', 'tv', 'x') returning id),
      p as (insert into products (title, category_id) select 'Tivi A', id from c returning id),
      o as (insert into offers (product_id, shop) select id, 'a.vn' from p returning id, product_id)
      insert into price_observations (offer_id, price, observed_on, source)
        select id, 10000000, vietnam_day(now()), 't' from o returning (select product_id from o) as id`)
    id = rows[0]?.id ?? 0
  })
  beforeEach(() => database().pool.query('delete from rate_limits; delete from alert_addresses'))
  const send = async (path: string, fields: Record<string, string>, to = mailing) => {
    const response = await sendForm(to, path, fields)
    return { status: response.status, text: visibleText(await response.text()) }
  }
  const wish = (more: Record<string, string> = {}) => ({
    [`below-${id}`]: '9.500.000',
    email: 'Lan@Example.vn',
    consent: 'on',
    ...more,
  })
  const path = () => `/bao-gia?san-pham=${id}`
  const alerts = async () =>
    (
      await database().pool.query(
        `select email, below, confirmed_at is not null as confirmed from price_alerts join alert_addresses d on d.id = address_id`,
      )
    ).rows

  it('begins on the page of the product with a sum below its price', async () => {
    const html = await (await mailing.get(`/products/${id}`)).text()
    expect(html).toMatch(new RegExp(`name="below-${id}"[^>]*value="9.500.000"`))
    const form = await (await mailing.get(`${path()}&below-${id}=9.000.000`)).text()
    expect(form).toMatch(new RegExp(`name="below-${id}"[^>]*value="9.000.000"`))
    expect(visibleText(form)).toContain('Tivi A')
  })

  it('is confirmed by mail once, told, and ended by one POST without a form of ours (RFC 8058)', async () => {
    const asked = await send(path(), wish())
    expect(asked.text).toContain('bạn mở thư chúng tôi vừa gửi')
    expect(await alerts()).toEqual([{ email: 'lan@example.vn', below: 9_500_000, confirmed: false }])
    const mail = (await mailing.mails()).at(-1)
    const link = /http:\/\/localhost:3000(\/bao-gia\/xac-nhan\?ma=([\w-]+))/.exec(mail?.text ?? '')
    expect((await mailing.get(link?.[1] ?? '')).status).toBe(200)
    expect(await alerts()).toMatchObject([{ confirmed: false }])
    expect((await send('/bao-gia/xac-nhan', { ma: link?.[2] ?? '' })).text).toContain('Đã xác nhận')
    expect(await alerts()).toMatchObject([{ confirmed: true }])
    const before = (await mailing.mails()).length
    await send(path(), wish({ [`below-${id}`]: '9,2 triệu' }))
    expect((await mailing.mails()).length).toBe(before)

    await database().pool.query('update price_observations set price = 9100000')
    await mailing.tellPrices()
    const told = (await mailing.mails()).at(-1)
    expect(told).toMatchObject({ recipient: 'lan@example.vn', subject: 'Tivi A: giá xuống 9.100.000 ₫' })
    const end = new URL(told?.unsubscribeUrl ?? '')
    expect(visibleText(await (await mailing.get(end.pathname + end.search)).text())).toContain(
      'l***@example.vn',
    )
    const ended = await mailing.request(end.pathname + end.search, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
    expect(ended.status).toBe(200)
    expect(await alerts()).toEqual([])
    expect((await mailing.get(`${end.pathname}?khoa=1.x`)).status).toBe(404)
    await database().pool.query('update price_observations set price = 10000000')
  })

  it.each<[Record<string, string>, string]>([
    [{ email: 'lan@' }, 'Email chưa đúng'],
    [{ consent: '' }, 'Bạn cần đồng ý'],
  ])('asks for what is missing in %j and loses nothing', async (more, text) => {
    const response = await sendForm(mailing, path(), wish(more))
    const html = await response.text()
    expect(response.status).toBe(422)
    expect(visibleText(html)).toContain(text)
    expect(html).toContain('value="9.500.000"')
    expect(await alerts()).toEqual([])
  })

  it('of somebody with an account stands in a list of theirs, with shop and month, and goes with the account', async () => {
    await addPerson(database(), 'an@example.vn')
    const Cookie = await signIn(mailing, 'an@example.vn')
    const before = (await mailing.mails()).length
    const asked = await sendForm(mailing, path(), wish({ email: 'an@example.vn' }), { Cookie })
    expect(visibleText(await asked.text())).toContain('Giá xuống tới mức bạn chọn là có thư')
    expect((await mailing.mails()).length).toBe(before)
    const account = async () => visibleText(await (await mailing.get('/tai-khoan', { Cookie })).text())
    const [year, month] = new Date(Date.now() + 7 * 3600_000).toISOString().split('-')
    expect((await account()).replaceAll('\u00a0', ' ')).toContain(
      `Báo khi còn 9.500.000 ₫, giá đang ghi 10.000.000 ₫ (a.vn, ${Number(month)}/${year})`,
    )
    const own = await database().pool.query<{ id: number }>('select id from price_alerts')
    await sendForm(mailing, '/tai-khoan', { form: 'endAlert', id: String(own.rows[0]?.id) }, { Cookie })
    expect(await alerts()).toEqual([])
    await sendForm(mailing, path(), wish({ email: 'an@example.vn' }), { Cookie })
    expect(await alerts()).toMatchObject([{ email: 'an@example.vn', confirmed: true }])
    await sendForm(mailing, '/tai-khoan', { form: 'remove', current: PASSWORD, agree: 'on' }, { Cookie })
    expect(await alerts()).toEqual([])
  })

  it('needs a sum', async () => {
    expect(await send(path(), wish({ [`below-${id}`]: '' }))).toMatchObject({
      status: 422,
      text: expect.stringContaining('ít nhất một sản phẩm'),
    })
    expect((await send(path(), wish({ [`below-${id}`]: 'rẻ' }))).text).toContain('Bạn nhập một số tiền')
  })

  it('keeps nothing for programs, nor where no mail could be sent, and not without end', async () => {
    await send(path(), wish({ website: 'x' }))
    expect((await send(path(), wish(), site)).text).toContain('tạm thời không khả dụng')
    const off = visibleText(await (await site.get(path())).text())
    expect(off).toContain('Trang chưa gửi được thư báo giá')
    expect(off).not.toContain('Email của bạn')
    expect(await alerts()).toEqual([])
    for (let n = 0; n < 3; n += 1) expect((await send(path(), wish())).status).toBe(200)
    expect((await send(path(), wish())).status).toBe(429)
  })
})
