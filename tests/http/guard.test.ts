import type { RouteConfigEntry } from '@react-router/dev/routes'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeApiKey } from '#app/domain/account/api-key.ts'
import { addApiKey } from '#app/domain/account/queries/api-keys.server.ts'
import { changeRole } from '#app/domain/account/queries/change-role.server.ts'
import routes from '#app/routes.ts'
import { articleMaker } from '#tests/support/articles.ts'
import { describeOnDatabase } from '#tests/support/database.ts'
import { visibleText } from '#tests/support/html.ts'
import { addPerson, sendForm, signIn } from '#tests/support/people.ts'
import { openSite } from '#tests/support/site.ts'
import type { TestSite } from '#tests/support/site.ts'

const SETTINGS_LEFT_EMPTY = 'company address hotline hotlineLabel madeBy technicians email'.split(' ')

/** Who may do what behind the guard: every admin route stands here, or the last test of this file fails. */
type AdminRoute = {
  methods: ('GET' | 'POST')[]
  editor: boolean
  body?: Record<string, string>
  /** Where its path names more than a row (':id' is 1). */
  address?: string
  /** Answers our scripts, not with a page. */
  isData?: boolean
}
const NAMED: AdminRoute = {
  methods: ['GET', 'POST'],
  editor: true,
  body: { intent: 'activate', id: '1', to: '1' },
}
const ADMIN: Record<string, AdminRoute> = {
  '/admin': { methods: ['GET', 'POST'], editor: true, body: { subject: 'question', key: '1' } },
  '/admin/articles': {
    methods: ['GET', 'POST'],
    editor: true,
    body: { intent: 'bulk', action: 'publish', ids: '1' },
  },
  '/admin/articles/new': { methods: ['GET', 'POST'], editor: true },
  '/admin/articles/:id/edit': { methods: ['GET', 'POST'], editor: true },
  '/admin/articles/:id/revisions': { methods: ['GET', 'POST'], editor: true },
  '/admin/articles/preview': { methods: ['GET', 'POST'], editor: true, body: { title: 'Tủ lạnh' } },
  '/admin/articles/:id/presence': { methods: ['POST'], editor: true, isData: true },
  '/admin/articles/save': { methods: ['POST'], editor: true, isData: true },
  '/admin/articles/autosave': { methods: ['POST'], editor: true, isData: true },
  '/admin/articles/slug': { methods: ['GET'], editor: true, isData: true },
  '/admin/articles/tags': { methods: ['GET'], editor: true, isData: true },
  '/admin/imports/check.csv': { methods: ['GET'], editor: true, isData: true },
  '/admin/articles/filed-under': { methods: ['POST'], editor: true, isData: true },
  '/admin/articles/check': { methods: ['POST'], editor: true, isData: true },
  '/admin/articles/calendar': { methods: ['GET', 'POST'], editor: true, body: { id: '1' } },
  '/admin/redirects': { methods: ['GET', 'POST'], editor: true, body: { intent: 'ignore', path: '/x' } },
  '/admin/articles/changes': { methods: ['GET', 'POST'], editor: true, body: { intent: 'cancel' } },
  '/admin/products/changes': { methods: ['GET', 'POST'], editor: true, body: { intent: 'cancel' } },
  '/admin/articles/check-html': { methods: ['POST'], editor: true, isData: true },
  '/admin/categories': NAMED,
  '/admin/authors': NAMED,
  '/admin/tags': {
    methods: ['GET', 'POST'],
    editor: true,
    body: { intent: 'update', id: '1', name: 'x', slug: 'x' },
  },
  '/admin/products': { methods: ['GET', 'POST'], editor: true, body: { intent: 'restore', ids: '1' } },
  // What is sent to it is refused or leads to the new product: no page either way.
  '/admin/products/new': { methods: ['GET', 'POST'], editor: true, body: { title: '' }, isData: true },
  '/admin/products/:id': {
    methods: ['GET', 'POST'],
    editor: true,
    body: { intent: 'restore' },
  },
  '/admin/kinds': { methods: ['GET', 'POST'], editor: true, body: { intent: 'move', id: '1', to: 'up' } },
  '/admin/feeds': {
    methods: ['GET', 'POST'],
    editor: true,
    body: { intent: 'create', name: '' },
  },
  '/admin/feeds/upload': { methods: ['POST'], editor: true, isData: true },
  '/admin/prices': { methods: ['GET'], editor: true },
  '/admin/brands': { methods: ['GET', 'POST'], editor: true, body: { intent: 'rename', id: '1', name: 'x' } },
  '/admin/brands/:id': {
    methods: ['GET', 'POST'],
    editor: true,
    body: { part: 'noi-dung-trang', force: '1', tagline: '', description: '', story: '' },
  },
  '/admin/users': {
    methods: ['GET', 'POST'],
    editor: false,
    body: { intent: 'take-back', email: 'x@example.vn' },
  },
  '/admin/settings': {
    methods: ['GET', 'POST'],
    editor: false,
    body: {
      name: 'Chọn Máy',
      ...Object.fromEntries(SETTINGS_LEFT_EMPTY.map((text) => [text, ''])),
      asksInFiveMinutes: '20',
      asksADay: '200',
      dailyTokens: '',
      newsletterPerMinute: '120',
    },
  },
  '/admin/reviews': { methods: ['GET', 'POST'], editor: true, body: { intent: 'approve', ids: '1' } },
  '/admin/suggestions': {
    methods: ['GET', 'POST'],
    editor: true,
    body: { intent: 'show', id: '1', to: '1' },
  },
  '/admin/teach': {
    methods: ['GET', 'POST'],
    editor: true,
    body: { keys: 'q1', to: 'ignored', from: 'open' },
  },
  '/admin/teach/facts': {
    methods: ['GET', 'POST'],
    editor: true,
    body: {
      intent: 'preview',
      id: '',
      keys: '',
      subject: 'may-lanh',
      questions: 'máy lạnh kêu ù ù là sao\nsao máy lạnh kêu ù ù',
      verdict: 'Giá treo lỏng thì máy rung.',
      claims: 'Siết lại giá treo.',
      changes: '',
      sourceTitle: 'Sổ tay',
      sourceUrl: '/cach-tinh',
      asOf: '2026-01-01',
    },
  },
  '/admin/teach/pins': {
    methods: ['GET', 'POST'],
    editor: true,
    body: {
      intent: 'preview',
      id: '',
      keys: '',
      questions: 'máy lạnh kêu ù ù là sao',
      answer: 'Giá treo lỏng thì máy rung.',
      sourceTitle: 'Sổ tay',
      sourceUrl: '/cach-tinh',
      products: '',
    },
  },
  '/admin/synonyms': {
    methods: ['GET', 'POST'],
    editor: true,
    body: {
      intent: 'try',
      key: '',
      search: 'quạt',
      forms: 'quạt\nquạt máy',
      narrower: '',
      except: '',
      note: '',
    },
  },
  '/admin/sizing': {
    methods: ['GET', 'POST'],
    editor: false,
    body: {
      intent: 'save-tariff',
      id: '',
      effectiveFrom: '2031-01-01',
      fromKwh: '0',
      vndPerKwh: '2000',
      vat: '8',
      source: 'Quyết định thử nghiệm',
    },
  },
  '/admin/audit': { methods: ['GET'], editor: false },
  '/admin/media': { methods: ['GET'], editor: true },
  '/admin/media/:id': { methods: ['GET', 'POST'], editor: true, body: { intent: 'alt', alt: 'Tủ lạnh' } },
  '/admin/media/library': { methods: ['GET'], editor: true, isData: true },
  '/admin/articles/import': { methods: ['GET', 'POST'], editor: true, body: { intent: 'start' } },
  '/admin/products/import': { methods: ['GET', 'POST'], editor: true, body: { intent: 'start' } },
  '/admin/imports': { methods: ['GET'], editor: true },
  '/admin/webhooks': { methods: ['GET', 'POST'], editor: false, body: { intent: 'create', name: '' } },
  '/admin/status': { methods: ['GET', 'POST'], editor: false, body: {} },
  '/admin/inbox': { methods: ['GET', 'POST'], editor: false, body: { id: '1', action: 'read' } },
  '/admin/newsletter': { methods: ['GET', 'POST'], editor: false, body: { 'let-in': '0' } },
  '/admin/newsletter/issues': { methods: ['GET', 'POST'], editor: false, body: { rule: '' } },
  '/admin/newsletter/issues/:id': { methods: ['GET', 'POST'], editor: false, body: { intent: 'test' } },
  '/admin/newsletter/issues/:id/:mail': {
    address: '/admin/newsletter/issues/1/thu.html',
    methods: ['GET'],
    editor: false,
    isData: true,
  },
  '/admin/newsletter/export.csv': { methods: ['GET'], editor: false, isData: true },
  '/admin/media/upload': { methods: ['POST'], editor: true, isData: true },
  // Keeps the choice, here that there is none, and leads back to where it was made: no page.
  '/admin/language': { methods: ['POST'], editor: true, body: { language: '' }, isData: true },
}

