import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { articleMaker } from '#tests/support/articles.ts'
import { describeOnDatabase } from '#tests/support/database.ts'
import { visibleText } from '#tests/support/html.ts'
import { addPerson, sendForm, signIn } from '#tests/support/people.ts'
import { openSite } from '#tests/support/site.ts'
import type { TestSite } from '#tests/support/site.ts'

describeOnDatabase('redirects', 'schema', (database) => {
  let site: TestSite
  let editor: { Cookie: string }
  let article = 0
  beforeAll(async () => {
    site = await openSite(database())
    await addPerson(database(), 'bt@example.vn', 'editor')
    editor = { Cookie: await signIn(site, 'bt@example.vn') }
    const make = articleMaker(database().db)
    article = await make.article('bai-moi')
  })
  beforeEach(async () => {
    await site.flushAddresses()
    await database().pool.query('truncate redirects, missing_pages')
    await database().pool.query(
      `update articles set slug = 'bai-moi', status = 'published', deleted_at = null`,
    )
  })

  const ask = async (fields: Record<string, string>, headers: Record<string, string> = editor) => {
    const response = await sendForm(
      site,
      `/admin/redirects${fields['intent'] === 'list' ? '?view=list' : ''}`,
      fields,
      headers,
    )
    return { status: response.status, text: visibleText(await response.text()) }
  }
  const save = (path: string, target: string) => ask({ intent: 'save', path, target })
  const rows = async (query: string) => (await database().pool.query<Record<string, unknown>>(query)).rows
  const led = async (path: string, headers: Record<string, string> = {}) => {
    const response = await site.get(path, headers)
    return `${response.status} ${response.headers.get('location') ?? ''}`.trim()
  }

  it('an address without a page leads on with 301, whatever its slash and query', async () => {
    expect((await save('https://cu.example/2019/05/bài-cũ/?utm=1', '/products?q=tivi')).status).toBe(200)
    for (const path of ['/2019/05/bài-cũ', '/2019/05/b%C3%A0i-c%C5%A9/', '/2019/05/b%C3%A0i-c%C5%A9?a=1'])
      expect(await led(path)).toBe('301 /products?q=tivi')
    expect(await led('/2019/05/bai-khac')).toBe('404')
  })

  it('within the site, too: what the browser asks for is told the same', async () => {
    await save('/bai-cu', '/products')
    const response = await site.get('/bai-cu.data')
    expect(response.status).toBe(202)
    expect(await response.text()).toContain('/products')
  })

  it('a page that is there is never hidden by one', async () => {
    await database().pool.query(
      `insert into redirects (path, target, origin) values ('/products', '/chat', 'typed'), ('/blog/bai-moi', '/chat', 'typed')`,
    )
    expect(await led('/products')).toBe('200')
    expect(await led('/blog/bai-moi')).toBe('200')
    const refused = await save('/blog/bai-moi', '/chat')
    expect(refused.status).toBe(422)
    expect(refused.text).toContain('Đang có bài viết ở địa chỉ này')
  })

  it('one to an article goes where the article goes, and nowhere while it does not show', async () => {
    await database().pool.query(
      `insert into redirects (path, article_id, origin) values ('/2019/bai', $1, 'import')`,
      [article],
    )
    expect(await led('/2019/bai')).toBe('301 /blog/bai-moi')
    await database().pool.query(`update articles set slug = 'ten-khac'`)
    expect(await led('/2019/bai')).toBe('301 /blog/ten-khac')
    await database().pool.query(`update articles set status = 'draft'`)
    expect(await led('/2019/bai')).toBe('404')
    const { text } = { text: visibleText(await (await site.get('/admin/redirects', editor)).text()) }
    expect(text).toContain('Bài chưa hiện')
  })

  it('one that leads to another is followed in one step', async () => {
    await save('/b', '/c')
    await save('/a', '/b')
    await save('/c', 'https://khac.example/d')
    expect(await led('/a')).toBe('301 https://khac.example/d')
  })

  it('one that leads round is refused, also over others, and changes nothing', async () => {
    await save('/a', '/b')
    await save('/b', '/c')
    for (const [path, target] of [
      ['/c', '/a'],
      ['/d', '/d/'],
      ['/c', '/a?x=1'],
    ] as const) {
      const refused = await save(path, target)
      expect(refused.status).toBe(422)
      expect(refused.text).toContain('dẫn vòng về chính nó')
    }
    expect(await rows('select path from redirects order by path')).toEqual([{ path: '/a' }, { path: '/b' }])
  })

  it('a round that came to be all the same ends in a 404', async () => {
    await database().pool.query(
      `insert into redirects (path, target, origin) values ('/a', '/b', 'typed'), ('/b', '/a', 'typed')`,
    )
    expect(await led('/a')).toBe('404')
  })

  it('what is no address, is there already or is the panel is refused with what to do', async () => {
    await save('/a', '/b')
    expect((await save('/a', '/c')).text).toContain('đã được chuyển hướng rồi')
    expect((await save('/admin', '/c')).text).toContain('Địa chỉ cũ bắt đầu bằng dấu /')
    expect((await save('/x', 'javascript:alert(1)')).text).toContain('Nơi đến bắt đầu bằng dấu /')
    expect(await rows('select path, target from redirects')).toEqual([{ path: '/a', target: '/b' }])
  })

  it('one is changed, deleted and brought back; each is written down', async () => {
    await save('/a', '/b')
    const [row] = await rows('select id from redirects')
    await ask({ intent: 'save', id: String(row?.['id']), path: '/a', target: '/c' })
    expect(await led('/a')).toBe('301 /c')
    await ask({ intent: 'delete', id: String(row?.['id']) })
    expect(await led('/a')).toBe('404')
    await ask({ intent: 'restore', path: '/a', target: '/c' })
    expect(await led('/a')).toBe('301 /c')
    const log = await rows(`select action from audit_log where entity = 'redirect' order by id desc limit 4`)
    expect(log.map(({ action }) => action)).toEqual(['create', 'delete', 'update', 'create'])
  })

  it('a list is taken line by line; of what is left it is said why', async () => {
    await save('/co', '/b')
    const { text } = await ask({ intent: 'list', lines: '/a,/b\n/co,/c\n/b,/a\n/x\n' })
    expect(text).toContain('Dòng 2: /co đã có chuyển hướng')
    expect(text).toContain('Dòng 3: /b dẫn vòng về chính nó')
    expect(text).toContain('Dòng 4: Nơi đến')
    expect(await rows('select path, target, origin from redirects order by id')).toEqual([
      { path: '/co', target: '/b', origin: 'typed' },
      { path: '/a', target: '/b', origin: 'list' },
    ])
  })

  it('a source that is a page and a target that is none are told first, and saved all the same when sent again', async () => {
    const told = await save('/cu', '/blog/khong-co-that')
    expect(told.text).toContain('/blog/khong-co-that là trang không có ở đây (404)')
    expect((await save('/products', '/chat')).text).toContain('/products đang là một trang')
    const lines = '/cu-2,/blog/khong-co-that\n/blog,/products'
    const list = await ask({ intent: 'list', lines })
    expect(list.text).toContain('Dòng 1: /blog/khong-co-that là trang không có')
    expect(list.text).toContain('Dòng 2: /blog đang là một trang')
    expect(await rows('select path from redirects')).toEqual([])
    const sure = '/cu /blog/khong-co-that'
    await ask({ intent: 'save', path: '/cu', target: '/blog/khong-co-that', sure })
    await ask({ intent: 'list', lines, sure: 'list' })
    expect(await rows('select path from redirects order by id')).toEqual([
      { path: '/cu' },
      { path: '/cu-2' },
      { path: '/blog' },
    ])
    expect((await save('/khac', '/blog/bai-moi')).text).toContain('Đã lưu chuyển hướng')
  })

  describe('what is asked for and not there', () => {
    const missing = () => rows('select path, hits from missing_pages order by path')

    it('is counted for people, not for robots, the panel or those who look for holes', async () => {
      const robot = {
        'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
      }
      for (const path of [
        '/bai-cu',
        '/bai-cu/',
        '/blog/khong-co',
        '/wp-login.php',
        '/.env',
        '/admin/khong-co',
        '/api/x',
      ])
        await site.get(path)
      await site.get('/cua-robot', robot)
      await site.flushAddresses()
      expect(await missing()).toEqual([
        { path: '/bai-cu', hits: 2 },
        { path: '/blog/khong-co', hits: 1 },
      ])
    })

    it('is not counted where it is the own address of an article or product that readers are not shown', async () => {
      const make = articleMaker(database().db)
      await make.article('chua-dang', { status: 'draft', publishedAt: null })
      await make.article('hen-gio', { publishedAt: new Date('2999-01-01') })
      const [product] = await rows(`
        with c as (insert into product_categories (name, slug, kind, group_key) values ('Tủ thử', 'tu-thu', 'fridge', 'dien-lanh') returning id)
        insert into products (title, category_id, is_hidden) select 'Ẩn', id, true from c returning id`)
      const hidden = `/products/${String(product?.['id'])}`
      for (const path of ['/blog/chua-dang', '/blog/hen-gio', hidden, '/blog/da-mat', '/products/999999'])
        await site.get(path)
      await site.flushAddresses()
      expect(await missing()).toEqual([
        { path: '/blog/da-mat', hits: 1 },
        { path: '/products/999999', hits: 1 },
      ])
      await database().pool.query(`delete from articles where slug <> 'bai-moi'`)
    })

    it('is listed, leads to a form with its address, and goes from the list once it leads on', async () => {
      await site.get('/bai-cu')
      await site.flushAddresses()
      const page = await (await site.get('/admin/redirects?view=missing', editor)).text()
      expect(page).toContain('href="/admin/redirects?new=1&amp;from=%2Fbai-cu"')
      expect(await (await site.get('/admin/redirects?new=1&from=%2Fbai-cu', editor)).text()).toContain(
        'value="/bai-cu"',
      )
      await save('/bai-cu', '/products')
      expect(await missing()).toEqual([])
      await led('/bai-cu')
      await led('/bai-cu')
      await site.flushAddresses()
      expect(await rows('select hits from redirects')).toEqual([{ hits: 2 }])
    })

    it('can be passed over for good', async () => {
      await site.get('/rac')
      await site.flushAddresses()
      await ask({ intent: 'ignore', path: '/rac' })
      await site.get('/rac')
      await site.flushAddresses()
      expect(
        visibleText(await (await site.get('/admin/redirects?view=missing', editor)).text()),
      ).not.toContain('/rac')
    })
  })

  it('nobody without a role sees or changes anything', async () => {
    expect(await led('/admin/redirects')).toMatch(/^302 /)
    await ask({ intent: 'save', path: '/a', target: '/b' }, {})
    expect(await rows('select 1 from redirects')).toEqual([])
  })
})
