import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeApiKey } from '#app/domain/account/api-key.ts'
import { addApiKey } from '#app/domain/account/queries/api-keys.server.ts'
import { describeOnDatabase } from '#tests/support/database.ts'
import { visibleText } from '#tests/support/html.ts'
import { addPerson, PASSWORD, sendForm, signIn } from '#tests/support/people.ts'
import { openSite } from '#tests/support/site.ts'
import type { TestSite } from '#tests/support/site.ts'

const SETTINGS = {
  name: 'Chọn Máy',
  company: '',
  address: '',
  hotline: '',
  hotlineLabel: '',
  madeBy: '',
  technicians: '',
  email: '',
  asksInFiveMinutes: '20',
  asksADay: '200',
  dailyTokens: '',
  newsletterPerMinute: '120',
}

describeOnDatabase('the panel of administrators', 'schema', (database) => {
  let site: TestSite
  let adminId: string
  let admin: Record<string, string>
  beforeAll(async () => {
    site = await openSite(database())
    adminId = await addPerson(database(), 'admin@example.vn', 'admin')
    admin = { Cookie: await signIn(site, 'admin@example.vn') }
  })
  const send = (path: string, fields: Record<string, string>, headers = admin) =>
    sendForm(site, path, fields, headers)
  const saySettings = (change: Record<string, string>) => send('/admin/settings', { ...SETTINGS, ...change })

  describe('the dashboard', () => {
    it('tells an administrator what visitors still miss, until it is there; editors are not asked', async () => {
      await saySettings({})
      const read = async (headers = admin) => visibleText(await (await site.get('/admin', headers)).text())
      expect(await read()).toContain('Đã xong 0/7 việc')
      await saySettings({ company: 'Công ty Máy Nhà', address: '1 Lê Lợi', email: 'chao@example.vn' })
      expect(await read()).toContain('Đã xong 3/7 việc')
      await addPerson(database(), 'bien-tap-1@example.vn', 'editor')
      const editor = { Cookie: await signIn(site, 'bien-tap-1@example.vn') }
      expect(await read(editor)).not.toContain('Trước khi mời khách vào')
    })

    it('has a menu in groups, with what waits on a screen', async () => {
      const menu = async () =>
        /<nav aria-label="Quản trị"[\s\S]*?<\/nav>/.exec(
          await (await site.get('/admin', admin)).text(),
        )?.[0] ?? ''
      for (const group of ['Nội dung', 'Sản phẩm', 'Cố vấn', 'Trang và người'])
        expect(await menu()).toContain(`<ul aria-label="${group}">`)
      expect(visibleText(await menu())).not.toContain('đang chờ')
      await database().pool.query(
        `insert into contact_messages (name, email, subject, message) values ('An', 'an@example.vn', 'Chào', 'Hỏi')`,
      )
      expect(visibleText(await menu())).toContain('Hộp thư 1 đang chờ')
    })
  })

  describe('settings', () => {
    beforeEach(() => saySettings({}))

    it('stand on the next page: title, foot, structured data, feed, manifest', async () => {
      const change = {
        name: 'Máy Nhà',
        company: 'Công ty Máy Nhà',
        hotline: '1900 1234',
        email: 'chao@example.vn',
      }
      expect((await saySettings(change)).status).toBe(200)
      const page = await (await site.get('/products')).text()
      expect(page).toMatch(/<title>[^<]*\| Máy Nhà<\/title>/)
      expect(visibleText(page)).toContain('Công ty Máy Nhà')
      expect(page).toContain('href="tel:19001234"')
      expect(page).toContain('"legalName":"Công ty Máy Nhà"')
      expect(await (await site.get('/rss.xml')).text()).toContain('<title>Máy Nhà</title>')
      expect(await (await site.get('/manifest.webmanifest')).json()).toMatchObject({ name: 'Máy Nhà' })
    })

    it('name the site in everything that a visitor reads, and promise what its owner says', async () => {
      await saySettings({
        name: 'Máy Nhà',
        hotline: '1900 1234',
        hotlineLabel: 'Gọi chúng tôi',
        madeBy: 'Làm bằng tay.',
      })
      for (const path of [
        '/',
        '/blog',
        '/ban-tin',
        '/lien-he',
        '/dieu-khoan-su-dung',
        '/chinh-sach-bao-mat',
        '/bao-mat',
      ]) {
        const page = await (await site.get(path)).text()
        const said = page.slice(0, page.indexOf('</head>')) + visibleText(page)
        expect(said, path).toContain('Máy Nhà')
        expect(said, path).not.toMatch(/Chọn Máy|\{site\}/)
        expect(page, path).toContain('aria-label="Máy Nhà, về trang chủ"')
      }
      const text = visibleText(await (await site.get('/blog')).text())
      for (const words of ['Gọi chúng tôi: 1900 1234', 'Làm bằng tay.']) expect(text).toContain(words)
      await saySettings({ hotline: '1900 1234' })
      const bare = visibleText(await (await site.get('/blog')).text())
      expect(bare).toContain('1900 1234')
      expect(bare).not.toMatch(/Tư vấn điện máy 24\/7|hoàn toàn bằng AI|Gọi chúng tôi/)
    })

    it('hold how often a visitor may ask', async () => {
      await saySettings({ asksInFiveMinutes: '1' })
      const ask = () => site.post('/functions/v1/perplexity-chat', { message: 'tủ lạnh nào tốt cho 4 người' })
      expect([(await ask()).status, (await ask()).status]).toEqual([200, 429])
    })

    it('are refused as a whole, with nothing typed lost', async () => {
      const response = await saySettings({ name: 'Tên mới', email: 'sai@' })
      expect(response.status).toBe(422)
      expect(await response.text()).toContain('Email chưa đúng')
      expect(await (await site.get('/products')).text()).not.toContain('Tên mới')
    })

    it('are written down with what was different', async () => {
      await saySettings({ hotline: '1900 9999' })
      const log = visibleText(await (await site.get('/admin/audit?loai=setting', admin)).text())
      expect(log).toContain('1900 9999')
      expect(log).toContain('hotline')
    })
  })

  describe('a second factor that is required', () => {
    it('leads staff without one to set it up, whatever they ask for; keys and visitors go on', async () => {
      const id = await addPerson(database(), 'ed@example.vn', 'editor')
      const cookie = { Cookie: await signIn(site, 'ed@example.vn') }
      const { key, prefix, hash } = makeApiKey()
      await addApiKey(database().db, id, { name: 'tool', prefix, hash })
      await saySettings({ requireSecondFactor: 'on' })
      for (const path of ['/admin', '/admin/tags', '/admin/media/library']) {
        const response = await site.get(path, cookie)
        expect([response.status, response.headers.get('location')]).toEqual([
          302,
          '/tai-khoan?can=xac-thuc#xac-thuc',
        ])
      }
      expect(visibleText(await (await site.get('/tai-khoan?can=xac-thuc', cookie)).text())).toContain(
        'Người quản trị trang này phải bật xác thực hai lớp.',
      )
      expect((await site.post('/api/v1/tags', { name: 'a' }, cookie)).status).toBe(403)
      expect(
        (await site.post('/api/v1/tags', { name: 'a' }, { Authorization: `Bearer ${key}` })).status,
      ).toBe(201)
      expect((await site.get('/products')).status).toBe(200)
      await database().pool.query('update users set two_factor_enabled = true where id = $1', [id])
      expect((await site.get('/admin', cookie)).status).toBe(200)
      await database().pool.query(`delete from settings where key = 'requireSecondFactor'`)
      await openAgain()
    })
  })

  const openAgain = async () => {
    site = await openSite(database())
  }

  describe('accounts', () => {
    it('that are locked are out at once, and stay out until they are let in again', async () => {
      const id = await addPerson(database(), 'khoa@example.vn', 'editor')
      const cookie = { Cookie: await signIn(site, 'khoa@example.vn') }
      expect((await send('/admin/users', { intent: 'disable', id })).status).toBe(200)
      expect((await site.get('/admin', cookie)).status).toBe(302)
      const tried = await site.post('/api/auth/sign-in/email', {
        email: 'khoa@example.vn',
        password: PASSWORD,
      })
      expect(tried.status).toBe(403)
      expect(await tried.text()).toContain('đang bị khóa')
      await send('/admin/users', { intent: 'enable', id })
      await signIn(site, 'khoa@example.vn')
    })

    it('keep the last administrator and one’s own, in words', async () => {
      const response = await send('/admin/users', { intent: 'role', id: adminId, role: 'none' })
      expect(response.status).toBe(409)
      expect(visibleText(await response.text())).toContain('Bạn không tự đổi quyền')
    })
  })

  describe('the blog’s order', () => {
    it.each([
      ['categories', 'Category', 'Máy lọc'],
      ['authors', 'Author', 'Lan'],
      ['tags', 'Tag', 'Bếp'],
    ])('says what became of %s in the specified words', async (table, noun, name) => {
      const path = `/admin/${table}`
      const said = async (fields: Record<string, string>) =>
        visibleText(await (await send(path, fields)).text())
      expect(await said({ intent: 'create', name, slug: '', is_active: 'on' })).toContain(
        `${noun} created successfully`,
      )
      const { rows } = await database().pool.query<{ id: number }>(
        `select id from ${table} where name = $1`,
        [name],
      )
      const id = String(rows[0]?.id)
      expect(await said({ intent: 'update', id, name, slug: 'khac', is_active: 'on' })).toContain(
        `${noun} updated successfully`,
      )
      expect(await said({ intent: 'delete', id })).toContain(`${noun} deleted successfully`)
      const list = visibleText(await (await site.get(path, admin)).text())
      expect(list).toContain('Recently deleted (1)')
      expect(list).toContain(`${noun === 'Category' ? 'Categories' : `${noun}s`} Management`)
    })

    it.each([
      ['/admin/categories', { intent: 'create', name: '' }, 'Failed to save category'],
      ['/admin/authors', { intent: 'create', name: ' ' }, 'Author name is required'],
      ['/admin/authors', { intent: 'create', name: 'A', email: 'x' }, 'Failed to create author'],
      [
        '/admin/authors',
        { intent: 'update', id: '1', name: 'A', slug: 'a', email: 'x' },
        'Failed to update author',
      ],
      ['/admin/tags', { intent: 'create', name: 'A', color: 'red' }, 'Failed to save tag'],
      ['/admin/tags?edit=1', { intent: 'update', id: '1', name: 'A', slug: '' }, 'Slug is required'],
    ])('refuses at %s %j with %s', async (path, fields, words) => {
      const response = await send(path, fields)
      expect(response.status).toBe(422)
      expect(visibleText(await response.text())).toContain(words)
    })

    it('keeps an author who has articles, in the specified words', async () => {
      await database().pool.query(`insert into categories (id, name, slug) values (70, 'c', 'c70');
        insert into authors (id, name, slug) values (70, 'Huy', 'huy');
        insert into articles (slug, title, content, category_id, author_id) values ('x70', 'x', 'x', 70, 70)`)
      const response = await send('/admin/authors', { intent: 'delete', id: '70' })
      expect(response.status).toBe(409)
      expect(visibleText(await response.text())).toContain(
        'Failed to delete author. Author may have associated articles.',
      )
    })

    it('opens one form at a time, by its address', async () => {
      const page = await (await site.get('/admin/authors?edit=70', admin)).text()
      expect(page).toContain('Edit author: Huy')
      expect(page).not.toContain('New author')
    })
  })
})
