import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { describeOnDatabase } from '#tests/support/database.ts'
import { openLiveSite } from '#tests/support/live-site.ts'
import type { LiveSite, WireAnswer } from '#tests/support/live-site.ts'

/** Public pages that are kept, one of each kind. */
const KEPT = [
  '/',
  '/_.data',
  '/products',
  '/products?page=2',
  '/products/1',
  '/products/1.data',
  '/brand',
  '/brand/samsung',
  '/blog',
  '/blog/tu-van',
  '/blog/tu-lanh-bao-nhieu-lit-thi-vua-nha-minh',
  '/cach-tinh',
  '/kien-thuc',
  '/lien-he',
  '/cach-xep-hang',
  '/dieu-khoan-su-dung',
  '/chinh-sach-bao-mat',
  '/bao-mat',
  '/products?q=tu+lanh',
  '/products.data?q=tivi+lg',
  '/functions/v1/paginated-products?limit=24&sortBy=price',
  '/functions/v1/product-stats',
  '/functions/v1/featured-products',
  '/api/v1/products/1',
  '/api/v1/brands',
]
/** Pages that are made for the one who asks. */
const MADE_ANEW = [
  '/products?q=zxqwvk',
  '/products?q=tu+lanh&typing=1',
  '/api/v1/products?search=tu+lanh',
  '/api/v1/articles',
  '/chat?q=xin+chao',
  '/so-sanh',
  '/yeu-thich',
  '/blog/search?q=tu+lanh',
  '/auth',
  '/admin',
  '/products/999999',
  '/khong-co-trang-nay',
]
const ARTICLE = '/blog/tu-lanh-bao-nhieu-lit-thi-vua-nha-minh'

