import { beforeAll, describe, expect, it } from 'vitest'
import { ENDPOINTS } from '#app/api/api-description.server.ts'
import { scopeOf } from '#app/api/endpoint.ts'
import { SCOPE_NAMES } from '#app/domain/account/scopes.ts'
import { describeOnDatabase } from '#tests/support/database.ts'
import { visibleText } from '#tests/support/html.ts'
import { addPerson, PASSWORD, sendForm, signIn } from '#tests/support/people.ts'
import { openSite } from '#tests/support/site.ts'
import type { TestSite } from '#tests/support/site.ts'
import { aPersonWithKey } from '#tests/support/staff.ts'

describeOnDatabase('limited keys', 'schema', (database) => {
  let site: TestSite
  beforeAll(async () => {
    site = await openSite(database())
  })
  const ask = (method: string, path: string, headers: Record<string, string>) =>
    site.request(path.replaceAll(/\{\w*[iI]d\}/g, '1').replace('{slug}', 'x'), {
      method: method.toUpperCase(),
      headers: { 'Content-Type': 'application/json', ...headers },
      ...(method === 'get' ? {} : { body: '{}' }),
    })

  describe.each(ENDPOINTS.filter(({ forStaff }) => forStaff).map((endpoint) => [endpoint] as const))(
    '$method $path',
    (endpoint) => {
      const scope = scopeOf(endpoint)
      it('is 403 for a key of an administrator with every other scope, and names the one it lacks', async () => {
        const write = scope?.replace(':read', ':write')
        const others = SCOPE_NAMES.filter((name) => name !== scope && name !== write)
        const { headers } = await aPersonWithKey(database(), 'admin', { scopes: others })
        const response = await ask(endpoint.method, endpoint.path, headers)
        expect(response.status).toBe(403)
        expect(((await response.json()) as { detail: string }).detail).toContain(scope)
      })
      it('is let through with its scope', async () => {
        const { headers } = await aPersonWithKey(database(), 'admin', { scopes: scope ? [scope] : [] })
        const { status } = await ask(endpoint.method, endpoint.path, headers)
        expect([401, 403, 405]).not.toContain(status)
      })
    },
  )

  it('a scope gives nothing that its owner may not, as the role is now', async () => {
    const { id, headers } = await aPersonWithKey(database(), 'editor', { scopes: ['articles:write'] })
    expect((await ask('post', '/api/v1/articles', headers)).status).toBe(422)
    await database().pool.query('delete from user_roles where user_id = $1', [id])
    expect((await ask('post', '/api/v1/articles', headers)).status).toBe(403)
  })

  it('lets nobody in after its end', async () => {
    const { id, headers } = await aPersonWithKey(database(), 'editor', { days: 30 })
    expect((await ask('post', '/api/v1/tags', headers)).status).toBe(422)
    await database().pool.query(`update api_keys set expires_at = now() where user_id = $1`, [id])
    expect((await ask('post', '/api/v1/tags', headers)).status).toBe(401)
    expect((await site.get('/api/v1/me', headers)).status).toBe(401)
  })

  it.each(['Bearer nonsense', `Bearer chonmay_${'x'.repeat(43)}`, `chonmay_${'x'.repeat(43)}`])(
    'that is none is a 401 wherever the API is asked with it, also for what everybody may read: %s',
    async (Authorization) => {
      for (const path of [
        'me',
        'products?limit=1',
        'products/1',
        'articles',
        'tags',
        'openapi.json',
        'embeds?ids=1',
      ]) {
        const response = await site.get(`/api/v1/${path}`, { Authorization })
        expect([path, response.status, response.headers.get('www-authenticate')]).toEqual([
          path,
          401,
          'Bearer',
        ])
        expect(await response.json()).toMatchObject({ code: 'unauthorized' })
      }
      expect((await site.get('/functions/v1/product-stats', { Authorization })).status).toBe(200)
    },
  )

  it('tells whose it is, what it may and when it ends', async () => {
    const limited = await aPersonWithKey(database(), 'editor', { scopes: ['articles:write'], days: 30 })
    expect(await (await site.get('/api/v1/me', limited.headers)).json()).toMatchObject({
      user: { role: 'editor' },
      key: { scopes: ['articles:write'], expires_at: expect.stringMatching(/^\d{4}-.*Z$/) as string },
    })
    const whole = await aPersonWithKey(database(), 'editor')
    expect(await (await site.get('/api/v1/me', whole.headers)).json()).toMatchObject({
      key: { scopes: null, expires_at: null },
    })
  })

  it('notes when it was last used', async () => {
    const { id, headers } = await aPersonWithKey(database(), 'editor')
    await site.get('/api/v1/me', headers)
    const { rows } = await database().pool.query('select last_used_at from api_keys where user_id = $1', [id])
    expect(rows).toMatchObject([{ last_used_at: expect.any(Date) as Date }])
  })

  it('is made on the account page with an end and scopes, and listed with both', async () => {
    await addPerson(database(), 'khoa@example.vn', 'editor')
    const Cookie = await signIn(site, 'khoa@example.vn')
    const fields = { form: 'keyMake', name: 'Máy chủ', current: PASSWORD, days: '30', 'scope.imports': 'on' }
    const made = await (await sendForm(site, '/tai-khoan', fields, { Cookie })).text()
    const key = /chonmay_[\w-]{43}/.exec(made)?.[0] ?? ''
    const headers = { Authorization: `Bearer ${key}` }
    expect((await ask('post', '/api/v1/tags', headers)).status).toBe(403)
    expect((await ask('get', '/api/v1/exports/articles.csv', headers)).status).toBe(200)
    const listed = visibleText(await (await site.get('/tai-khoan', { Cookie })).text())
    expect(listed).toMatch(/Máy chủ chonmay_.*hết hạn \d.*Chỉ: imports/)
  })
})
