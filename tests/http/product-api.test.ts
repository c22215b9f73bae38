import { beforeAll, describe, expect, it } from 'vitest'
import { describeOnDatabase } from '#tests/support/database.ts'
import { openSite } from '#tests/support/site.ts'
import type { TestSite } from '#tests/support/site.ts'
import { aPersonWithKey } from '#tests/support/staff.ts'

type Offer = { id: number; shop: string; url: string | null; prices: { id: number; price: number }[] }

describeOnDatabase('products written by programs', 'schema', (database) => {
  let site: TestSite
  let editor: Record<string, string>
  let category = 0

  beforeAll(async () => {
    site = await openSite(database())
    const { rows } = await database().pool.query<{ id: number }>(`
      insert into product_categories (name, slug, kind, group_key) values
        ('Tủ lạnh', 'tu-lanh', 'fridge', 'dien-lanh') returning id`)
    category = rows[0]?.id ?? 0
    editor = (await aPersonWithKey(database(), 'editor')).headers
  })

  const send = (method: string, path: string, body?: unknown, headers = editor) =>
    site.request(`/api/v1/products${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  const made = async (fields: object = {}): Promise<number> => {
    const response = await send('POST', '', { title: 'Tủ lạnh Thử 300', category_id: category, ...fields })
    expect(response.status).toBe(201)
    return ((await response.json()) as { id: number }).id
  }
  const read = async (id: number) =>
    (await (await site.get(`/api/v1/products/${id}`)).json()) as Record<string, unknown>

  it.each([
    ['POST', ''],
    ['PATCH', '/1'],
    ['DELETE', '/1'],
    ['POST', '/1/restore'],
    ['GET', '/1/offers'],
    ['POST', '/1/offers'],
    ['PATCH', '/1/offers/1'],
    ['DELETE', '/1/offers/1'],
    ['PATCH', '/1/offers/1/prices/1'],
    ['DELETE', '/1/offers/1/prices/1'],
  ])('%s /api/v1/products%s is 401 for nobody and 403 without a role', async (method, path) => {
    const body = method === 'GET' ? undefined : {}
    expect((await send(method, path, body, {})).status).toBe(401)
    const { headers } = await aPersonWithKey(database(), null)
    expect((await send(method, path, body, headers)).status).toBe(403)
  })

  it('POST makes it whole: brand, prices, figures, specifications', async () => {
    const id = await made({
      brand: 'Hãng Mới',
      model: 'TM-300',
      release_year: 2026,
      lowest_price: '12.990.000đ',
      attributes: { capacity_l: 300, inverter: true },
      specifications: [{ spec_category: 'Chung', spec_name: 'Dung tích', spec_value: '300 lít' }],
      faqs: [{ question: 'Có ngăn đá không?', answer: 'Có.' }],
    })
    expect(await read(id)).toMatchObject({
      brand: 'Hãng Mới',
      model: 'TM-300',
      releaseYear: 2026,
      lowestPriceValue: 12_990_000,
      attributes: { capacity_l: 300, inverter: true },
      specifications: [{ spec_category: 'Chung', spec_name: 'Dung tích', spec_value: '300 lít' }],
      faqs: [{ question: 'Có ngăn đá không?', answer: 'Có.' }],
    })
  })

  it('PATCH changes what is given, leaves the rest, and is one line in the log', async () => {
    const id = await made({ brand: 'Hãng Thử', attributes: { capacity_l: 300, noise_db: 38 } })
    const response = await send('PATCH', `/${id}`, { des: 'Tả mới', attributes: { noise_db: null } })
    expect(response.status).toBe(200)
    expect(await read(id)).toMatchObject({
      title: 'Tủ lạnh Thử 300',
      brand: 'Hãng Thử',
      des: 'Tả mới',
      attributes: { capacity_l: 300 },
    })
    const { rows } = await database().pool.query(
      `select detail from audit_log where entity = 'product' and entity_id = $1 and action = 'update'`,
      [String(id)],
    )
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({ detail: { via: 'api', after: { des: 'Tả mới' } } })
  })

  it('one that is hidden is read by who may edit it alone, and shown by a change', async () => {
    const id = await made({ is_hidden: true })
    const own = async () => site.get(`/api/v1/products/${id}`, editor)
    expect((await site.get(`/api/v1/products/${id}`)).status).toBe(404)
    const { headers } = await aPersonWithKey(database(), null)
    expect((await site.get(`/api/v1/products/${id}`, headers)).status).toBe(404)
    const answer = await own()
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(await answer.json()).toMatchObject({ id, isHidden: true })
    const tag = { ...editor, 'If-Match': answer.headers.get('etag') ?? '' }
    expect((await send('PATCH', `/${id}`, { is_hidden: false, des: 'Tả' }, tag)).status).toBe(200)
    expect(await read(id)).toMatchObject({ isHidden: false, des: 'Tả' })
    expect((await send('PATCH', `/${id}`, { is_hidden: true }, tag)).status).toBe(412)
    expect((await send('PATCH', `/${id}`, { is_hidden: true })).status).toBe(200)
    expect((await site.get(`/api/v1/products/${id}`)).status).toBe(404)
  })

  it('PATCH of is_hidden beside other fields is all of it or nothing', async () => {
    const id = await made({ des: 'Tả cũ' })
    const state = async () => {
      const { rows } = await database().pool.query(
        `select des, is_hidden, updated_at, (select count(*) from audit_log where entity = 'product' and entity_id = p.id::text) as lines
         from products p where id = $1`,
        [id],
      )
      return rows[0] as object
    }
    const before = await state()
    const stale = { ...editor, 'If-Match': '"0"' }
    const change = { is_hidden: true, des: 'Tả mới' }
    expect((await send('PATCH', `/${id}`, change, stale)).status).toBe(412)
    expect((await send('PATCH', `/${id}`, { ...change, category_id: 99_999 })).status).toBe(422)
    expect((await send('PATCH', `/${id}`, { ...change, brand: 'x'.repeat(61) })).status).toBe(422)
    // What writes last is refused by the database itself.
    await database().pool.query(`
      create function refuse_hiding() returns trigger language plpgsql as $$ begin raise 'not now' using errcode = '57014'; end $$;
      create trigger refuse_hiding before update on products for each row when (new.is_hidden and not old.is_hidden)
        execute function refuse_hiding()`)
    try {
      expect((await send('PATCH', `/${id}`, change)).status).toBe(503)
    } finally {
      await database().pool.query('drop function refuse_hiding cascade')
    }
    expect(await state()).toEqual(before)
    expect((await send('PATCH', `/${id}`, change)).status).toBe(200)
    expect(await state()).toMatchObject({ des: 'Tả mới', is_hidden: true })
  })

  it('of one that is hidden webhooks hear nothing until it is shown, and that it is gone when it is hidden', async () => {
    await database().pool.query(`
      insert into webhooks (name, url, events, salt)
      values ('Máy thử', 'https://a.vn', '{product.changed,price.changed}', 'x')`)
    const told = async () => {
      const { rows } = await database().pool.query<{ said: string }>(
        `select coalesce(data ->> 'change', type) as said from webhook_events order by id`,
      )
      return rows.map(({ said }) => said)
    }
    const id = await made({ is_hidden: true })
    const sighting = { shop: 'a.vn', observed_on: '2026-01-05', source: 'thử', price: 9_000_000 }
    expect((await send('POST', `/${id}/offers`, sighting)).status).toBe(201)
    await send('PATCH', `/${id}`, { release_year: 2020 })
    expect(await told()).toEqual([])
    await send('PATCH', `/${id}`, { is_hidden: false })
    await send('PATCH', `/${id}`, { is_hidden: true })
    await send('DELETE', `/${id}`)
    expect(await told()).toEqual(['created', 'deleted'])
    await database().pool.query('delete from webhooks')
  })

  it('a part that is wrong changes nothing, and is named as it was sent', async () => {
    const id = await made()
    const response = await send('PATCH', `/${id}`, {
      title: 'Tên khác',
      specifications: [{ spec_category: '', spec_name: 'x', spec_value: 'y' }],
    })
    expect(response.status).toBe(422)
    const { errors } = (await response.json()) as { errors: object }
    expect(Object.keys(errors)).toEqual(['specifications.0.spec_category'])
    expect(await read(id)).toMatchObject({ title: 'Tủ lạnh Thử 300' })
  })

  it.each([
    [{ title: 'x' }, 'category_id'],
    [{ title: 'x', category_id: 99_999 }, 'category_id'],
    [{ title: ' ', category_id: 1 }, 'title'],
    [{ title: 'x', category_id: 1, views: 3 }, 'body'],
    [{ title: 'x', category_id: 1, attributes: { hp: 'nhiều lắm' } }, 'attributes.hp'],
    [{ title: 'x', category_id: 1, attributes: { doors: 'hai cánh' } }, 'attributes.doors'],
    [{ title: 'x', category_id: 1, attributes: { inverter: 'có lẽ' } }, 'attributes.inverter'],
    [{ title: 'x', category_id: 1, image: 'http://a.vn/x.jpg' }, 'image'],
    [{ title: 'x', category_id: 1, images: [{ url: 'http://a.vn/x.jpg', alt: 'x' }] }, 'images.0.url'],
  ])('POST %j is a 422 about %s', async (body, field) => {
    const response = await send('POST', '', body)
    expect(response.status).toBe(422)
    expect(Object.keys(((await response.json()) as { errors: object }).errors)).toContain(field)
  })

  it('a choice is read by its key or its word, as files are read', async () => {
    const id = await made({ attributes: { doors: 'Ngăn đá trên' } })
    expect(await read(id)).toMatchObject({ attributes: { doors: 'top-freezer' } })
    await database().pool.query(
      `update products set attributes = attributes || '{"doors": "bốn cánh"}' where id = $1`,
      [id],
    )
    // What is there already, and was allowed once, is no reason to refuse everything else.
    expect((await send('PATCH', `/${id}`, { attributes: { doors: 'bốn cánh', noise_db: 40 } })).status).toBe(
      200,
    )
    const refused = await send('PATCH', `/${id}`, { attributes: { doors: 'hai cánh' } })
    const { errors } = (await refused.json()) as { errors: Record<string, string> }
    expect(errors['attributes.doors']).toContain('mini, top-freezer')
  })

  it('POST …/restore brings it back from the trash as it was, once, with a line in the log', async () => {
    const id = await made({ attributes: { capacity_l: 300 } })
    expect((await send('POST', `/${id}/restore`)).status).toBe(404)
    await send('DELETE', `/${id}`)
    const restored = await send('POST', `/${id}/restore`)
    expect(restored.status).toBe(200)
    expect(await restored.json()).toEqual({ id, url: `/api/v1/products/${id}` })
    const now = await site.get(`/api/v1/products/${id}`)
    expect(await now.json()).toMatchObject({ attributes: { capacity_l: 300 } })
    const again = { ...editor, 'If-Match': restored.headers.get('etag') ?? '' }
    expect((await send('PATCH', `/${id}`, { des: 'Tả mới' }, again)).status).toBe(200)
    const { rows } = await database().pool.query(
      `select detail from audit_log where entity = 'product' and entity_id = $1 and action = 'restore'`,
      [id],
    )
    expect(rows).toMatchObject([{ detail: { title: 'Tủ lạnh Thử 300', via: 'api' } }])
    expect((await send('POST', `/${id}/restore`)).status).toBe(404)
  })

  it('DELETE puts it into the trash, once', async () => {
    const id = await made()
    expect((await send('DELETE', `/${id}`)).status).toBe(204)
    expect((await site.get(`/api/v1/products/${id}`)).status).toBe(404)
    expect((await send('DELETE', `/${id}`)).status).toBe(404)
    expect((await send('PATCH', `/${id}`, { des: 'x' })).status).toBe(404)
  })

  describe('prices', () => {
    const SEEN = { shop: 'cua-hang.vn', price: 12_000_000, observed_on: '2026-01-05', source: 'Trang bán' }
    const offers = async (id: number) =>
      ((await (await send('GET', `/${id}/offers`)).json()) as { offers: Offer[] }).offers

    it('a price seen at a shop is that of the product from then on', async () => {
      const id = await made()
      const response = await send('POST', `/${id}/offers`, { ...SEEN, list_price: 13_000_000 })
      expect(response.status).toBe(201)
      expect(await read(id)).toMatchObject({
        mainPrice: {
          value: 12_000_000,
          listPrice: 13_000_000,
          shop: 'cua-hang.vn',
          observedOn: '2026-01-05',
        },
      })
      await send('POST', `/${id}/offers`, { ...SEEN, price: 11_000_000, observed_on: '2026-02-05' })
      expect(await read(id)).toMatchObject({ mainPrice: { value: 11_000_000 } })
      expect((await offers(id)).map(({ prices }) => prices.map(({ price }) => price))).toEqual([
        [11_000_000, 12_000_000],
      ])
    })

    it('shops and prices are written over the version of their product, which the list and each write tell', async () => {
      const id = await made()
      const etagOf = (response: Response) => response.headers.get('etag') ?? ''
      const empty = await send('GET', `/${id}/offers`)
      expect(etagOf(empty)).toMatch(/^"\w+\.[\w-]{22}"$/)
      const added = await send('POST', `/${id}/offers`, SEEN, { ...editor, 'If-Match': etagOf(empty) })
      expect([added.status, etagOf(added)]).toEqual([201, expect.stringMatching(/^"\w+"$/)])
      const [offer] = await offers(id)
      const rename = (etag: string) =>
        send('PATCH', `/${id}/offers/${offer?.id}`, { shop: 'khac.vn' }, { ...editor, 'If-Match': etag })
      expect((await rename(etagOf(empty))).status).toBe(412)
      expect((await rename(etagOf(added))).status).toBe(200)
      expect((await send('GET', '/999999/offers')).status).toBe(404)
    })

    it('shops whose names differ by case alone are one, of all products', async () => {
      const [id, other] = [await made(), await made()]
      await send('POST', `/${id}/offers`, SEEN)
      const again = { ...SEEN, shop: 'Cua-Hang.VN', observed_on: '2026-01-06' }
      expect((await send('POST', `/${id}/offers`, again)).status).toBe(201)
      expect(await offers(id)).toMatchObject([{ shop: 'cua-hang.vn', prices: [{}, {}] }])
      await send('POST', `/${other}/offers`, again)
      expect(await offers(other)).toMatchObject([{ shop: 'cua-hang.vn' }])
      await send('POST', `/${id}/offers`, { ...SEEN, shop: 'khac.vn' })
      const second = (await offers(id)).find(({ shop }) => shop === 'khac.vn')
      const renamed = await send('PATCH', `/${id}/offers/${second?.id}`, { shop: 'CUA-HANG.vn' })
      expect(renamed.status).toBe(422)
    })

    it('two of one shop and day, and one of a day to come, are a 422', async () => {
      const id = await made()
      await send('POST', `/${id}/offers`, SEEN)
      expect((await send('POST', `/${id}/offers`, SEEN)).status).toBe(422)
      expect((await send('POST', `/${id}/offers`, { ...SEEN, observed_on: '2999-01-01' })).status).toBe(422)
    })

    it('shops and prices are corrected and deleted; those of another product are not there', async () => {
      const [id, other] = [await made(), await made()]
      await send('POST', `/${id}/offers`, SEEN)
      const [offer] = await offers(id)
      const price = `/offers/${offer?.id}/prices/${offer?.prices[0]?.id}`
      expect((await send('PATCH', `/${other}${price}`, { price: 1 })).status).toBe(404)
      expect((await send('PATCH', `/${id}${price}`, { price: 9_000_000 })).status).toBe(200)
      expect((await send('PATCH', `/${id}/offers/${offer?.id}`, { url: 'https://x.vn/a' })).status).toBe(200)
      expect(await offers(id)).toMatchObject([
        { shop: 'cua-hang.vn', url: 'https://x.vn/a', prices: [{ price: 9_000_000 }] },
      ])
      expect((await send('DELETE', `/${id}${price}`)).status).toBe(204)
      expect((await send('DELETE', `/${other}/offers/${offer?.id}`)).status).toBe(404)
      expect((await send('DELETE', `/${id}/offers/${offer?.id}`)).status).toBe(204)
      expect(await offers(id)).toEqual([])
    })
  })
})

describeOnDatabase('a catalogue that is still empty', 'schema', (database) => {
  type Listed = { categories: { id: number; name: string; kind: string; count: number }[]; kinds: object[] }
  let site: TestSite
  let editor: Record<string, string>
  beforeAll(async () => {
    site = await openSite(database())
    editor = (await aPersonWithKey(database(), 'editor')).headers
  })
  const listed = async (query = '?empty=true') =>
    (await (await site.get(`/api/v1/categories${query}`)).json()) as Listed
  const post = (body: object) =>
    site.request('/api/v1/products', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...editor },
      body: JSON.stringify(body),
    })

  it('is filled by what the API lists, by kind first and then by the id of its category', async () => {
    const { categories, kinds } = await listed()
    expect(categories).toEqual([])
    expect(kinds).toContainEqual({ kind: 'fridge', name: 'Tủ lạnh' })
    for (const title of ['Tủ lạnh Một', 'Tủ lạnh Hai'])
      expect((await post({ title, kind: 'fridge', lowest_price: '9.990.000đ' })).status).toBe(201)
    const after = await listed()
    expect(after.categories).toEqual([
      { id: expect.any(Number), name: 'Tủ lạnh', slug: 'tu-lanh', kind: 'fridge', count: 2 },
    ])
    expect(after.kinds).not.toContainEqual({ kind: 'fridge', name: 'Tủ lạnh' })
    const [category] = after.categories
    expect((await post({ title: 'Tủ lạnh Ba', category_id: category?.id })).status).toBe(201)
    expect((await listed('')).categories).toMatchObject([{ id: category?.id, count: 3 }])
  })

  it('lists categories without a product only where they are asked for, hidden ones never', async () => {
    await database().pool.query(`
      insert into product_categories (name, slug, kind, group_key, is_hidden) values
        ('Quạt', 'quat', 'fan', 'dien-lanh', false), ('Bàn ủi', 'ban-ui', 'iron', 'gia-dung', true)`)
    const names = ({ categories }: Listed) => categories.map(({ name }) => name)
    expect(names(await listed())).toEqual(expect.arrayContaining(['Quạt']))
    expect(names(await listed())).not.toContain('Bàn ủi')
    expect(names(await listed(''))).not.toContain('Quạt')
    expect(await listed('')).not.toHaveProperty('kinds')
  })

  it.each([
    [{ title: 'A' }, { category_id: expect.any(String) as string }],
    [{ title: 'A', kind: 'xe_may' }, { kind: expect.any(String) as string }],
  ])('POST of %j says what is missing', async (body, errors) => {
    const response = await post(body)
    expect([response.status, await response.json()]).toMatchObject([422, { errors }])
  })
})