describeOnDatabase('kept pages', 'demo', (database) => {
  let site: LiveSite
  beforeAll(async () => {
    site = await openLiveSite(database(), { SITE_URL: 'https://chonmay.example' })
  })
  afterAll(() => site.close())

  /** Writes straight into the database, as another server would. */
  async function change(statement: ReturnType<typeof sql>): Promise<void> {
    await database().db.execute(statement)
    await site.settle()
  }
  const text = async (path: string) => (await site.get(path)).body.toString()
  const same = (one: WireAnswer, other: WireAnswer) => one.body.equals(other.body)

  test.each(KEPT.filter((path) => path.startsWith('/api/v1/')))(
    '%s is refused to a key that is none, also where it is kept',
    async (path) => {
      expect((await site.get(path)).status).toBe(200)
      expect((await site.get(path, { authorization: 'Bearer of-nobody' })).status).toBe(401)
      expect((await site.get(path)).status).toBe(200)
    },
  )

  test.each(KEPT)('%s is made once and kept, for everybody alike', async (path) => {
    const key = path.startsWith('/api/v1/') ? {} : { authorization: 'Bearer of-somebody' }
    const first = await site.get(path, { cookie: 'session=of-somebody', ...key })
    const second = await site.get(path)
    expect(first.status).toBe(200)
    expect(same(first, second)).toBe(true)
    expect(second.headers).toMatchObject({
      'cache-control': 'public, max-age=0, must-revalidate',
      vary: 'Accept-Encoding',
      etag: expect.stringMatching(/^"(?:\w+\.)?[\w-]{22}"$/) as string,
      'x-content-type-options': 'nosniff',
    })
    expect(second.headers['set-cookie']).toBeUndefined()
    expect((await site.get(path, { 'if-none-match': second.headers.etag })).status).toBe(304)
  })

  test.each(['/', '/bao-mat', '/api/v1/brands', '/products/999999', '/favicon.svg', '/readyz'])(
    'each answer of %s has an id of its own, from memory too',
    async (path) => {
      const answers = [await site.get(path), await site.get(path), await site.get(path)]
      const known = await site.get(path, { 'if-none-match': answers[2]?.headers.etag ?? '' })
      const ids = [...answers, known].map(({ headers }) => headers['x-request-id'])
      for (const id of ids) expect(id).toMatch(/^[0-9a-f-]{36}$/)
      expect(new Set(ids).size).toBe(ids.length)
    },
  )

  test.each(MADE_ANEW)('%s is not kept', async (path) => {
    const { headers } = await site.get(path)
    expect(headers.etag).toBeUndefined()
  })

  test('a page goes out as br, gzip or plain, each with a mark of its own', async () => {
    const plain = await site.get('/products')
    const br = await site.get('/products', { 'accept-encoding': 'gzip, deflate, br' })
    const gzip = await site.get('/products', { 'accept-encoding': 'gzip, br;q=0' })
    expect(br.headers['content-encoding']).toBe('br')
    expect(gzip.headers['content-encoding']).toBe('gzip')
    expect(brotliDecompressSync(br.body).equals(plain.body)).toBe(true)
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true)
    expect(new Set([plain, br, gzip].map(({ headers }) => headers.etag)).size).toBe(3)
    const head = await fetch(`${site.url}/products`, { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
  })

  test('its scripts are allowed by their hashes, and by no nonce', async () => {
    const { headers, body } = await site.get('/')
    const policy = String(headers['content-security-policy'])
    expect(policy).not.toMatch(/nonce|unsafe-inline/)
    expect(body.toString()).not.toContain('nonce=')
    const inline = [...body.toString().matchAll(/<script(?![^>]* src=)([^>]*)>([^]*?)<\/script>/g)]
      .filter(([, attributes = '']) => !attributes.includes('ld+json'))
      .map(([, , code = '']) => code)
    expect(inline.length).toBeGreaterThan(2)
    for (const code of inline) {
      expect(policy).toContain(`'sha256-${createHash('sha256').update(code).digest('base64')}'`)
    }
  })

  describe('a change shows at once', () => {
    test('a product on its page, in lists and in an article that shows it; another product stays kept', async () => {
      const other = await site.get('/products/2')
      await change(sql`update products set title = 'Máy có tên mới' where id = 1`)
      expect(await text('/products/1')).toContain('Máy có tên mới')
      expect(await text('/products?size=48&sort=newest')).toBeDefined()
      expect((await site.get('/products/2')).headers.etag).toBe(other.headers.etag)
    })

    test('a price', async () => {
      const before = await text('/products/3')
      await change(sql`update price_observations set price = 1234000
        where offer_id in (select id from offers where product_id = 3)`)
      expect(before).not.toContain('1.234.000')
      expect(await text('/products/3')).toContain('1.234.000')
    })

    test('an article on its page and on the blog', async () => {
      await Promise.all([text(ARTICLE), text('/blog')])
      await change(sql`update articles set title = 'Tựa bài vừa đổi' where slug = ${ARTICLE.slice(6)}`)
      expect(await text(ARTICLE)).toContain('Tựa bài vừa đổi')
    })

    test('a category, and who runs the site', async () => {
      await Promise.all([text('/blog'), text('/lien-he')])
      await change(sql`update categories set name = 'Mục vừa đổi' where slug = 'tu-van'`)
      expect(await text('/blog')).toContain('Mục vừa đổi')
      await change(sql`insert into settings (key, value) values ('address', to_jsonb('99 Phố Vừa Đổi'::text))
        on conflict (key) do update set value = excluded.value`)
      expect(await text('/lien-he')).toContain('99 Phố Vừa Đổi')
    })

    test('an article that is taken off answers 404', async () => {
      expect((await site.get('/blog/tu-van')).status).toBe(200)
      expect((await site.get(ARTICLE)).status).toBe(200)
      await change(sql`update articles set status = 'draft' where slug = ${ARTICLE.slice(6)}`)
      expect((await site.get(ARTICLE)).status).toBe(404)
      await change(sql`update articles set status = 'published' where slug = ${ARTICLE.slice(6)}`)
      expect((await site.get(ARTICLE)).status).toBe(200)
    })
  })

  test('views are counted of a kept article, once a visitor, and no robot', async () => {
    const views = async () => {
      await site.flushViews()
      const { rows } = await database().db.execute<{ n: number }>(
        sql`select view_count as n from articles where slug = ${ARTICLE.slice(6)}`,
      )
      return rows[0]?.n ?? 0
    }
    const { etag } = (await site.get(ARTICLE)).headers
    const before = await views()
    const from = (address: string) => ({ 'user-agent': 'Mozilla/5.0 Chrome/150', 'x-forwarded-for': address })
    const proxied = await openLiveSite(database(), { TRUST_PROXY: '1', SITE_URL: 'https://chonmay.example' })
    for (const address of ['192.0.2.1', '192.0.2.2', '192.0.2.2']) await proxied.get(ARTICLE, from(address))
    await proxied.get(ARTICLE, { ...from('192.0.2.3'), 'user-agent': 'Googlebot/2.1' })
    await proxied.flushViews()
    await proxied.close()
    expect(await views()).toBe(before + 2)
    // Counting makes no page anew.
    expect((await site.get(ARTICLE)).headers.etag).toBe(etag)
  })

  test('an address that could have been kept is noted as missing for people alone', async () => {
    const ask = (path: string, agent: string) => site.get(path, { 'user-agent': agent })
    for (const path of ['/blog/chua-tung-co', '/products/999998', '/chua-tung-co'])
      expect((await ask(path, 'Googlebot/2.1')).status).toBe(404)
    await ask('/blog/chua-tung-co', 'Mozilla/5.0 Chrome/150')
    await site.flushAddresses()
    const { rows } = await database().db.execute(
      sql`select path, hits from missing_pages where path in ('/blog/chua-tung-co', '/products/999998', '/chua-tung-co')`,
    )
    expect(rows).toEqual([{ path: '/blog/chua-tung-co', hits: 1 }])
  })

  test('a request with two hosts is refused, also for a page that is kept', async () => {
    await site.get('/')
    const socket = connect(Number(new URL(site.url).port), '127.0.0.1')
    socket.end('GET / HTTP/1.1\r\nHost: chonmay.example\r\nHost: other.example\r\nConnection: close\r\n\r\n')
    const [answer] = (await once(socket, 'data')) as [Buffer]
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 400 /)
  })
})
