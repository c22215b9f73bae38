import { beforeAll, describe, expect, it } from 'vitest'
import { importSchema } from '#app/domain/imports/schema.ts'
import { describeOnDatabase } from '#tests/support/database.ts'
import { visibleText } from '#tests/support/html.ts'
import { csvOf } from '#tests/support/imports.ts'
import { addPerson, signIn } from '#tests/support/people.ts'
import { openSite } from '#tests/support/site.ts'
import type { TestSite } from '#tests/support/site.ts'
import { aPersonWithKey } from '#tests/support/staff.ts'

const HEADER = ['Tên sản phẩm', 'Hãng', 'Mã máy', 'Danh mục', 'Dung tích (lít)', 'Nơi bán', 'Giá bán']

describeOnDatabase('products imported and exported by the API', 'schema', (database) => {
  let site: TestSite
  let editor: Record<string, string>
  beforeAll(async () => {
    await database().pool.query(
      `insert into product_categories (name, slug, kind, group_key) values ('Tủ lạnh', 'tu-lanh', 'fridge', 'x')`,
    )
    site = await openSite(database())
    // The words of the specification are English.
    editor = { ...(await aPersonWithKey(database(), 'editor')).headers, 'Accept-Language': 'en' }
  })

  const imported = async (content: string, fields: Record<string, string> = { subject: 'products' }) => {
    const body = new FormData()
    body.set('file', new File([content], 'sản phẩm.csv', { type: 'text/csv' }))
    for (const [key, value] of Object.entries(fields)) body.set(key, value)
    const response = await site.request('/api/v1/imports', { method: 'POST', headers: editor, body })
    const answer = (await response.json()) as { id: string; detail?: string }
    if (response.status !== 202) return { response, answer, view: null }
    await site.finishImports()
    const view = importSchema.parse(await (await site.get(`/api/v1/imports/${answer.id}`, editor)).json())
    return { response, answer, view }
  }
  const exported = async (query = '') => {
    const response = await site.get(`/api/v1/exports/products.csv${query}`, editor)
    return { response, lines: (await response.text()).replace('\ufeff', '').split('\r\n') }
  }
  const aRow = (name: string, model: string) => [
    name,
    'Casper',
    model,
    'tủ lạnh',
    '180',
    'a.vn',
    '4.990.000đ',
  ]

  it('subject says what the file is of; the products are on the site at once, with their prices', async () => {
    expect(await (await site.get('/products')).text()).not.toContain('Tủ lạnh Casper 180 lít')
    const { view } = await imported(csvOf([HEADER, aRow('Tủ lạnh Casper 180 lít', 'RT-180')]))
    expect(view).toMatchObject({
      subject: 'products',
      result: { success: true, imported: 1, importedArticles: ['Tủ lạnh Casper 180 lít'] },
    })
    const list = visibleText(await (await site.get('/products?q=rt180')).text())
    expect(list).toContain('Tủ lạnh Casper 180 lít')
    expect(list).toContain('4.990.000')
  })

  it('without subject a file is one of articles, and an unknown one is 422', async () => {
    const file = csvOf([HEADER, aRow('A', 'B')])
    const articles = await imported(file, {})
    expect(articles.response.status).toBe(422)
    expect(articles.answer.detail).toContain('content')
    expect((await imported(file, { subject: 'people' })).response.status).toBe(422)
    expect((await imported(csvOf([['Hãng'], ['LG']]))).answer.detail).toBe('Missing required columns: title')
  })

  it('errors carry the row, the column and what is wrong', async () => {
    const { view } = await imported(csvOf([HEADER, ['A', 'LG', 'X', 'Không có', 'nhiều', '', '5tr']]))
    expect(view?.result?.errors.map(({ row, field, message }) => [row, field, message])).toEqual([
      [2, 'category', 'Category "Không có" not found'],
      [2, 'attr:capacity_l', 'Must be a number, such as 6,5'],
      [2, 'shop', 'Shop is required for a price'],
      [2, 'shop_price', 'Invalid price "5tr"'],
    ])
  })

  it('an export has what the list has, and imported again nothing changes; formulas are guarded', async () => {
    await imported(csvOf([HEADER, aRow('=Tủ công thức', 'F-1')]))
    const all = await exported()
    expect(all.response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(all.response.headers.get('content-disposition')).toMatch(
      /filename="products-\d{4}-\d\d-\d\d\.csv"/,
    )
    expect(all.lines[0]).toMatch(/^id,source_key,gtin,brand,model,title,category,.*,prices,attr:capacity_l$/)
    expect(all.lines.some((line) => line.includes("'=Tủ công thức"))).toBe(true)
    const one = await exported('?q=rt180')
    expect(one.lines.filter(Boolean)).toHaveLength(2)
    expect(one.lines[1]).toContain('casper-rt180,,Casper,RT-180')
    expect(one.lines[1]).toContain('a.vn | 4990000 | ')
    const before = (await database().pool.query('select * from products order by id')).rows
    const { view } = await imported(all.lines.join('\r\n'), {
      subject: 'products',
      duplicateStrategy: 'overwrite',
      blankCells: 'clear',
    })
    expect(view?.result).toMatchObject({ errorCount: 0, imported: before.length })
    expect((await database().pool.query('select * from products order by id')).rows).toEqual(before)
  })

  it('a template has the header of its subject and no row', async () => {
    const response = await site.get('/api/v1/exports/template.csv?subject=products', editor)
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="products-template.csv"')
    const lines = (await response.text()).trim().split('\r\n')
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain('source_key,gtin,brand,model,title')
    expect((await site.get('/api/v1/exports/template.csv?subject=people', editor)).status).toBe(422)
  })

  it('undo takes the products off the site', async () => {
    const { answer } = await imported(csvOf([HEADER, aRow('Tủ lạnh nhầm', 'NHAM-1')]))
    expect(await (await site.get('/products?q=nham1')).text()).toContain('Tủ lạnh nhầm')
    await site.request(`/api/v1/imports/${answer.id}/undo`, { method: 'POST', headers: editor })
    await site.finishImports()
    expect(visibleText(await (await site.get('/products?q=nham1')).text())).not.toContain('Tủ lạnh nhầm')
  })

  describe('the panel', () => {
    let cookie: Record<string, string>
    beforeAll(async () => {
      await addPerson(database(), 'bt@example.vn', 'editor')
      cookie = { Cookie: await signIn(site, 'bt@example.vn') }
    })

    it('an import is shown on the screen of its subject, and the list names it', async () => {
      const { answer } = await imported(csvOf([HEADER, aRow('Tủ màn hình', 'MH-1')]))
      const elsewhere = await site.get(`/admin/articles/import?job=${answer.id}`, cookie)
      expect([elsewhere.status, elsewhere.headers.get('location')]).toEqual([
        302,
        `/admin/products/import?job=${answer.id}`,
      ])
      const html = await (await site.get(`/admin/products/import?job=${answer.id}`, cookie)).text()
      const page = visibleText(/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '')
      for (const words of ['Import Products', 'Imported Products', 'Tủ màn hình', 'Back to Products'])
        expect(page).toContain(words)
      expect(page).not.toMatch(/article/i)
      const list = visibleText(await (await site.get('/admin/imports', cookie)).text())
      expect(list).toContain('Sản phẩm ·')
      expect(list).toMatch(/\d+ lần nhập gần nhất: \d+ dòng đã vào, .+ Lần cuối \d\d:\d\d/)
    })

    it('a file that was only checked is found again in the list until it is started', async () => {
      const body = new FormData()
      body.set('intent', 'check')
      body.set('subject', 'products')
      body.set('file', new File([csvOf([HEADER, aRow('Tủ chờ', 'CHO-1')])], 'chờ tôi.csv'))
      const headers = { ...cookie, Origin: 'http://localhost:3000' }
      const kept = await site.request('/admin/products/import', { method: 'POST', headers, body })
      const job = /job=[\w-]+/.exec(kept.headers.get('location') ?? '')?.[0] ?? 'none'
      const html = await (await site.get('/admin/imports', cookie)).text()
      expect(html).toContain(`/admin/products/import?${job}`)
      for (const words of ['chờ tôi.csv', 'Chờ bạn bắt đầu', 'Xem tiếp'])
        expect(visibleText(html)).toContain(words)
    })

    it('the list of products leads to both, the export with what narrows the list', async () => {
      const page = await (await site.get('/admin/products?q=tu&category=tu-lanh&page=1', cookie)).text()
      expect(page).toContain('href="/admin/products/import"')
      expect(page).toContain('href="/api/v1/exports/products.csv?q=tu&amp;category=tu-lanh"')
    })
  })

  it.each(['/api/v1/exports/products.csv', '/api/v1/exports/template.csv?subject=products'])(
    '%s is 401 for nobody and 403 without a role',
    async (path) => {
      const { headers } = await aPersonWithKey(database(), null)
      expect([(await site.get(path)).status, (await site.get(path, headers)).status]).toEqual([401, 403])
    },
  )
})
