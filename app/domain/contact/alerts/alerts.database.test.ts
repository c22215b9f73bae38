import { pino } from 'pino'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { createMailer } from '#app/platform/mail/mailer.server.ts'
import { readSettings } from '#app/platform/site/settings.server.ts'
import { describeOnDatabase } from '#tests/support/database.ts'
import { createAlertTeller } from './alert-teller.server.ts'
import { alertsOf, askAlerts, confirmAddress, endAlert, forgetAddress } from './alerts.server.ts'

describeOnDatabase('alerts of prices', 'schema', (database) => {
  const log = pino({ level: 'silent' })
  const rows = async (text: string) => (await database().pool.query<Record<string, unknown>>(text)).rows
  /** Mails stay in the queue: what is queued is what is looked at. */
  const teller = () =>
    createAlertTeller({
      db: database().db,
      mailer: {
        ...createMailer({
          database: database(),
          openLine: () => ({ hand: () => Promise.resolve(), close: () => undefined }),
          delivers: true,
          log,
          // As the server's does: within a transaction of the embedded database it would wait for itself.
          sender: async () => ({ name: (await readSettings(database().db)).name, url: 'https://a.example' }),
        }),
        look: () => undefined,
      },
      seal: (text) => `sealed-${text.length}`,
      siteUrl: 'https://a.example',
      log,
    })
  const mails = () =>
    rows(
      'select recipient, subject, text, unsubscribe_url as "end", alert_id as alert from mails order by id',
    )
  const seen = async (price: number, { days = 0, stock = true, title = 'Tivi A' } = {}) =>
    rows(`insert into price_observations (offer_id, price, list_price, in_stock, observed_on, seen_at, source)
      select o.id, ${price}, null, ${stock}, vietnam_day(now()) - ${days}, now() - interval '${days} days', 't'
      from offers o join products p on p.id = o.product_id where p.title = '${title}'`)
  const ask = async (
    below: number,
    { email = 'lan@example.vn', isConfirmed = true, title = 'Tivi A' } = {},
  ) => {
    const [product] = await rows(`select id from products where title = '${title}'`)
    const tokenHash = crypto.randomUUID()
    const wishes = [{ id: Number(product?.['id']), below }]
    await askAlerts(database().db, { email, wishes, tokenHash, isOwn: false, consent: 'x' })
    if (isConfirmed) await rows(`update alert_addresses set confirmed_at = now() where email = '${email}'`)
    return tokenHash
  }
  /** Everything told was told a day earlier. */
  const aDayPasses = () => rows('update price_alerts set told_on = told_on - 1')

  beforeAll(() =>
    rows(`insert into product_categories (name, slug, kind, group_key) values ('Tivi', 'tivi', 'tv', 'x')`),
  )
  beforeEach(() =>
    rows(`delete from mails; delete from alert_addresses; delete from consents; delete from products;
      insert into products (title, category_id) select t, id from product_categories, unnest(array['Tivi A', 'Tivi B']) t;
      insert into offers (product_id, shop, url) select id, 'a.vn', 'https://a.vn/1' from products`),
  )

  it('tell of a price with its sum, shop and time, and how to end them', async () => {
    await ask(9_000_000)
    await seen(8_990_000)
    expect(await teller().tell()).toBe(1)
    const [mail] = await mails()
    expect(mail).toMatchObject({
      recipient: 'lan@example.vn',
      subject: 'Tivi A: giá xuống 8.990.000 ₫',
      end: expect.stringMatching(/^https:\/\/a\.example\/bao-gia\/huy\?khoa=\d+\.sealed/),
    })
    expect(mail?.['text']).toMatch(/8\.990\.000\u00a0₫ ở a\.vn, thấy lúc \d\d:\d\d ngày \d\d\/\d\d\/\d{4}/)
    expect(mail?.['text']).toContain('giá xuống 9.000.000\u00a0₫')
  })

  it.each([
    ['a price above the sum', 9_000_001, {}, {}],
    ['an address that is not confirmed', 8_000_000, {}, { isConfirmed: false }],
    ['a price of 61 days ago', 8_000_000, { days: 61 }, {}],
    ['another product', 8_000_000, { title: 'Tivi B' }, {}],
  ])('say nothing of %s', async (_, price, sighting, wish) => {
    await ask(9_000_000, wish)
    await seen(price, sighting)
    expect(await teller().tell()).toBe(0)
    expect(await mails()).toEqual([])
  })

  it('tell once a day and product, and again only of less, or after it has cost more', async () => {
    await ask(9_000_000)
    await seen(8_900_000)
    const told = async () => {
      await teller().tell()
      return (await mails()).length
    }
    expect(await told()).toBe(1)
    await seen(8_800_000)
    expect(await told()).toBe(1)
    await aDayPasses()
    expect(await told()).toBe(2)
    await aDayPasses()
    expect(await told()).toBe(2)
    await seen(9_500_000)
    expect(await told()).toBe(2)
    await seen(8_950_000)
    expect(await told()).toBe(3)
  })

  it('queue each mail once, however many servers look', async () => {
    for (let n = 0; n < 120; n += 1) await ask(9_000_000, { email: `an${n}@example.vn` })
    await seen(8_000_000)
    const told = await Promise.all([1, 2, 3, 4].map(() => teller().tell()))
    expect(told.reduce((sum, n) => sum + n, 0)).toBe(120)
    expect(
      await rows('select count(*)::int as n, count(distinct recipient)::int as people from mails'),
    ).toEqual([{ n: 120, people: 120 }])
  })

  it('end with the mails that wait; an address goes with its last one, and its consent is withdrawn', async () => {
    const { db } = database()
    await ask(9_000_000)
    await ask(7_000_000, { title: 'Tivi B' })
    await seen(8_000_000)
    await teller().tell()
    const [b, a] = await alertsOf(db, 'LAN@example.vn')
    expect([a?.title, b?.title]).toEqual(['Tivi A', 'Tivi B'])
    await endAlert(db, { id: a?.id ?? 0, email: 'nguoi-khac@example.vn' })
    expect(await alertsOf(db, 'lan@example.vn')).toHaveLength(2)
    await endAlert(db, { id: a?.id ?? 0, email: 'lan@example.vn' })
    expect(await mails()).toEqual([])
    expect(await rows('select count(*)::int as n from alert_addresses')).toEqual([{ n: 1 }])
    await endAlert(db, { id: b?.id ?? 0, email: 'lan@example.vn' })
    expect(await rows('select count(*)::int as n from alert_addresses')).toEqual([{ n: 0 }])
    expect(await rows('select distinct withdrawn_at is not null as withdrawn from consents')).toEqual([
      { withdrawn: true },
    ])
  })

  it('are forgotten whole with their address, and confirmed once by the last link', async () => {
    const { db } = database()
    const first = await ask(9_000_000, { isConfirmed: false })
    const second = await ask(8_000_000, { isConfirmed: false })
    expect(await confirmAddress(db, first)).toBeNull()
    expect(await confirmAddress(db, second)).toBe('lan@example.vn')
    await ask(8_500_000, { isConfirmed: false })
    expect(await alertsOf(db, 'lan@example.vn')).toMatchObject([{ below: 8_500_000, isConfirmed: true }])
    await forgetAddress(db, 'lan@example.vn')
    expect(await rows('select count(*)::int as n from price_alerts')).toEqual([{ n: 0 }])
  })
})
