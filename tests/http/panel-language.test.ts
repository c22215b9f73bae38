import { beforeAll, describe, expect, it } from 'vitest'
import type { Language } from '#app/vietnamese/say.ts'
import { ADMIN_SCREENS } from '#tests/e2e/support/admin-screens.ts'
import { ARTICLE_SCREENS } from '#tests/e2e/support/article-screens.ts'
import { describeOnDatabase } from '#tests/support/database.ts'
import { visibleText } from '#tests/support/html.ts'
import { contentOf, strangeTexts, wordsOn } from '#tests/support/panel-words.ts'
import type { Content } from '#tests/support/panel-words.ts'
import { addPerson, sendForm, signIn } from '#tests/support/people.ts'
import { aPhoto } from '#tests/support/pictures.ts'
import { openSite } from '#tests/support/site.ts'
import type { TestSite } from '#tests/support/site.ts'

const PATHS = [...new Set([...ADMIN_SCREENS, ...ARTICLE_SCREENS].map(({ path }) => path))].filter((path) =>
  path.startsWith('/admin'),
)

/** Words that no Vietnamese screen says; what has an underscore or a dot within is a name of programs. */
const ENGLISH =
  /(?<![\w.])(?:the|of|and|to|are|was|with|by|from|add|edit|delete|save|search|new|all|back|close|cancel|choose|select|none|found|page|publish(?:ed)?|unpublish|draft|move|restore|remove|articles?|categor(?:y|ies)|tags?|authors?|change|trash|days?|import|rows?|columns?|view|update|create|error|failed|open|copy|send|notes?|yes|preview|picture|image|undo|apply|clear|sort|(?:auto)?saved|scheduled|restored|editor)(?![\w.])/i
const isEnglish = (text: string) => ENGLISH.test(text) && !/\w[_:]\w/.test(text) && !isVietnamese(text)
/** Every Vietnamese sentence carries a mark somewhere, and no English one does. */
const isVietnamese = (text: string) => /[\u0300-\u036f]|đ/iu.test(text.normalize('NFD'))

