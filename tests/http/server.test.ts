import { beforeAll, describe, expect, it } from 'vitest'
import { connect } from '#db/client.ts'
import { openDatabase } from '#tests/support/database.ts'
import { visibleText } from '#tests/support/html.ts'
import { openSite } from '#tests/support/site.ts'
import type { TestSite } from '#tests/support/site.ts'

describe('server', () => {
  let site: TestSite
  beforeAll(async () => {
    const connection = await openDatabase('embedded', 'schema')
    site = await openSite(connection)
    return () => connection.close()
  })

  it('sends the security headers with every answer, and names no framework', async () => {
    for (const path of ['/', '/products/1', '/functions/v1/product-stats', '/healthz', '/%00']) {
      const { headers } = await site.get(path)
      expect(headers.get('x-content-type-options'), path).toBe('nosniff')
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
      expect(headers.get('permissions-policy')).toContain('camera=()')
      expect(headers.get('x-powered-by')).toBeNull()
      const policy = headers.get('content-security-policy') ?? ''
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy).not.toContain('unsafe-inline')
      expect(policy).not.toContain('unsafe-eval')
    }
  })

  it('lets run only the scripts it wrote: each inline one carries the nonce of its answer', async () => {
    const response = await site.get('/')
    const nonce = /'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '')?.[1]
    const inline = [...(await response.text()).matchAll(/<script(?![^>]*\ssrc=)([^>]*)>/g)].map(
      ([, attributes]) => attributes,
    )
    expect(inline.length).toBeGreaterThan(0)
    for (const attributes of inline) expect(attributes).toContain(`nonce="${nonce}"`)
    const again = await site.get('/')
    expect(again.headers.get('content-security-policy')).not.toContain(nonce)
  })

  it('writes no style attribute, which its own policy would refuse', async () => {
    expect(await (await site.get('/')).text()).not.toMatch(/<[^>]+\sstyle="/)
  })

  it('gives each answer a request id', async () => {
    for (const path of ['/healthz', '/', '/khong-co-trang-nay', '/functions/v1/product-stats'])
      expect(
        (await site.get(path, { 'X-Request-Id': 'of-the-visitor' })).headers.get('x-request-id'),
        path,
      ).toMatch(/^[\da-f-]{36}$/)
  })

  it('GET /healthz and /readyz say that it is alive and ready', async () => {
    expect(await (await site.get('/healthz')).json()).toEqual({ status: 'ok' })
    expect((await site.get('/readyz')).status).toBe(200)
  })

  it('works with an empty catalogue', async () => {
    const home = visibleText(await (await site.get('/')).text())
    expect(home).toContain('Cố vấn AI tính giúp cỡ máy')
    expect(home).not.toMatch(/0 sản phẩm|Bạn cần mua gì/)
    const list = visibleText(await (await site.get('/products')).text())
    expect(list).toContain('Chưa có sản phẩm nào')
    expect(list).not.toContain('bỏ bớt bộ lọc')
    const answer = await site.post('/functions/v1/perplexity-chat', { message: 'tủ lạnh cho 4 người' })
    expect(await answer.json()).toMatchObject({ productRecommendations: null })
  })

  it('GET /robots.txt keeps answers out of search engines', async () => {
    expect(await (await site.get('/robots.txt')).text()).toContain('Disallow: /chat?')
  })
})

describe('a server whose database is away', () => {
  let site: TestSite
  beforeAll(async () => {
    const connection = await connect({ url: 'postgres://127.0.0.1:1/nowhere' })
    site = await openSite(connection)
    return () => connection.close()
  })

  it('answers pages with 503, a time to come back and a readable page', async () => {
    const response = await site.get('/products')
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
    expect(await response.text()).toContain('Có lỗi xảy ra')
  })

  it('answers programs with a problem', async () => {
    const response = await site.get('/functions/v1/product-stats')
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
    expect(response.headers.get('content-type')).toContain('application/problem+json')
  })

  it('is alive but not ready', async () => {
    expect((await site.get('/healthz')).status).toBe(200)
    expect((await site.get('/readyz')).status).toBe(503)
  })
})