const EXPORTED = ['articles', 'products', 'template']
const RESTORED = ['products', 'articles', 'article-categories', 'subcategories', 'authors', 'tags']

/**
 * Every address of the API: open to all; one's own data; written by staff alone, whatever anyone may read of it
 * (content-api.test.ts sends each of its writes as every kind of visitor); or of staff alone (imports.test.ts).
 */
const API: Record<string, 'open' | 'own' | 'written by staff' | 'staff' | 'admin'> = {
  '/api/docs': 'open',
  '/api/v1/products': 'written by staff',
  '/api/v1/search-suggestions': 'open',
  '/api/v1/products/:id': 'written by staff',
  '/api/v1/products/:id/offers/:offerId': 'written by staff',
  '/api/v1/products/:id/offers/:offerId/prices/:priceId': 'written by staff',
  '/api/v1/product-cards': 'open',
  '/api/v1/embeds': 'open',
  '/api/v1/oembed': 'open',
  '/api/v1/categories': 'written by staff',
  '/api/v1/articles': 'written by staff',
  '/api/v1/articles/:id': 'written by staff',
  '/api/v1/articles/by-slug/:slug': 'open',
  '/api/v1/article-categories': 'written by staff',
  '/api/v1/article-categories/:id': 'written by staff',
  '/api/v1/article-cards': 'open',
  '/api/v1/categories/:id': 'written by staff',
  '/api/v1/subcategories': 'written by staff',
  '/api/v1/subcategories/:id': 'written by staff',
  '/api/v1/authors': 'written by staff',
  '/api/v1/authors/:id': 'written by staff',
  '/api/v1/tags': 'written by staff',
  '/api/v1/tags/:id': 'written by staff',
  '/api/v1/brands': 'open',
  '/api/v1/products/:id/offers': 'staff',
  ...Object.fromEntries(RESTORED.map((of) => [`/api/v1/${of}/:id/restore`, 'staff'])),
  ...Object.fromEntries(['', '/:id', '/:id/run', '/:id/runs'].map((of) => [`/api/v1/feeds${of}`, 'staff'])),
  '/api/v1/imports': 'staff',
  '/api/v1/imports/:id': 'staff',
  '/api/v1/imports/:id/events': 'staff',
  '/api/v1/imports/:id/errors.csv': 'staff',
  '/api/v1/imports/:id/rows-to-correct.csv': 'staff',
  ...Object.fromEntries(['cancel', 'undo'].map((of) => [`/api/v1/imports/:id/${of}`, 'staff'])),
  ...Object.fromEntries(EXPORTED.map((of) => [`/api/v1/exports/${of}.csv`, 'staff'])),
  '/api/v1/webhooks': 'admin',
  '/api/v1/webhooks/:id': 'admin',
  '/api/v1/webhooks/:id/ping': 'admin',
  '/api/v1/webhooks/:id/deliveries': 'admin',
  '/api/v1/webhooks/:id/deliveries/:deliveryId/redeliver': 'admin',
  '/api/v1/questions': 'open',
  '/api/v1/openapi.json': 'open',
  '/api/v1/answer-feedback': 'open',
  '/api/v1/suggestions': 'open',
  '/api/v1/me': 'own',
  '/api/auth/*': 'own',
  '/api/*': 'open',
}

