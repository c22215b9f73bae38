import { beforeAll, describe, expect, it } from 'vitest'
import { ENDPOINTS } from '#app/api/api-description.server.ts'
import { describeOnDatabase } from '#tests/support/database.ts'
import { openSite } from '#tests/support/site.ts'
import type { TestSite } from '#tests/support/site.ts'

const READ = 'GET, HEAD, OPTIONS'
const FORM = 'GET, HEAD, POST, OPTIONS'
const POST = 'POST, OPTIONS'
const ALL = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']
/** A path without the names of its parameters. */
const shape = (path: string) => path.replaceAll(/\{\w+\}/g, '*')
const IMPORT = '/api/v1/imports/9b2d6c1e-8a43-4a5f-8f0e-0c1d2e3f4a5b'

describeOnDatabase('methods', 'demo', (database) => {
  let site: TestSite
  beforeAll(async () => {
    site = await openSite(database())
  })
  const ask = (method: string, path: string) =>
    site.request(path, { method, headers: { Origin: 'http://localhost:3000' } })

  describe.each([
    ['/', READ],
    ['/_.data', READ],
    ['/products', READ],
    ['/products.data?page=2', READ],
    ['/products/1', READ],
    ['/brand/samsung', READ],
    ['/blog/tu-van', READ],
    ['/lien-he', FORM],
    ['/products/1/danh-gia', FORM],
    ['/bai-viet/1/thich', FORM],
    ['/auth', FORM],
    ['/admin/categories', FORM],
    ['/healthz', READ],
    ['/readyz', READ],
    ['/metrics', READ],
    ['/robots.txt', READ],
    ['/og/san-pham/1.png', READ],
    ['/mcp', POST],
    ['/api/docs', READ],
    ['/api/v1/me', READ],
    ['/api/v1/openapi.json', READ],
    ['/api/v1/articles', FORM],
    ['/api/v1/articles/1', 'GET, HEAD, PUT, PATCH, DELETE, OPTIONS'],
    ['/api/v1/articles/by-slug/bai-thu', READ],
    ['/api/v1/products', FORM],
    ['/api/v1/products/1', 'GET, HEAD, PATCH, DELETE, OPTIONS'],
    ['/api/v1/products/1/offers/1/prices/1', 'PATCH, DELETE, OPTIONS'],
    ['/api/v1/categories/1', 'PUT, PATCH, DELETE, OPTIONS'],
    ['/api/v1/imports', FORM],
    ['/api/v1/feeds/1', 'GET, HEAD, PATCH, DELETE, OPTIONS'],
    ['/api/v1/feeds/1/run', POST],
    [`${IMPORT}/undo`, POST],
    ['/api/auth/sign-in/email', POST],
    ['/api/auth/get-session', READ],
    ['/functions/v1/perplexity-chat', POST],
    ['/functions/v1/product-stats', FORM],
  ])('%s takes %s', (path, allowed) => {
    it('and OPTIONS says so', async () => {
      const answer = await ask('OPTIONS', path)
      expect([answer.status, answer.headers.get('allow'), await answer.text()]).toEqual([204, allowed, ''])
    })

    it.each(ALL.filter((method) => !allowed.split(', ').includes(method)))(
      '%s is a 405 problem',
      async (method) => {
        const answer = await ask(method, path)
        expect([answer.status, answer.headers.get('allow'), answer.headers.get('content-type')]).toEqual([
          405,
          allowed,
          'application/problem+json',
        ])
        if (method === 'HEAD') return
        expect(await answer.json()).toMatchObject({
          status: 405,
          title: 'Method Not Allowed',
          detail: `Địa chỉ này chỉ nhận ${allowed.replace(', OPTIONS', '')}.`,
        })
      },
    )
  })

  it.each(['/khong-co', '/api/v1/khong-co', '/functions/v1/khong-co', '/api/auth/khong-co'])(
    'POST %s is a 404: nothing is there by any method',
    async (path) => {
      expect((await ask('POST', path)).status).toBe(404)
      expect((await ask('OPTIONS', path)).status).toBe(404)
    },
  )

  it.each([...new Set(ENDPOINTS.map(({ path }) => path))])(
    'OPTIONS %s allows what the API describes',
    async (path) => {
      const address = path.replaceAll(/\{\w*[iI]d\}/g, '1').replace('{slug}', 'bai-thu')
      const allowed = (await ask('OPTIONS', address)).headers.get('allow')?.split(', ') ?? []
      const described = ENDPOINTS.filter((endpoint) => shape(endpoint.path) === shape(path))
      expect(allowed.filter((method) => !['HEAD', 'OPTIONS'].includes(method)).sort()).toEqual(
        [...new Set(described.map(({ method }) => method.toUpperCase()))].sort(),
      )
    },
  )
})