describeOnDatabase('the panel', 'demo', (database) => {
  let site: TestSite
  let admin: Record<string, string>
  let content: Content = new Set()
  beforeAll(async () => {
    site = await openSite(database())
    await addPerson(database(), 'admin@example.vn', 'admin')
    admin = { Cookie: await signIn(site, 'admin@example.vn') }
    const body = new FormData()
    body.set('alt', 'Tủ lạnh bốn cánh')
    body.set(
      'file',
      new File([new Uint8Array(await aPhoto({ width: 60, height: 40 }))], 'a.jpg', { type: 'image/jpeg' }),
    )
    await site.request('/admin/media/upload', {
      method: 'POST',
      headers: { Origin: 'http://localhost:3000', ...admin },
      body,
    })
    content = await contentOf(database(), ['Chọn Máy', 'máy', 'Tiếng Việt'])
  })
  const choose = (language: string, back = '/admin') =>
    sendForm(site, '/admin/language', { language, back }, admin)
  const read = async (path: string) => (await site.get(path, admin)).text()
  const strangers = (html: string, language: Language) =>
    strangeTexts(wordsOn(html, language), content, language === 'en' ? isVietnamese : isEnglish)

  describe.each(['en', 'vi'] as const)('for who has chosen %s', (language) => {
    beforeAll(async () => void (await choose(language)))
    it('says its own account in no other language', async () =>
      expect(strangers(partOf(await read('/tai-khoan')), language)).toEqual([]))
    it.each(PATHS)('says %s in no other language', async (path) => {
      const html = await read(path)
      expect(html).toContain(`<html lang="${language}"`)
      expect(strangers(html, language)).toEqual([])
    })
  })

  const LONG = 'x'.repeat(3000)
  /** Forms that are refused, on screens that are English by themselves and on those that are Vietnamese. */
  const REFUSED: readonly (readonly [path: string, fields: Record<string, string>])[] = [
    ['/admin/articles/new', { title: LONG, slug: LONG, content: '', featured_image: 'x', category_id: 'x' }],
    ['/admin/articles', { intent: 'bulk', action: 'x' }],
    ['/admin/articles', { intent: 'trash', id: '999999' }],
    ['/admin/categories?new=1', { intent: 'create', name: LONG, slug: LONG, description: LONG }],
    ['/admin/authors?new=1', { intent: 'create', name: '', bio: LONG, email: 'x', avatar_url: 'x' }],
    ['/admin/tags?new=1', { intent: 'create', name: LONG, color: 'x', image_url: 'x' }],
    ['/admin/products/new', { part: 'co-ban', title: '', category: 'x', release_year: 'x', image: 'x' }],
    ['/admin/settings', { name: LONG, email: 'x', phone: 'x' }],
    ['/admin/users', { intent: 'invite', email: 'x', role: 'x' }],
    ['/admin/feeds?new=1', { intent: 'save', name: '', shop: '', url: 'x' }],
    ['/admin/webhooks?new=1', { intent: 'save', name: '', url: 'x' }],
    ['/admin/redirects?new=1', { intent: 'save', path: '', target: 'x' }],
    ['/tai-khoan', { form: 'password', current: '', password: 'x', confirm: 'y' }],
  ]
  describe.each(['en', 'vi'] as const)('for who has chosen %s', (language) => {
    beforeAll(async () => void (await choose(language)))
    it.each(REFUSED)('refuses %s %j in no other language', async (path, fields) => {
      const response = await sendForm(site, path, fields, admin)
      expect(response.status).toBeGreaterThanOrEqual(400)
      const html = await response.text()
      expect(strangers(path === '/tai-khoan' ? partOf(html) : html, language)).toEqual([])
    })
  })

  it('keeps the choice with the account: nobody else sees it, and it can be taken back', async () => {
    await addPerson(database(), 'khac@example.vn', 'editor')
    const other = { Cookie: await signIn(site, 'khac@example.vn') }
    const answer = await sendForm(site, '/admin/language', { language: 'en', back: '/admin/tags?q=x' }, admin)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/admin/tags?q=x'])
    expect(await read('/admin')).toContain('Welcome to the admin panel')
    expect(await (await site.get('/admin', other)).text()).toContain('Chào mừng bạn đến với Panel Quản Trị')
    expect(await (await site.get('/tai-khoan/du-lieu.json', admin)).text()).toContain(
      '"panel_language": "en"',
    )
    const kept = await sendForm(site, '/tai-khoan', { form: 'panelLanguage', language: '' }, admin)
    expect(kept.headers.get('location')).toBe('/tai-khoan?xong=ngon-ngu')
    expect(await read('/admin')).toContain('Chào mừng bạn đến với Panel Quản Trị')
    expect(await read('/admin/tags')).toContain('Tags Management')
  })

  it('frames every screen in Vietnamese until somebody has chosen, and says which part is English', async () => {
    await choose('')
    const frameOf = (html: string) => visibleText(/<header class="sticky[\s\S]*?<main/.exec(html)?.[0] ?? '')
    for (const path of [
      '/admin',
      '/admin/articles',
      '/admin/articles/new',
      '/admin/tags',
      '/admin/products/import',
    ]) {
      const html = await read(path)
      for (const words of ['Panel Quản Trị', 'Tổng quan', 'Dạy cố vấn', 'Đăng xuất'])
        expect(frameOf(html), path).toContain(words)
      expect(frameOf(html), path).not.toMatch(/Overview|Sign out/)
      expect(html, path).toContain('<html lang="vi"')
      const parts = [...html.slice(html.indexOf('<main')).matchAll(/ lang="(\w+)"/g)].map(([, own]) => own)
      expect(parts[0], path).toBe(path === '/admin' ? 'vi' : 'en')
    }
  })

  it('leads nowhere else by a form of another place', async () => {
    const answer = await choose('en', '//evil.example')
    expect(answer.headers.get('location')).toBe('/')
    expect((await sendForm(site, '/admin/language', { language: 'en' })).status).toBe(302)
  })

  it('leaves the pages of visitors as they are', async () => {
    await choose('en')
    expect(await read('/lien-he')).toContain('<html lang="vi"')
    expect(isVietnamese(await read('/lien-he'))).toBe(true)
  })
})

/** What stands between the site's own head and foot. */
const partOf = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? ''
