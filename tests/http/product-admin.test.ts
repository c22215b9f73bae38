import { beforeAll, describe, expect, it } from 'vitest'
import { describeOnDatabase } from '#tests/support/database.ts'
import { visibleText } from '#tests/support/html.ts'
import { addPerson, sendForm, signIn } from '#tests/support/people.ts'
import { openSite } from '#tests/support/site.ts'
import type { TestSite } from '#tests/support/site.ts'

const BASICS = {
  part: 'co-ban',
  title: 'Tủ lạnh Thử Nghiệm 300 lít',
  des: 'Dòng một\r\nDòng hai',
  category: '1',
  brand: 'new',
  new_brand: 'Hãng Thử',
  sub_cate: 'Ngăn đá trên',
  model: 'TN-300',
  release_year: '2026',
  image: '',
}
const SEEN = { shop: 'cua-hang.vn', url: 'https://cua-hang.vn/tn300', source: 'Trang bán' }

describeOnDatabase('products in the panel', 'schema', (database) => {
  let site: TestSite
  let editor: Record<string, string>
  let admin: Record<string, string>
  let path = ''
  let id = ''

  beforeAll(async () => {
    site = await openSite(database())
    await database().pool.query(`
      insert into product_categories (name, slug, kind, group_key) values
        ('Tủ lạnh', 'tu-lanh', 'fridge', 'dien-lanh'), ('Tủ đông', 'tu-dong', 'freezer', 'dien-lanh')`)
    await addPerson(database(), 'editor@example.vn', 'editor')
    await addPerson(database(), 'admin@example.vn', 'admin')
    editor = { Cookie: await signIn(site, 'editor@example.vn') }
    admin = { Cookie: await signIn(site, 'admin@example.vn') }
    const response = await send('/admin/products/new', BASICS)
    path = (response.headers.get('location') ?? '').replace(/\?.*$/, '')
    id = path.split('/').pop() ?? ''
  })

  const send = (to: string, fields: Record<string, string>, headers = editor) =>
    sendForm(site, to, fields, headers)
  const textOf = async (response: Response) => visibleText(await response.text())
  const page = async (to: string) => textOf(await site.get(to, editor))
  /** The state of a part as the screen was opened with it. */
  const seenOf = async (part: string): Promise<string> => {
    const html = await (await site.get(path, editor)).text()
    const form = html.slice(html.indexOf(`name="part" value="${part}"`))
    return /name="seen" value="([^"]+)"/.exec(form)?.[1] ?? ''
  }
  const savePart = async (part: string, fields: Record<string, string>) =>
    send(path, { part, seen: await seenOf(part), ...fields })

  it('are made with a new brand, and stand on the site at once', async () => {
    expect(path).toMatch(/^\/admin\/products\/\d+$/)
    expect(await page(`/products/${id}`)).toContain('Tủ lạnh Thử Nghiệm 300 lít')
    expect(await page('/products?brand=hang-thu')).toContain('Tủ lạnh Thử Nghiệm 300 lít')
    expect(await page('/brand/hang-thu')).toContain('Hãng Thử')
    expect(await page('/admin/products?q=thu+nghiem+300')).toContain('Tủ lạnh Thử Nghiệm 300 lít')
  })

  it('are refused as a whole with nothing typed lost', async () => {
    const response = await send('/admin/products/new', {
      ...BASICS,
      title: '',
      model: 'Giữ-Lại',
      new_brand: '!!',
    })
    expect(response.status).toBe(422)
    const html = await response.text()
    expect(visibleText(html)).toContain('Bạn nhập tên sản phẩm nhé.')
    expect(html).toContain('value="Giữ-Lại"')
  })

  it('keep every other part when one is saved; figures are typed, and filter the list', async () => {
    const saved = await savePart('thuoc-tinh', {
      'attr.capacity_l': '300,5',
      'attr.inverter': 'true',
      'attr.doors': 'top-freezer',
      'attr.made_in': 'Việt Nam',
    })
    expect(saved.status).toBe(200)
    await savePart('gia', {
      price: '12.990.000 ₫',
      lowest_price: '',
      manufacturer_price: '',
      rumored_price: '',
    })
    const { rows } = await database().pool.query('select * from products where id = $1', [id])
    expect(rows[0]).toMatchObject({
      title: BASICS.title,
      des: 'Dòng một\nDòng hai',
      attributes: { capacity_l: 300.5, inverter: true, doors: 'top-freezer', made_in: 'Việt Nam' },
    })
    const { rows: shown } = await database().pool.query(
      'select kind, value, shop from product_prices where product_id = $1',
      [id],
    )
    expect(shown).toEqual([{ kind: 'current', value: 12_990_000, shop: null }])
    expect(await page('/products?category=tu-lanh&capacity_l=250-350')).toContain('Tủ lạnh Thử Nghiệm')
    // Nothing else states it, so that the list is empty.
    expect(await page('/products?category=tu-lanh&inverter=false')).toContain('Không tìm thấy sản phẩm')
  })

  it('say beside a figure what is wrong with it, and keep it as it was', async () => {
    const response = await savePart('thuoc-tinh', { 'attr.capacity_l': 'ba trăm', 'attr.inverter': '' })
    expect(response.status).toBe(422)
    const html = await response.text()
    expect(visibleText(html)).toContain('Bạn nhập một số nhé')
    const { rows } = await database().pool.query('select attributes from products where id = $1', [id])
    expect(rows[0]).toMatchObject({ attributes: { capacity_l: 300.5, inverter: true } })
  })

  it('warn who saves over what somebody else saved since, and obey who insists', async () => {
    const seen = await seenOf('gia')
    const prices = { part: 'gia', lowest_price: '', manufacturer_price: '', rumored_price: '' }
    await send(path, { ...prices, seen, price: '11.000.000 ₫' }, admin)
    const late = await send(path, { ...prices, seen, price: '9.000.000 ₫' })
    expect(late.status).toBe(409)
    const html = await late.text()
    expect(visibleText(html)).toContain('vừa được người khác sửa')
    expect(html).toContain('value="9.000.000 ₫"')
    const insisted = await send(path, { ...prices, seen, price: '9.000.000 ₫', force: '1' })
    expect(insisted.status).toBe(200)
    expect(await page(`/products/${id}`)).toContain('9.000.000')
  })

  it('are saved in several parts at once, all or none, and leave what others changed in the rest', async () => {
    const form = async (fields: [string, string][]) =>
      site.request(path, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/x-www-form-urlencoded',
          Origin: 'http://localhost:3000',
          ...editor,
        },
        body: new URLSearchParams(fields).toString(),
      })
    const named: [string, string][] = [
      ['part', 'gia'],
      ['seen', await seenOf('gia')],
      ['part', 'hoi-dap'],
      ['seen', await seenOf('hoi-dap')],
      ['lowest_price', ''],
      ['manufacturer_price', ''],
      ['rumored_price', ''],
      ['faqs.0.question', 'Có ồn không?'],
    ]
    const model = () => database().pool.query('select price, model from products where id = $1', [id])
    const wrong = await form([...named, ['price', 'x'.repeat(200)], ['faqs.0.answer', '']])
    expect(wrong.status).toBe(422)
    const html = visibleText(await wrong.text())
    expect(html).toContain('Bạn nhập câu trả lời nhé.')
    expect(html).toContain('Nhiều nhất 100 ký tự.')
    await database().pool.query(`update products set model = 'TN-301' where id = $1`, [id])
    const right: [string, string][] = [
      ...named,
      ['model', 'TN-300'],
      ['price', '9.100.000 ₫'],
      ['faqs.0.answer', 'Không.'],
    ]
    expect((await form(right)).status).toBe(200)
    expect((await model()).rows).toEqual([{ price: '9.100.000 ₫', model: 'TN-301' }])
    const { rows } = await database().pool.query<{ detail: { part: string } }>(
      `select detail from audit_log where entity = 'product' and entity_id = $1 order by id desc limit 1`,
      [id],
    )
    expect(rows[0]?.detail.part).toBe('Giá ghi bằng chữ, Câu hỏi thường gặp')
    const late = await form(right)
    expect(late.status).toBe(409)
    expect(visibleText(await late.text())).toContain(
      'sau khi bạn mở ra: Giá ghi bằng chữ, Câu hỏi thường gặp',
    )
    const alone: [string, string][] = [...right, ['only', 'hoi-dap'], ['force', '1'], ['price', '1 ₫']]
    expect((await form(alone)).status).toBe(200)
    expect((await model()).rows).toEqual([{ price: '9.100.000 ₫', model: 'TN-301' }])
  })

  it('keep lists in the order they are sent', async () => {
    await savePart('thong-so', {
      'specifications.0.group': 'Kích thước',
      'specifications.0.name': 'Cao',
      'specifications.0.value': '178 cm',
      'specifications.1.group': 'Chung',
      'specifications.1.name': 'Bảo hành',
      'specifications.1.value': '24 tháng',
      'specifications.2.group': '',
    })
    const { rows } = await database().pool.query(
      'select spec_name from product_specifications where product_id = $1 order by display_order',
      [id],
    )
    expect(rows.map((row: { spec_name: string }) => row.spec_name)).toEqual(['Cao', 'Bảo hành'])
    const broken = await savePart('hoi-dap', { 'faqs.0.question': 'Có ồn không?', 'faqs.0.answer': '' })
    expect(broken.status).toBe(422)
    expect(await textOf(broken)).toContain('Bạn nhập câu trả lời nhé.')
  })

  it('get prices with their day and source; a lowest price typed since stands until it is given up', async () => {
    const add = (fields: Record<string, string>) =>
      send(path, { intent: 'price-add', ...SEEN, list_price: '', ...fields })
    expect((await add({ price: '8.500.000', observed_on: '2026-01-05' })).status).toBe(200)
    expect((await add({ price: '8.200.000', observed_on: '2026-02-05' })).status).toBe(200)
    expect((await add({ price: '8.700.000', observed_on: '2026-02-05', shop: 'noi-khac.vn' })).status).toBe(
      200,
    )
    const twice = await add({ price: '1', observed_on: '2026-02-05' })
    expect(await textOf(twice)).toContain('đã có giá của ngày đó')
    expect(await textOf(await add({ price: '8.000.000', observed_on: '2999-01-01' }))).toContain(
      'Ngày này chưa tới.',
    )
    expect(await textOf(await add({ price: '', observed_on: '2026-03-05', source: '' }))).toContain(
      'Bạn ghi nguồn của giá này nhé.',
    )
    const lowest = async () => {
      const { rows } = await database().pool.query<{ shown: string }>(
        `select concat_ws(' ', text, value, shop) as shown from product_prices where product_id = $1`,
        [id],
      )
      return rows[0]?.shown
    }
    expect(await lowest()).toBe(`8200000 ${SEEN.shop}`)
    await savePart('gia', { price: '', lowest_price: '9.900.000', manufacturer_price: '', rumored_price: '' })
    expect(await lowest()).toBe('9.900.000 9900000')
    expect(visibleText(await page(`/products/${id}`))).toContain('giá nhập tay')
    const given = await send(path, { intent: 'use-lowest' })
    expect(await textOf(given)).toContain('Giá thấp nhất giờ là 8.200.000')
    expect(await lowest()).toBe(`8200000 ${SEEN.shop}`)
    expect(await page(`/products/${id}`)).toContain('noi-khac.vn')
  })

  it('have their prices corrected and deleted, and only their own', async () => {
    const { rows } = await database().pool.query<{ id: number; offer_id: number }>(
      'select o.id, o.offer_id from price_observations o order by o.id',
    )
    const first = String(rows[0]?.id)
    const correct = {
      intent: 'price-change',
      observation: first,
      price: '8.400.000',
      list_price: '9.000.000',
    }
    await send(path, { ...correct, observed_on: '2026-01-06', source: 'Hóa đơn' })
    const seen = await database().pool.query('select * from price_observations where id = $1', [first])
    expect(seen.rows[0]).toMatchObject({ price: 8_400_000, list_price: 9_000_000, source: 'Hóa đơn' })
    const clash = await send(path, { ...correct, observed_on: '2026-02-05', source: 'x' })
    expect(clash.status).toBe(422)
    const other = await send('/admin/products/new', { ...BASICS, title: 'Máy khác' })
    const elsewhere = (other.headers.get('location') ?? '').replace(/\?.*$/, '')
    expect((await send(elsewhere, { intent: 'price-delete', observation: first })).status).toBe(404)
    await send(path, { intent: 'price-delete', observation: first })
    await send(path, { intent: 'shop-delete', offer: String(rows[2]?.offer_id) })
    const left = await database().pool.query('select price from price_observations')
    expect(left.rows).toEqual([{ price: 8_200_000 }])
  })

  it('are prepared out of sight, shown, hidden and shown again by undoing it', async () => {
    const response = await send('/admin/products/new', { ...BASICS, title: 'Tủ lạnh Chuẩn Bị', hidden: '1' })
    const own = (response.headers.get('location') ?? '').replace(/\?.*$/, '')
    const hidden = own.split('/').pop() ?? ''
    const isSeen = async () => {
      const [one, list, sitemap, api] = await Promise.all([
        site.get(`/products/${hidden}`),
        site.get('/products?q=chuan+bi'),
        site.get('/sitemap/san-pham-1.xml'),
        site.get(`/api/v1/products/${hidden}`),
      ])
      const inList = (await textOf(list)).includes('Tủ lạnh Chuẩn Bị')
      return [one.status, inList, (await sitemap.text()).includes(`/products/${hidden}<`), api.status]
    }
    expect(await isSeen()).toEqual([404, false, false, 404])
    expect(await page(own)).toContain('Sản phẩm này đang ẩn')
    expect(await page(response.headers.get('location') ?? '')).toContain('Đã lưu nháp.')
    expect(await page('/admin/products?shown=hidden')).toContain('Tủ lạnh Chuẩn Bị')
    expect(await page('/admin/products?shown=shown')).not.toContain('Tủ lạnh Chuẩn Bị')
    await send(own, { intent: 'show' })
    expect(await isSeen()).toEqual([200, true, true, 200])
    expect(await page(response.headers.get('location') ?? '')).not.toContain('Bạn thêm giá')
    const answer = await textOf(await send('/admin/products', { intent: 'hide', ids: hidden }))
    expect(answer).toContain('Đã ẩn khỏi trang')
    expect(await isSeen()).toEqual([404, false, false, 404])
    await send('/admin/products', { intent: 'show', ids: hidden })
    expect((await isSeen())[0]).toBe(200)
    const { rows } = await database().pool.query<{ action: string }>(
      `select action from audit_log where entity = 'product' and entity_id = $1 order by id`,
      [hidden],
    )
    expect(rows.map(({ action }) => action)).toEqual(['create', 'show'])
    await send('/admin/products', { intent: 'trash', ids: hidden })
  })

  it('go to the trash together and come back; for good only by an administrator, only from there', async () => {
    const ids = id
    await send('/admin/products', { intent: 'trash', ids })
    expect((await site.get(`/products/${id}`)).status).toBe(404)
    expect(await page('/admin/products?trash=1')).toContain('Tủ lạnh Thử Nghiệm')
    expect((await send('/admin/products', { intent: 'erase', ids })).status).toBe(403)
    await send('/admin/products', { intent: 'restore', ids })
    expect((await site.get(`/products/${id}`)).status).toBe(200)
    await send('/admin/products', { intent: 'move', ids, to: '2' })
    expect(await page('/products?category=tu-dong')).toContain('Tủ lạnh Thử Nghiệm')
    await send('/admin/products', { intent: 'erase', ids }, admin)
    expect((await site.get(`/products/${id}`)).status).toBe(200)
    expect((await send('/admin/products', { intent: 'move', ids, to: '' })).status).toBe(422)
    expect((await send('/admin/products', { intent: 'trash' })).status).toBe(422)
  })

  it('leave a line in the log with each write', async () => {
    const { rows } = await database().pool.query<{ action: string }>(
      `select action from audit_log where entity = 'product' and entity_id = $1`,
      [id],
    )
    expect(rows.map(({ action }) => action)).toEqual([
      'create',
      ...Array.from({ length: 14 }, () => 'update'),
    ])
  })

  describe('brands', () => {
    it('are renamed, and the old address leads to the new one', async () => {
      const { rows } = await database().pool.query<{ id: number }>(
        `select id from brands where slug = 'hang-thu'`,
      )
      const brand = String(rows[0]?.id)
      expect((await send('/admin/brands', { intent: 'rename', id: brand, name: 'Hãng Thật' })).status).toBe(
        200,
      )
      const moved = await site.get('/brand/hang-thu')
      expect([moved.status, moved.headers.get('location')]).toEqual([301, '/brand/hang-that'])
      expect(await page('/brand/Hãng Thật'.replace(' ', '%20'))).toContain('Hãng Thật')
      const refused = await send('/admin/brands', { intent: 'delete', id: brand })
      expect(refused.status).toBe(409)
      expect(await textOf(refused)).toContain('chưa xóa được')
      const taken = await send('/admin/brands', { intent: 'create', name: 'hãng  thật' })
      expect(await textOf(taken)).toContain('Đã có thương hiệu tên này.')
    })

    it('have content of their own, which goes and comes back with them', async () => {
      await send('/admin/brands', { intent: 'create', name: 'Hãng Trống' })
      const { rows } = await database().pool.query<{ id: number }>(
        `select id from brands where slug = 'hang-trong'`,
      )
      const brand = String(rows[0]?.id)
      const content = {
        part: 'noi-dung-trang',
        force: '1',
        tagline: 'Nhỏ mà bền',
        description: 'Một hãng để thử.',
        story: 'Bắt đầu từ một xưởng nhỏ.',
        'highlights.0.text': 'Bảo hành dài',
        'technologies.0.name': 'Inverter',
        'technologies.0.text': 'Bớt điện.',
        'technologies.0.search': '',
        'milestones.0.year': '1999',
        'milestones.0.text': 'Thành lập',
      }
      const lacking = () => page('/admin/brands?only=content&q=h%C3%A3ng%20tr')
      expect(await lacking()).toContain('Hãng Trống')
      expect((await send(`/admin/brands/${brand}`, content)).status).toBe(200)
      expect(await lacking()).not.toContain('Hãng Trống')
      for (const text of ['Nhỏ mà bền', 'Bảo hành dài', 'Thành lập'])
        expect(await page('/brand/hang-trong')).toContain(text)
      const bad = await send(`/admin/brands/${brand}`, { ...content, 'milestones.0.year': 'xưa' })
      expect(bad.status).toBe(422)
      expect(await textOf(bad)).toContain('Năm gồm bốn chữ số.')

      await send('/admin/brands', { intent: 'delete', id: brand })
      expect((await site.get('/brand/hang-trong')).status).toBe(404)
      const html = await (await site.get('/admin/brands', editor)).text()
      const line = /name="line" value="(\d+)"/.exec(html)?.[1] ?? ''
      await send('/admin/brands', { intent: 'restore', line })
      expect(await page('/brand/hang-trong')).toContain('Nhỏ mà bền')
    })
  })
})
