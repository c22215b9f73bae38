import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { describeOnDatabase } from '#tests/support/database.ts'
import { openLiveSite } from '#tests/support/live-site.ts'
import type { LiveSite } from '#tests/support/live-site.ts'
import { addPerson, signIn } from '#tests/support/people.ts'
import { openSite } from '#tests/support/site.ts'
import type { TestSite } from '#tests/support/site.ts'
import { aPersonWithKey } from '#tests/support/staff.ts'

const STRANGER = 'https://elsewhere.example'
const NAMED = 'https://app.example.vn'

describeOnDatabase('what pages of other sites may ask', 'demo', (database) => {
  let site: TestSite
  let live: LiveSite
  beforeAll(async () => {
    site = await openSite(database(), { CORS_ORIGINS: `${NAMED}, https://other.example.vn` })
    live = await openLiveSite(database(), { CORS_ORIGINS: NAMED })
  })
  afterAll(() => live.close())

  const ask = (method: string, path: string, origin: string, headers: Record<string, string> = {}) =>
    site.request(path, { method, headers: { Origin: origin, ...headers } })
  const preflight = (path: string, origin: string, method: string) =>
    ask('OPTIONS', path, origin, {
      'Access-Control-Request-Method': method,
      'Access-Control-Request-Headers': 'authorization,content-type',
    })
  const allowedTo = ({ headers }: Response) => headers.get('access-control-allow-origin')

  describe('anybody', () => {
    it.each([
      '/api/v1/products?limit=1',
      '/api/v1/products/1',
      '/api/v1/articles',
      '/api/v1/tags',
      '/api/v1/openapi.json',
      '/functions/v1/product-stats',
    ])('may read %s', async (path) => {
      const response = await ask('GET', path, STRANGER)
      expect([response.status, allowedTo(response)]).toEqual([200, '*'])
      expect(response.headers.get('access-control-allow-credentials')).toBeNull()
      expect(response.headers.get('access-control-expose-headers')).toContain('ETag')
    })
    it('may read a problem, and a page that is kept', async () => {
      expect(allowedTo(await ask('GET', '/api/v1/products/999999', STRANGER))).toBe('*')
      const get = () => live.get('/api/v1/products/3', { origin: STRANGER })
      expect((await get()).headers['access-control-allow-origin']).toBe('*')
      expect((await get()).headers['access-control-allow-origin']).toBe('*')
    })
    it('may show pictures', async () => {
      for (const path of ['/og/san-pham/1.png', '/uploads/x', '/minh-hoa/x.svg']) {
        const response = await ask('GET', path, STRANGER)
        expect(response.headers.get('cross-origin-resource-policy'), path).toBe('cross-origin')
      }
    })
    it('may ask beforehand, and is told to read', async () => {
      const response = await preflight('/api/v1/products', STRANGER, 'GET')
      expect([response.status, allowedTo(response)]).toEqual([204, '*'])
      expect(response.headers.get('access-control-allow-methods')).toBe('GET, HEAD')
      expect(response.headers.get('access-control-allow-headers')).not.toContain('Authorization')
    })
    it.each([
      ['/api/v1/articles', 'POST'],
      ['/functions/v1/perplexity-chat', 'POST'],
      ['/api/v1/me', 'GET'],
      ['/api/v1/imports', 'POST'],
      ['/api/v1/webhooks', 'GET'],
      ['/api/auth/get-session', 'GET'],
      ['/admin', 'GET'],
      ['/', 'GET'],
    ])('may not ask for %s by %s', async (path, method) => {
      expect(allowedTo(await preflight(path, STRANGER, method))).toBeNull()
      const response = await ask(method, path, STRANGER)
      expect(allowedTo(response)).toBeNull()
      // A read is answered, and the browser keeps it from the page; a write is not even begun.
      expect(response.status === 403).toBe(method === 'POST')
    })
  })

  describe('a named site', () => {
    it.each([
      ['/api/v1/articles', 'POST'],
      ['/api/v1/articles/1', 'PATCH'],
      ['/functions/v1/perplexity-chat', 'POST'],
      ['/functions/v1/product-stats', 'POST'],
      ['/api/v1/me', 'GET'],
    ])('may ask for %s by %s', async (path, method) => {
      const response = await preflight(path, NAMED, method)
      expect([response.status, allowedTo(response)]).toEqual([204, NAMED])
      expect(response.headers.get('vary')).toContain('Origin')
      expect(response.headers.get('access-control-allow-methods')).toContain(method)
      // The last four are what supabase-js sends with a function's call.
      for (const header of [
        'Idempotency-Key',
        'If-Match',
        'Authorization',
        'Apikey',
        'X-Client-Info',
        'X-Region',
      ])
        expect(response.headers.get('access-control-allow-headers')).toContain(header)
    })

    it('writes with a key, over a socket too', async () => {
      const { headers } = await aPersonWithKey(database(), 'editor')
      const sent = { Origin: NAMED, 'Content-Type': 'application/json', ...headers }
      const body = () => JSON.stringify({ name: `Thẻ ${crypto.randomUUID()}` })
      const response = await site.request('/api/v1/tags', { method: 'POST', headers: sent, body: body() })
      expect([response.status, allowedTo(response)]).toEqual([201, NAMED])
      const over = await fetch(`${live.url}/api/v1/tags`, { method: 'POST', headers: sent, body: body() })
      expect([over.status, allowedTo(over)]).toEqual([201, NAMED])
    })

    it('is nobody by a cookie', async () => {
      await addPerson(database(), 'cors@example.vn', 'admin')
      const Cookie = await signIn(site, 'cors@example.vn')
      expect(await (await site.get('/api/v1/me', { Cookie })).json()).toMatchObject({
        user: { role: 'admin' },
      })
      expect(await (await ask('GET', '/api/v1/me', NAMED, { Cookie })).json()).toEqual({
        user: null,
        key: null,
      })
      const headers = { 'Content-Type': 'application/json', Cookie }
      expect((await ask('POST', '/api/v1/tags', NAMED, headers)).status).toBe(401)
    })

    it.each(['/api/auth/sign-in/email', '/lien-he', '/admin/tags'])('may not send to %s', async (path) => {
      expect((await ask('POST', path, NAMED)).status).toBe(403)
    })

    it.each(['https://app.example.vn.evil.example', 'http://app.example.vn', 'null'])(
      'is not %s',
      async (origin) => {
        expect((await ask('POST', '/api/v1/tags', origin)).status).toBe(403)
      },
    )
  })
})
