import { readdirSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { describeOnDatabase } from '#tests/support/database.ts'
import { feedOf, feedsOver, openShop } from '#tests/support/feeds.ts'
import type { FeedItem } from '#tests/support/feeds.ts'

const item = (n: number, price = 5_000_000 + n): FeedItem => ({
  id: `k${n}`,
  title: `Tủ lạnh LG số ${n}`,
  price,
})
const items = (count: number) => Array.from({ length: count }, (_, n) => item(n))

describeOnDatabase('a feed', 'schema', (database) => {
  let feeds: Awaited<ReturnType<typeof feedsOver>>
  let shop: Awaited<ReturnType<typeof openShop>>
  beforeAll(async () => {
    feeds = await feedsOver(database())
    shop = await openShop()
  })
  beforeEach(() =>
    database().pool.query(`
      delete from feeds; delete from import_jobs; delete from import_mappings; delete from products; delete from brands;
      insert into brands (name, slug) values ('LG', 'lg');
      insert into product_categories (name, slug, kind, group_key) values ('Tủ lạnh', 'tu-lanh', 'fridge', 'x')
        on conflict do nothing`),
  )
  afterAll(async () => {
    await shop.close()
    feeds.close()
  })
  const rows = async (text: string) => (await database().pool.query<Record<string, unknown>>(text)).rows
  const sightings = async () => (await rows('select count(*)::int as n from price_observations'))[0]?.['n']
  /** A day later, for all that was seen. */
  const aDayPasses = () =>
    rows(`update price_observations set observed_on = observed_on - 1, seen_at = seen_at - interval '1 day'`)
  const started = async (given: readonly FeedItem[], more?: Parameters<typeof feeds.add>[1]) => {
    shop.serve(feedOf(given))
    const id = await feeds.add(shop.url, more)
    expect(await feeds.read(id)).toMatchObject({ state: 'held', reason: 'mapping', seen: given.length })
    await feeds.release(id)
    return id
  }

  it('waits once for a person who says what its columns are, then goes on by itself', async () => {
    const id = await started([
      { ...item(1), sale: 4_500_000 },
      item(2),
      { ...item(3), stock: 'out_of_stock' },
    ])
    expect(await feeds.runs(id)).toMatchObject([
      { state: 'done', seen: 3, created: 3, changed: 0, gone: 0, refused: 0 },
    ])
    expect(
      await rows(`select p.source_key as key, o.shop, o.url, s.price, s.list_price as list, s.in_stock as stock, s.source,
        s.observed_on = vietnam_day(now()) and s.seen_at is not null as now
        from products p join offers o on o.product_id = p.id join price_observations s on s.offer_id = o.id order by key`),
    ).toMatchObject([
      {
        key: 'k1',
        shop: 'a.vn',
        url: 'https://a.vn/k1',
        price: 4_500_000,
        list: 5_000_001,
        stock: true,
        now: true,
      },
      { key: 'k2', price: 5_000_002, list: null, stock: true },
      { key: 'k3', price: 5_000_003, stock: false },
    ])
    shop.serve(feedOf([{ ...item(1), sale: 4_400_000 }, item(2), item(4)]))
    expect(await feeds.read(id)).toMatchObject({
      state: 'held',
      reason: 'share',
      detail: '66.7',
      gone: 1,
      changed: 1,
    })
    await feeds.release(id)
    expect((await feeds.runs(id))[0]).toMatchObject({
      state: 'done',
      seen: 3,
      created: 1,
      changed: 1,
      gone: 1,
    })
    // What is gone is still there, as old as it was last seen.
    expect(
      await rows(
        `select value from product_prices join products p on p.id = product_id where source_key = 'k3'`,
      ),
    ).toEqual([{ value: 5_000_003 }])
  })

  it('that is as it was writes nothing on the same day, and that its prices stand on the next', async () => {
    const id = await started(items(5))
    const before = await rows('select * from products order by id')
    expect(await feeds.read(id)).toMatchObject({ state: 'unchanged', jobId: null })
    expect(await sightings()).toBe(5)
    await aDayPasses()
    expect(await feeds.read(id)).toMatchObject({ state: 'unchanged' })
    expect(await sightings()).toBe(10)
    expect(await feeds.read(id)).toMatchObject({ state: 'unchanged' })
    expect(await sightings()).toBe(10)
    expect(await rows('select * from products order by id')).toEqual(before)
    expect(await rows('select distinct seen_on = vietnam_day(now()) as fresh from product_prices')).toEqual([
      { fresh: true },
    ])
    // The same bytes without a validator are the same file.
    shop.answer((_, response) => void response.end(feedOf(items(5))))
    expect(await feeds.read(id)).toMatchObject({
      state: 'unchanged',
      bytes: Buffer.byteLength(feedOf(items(5))),
    })
    expect(await rows('select count(*)::int as n from import_jobs')).toEqual([{ n: 1 }])
  })

  it('leaves what editors wrote of a product alone, unless it was told to say everything', async () => {
    const id = await started(items(4))
    await rows(`update products set title = 'Tên của biên tập' where source_key = 'k1'`)
    shop.serve(feedOf([...items(4).slice(0, 3), item(3, 4_000_000)]))
    expect(await feeds.read(id)).toMatchObject({ state: 'done', changed: 1 })
    const title = () => rows(`select title from products where source_key = 'k1'`)
    expect(await title()).toEqual([{ title: 'Tên của biên tập' }])
    await rows('update feeds set adds_only = false')
    shop.serve(feedOf([...items(4).slice(0, 3), item(3, 4_100_000)]))
    expect(await feeds.read(id)).toMatchObject({ state: 'done' })
    expect(await title()).toEqual([{ title: 'Tủ lạnh LG số 1' }])
  })

  it('that would lose or reprice more than its share waits, and a newer file takes its place', async () => {
    const id = await started(items(10), { share: 30 })
    shop.serve(feedOf(items(10).slice(0, 7)))
    expect(await feeds.read(id)).toMatchObject({ state: 'done', gone: 3 })
    shop.serve(feedOf(items(7).map(({ id, title }) => ({ id, title, price: 50_000 }))))
    expect(await feeds.read(id)).toMatchObject({ state: 'held', reason: 'share', changed: 7, detail: '100' })
    expect(await rows('select count(*)::int as n from price_observations where price = 50000')).toEqual([
      { n: 0 },
    ])
    // Read again as it is it goes on waiting.
    expect(await feeds.read(id)).toMatchObject({ state: 'held' })
    expect(await feeds.runs(id)).toHaveLength(3)
    shop.serve(feedOf(items(7).map((each, at) => (at === 0 ? { ...each, price: 4_900_000 } : each))))
    expect(await feeds.read(id)).toMatchObject({ state: 'done', changed: 1 })
    expect((await feeds.runs(id)).map(({ state, reason }) => [state, reason])).toEqual([
      ['done', null],
      ['dropped', 'superseded'],
      ['done', null],
      ['done', 'mapping'],
    ])
    expect(readdirSync(feeds.folder).filter((name) => !name.startsWith('.')).length).toBeGreaterThan(0)
  })

  it('refuses rows one by one and says why', async () => {
    const bad = { ...item(9), type: 'Không có loại này', price: 1 }
    const id = await started(items(3), { share: 100 })
    shop.serve(feedOf([...items(3), bad]))
    const run = await feeds.read(id)
    expect(run).toMatchObject({ state: 'done', seen: 4, refused: 1 })
    expect(
      await rows(`select problems from import_rows where job_id = '${run.jobId}' and outcome = 'error'`),
    ).toEqual([{ problems: [{ field: 'category', message: 'Category "Không có loại này" not found' }] }])
  })

  it('whose server fails is tried again soon, and nothing of it is written', async () => {
    const id = await started(items(3))
    const state = await rows('select * from product_prices')
    const failures: [() => void, string][] = [
      [() => shop.answer((_, response) => void response.writeHead(500).end()), 'status'],
      [() => shop.answer(() => undefined), 'timeout'],
      [
        () =>
          shop.answer(
            (_, response) => void response.writeHead(302, { Location: 'http://169.254.169.254/' }).end(),
          ),
        'private_address',
      ],
      [
        () =>
          shop.answer((_, response) => {
            response.writeHead(200, { 'Content-Length': '99999' })
            response.write(feedOf(items(3)))
            setTimeout(() => response.destroy(), 50)
          }),
        'truncated',
      ],
      [() => shop.serve(feedOf(items(3)).slice(0, 700)), 'file'],
      [() => shop.serve('không phải tệp'), 'file'],
    ]
    for (const [arrange, reason] of failures) {
      arrange()
      expect(await feeds.read(id)).toMatchObject({ state: 'failed', reason })
    }
    expect(
      await rows('select failures, next_run_at > now() as later, leased_until as lease from feeds'),
    ).toEqual([{ failures: 6, later: true, lease: null }])
    expect(await rows('select * from product_prices')).toEqual(state)
    const strict = feeds.makeRunner(() => false)
    expect(await feeds.read(id, strict)).toMatchObject({ state: 'failed', reason: 'private_address' })
    shop.serve(feedOf(items(3)))
    expect(await feeds.read(id)).toMatchObject({ state: 'unchanged' })
    expect(await rows('select failures from feeds')).toEqual([{ failures: 0 }])
  })

  it('is read once, however many servers look', async () => {
    const id = await started(items(3))
    const asked = shop.asked()
    await rows(`update feeds set next_run_at = now()`)
    const servers = [feeds.makeRunner(), feeds.makeRunner(), feeds.makeRunner()]
    await Promise.all(servers.map((each) => each.finish()))
    expect(shop.asked()).toBe(asked + 1)
    expect(await feeds.runs(id)).toHaveLength(2)
  })

  it('that another server has taken over meanwhile writes nothing', async () => {
    const id = await started(items(3))
    shop.answer((_, response) => {
      void rows(`update feeds set lease_holder = 'another'`).then(() =>
        response.end(feedOf([item(0, 4_999_000), item(1), item(2), item(5)])),
      )
    })
    await rows(`update feeds set next_run_at = now()`)
    await feeds.runner.finish()
    expect(await feeds.runs(id)).toHaveLength(1)
    expect(await rows('select lease_holder as holder from feeds')).toEqual([{ holder: 'another' }])
  })

  it('goes on by itself while sales and stock come and go, and waits where a field it needs is gone', async () => {
    const id = await started(items(3))
    shop.serve(feedOf([{ ...item(0), sale: 4_000_000 }, item(1), item(2)]))
    expect(await feeds.read(id)).toMatchObject({ state: 'held', reason: 'share' })
    await feeds.release(id)
    const sold = `select s.price, s.list_price as list from price_observations s join offers o on o.id = s.offer_id
      join products p on p.id = o.product_id where p.source_key = 'k0' order by s.id desc limit 1`
    expect(await rows(sold)).toEqual([{ price: 4_000_000, list: 5_000_000 }])
    await rows(`update feeds set hold_share = 100 where id = ${id}`)
    shop.serve(feedOf(items(3)))
    expect(await feeds.read(id)).toMatchObject({ state: 'done', reason: null })
    expect(await rows(sold)).toEqual([{ price: 5_000_000, list: null }])
    shop.serve(feedOf(items(3)).replaceAll(/<g:price>.*?<\/g:price>/g, ''))
    expect(await feeds.read(id)).toMatchObject({ state: 'held', reason: 'mapping' })
  })

  it('of another header waits for a person again', async () => {
    const id = await started(items(3))
    shop.answer((_, response) => void response.end('id,title,price,hãng\nk1,Tủ lạnh LG số 1,5000000,LG\n'))
    expect(await feeds.read(id)).toMatchObject({ state: 'held', reason: 'mapping' })
  })
})
