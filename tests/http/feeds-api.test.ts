import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { describeOnDatabase } from '#tests/support/database.ts'
import { feedOf, openShop } from '#tests/support/feeds.ts'
import { openSite } from '#tests/support/site.ts'
import type { TestSite } from '#tests/support/site.ts'
import { aPersonWithKey } from '#tests/support/staff.ts'

type Run = { id: number; state: string; import_id: string | null; seen: number }
type Feed = { id: number; name: string; next_run_at: string | null; last_run: Run | null } & Record<
  string,
  unknown
>

describeOnDatabase('feeds by the API', 'schema', (database) => {
  let site: TestSite
  let editor: Record<string, string>
  let shop: Awaited<ReturnType<typeof openShop>>
  beforeAll(async () => {
    site = await openSite(database())
    editor = (await aPersonWithKey(database(), 'editor')).headers
    shop = await openShop()
    shop.serve(feedOf([{ id: 'a1', title: 'Tủ lạnh LG 300 lít', price: 9_000_000 }]))
  })
  afterAll(() => shop.close())
  beforeEach(() => database().pool.query('delete from feeds'))

  const send = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    site.request(`/api/v1/feeds${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', ...editor, ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  const answer = async <T = Feed>(response: Promise<Response> | Response): Promise<T> =>
    (await (await response).json()) as T
  const add = (fields: object = {}) =>
    send('POST', '', { name: 'Nguồn A', shop: 'a.vn', url: shop.url, ...fields })
  const lines = async () => {
    const { rows } = await database().pool.query<{ action: string; detail: object }>(
      `select action, detail from audit_log where entity = 'feed' order by id`,
    )
    return rows
  }

  it('one is added with what is usual, and read at once; its first run waits for a person', async () => {
    const response = await add()
    expect(response.status).toBe(201)
    const feed = await answer(response)
    expect(response.headers.get('location')).toBe(`/api/v1/feeds/${feed.id}`)
    expect(feed).toMatchObject({
      interval_minutes: 1440,
      hold_share: 30,
      adds_only: true,
      fetches_pictures: false,
      is_on: true,
      last_run: null,
    })
    await site.finishFeeds()
    const { last_run: run } = await answer(send('GET', `/${feed.id}`))
    expect(run).toMatchObject({ state: 'held', seen: 1, import_id: expect.any(String) as string })
    const waiting = `/api/v1/imports?state=uploaded&feed=${feed.id}`
    expect(await answer<object>(site.get(waiting, editor))).toMatchObject({
      imports: [{ id: run?.import_id, feedId: feed.id }],
    })
  })

  it.each([
    ['no shop', { shop: '' }, 'shop'],
    ['an address that is none', { url: 'ftp://a.vn/f' }, 'url'],
    ['an address with a password', { url: 'https://a:b@a.vn/f' }, 'url'],
    ['a rhythm nobody offers', { interval_minutes: 7 }, 'interval_minutes'],
    ['a share beyond all', { hold_share: 101 }, 'hold_share'],
    ['a text for a switch', { is_on: 'no' }, 'is_on'],
  ])('%s is refused and named', async (_, fields, field) => {
    const response = await add(fields)
    expect([response.status, response.headers.get('content-type')]).toEqual([422, 'application/problem+json'])
    expect(await answer<{ errors: object }>(response)).toMatchObject({
      errors: { [field]: expect.any(String) as string },
    })
  })

  it('a field nobody knows is refused; a name that is taken is a 409', async () => {
    expect((await add({ isOn: true })).status).toBe(422)
    await add()
    const taken = await add()
    expect([taken.status, await answer<object>(taken)]).toMatchObject([409, { errors: { name: /đã có/i } }])
    const { id } = await answer(add({ name: 'Nguồn B' }))
    expect((await send('PATCH', `/${id}`, { name: 'Nguồn A' })).status).toBe(409)
  })

  it('PATCH changes what is given, over the version that was read, and is one line in the log', async () => {
    const { id } = await answer(add({ is_on: false }))
    const etag = (await send('GET', `/${id}`)).headers.get('etag') ?? ''
    const before = (await lines()).length
    const first = await send('PATCH', `/${id}`, { hold_share: 50, url: null }, { 'If-Match': etag })
    expect(await answer(first)).toMatchObject({ hold_share: 50, url: null, name: 'Nguồn A', is_on: false })
    expect((await lines()).slice(before)).toMatchObject([
      { action: 'update', detail: { name: 'Nguồn A', holdShare: 50, url: null } },
    ])
    expect((await send('PATCH', `/${id}`, { hold_share: 60 }, { 'If-Match': etag })).status).toBe(412)
  })

  it('is paused and goes on; a run asked for is read though it was paused', async () => {
    const { id } = await answer(add())
    await site.finishFeeds()
    expect(await answer(send('PATCH', `/${id}`, { is_on: false }))).toMatchObject({
      is_on: false,
      next_run_at: null,
    })
    const asked = shop.asked()
    await database().pool.query('update feeds set next_run_at = now()')
    await site.finishFeeds()
    expect(shop.asked()).toBe(asked)
    const run = await send('POST', `/${id}/run`)
    expect([run.status, await answer(run)]).toMatchObject([202, { is_on: true }])
    await site.finishFeeds()
    expect(shop.asked()).toBe(asked + 1)
  })

  it('one without an address cannot be run: its files are uploaded', async () => {
    const { id } = await answer(add({ url: null }))
    expect((await send('POST', `/${id}/run`)).status).toBe(409)
  })

  it('the list is searched, filtered, sorted and paged', async () => {
    for (const name of ['Đồng hồ', 'Bếp', 'Âm thanh']) await add({ name, is_on: name !== 'Bếp' })
    type List = { feeds: Feed[]; pagination: { total: number; nextCursor: string | null } }
    const list = (query: string) => answer<List>(send('GET', query))
    const names = ({ feeds }: List) => feeds.map(({ name }) => name)
    expect(names(await list(''))).toEqual(['Âm thanh', 'Bếp', 'Đồng hồ'])
    expect(names(await list('?sortOrder=desc&limit=2'))).toEqual(['Đồng hồ', 'Bếp'])
    expect(names(await list('?search=dong'))).toEqual(['Đồng hồ'])
    expect(names(await list('?is_on=false'))).toEqual(['Bếp'])
    const first = await list('?sortBy=id&limit=2')
    expect(names(await list(`?sortBy=id&limit=2&cursor=${first.pagination.nextCursor}`))).toEqual([
      'Âm thanh',
    ])
  })

  it('its runs are listed, the newest first', async () => {
    const { id } = await answer(add())
    await site.finishFeeds()
    shop.answer((_, response) => void response.writeHead(500).end())
    for (let at = 0; at < 2; at += 1) {
      await send('POST', `/${id}/run`)
      await site.finishFeeds()
    }
    type Runs = { runs: Run[]; pagination: { total: number; nextCursor: string | null } }
    const runs = (query: string) => answer<Runs>(send('GET', `/${id}/runs${query}`))
    const states = (await runs('')).runs.map(({ state }) => state)
    expect(states).toEqual(['failed', 'failed', 'held'])
    const { pagination } = await runs('?limit=2')
    expect(pagination.total).toBe(3)
    expect((await runs(`?limit=2&cursor=${pagination.nextCursor}`)).runs).toMatchObject([{ state: 'held' }])
    expect((await runs('?state=held')).pagination.total).toBe(1)
  })

  it('DELETE takes it away, and what is not there is a 404', async () => {
    const { id } = await answer(add())
    expect((await send('DELETE', `/${id}`)).status).toBe(204)
    for (const [method, path] of [
      ['GET', ''],
      ['GET', '/runs'],
      ['PATCH', ''],
      ['DELETE', ''],
      ['POST', '/run'],
    ] as const)
      expect((await send(method, `/${id}${path}`, method === 'GET' ? undefined : {})).status).toBe(404)
  })

  it('is for editors alone', async () => {
    expect((await site.get('/api/v1/feeds')).status).toBe(401)
    expect((await site.get('/api/v1/feeds', (await aPersonWithKey(database(), null)).headers)).status).toBe(
      403,
    )
  })
})