function paths(entries: readonly RouteConfigEntry[], parent = ''): string[] {
  return entries.flatMap(({ path = '', index, children = [] }) => {
    const own = index || path === '' ? parent : `${parent}/${path}`
    return [own, ...paths(children, own)]
  })
}

/** The same of a request for data: in, whatever is said to it there, or refused. */
function outcomeOfData({ status, headers }: Response): string {
  if (status === 302) return `302 ${headers.get('location') ?? ''}`
  return status === 403 ? 'denied' : status < 500 && status !== 404 ? 'in' : `${status}`
}

/** What became of a request: in, denied with the specification's words or, an editor, with whom to ask, or sent elsewhere. */
async function outcomeOf(response: Response, visitor: string): Promise<string> {
  const text = visibleText(await response.text())
  const isPanel = text.includes('Panel Quản Trị')
  const saysWhy =
    text.includes('Không có quyền truy cập') &&
    text.includes(
      visitor === 'editor'
        ? 'Trang này dành cho quản trị viên; tài khoản của bạn là biên tập viên.'
        : 'Bạn cần quyền admin hoặc editor để truy cập trang này.',
    )
  // A form that lacks something is answered on its screen.
  if ([200, 400, 422].includes(response.status) && isPanel) return 'in'
  if (response.status === 403 && saysWhy && !isPanel) return 'denied'
  return `${response.status} ${response.headers.get('location') ?? ''}`
}

