import { beforeAll, expect, it } from 'vitest'
import { describeOnDatabase } from '#tests/support/database.ts'
import { visibleText } from '#tests/support/html.ts'
import { addPerson, sendForm, signIn } from '#tests/support/people.ts'
import { openSite } from '#tests/support/site.ts'
import type { TestSite } from '#tests/support/site.ts'

describeOnDatabase('many products in the panel', 'schema', (database) => {
  let site: TestSite
  let editor: Record<string, string>
  let admin: Record<string, string>

  beforeAll(async () => {
    site = await openSite(database())
    await database().pool.query(`
      insert into product_categories (name, slug, kind, group_key) values
        ('Tủ lạnh', 'tu-lanh', 'fridge', 'dien-lanh'), ('Tủ đông', 'tu-dong', 'freezer', 'dien-lanh')`)
    await addPerson(database(), 'editor@example.vn', 'editor')
    await addPerson(database(), 'admin@example.vn', 'admin')
    editor = { Cookie: await signIn(site, 'editor@example.vn') }
    admin = { Cookie: await signIn(site, 'admin@example.vn') }
  })

  const send = (to: string, fields: Record<string, string>, headers = editor) =>
    sendForm(site, to, fields, headers)
  const page = async (to: string, headers = editor) => visibleText(await (await site.get(to, headers)).text())

  it('get one thing done to all that a list has found, as a job that is watched and undone, without a script', async () => {
    const { rows } = await database().pool.query<{ id: number }>(
      `insert into products (title, category_id) select 'Tủ đông Hàng Loạt ' || n, 2 from generate_series(1, 25) n returning id`,
    )
    const [first] = rows
    const list = '/admin/products?q=hang+loat'
    expect(await page(list)).toContain('Tất cả 25 sản phẩm tìm thấy')
    const started = await send(list, { intent: 'hide', scope: 'found' })
    expect(started.status).toBe(302)
    const to = started.headers.get('location') ?? ''
    expect(to).toMatch(/^\/admin\/products\/changes\?job=[0-9a-f-]{36}$/)
    await expect.poll(() => page(to)).toContain('Xong')
    expect((await site.get(`/products/${first?.id}`)).status).toBe(404)
    expect(await page('/admin/products/changes')).toContain('25 trên 25')
    expect(await page(to)).toContain('editor đổi')
    await send(to, { intent: 'undo' })
    await expect.poll(() => page(to)).toContain('25 sản phẩm trở lại như trước.')
    expect((await site.get(`/products/${first?.id}`)).status).toBe(200)
    expect((await send(to, { intent: 'undo' })).status).toBe(409)
    expect((await site.get(to.replace('products', 'articles'), editor)).status).toBe(302)
    const log = visibleText(await (await site.get('/admin/audit?loai=product-change', admin)).text())
    expect(log).toContain('bắt đầu đổi nhiều sản phẩm cùng lúc: «ẩn khỏi trang» , 25 sản phẩm')
    expect((await send(list, { intent: 'erase', scope: 'found' }, admin)).status).toBe(422)
    expect((await send('/admin/products?q=khong+co', { intent: 'hide', scope: 'found' })).status).toBe(422)
  })

  it('are given to another brand when they are ticked: done at once, told, and undone as all that was found is', async () => {
    const { rows } = await database().pool.query<{ id: number; brand: number }>(
      `with b as (insert into brands (name, slug) values ('Hãng Cũ', 'hang-cu'), ('Hãng Khác', 'hang-khac') returning id, name)
       insert into products (title, category_id, brand_id)
       select 'Tủ đông Đổi Hãng', 2, old.id from b old where old.name = 'Hãng Cũ'
       returning id, (select id from b where name = 'Hãng Khác') as brand`,
    )
    const own = String(rows[0]?.id)
    const ask = { intent: 'brand', ids: own, brand: String(rows[0]?.brand) }
    const answer = visibleText(await (await send('/admin/products', ask)).text())
    expect(answer).toContain('Đã đổi thương hiệu: 1 sản phẩm')
    expect(await page(`/products/${own}`)).toContain('Hãng Khác')
    const html = await (await site.get('/admin/products/changes', editor)).text()
    expect(visibleText(html)).toMatch(/Đổi thương hiệu ?: Hãng Khác/)
    const job = /\?job=([0-9a-f-]{36})/.exec(html)?.[1] ?? ''
    expect(await page(`/admin/products/changes?job=${job}`)).toContain('Tủ đông Đổi Hãng')
    const undone = await send('/admin/products', { intent: 'undo-change', job })
    expect(visibleText(await undone.text())).toContain('1 sản phẩm trở lại như trước.')
    expect(await page(`/products/${own}`)).toContain('Hãng Cũ')
    expect((await send('/admin/products', { intent: 'undo-change', job })).status).toBe(409)
    const { rows: lines } = await database().pool.query<{ action: string }>(
      `select action from audit_log where entity_id = $1 order by id`,
      [job],
    )
    expect(lines.map(({ action }) => action)).toEqual(['start', 'completed', 'undo', 'undone'])
    expect((await send('/admin/products', { ...ask, brand: '999999' })).status).toBe(422)
    expect((await send('/admin/products', { intent: 'hide' })).status).toBe(422)
    const nothing = await send('/admin/products', { intent: '', ids: own })
    expect(visibleText(await nothing.text())).toContain('Bạn chọn việc cần làm nhé.')
  })
})
