import type { RouteConfigEntry } from '@react-router/dev/routes'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeApiKey } from '#app/features/account/api-key.ts'
import { addApiKey } from '#app/features/account/queries/api-keys.server.ts'
import { changeRole } from '#app/features/account/queries/change-role.server.ts'
import routes from '#app/routes.ts'
import { describeOnDatabases } from '#tests/support/database.ts'
import { visibleText } from '#tests/support/html.ts'
import { addPerson, sendForm, signIn } from '#tests/support/people.ts'
import { openSite } from '#tests/support/site.ts'
import type { TestSite } from '#tests/support/site.ts'

/** Who may do what behind the guard: every admin route stands here, or the last test of this file fails. */
const ADMIN: Record<string, { methods: ('GET' | 'POST')[]; editor: boolean; body?: Record<string, string> }> =
  {
    '/admin': {
      methods: ['GET', 'POST'],
      editor: true,
      body: { subject: 'question', key: '1' },
    },
  }

/**
 * Every address of the API: open to all; one's own data; or written by staff alone, whatever anyone may
 * read of it (content-api.test.ts sends each of its writes as every kind of visitor).
 */
const API: Record<string, 'open' | 'own' | 'written by staff'> = {
  '/api/docs': 'open',
  '/api/v1/products': 'open',
  '/api/v1/search-suggestions': 'open',
  '/api/v1/products/:id': 'open',
  '/api/v1/product-cards': 'open',
  '/api/v1/categories': 'written by staff',
  '/api/v1/articles': 'written by staff',
  '/api/v1/articles/:slug': 'written by staff',
  '/api/v1/article-cards': 'open',
  '/api/v1/categories/:id': 'written by staff',
  '/api/v1/subcategories': 'written by staff',
  '/api/v1/subcategories/:id': 'written by staff',
  '/api/v1/authors': 'written by staff',
  '/api/v1/authors/:id': 'written by staff',
  '/api/v1/tags': 'written by staff',
  '/api/v1/tags/:id': 'written by staff',
  '/api/v1/brands': 'open',
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

/** What became of a request: in, denied with the specification's words, or sent elsewhere. */
async function outcomeOf(response: Response): Promise<string> {
  const text = visibleText(await response.text())
  const isPanel = text.includes('Panel Quản Trị')
  const saysWhy =
    text.includes('Không có quyền truy cập') &&
    text.includes('Bạn cần quyền admin hoặc editor để truy cập trang này.')
  if (response.status === 200 && isPanel) return 'in'
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

describeOnDatabases('the guard', 'schema', (database) => {
  let site: TestSite
  const headers = {} as Record<Visitor, Record<string, string>>
  beforeAll(async () => {
    const connection = database()
    site = await openSite(connection)
    await addPerson(connection, 'admin@example.vn', 'admin')
    const editor = await addPerson(connection, 'editor@example.vn', 'editor')
    await addPerson(connection, 'reader@example.vn')
    const once = await addPerson(connection, 'once@example.vn', 'editor')
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

  const asksOf = Object.entries(ADMIN).flatMap(([path, { methods, editor, body }]) =>
    methods.flatMap((method) => VISITORS.map((visitor) => ({ path, method, visitor, editor, body }))),
  )

  it.each(asksOf)('$method $path by $visitor', async ({ path, method, visitor, editor, body }) => {
    const address = method === 'POST' && path === '/admin' ? '/admin?index' : path
    const response = await ask(method, address, visitor, body)
    const isIn = visitor === 'admin' || (visitor === 'editor' && editor)
    const isKnown = visitor === 'signed up' || visitor === 'editor'
    const toSignIn = `302 /auth?next=${encodeURIComponent(path)}`
    expect(await outcomeOf(response)).toBe(isIn ? 'in' : isKnown ? 'denied' : toSignIn)
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
