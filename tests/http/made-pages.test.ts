import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { describeOnDatabase } from '#tests/support/database.ts'
import { openLiveSite } from '#tests/support/live-site.ts'
import type { LiveSite } from '#tests/support/live-site.ts'

const ARTICLE = '/blog/tu-lanh-bao-nhieu-lit-thi-vua-nha-minh'

// Whole pages of these addresses are never kept; what they show is, until it changes.
describeOnDatabase('pages that are made for each request', 'demo', (database) => {
  let site: LiveSite
  beforeAll(async () => {
    site = await openLiveSite(database(), { SITE_URL: 'https://chonmay.example' })
  })
  afterAll(() => site.close())

  async function change(statement: ReturnType<typeof sql>): Promise<void> {
    await database().db.execute(statement)
    await site.settle()
  }
  const text = async (path: string) => (await site.get(path)).body.toString()

  test.each([
    [
      'a product on its page',
      '/products/1?q=',
      sql`update products set title = 'Máy tên A' where id = 1`,
      'Máy tên A',
    ],
    [
      'a product in a list',
      '/products?typing=',
      sql`update products set title = 'Máy tên B', updated_at = now() + interval '1 day' where id = 4`,
      'Máy tên B',
    ],
    [
      'a product in a list for programs',
      '/functions/v1/paginated-products?limit=24&search=',
      sql`update products set title = 'Máy tên C', updated_at = now() + interval '2 days' where id = 5`,
      'Máy tên C',
    ],
    [
      'a brand in a list for programs',
      '/api/v1/products?limit=24&search=samsung',
      sql`update brands set name = 'Samsung vừa đổi' where slug = 'samsung'`,
      'Samsung vừa đổi',
    ],
    [
      'a price',
      '/products/3?q=',
      sql`update price_observations set price = 1234000
        where offer_id in (select id from offers where product_id = 3)`,
      '1.234.000',
    ],
    [
      'a category of products',
      '/products/2?q=',
      sql`update product_categories set name = 'Loại vừa đổi'
        where id = (select category_id from products where id = 2)`,
      'Loại vừa đổi',
    ],
    ['a brand', '/brand/samsung?q=', sql`update brand_contents set tagline = 'Lời vừa đổi'`, 'Lời vừa đổi'],
    [
      'an article on its page',
      `${ARTICLE}?q=`,
      sql`update articles set title = 'Tựa vừa đổi' where slug = ${ARTICLE.slice(6)}`,
      'Tựa vừa đổi',
    ],
    [
      'the text of an article',
      `${ARTICLE}?q=`,
      sql`update articles set content = content || '<p>Câu vừa thêm</p>' where slug = ${ARTICLE.slice(6)}`,
      'Câu vừa thêm',
    ],
    [
      'an article beside another',
      `${ARTICLE}?q=`,
      sql`update articles set title = 'Bên cạnh: ' || title where slug <> ${ARTICLE.slice(6)}`,
      'Bên cạnh: ',
    ],
    [
      'an article on the blog',
      '/blog?q=',
      sql`update articles set title = 'Tựa khác' where is_featured`,
      'Tựa khác',
    ],
    [
      'a category of articles',
      `${ARTICLE}?q=`,
      sql`update categories set name = 'Mục vừa đổi' where slug = 'tu-van'`,
      'Mục vừa đổi',
    ],
    [
      'who runs the site',
      '/products/1?q=',
      sql`insert into settings (key, value) values ('address', to_jsonb('99 Phố Vừa Đổi'::text))
        on conflict (key) do update set value = excluded.value`,
      '99 Phố Vừa Đổi',
    ],
  ])('show a change of %s at once', async (_, path, statement, changed) => {
    await text(path)
    expect(await text(path)).not.toContain(changed)
    await change(statement)
    expect(await text(path)).toContain(changed)
  })

  test.each(['/functions/v1/paginated-products?limit=9&search=', '/api/v1/products?limit=9&search=lg'])(
    '%s is read of the database once for all who ask',
    async (path) => {
      const reads = vi.spyOn(database().pool, 'query')
      onTestFinished(() => reads.mockRestore())
      // What is read and written by the clock (kinds, settings, views) may fall among them.
      const listReads = () => JSON.stringify(reads.mock.calls).match(/product_search|\bproducts\b/g)
      const first = await text(path)
      expect(listReads()).not.toBeNull()
      reads.mockClear()
      expect(await text(path)).toBe(first)
      expect(listReads()).toBeNull()
    },
  )

  test('an address without a page is looked for in the database once, and leads on as soon as a redirect says so', async () => {
    const asked = async (path: string) => {
      const reads = vi.spyOn(database().pool, 'query')
      expect((await site.get(path)).status).toBe(404)
      const statements = reads.mock.calls.map(([statement]) => JSON.stringify(statement))
      reads.mockRestore()
      return statements
    }
    // What is read anew by the clock (kinds, settings) may fall among them.
    await asked('/2019/bai-cu')
    await asked('/blog/ten-cu')
    for (const path of ['/2019/bai-cu', '/2019/bai-khac', '/blog/ten-khac'])
      expect((await asked(path)).join()).not.toMatch(/redirects|article_slug_history/)
    await change(
      sql`insert into redirects (path, target, origin) values ('/2019/bai-cu', '/products', 'typed')`,
    )
    expect((await site.get('/2019/bai-cu')).headers.location).toBe('/products')
    await change(sql`insert into article_slug_history (slug, article_id)
      values ('ten-cu', (select id from articles where slug = ${ARTICLE.slice(6)}))`)
    expect((await site.get('/blog/ten-cu')).headers.location).toBe(ARTICLE)
    await change(sql`delete from redirects`)
    expect((await site.get('/2019/bai-cu')).status).toBe(404)
  })

  test('each page of a list for programs names its own next one', async () => {
    const next = async (path: string) => (await site.get(path)).headers.link
    for (const path of ['/functions/v1/paginated-products', '/api/v1/products'])
      expect(await next(`${path}?limit=7&page=2&search=`)).toMatch(
        new RegExp(`^<${path}[?]limit=7&search=&cursor=[^>]+>; rel="next"$`),
      )
  })

  test('what a visitor measured is told to nobody else', async () => {
    const fits = (html: string) => /value="61"/.test(html)
    const { rows } = await database().db.execute<{ id: number }>(sql`
      select p.id from products p join product_categories c on c.id = p.category_id
      where c.kind = 'fridge' and p.attributes ? 'width_mm' and p.attributes ? 'height_mm' order by p.id limit 1`)
    const page = `/products/${rows[0]?.id}`
    expect(fits(await text(`${page}?ngang=61&cao=180`))).toBe(true)
    expect(fits(await text(`${page}?ngang=`))).toBe(false)
  })

  test('each search that finds nothing is counted', async () => {
    const counted = async () => {
      const { rows } = await database().db.execute<{ n: number }>(
        sql`select coalesce(sum(search_count), 0)::int as n from zero_result_queries`,
      )
      return rows[0]?.n ?? 0
    }
    const before = await counted()
    for (let times = 0; times < 2; times += 1) await text('/products?q=zxqwvk')
    await expect.poll(counted).toBe(before + 2)
  })

  test('an article that is taken off answers 404', async () => {
    expect((await site.get(`${ARTICLE}?q=`)).status).toBe(200)
    await change(sql`update articles set status = 'draft' where slug = ${ARTICLE.slice(6)}`)
    expect((await site.get(`${ARTICLE}?q=`)).status).toBe(404)
  })
})