const VISITORS = [
  'nobody',
  'signed up',
  'editor',
  'admin',
  'once an editor',
  'signed out',
  'API key',
] as const
type Visitor = (typeof VISITORS)[number]

describeOnDatabase('the guard', 'schema', (database) => {
  let site: TestSite
  const headers = {} as Record<Visitor, Record<string, string>>
  beforeAll(async () => {
    const connection = database()
    site = await openSite(connection)
    await addPerson(connection, 'admin@example.vn', 'admin')
    const editor = await addPerson(connection, 'editor@example.vn', 'editor')
    await addPerson(connection, 'reader@example.vn')
    const once = await addPerson(connection, 'once@example.vn', 'editor')
    await connection.pool.query(
      `insert into media (storage_key, alt, width, height, byte_size) values ('0123456789abcdef0123-9x9', 'x', 9, 9, 9)`,
    )
    await connection.pool.query(
      `insert into user_questions (question_text) values ('Tủ lạnh nào hợp nhà 4 người?')`,
    )
    for (const table of ['categories', 'authors', 'tags'])
      await connection.pool.query(`insert into ${table} (id, name, slug) values (1, 'x', 'x')`)
    await connection.pool.query('update authors set user_id = $1', [editor])
    await articleMaker(connection.db).article('bai-mot', { categoryId: 1, authorId: 1 })
    await connection.pool.query(`
      insert into product_categories (id, name, slug, kind, group_key) overriding system value values (1, 'x', 'x', 'tv', 'x');
      insert into brands (id, name, slug) overriding system value values (1, 'x', 'x');
      insert into products (id, title, category_id, brand_id) values (1, 'x', 1, 1);
      insert into newsletter_issues (subject) values ('x')`)
    const { key, prefix, hash } = makeApiKey()
    await addApiKey(connection.db, editor, { name: 'tool', prefix, hash })
    const cookie = async (email: string) => ({ Cookie: await signIn(site, email) })
    const leaver = await cookie('editor@example.vn')
    Object.assign(headers, {
      nobody: {},
      'signed up': await cookie('reader@example.vn'),
      editor: await cookie('editor@example.vn'),
      admin: await cookie('admin@example.vn'),
      'once an editor': await cookie('once@example.vn'),
      'signed out': leaver,
      'API key': { Authorization: `Bearer ${key}` },
    } satisfies Record<Visitor, Record<string, string>>)
    await changeRole(connection.db, once, null, null)
    await sendForm(site, '/auth/dang-xuat', {}, leaver)
  })

  const ask = (method: 'GET' | 'POST', path: string, visitor: Visitor, body: Record<string, string> = {}) =>
    method === 'GET' ? site.get(path, headers[visitor]) : sendForm(site, path, body, { ...headers[visitor] })

  const asksOf = Object.entries(ADMIN).flatMap(
    ([path, { methods, address = path.replace(':id', '1'), ...route }]) =>
      methods.flatMap((method) => VISITORS.map((visitor) => ({ path: address, method, visitor, ...route }))),
  )

  it.each(asksOf)('$method $path by $visitor', async ({ path, method, visitor, editor, body, isData }) => {
    const address = method === 'POST' && path === '/admin' ? '/admin?index' : path
    const response = await ask(method, address, visitor, body)
    const isIn = visitor === 'admin' || (visitor === 'editor' && editor)
    const isKnown = visitor === 'signed up' || visitor === 'editor'
    const toSignIn = `302 /auth?next=${encodeURIComponent(path)}`
    const outcome = isData ? outcomeOfData(response) : await outcomeOf(response, visitor)
    expect(outcome).toBe(isIn ? 'in' : isKnown ? 'denied' : toSignIn)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
  })

  it.each(Object.keys(ADMIN))(
    '%s gives its data to nobody either, however the path is written',
    async (path) => {
      const spellings = [`${path}.data`, `${path}/`, path.toUpperCase(), path.replace('/a', '/%61')]
      for (const spelling of spellings) {
        const text = await (await ask('GET', spelling, 'nobody')).text()
        expect(text, spelling).not.toContain('staff')
        expect(visibleText(text), spelling).not.toContain('Panel Quản Trị')
      }
      for (const odd of [`/${path}`, path.replace('/admin', '/x/..%2fadmin'), `${path}%00`])
        expect((await ask('GET', odd, 'admin')).status, odd).toBe(400)
    },
  )

  it('leads back to the page, not to its data', async () => {
    const redirected = await (await ask('GET', '/admin.data', 'nobody')).text()
    expect(redirected).toContain('/auth?next=%2Fadmin"')
  })

  it('takes a role away at once, with the sessions', async () => {
    const id = await addPerson(database(), 'brief@example.vn', 'editor')
    const cookie = { Cookie: await signIn(site, 'brief@example.vn') }
    expect((await site.get('/admin', cookie)).status).toBe(200)
    await database().pool.query('delete from user_roles where user_id = $1', [id])
    expect((await site.get('/admin', cookie)).status).toBe(403)
    await changeRole(database().db, id, 'editor', null)
    expect((await site.get('/admin', cookie)).status).toBe(302)
  })

  it('shows nothing of a page to search engines', async () => {
    const response = await ask('GET', '/admin', 'admin')
    expect(response.headers.get('x-robots-tag')).toBe('noindex, nofollow')
    expect(await response.text()).toContain('name="robots" content="noindex')
  })
})

describe('the tables above', () => {
  const all = new Set(paths(routes))
  it('name every admin route', () => {
    const admin = [...all].filter((path) => /^\/admin(?:\/|$)/i.test(path))
    expect(admin.sort()).toEqual(Object.keys(ADMIN).sort())
  })
  it('name every address of the API', () => {
    const api = [...all].filter((path) => path.startsWith('/api/'))
    expect(api.sort()).toEqual(Object.keys(API).sort())
  })
})
