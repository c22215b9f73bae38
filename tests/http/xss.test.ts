import { DomUtils, parseDocument } from 'htmlparser2'
import { parse } from 'parse5'
import { beforeAll, describe, expect, it } from 'vitest'
import { openAnyDatabase } from '#tests/support/database.ts'
import { unescapeHtml } from '#tests/support/html.ts'
import { openModelServer, says } from '#tests/support/model-server.ts'
import { addPerson, signIn } from '#tests/support/people.ts'
import { openSite } from '#tests/support/site.ts'
import type { TestSite } from '#tests/support/site.ts'
import { foulInArticle, foulInPage } from '#tests/support/xss/foul-html.ts'
import { infest } from '#tests/support/xss/infest.ts'
import { BREAKOUTS } from '#tests/support/xss/techniques.ts'
import { VECTORS } from '#tests/support/xss/vectors.ts'

describe('vectors typed into every input', () => {
  let site: TestSite
  let staff: Record<string, string>
  let shown: Awaited<ReturnType<typeof infest>>
  beforeAll(async () => {
    const connection = await openAnyDatabase('demo')
    site = await openSite(connection)
    await addPerson(connection, 'admin@example.vn', 'admin')
    staff = { Cookie: await signIn(site, 'admin@example.vn') }
    shown = await infest((path, init) => site.request(path, init), staff, 'http://localhost:3000')
    await site.finishImports()
    return () => connection.close()
  })

  const read = async (path: string, headers: Record<string, string> = {}) => {
    const response = await site.get(path, headers)
    const nonce = /'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '')?.[1] ?? ''
    return { status: response.status, html: await response.text(), nonce }
  }

  it('are kept: none is refused as such', () => expect(shown.inputs.length).toBeGreaterThan(20))

  it('stay text on every public page that shows them', async () => {
    for (const path of shown.open) {
      const { status, html, nonce } = await read(path)
      expect(status, path).toBeLessThan(500)
      expect(nonce).not.toBe('')
      expect(foulInPage(html, nonce), path).toEqual([])
    }
  })

  it('stay text on every screen of the panel that shows them', async () => {
    for (const path of shown.panel) {
      const { status, html, nonce } = await read(path, staff)
      expect(status, path).toBe(200)
      expect(foulInPage(html, nonce), path).toEqual([])
    }
  })

  it('are really there to be seen: the pages show them as text', async () => {
    for (const path of ['/blog/thu-bai', shown.open.find((open) => /^\/products\/\d+$/.test(open)) ?? '']) {
      const { html } = await read(path)
      expect(unescapeHtml(html), path).toContain('x-xss onclick=xss(1)')
    }
    const inbox = await read('/admin/inbox', staff)
    expect(unescapeHtml(inbox.html)).toContain('alert(123)')
  })

  it('leave structured data one JSON document inside its script element', async () => {
    let documents = 0
    for (const path of shown.open.slice(0, 9)) {
      const scripts = [...(await read(path)).html.matchAll(/<script[^>]*ld\+json[^>]*>([\s\S]*?)<\/script>/g)]
      for (const [, text = ''] of scripts.filter(([, text]) => text !== '')) {
        expect(JSON.parse(text), path).toBeTypeOf('object')
        expect(text).not.toMatch(/[<>\u2028\u2029]/)
        documents += 1
      }
    }
    expect(documents).toBeGreaterThan(3)
  })

  it('stay text in feeds and sitemaps', async () => {
    for (const path of ['/rss.xml', '/sitemap.xml', '/sitemap/bai-viet.xml']) {
      const { html } = await read(path)
      const found = DomUtils.findAll(
        ({ name }) => /^(?:x-xss|script|img|svg)$/i.test(name),
        parseDocument(html, { xmlMode: true }).children,
      )
      expect(found, path).toEqual([])
    }
  })

  it('come from an import as clean articles, or as rows that were refused', async () => {
    let seen = 0
    for (let page = 1, last = 1; page <= last; page += 1) {
      const response = await site.get(`/api/v1/articles?limit=48&page=${page}&category=thu-nhom`)
      const { articles, pagination } = (await response.json()) as {
        articles: { slug: string }[]
        pagination: { totalPages: number }
      }
      last = pagination.totalPages
      for (const { slug } of articles) {
        const article = (await (await site.get(`/api/v1/articles/${slug}`)).json()) as { content: string }
        expect(foulInArticle(article.content), slug).toEqual([])
        seen += 1
      }
    }
    expect(seen).toBeGreaterThan(VECTORS.length / 2)
  })

  it('are never answered as a page by an API, whatever it echoes', async () => {
    const typed = encodeURIComponent(BREAKOUTS.slice(0, 8).join(' '))
    for (const path of [
      `/api/v1/products?search=${typed}`,
      `/api/v1/products/${typed}`,
      `/api/v1/search-suggestions?q=${typed}`,
      `/api/v1/questions`,
      `/api/${typed}`,
      `/functions/v1/paginated-products?search=${typed}`,
    ]) {
      const { headers } = await site.get(path)
      expect(headers.get('content-type'), path).toMatch(/json/)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
    }
  })
})

describe('vectors that a model says', () => {
  it('never become markup in the answer of a page', async () => {
    const connection = await openAnyDatabase('demo')
    const model = await openModelServer()
    const site = await openSite(connection, { LLM_BASE_URL: model.baseUrl, LLM_MODEL: 'double' })
    model.reply(says(BREAKOUTS.map((vector) => `Mình nghĩ bạn xem ${vector} nhé.`).join(' ')))
    const response = await site.get(
      `/chat?q=${encodeURIComponent('Tư vấn tủ lạnh cho 4 người dưới 15 triệu')}`,
    )
    const nonce = /'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '')?.[1] ?? ''
    const html = await response.text()
    expect(model.requests.length).toBeGreaterThan(0)
    expect(foulInPage(html, nonce)).toEqual([])
    expect(parse(html).childNodes.length).toBeGreaterThan(0)
    await model.close()
    await connection.close()
  })
})
