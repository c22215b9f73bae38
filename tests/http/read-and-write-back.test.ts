import { beforeAll, describe, expect, it } from 'vitest'
import { apiWriter } from '#tests/support/api-writer.ts'
import type { MadeRow } from '#tests/support/api-writer.ts'
import { describeOnDatabase } from '#tests/support/database.ts'
import { openSite } from '#tests/support/site.ts'
import type { TestSite } from '#tests/support/site.ts'
import { aPersonWithKey } from '#tests/support/staff.ts'

type Read = Record<string, unknown>

const KEPT = '/uploads/0123456789abcdef0123-800x600'
const VARIANTS = [
  { name: '128 GB', sku: 'A-128', price: '9.990.000đ', is_available: true },
  { name: '256 GB', sku: null, price: null, is_available: false },
]

describeOnDatabase('what programs read and write back', 'schema', (database) => {
  let site: TestSite
  let editor: Record<string, string>
  let category = 0
  let other = 0
  const { send, made, anArticle } = apiWriter(
    () => site,
    () => editor,
  )

  beforeAll(async () => {
    site = await openSite(database())
    const { rows } = await database().pool.query<{ id: number }>(`
      insert into product_categories (name, slug, kind, group_key) values
        ('Điện thoại', 'dien-thoai', 'phone', 'so'), ('Tivi', 'tivi', 'tv', 'dien-may') returning id`)
    category = rows[0]?.id ?? 0
    other = rows[1]?.id ?? 0
    await database().pool.query(
      'insert into media (storage_key, alt, width, height, byte_size) values ($1, $2, 800, 600, 9)',
      [KEPT.slice('/uploads/'.length), 'Máy'],
    )
    editor = (await aPersonWithKey(database(), 'editor')).headers
  })

  const product = async (fields: object = {}) =>
    (
      (await (
        await send('POST', 'products', { title: 'Máy thử', category_id: category, ...fields })
      ).json()) as {
        id: number
      }
    ).id
  const read = async (id: number, headers?: Record<string, string>) => {
    const response = await site.get(`/api/v1/products/${id}`, headers)
    return { row: (await response.json()) as Read, etag: response.headers.get('etag') }
  }
  const refused = async (response: Response) => ({
    status: response.status,
    errors: ((await response.json()) as { errors?: Record<string, string> }).errors,
  })

  describe('the variants of a product', () => {
    it('stand whole before a key that may write them, and written back they change nothing', async () => {
      const id = await product({ variants: VARIANTS })
      const { row, etag } = await read(id, editor)
      expect(row['variants']).toEqual(VARIANTS)
      expect((await send('PATCH', `products/${id}`, { variants: row['variants'] })).status).toBe(200)
      expect(await read(id, editor)).toEqual({ row, etag })
    })

    it.each([
      [['products:write' as const], 2],
      [['products:read' as const], 2],
      [['articles:write' as const], 1],
    ])('a key of %j reads %i of two', async (scopes, count) => {
      const id = await product({ variants: VARIANTS })
      const { headers } = await aPersonWithKey(database(), 'editor', { scopes })
      expect((await read(id, headers)).row['variants']).toHaveLength(count)
    })

    it('show those that can be had, by name and price, to everybody', async () => {
      const { row } = await read(await product({ variants: VARIANTS }))
      expect(row['variants']).toEqual([{ name: '128 GB', price: '9.990.000đ' }])
    })
  })

  it('pictures of ours may be written back by the whole address that was read', async () => {
    const id = await product({ image: KEPT, images: [{ url: KEPT, alt: 'Máy' }] })
    const { row, etag } = await read(id, editor)
    expect(row['image']).toBe(`http://localhost:3000${KEPT}`)
    const { image, images } = row
    expect((await send('PATCH', `products/${id}`, { image, images })).status).toBe(200)
    expect(await read(id, editor)).toEqual({ row, etag })
    const { rows } = await database().pool.query('select image from products where id = $1', [id])
    expect(rows).toEqual([{ image: KEPT }])
  })

  it('a drawing of ours that stands for no picture is written back as none', async () => {
    const id = await product()
    const { row, etag } = await read(id, editor)
    expect(row['image']).toMatch(/^http:\/\/localhost:3000\/minh-hoa\//)
    expect((await send('PATCH', `products/${id}`, { image: row['image'] })).status).toBe(200)
    expect(await read(id, editor)).toEqual({ row, etag })
    const { rows } = await database().pool.query('select image from products where id = $1', [id])
    expect(rows).toEqual([{ image: null }])
  })

  it('a picture of the site that is not there is 422, on products and articles', async () => {
    const missing = '/uploads/ffffffffffffffffffff-800x600'
    const id = await product()
    for (const [change, field] of [
      [{ image: missing }, 'image'],
      [{ image: `http://localhost:3000${missing}.webp` }, 'image'],
      [{ image: '/uploads/khong-co.jpg' }, 'image'],
      [
        {
          images: [
            { url: KEPT, alt: 'a' },
            { url: missing, alt: 'b' },
          ],
        },
        'images.1.url',
      ],
    ] as const) {
      const answer = await refused(await send('PATCH', `products/${id}`, change))
      expect(answer).toMatchObject({ status: 422, errors: { [field]: expect.stringContaining('chưa có') } })
    }
    expect(
      (await send('POST', 'products', { title: 'x', category_id: category, image: missing })).status,
    ).toBe(422)
    const ids = { category: 0, author: 0 }
    ids.category = (await made('article-categories', { name: 'Chuyên mục' })).id
    ids.author = (await made('authors', { name: 'Tác giả' })).id
    const article = await anArticle(ids, { featured_image: KEPT })
    for (const field of ['featured_image', 'social_image'])
      expect(
        await refused(await send('PATCH', `articles/${article.id}`, { [field]: missing })),
      ).toMatchObject({
        status: 422,
        errors: { [field]: expect.stringContaining('chưa có') },
      })
    // What it has already may be written back, whatever became of the file.
    await database().pool.query('update articles set featured_image = $1 where id = $2', [
      missing,
      article.id,
    ])
    expect((await send('PATCH', `articles/${article.id}`, { featured_image: missing })).status).toBe(200)
  })

  it('an article takes back the address of its picture and of our cover as they were read', async () => {
    const ids = {
      category: (await made('article-categories', { name: 'Mục hai' })).id,
      author: (await made('authors', { name: 'Người hai' })).id,
    }
    for (const fields of [{}, { featured_image: KEPT, social_image: KEPT }]) {
      const { id } = await anArticle(ids, fields)
      const before = (await (await site.get(`/api/v1/articles/${id}`, editor)).json()) as MadeRow
      const { featured_image, social_image } = before
      const sent = await send('PATCH', `articles/${id}`, { featured_image, social_image })
      expect(sent.status).toBe(200)
      expect(await (await site.get(`/api/v1/articles/${id}`, editor)).json()).toEqual(before)
    }
  })

  it('names of answers are taken on write: releaseYear, publishedAt', async () => {
    const id = await product({ releaseYear: 2024 })
    expect((await read(id)).row['releaseYear']).toBe(2024)
    expect((await send('PATCH', `products/${id}`, { releaseYear: 2025 })).status).toBe(200)
    expect((await read(id)).row['releaseYear']).toBe(2025)
    // Both at once would leave open which is meant.
    expect((await send('PATCH', `products/${id}`, { releaseYear: 2025, release_year: 2024 })).status).toBe(
      422,
    )
    const ids = {
      category: (await made('article-categories', { name: 'Mục ba' })).id,
      author: (await made('authors', { name: 'Người ba' })).id,
    }
    const publishedAt = '2025-01-02T03:04:05.000Z'
    expect(await anArticle(ids, { publishedAt })).toMatchObject({ publishedAt })
  })

  it('a product names its category and its page', async () => {
    const id = await product()
    const { row } = await read(id)
    const named = {
      category_id: category,
      category_slug: 'dien-thoai',
      url: `http://localhost:3000/products/${id}`,
    }
    expect(row).toMatchObject(named)
    const { products } = (await (await site.get('/api/v1/products')).json()) as { products: Read[] }
    expect(products.find((each) => each['id'] === id)).toMatchObject(named)
  })

  it('a kind beside the category of another is 422, beside its own it is not', async () => {
    const both = (kind: string, category_id: number) =>
      send('POST', 'products', { title: 'Ấm', kind, category_id })
    expect(await refused(await both('phone', other))).toMatchObject({
      status: 422,
      errors: { kind: expect.stringContaining('tv') },
    })
    expect((await both('phone', category)).status).toBe(201)
    expect((await both('khong-co', category)).status).toBe(422)
  })
})
