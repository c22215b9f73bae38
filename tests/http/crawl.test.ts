import { beforeAll, describe, expect, it } from 'vitest'
import { describeOnDatabase } from '#tests/support/database.ts'
import { unescapeHtml } from '#tests/support/html.ts'
import { isLong } from '#tests/support/long.ts'
import { openSite } from '#tests/support/site.ts'
import type { TestSite } from '#tests/support/site.ts'

type Page = { status: number; html: string; from: string }

/** Asked at once. */
const AT_ONCE = 8

/** Of the lists' endless combinations of filters those that stand in the sitemap, and each page of a list. */
const isFollowed = (path: string) => {
  const [route = '', query = ''] = path.split('?')
  if (/^\/(?:admin|auth|tai-khoan|api\/v1|functions|minh-hoa|uploads|og|icons)/.test(route)) return false
  return query === '' || /^(?:category=[\w-]+)?(?:&?page=\d+)?$/.test(query)
}

/** Of the products' pages, all made alike, every twenty-fourth is read; `npm run test:long` reads them all. */
const isRead = (path: string) => {
  const [, id] = /^\/products\/(\d+)$/.exec(path) ?? []
  return isLong || id === undefined || Number(id) % 24 === 0
}

/** The paths that a page leads to on this site. */
function linksOf(html: string): string[] {
  const links = [...html.matchAll(/<a\s[^>]*href="(\/[^"#]*)/g)].map(([, path = '']) => unescapeHtml(path))
  return [...new Set(links)].filter(isFollowed)
}

describeOnDatabase('the site', 'demo', (database) => {
  let site: TestSite
  const pages = new Map<string, Page>()

  beforeAll(async () => {
    site = await openSite(database())
    let waiting: { path: string; from: string }[] = [{ path: '/', from: '' }]
    while (waiting.length > 0) {
      const now = waiting.splice(0, AT_ONCE).filter(({ path }) => !pages.has(path))
      const found = await Promise.all(
        now.map(async ({ path, from }) => {
          pages.set(path, { status: isRead(path) ? 0 : 200, html: '', from })
          if (!isRead(path)) return []
          const response = await site.get(path)
          const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false
          const html = isPage ? await response.text() : ''
          pages.set(path, { status: response.status, html, from })
          return linksOf(html).map((to) => ({ path: to, from: path }))
        }),
      )
      waiting = [...waiting, ...found.flat().filter(({ path }) => !pages.has(path))]
    }
  }, 900_000)

  const failing = (isWrong: (page: Page, path: string) => boolean) =>
    [...pages]
      .filter(([path, page]) => isWrong(page, path))
      .map(([path, { status, from }]) => `${path} (${status}, from ${from})`)

  it('is reached from its home page', () => {
    expect(pages.size).toBeGreaterThan(900)
  })

  it('has no broken link', () => {
    expect(failing(({ status }) => status !== 200)).toEqual([])
  })

  it('has no page in its sitemap that no link leads to', async () => {
    const xml = await (await site.get('/sitemap.xml')).text()
    const named = [...xml.matchAll(/<loc>http:\/\/localhost:3000([^<]*)<\/loc>/g)].map(([, path = '']) =>
      unescapeHtml(path),
    )
    expect(named.length).toBeGreaterThan(900)
    expect(named.filter((path) => !pages.has(path || '/'))).toEqual([])
  })

  describe('every page of it', () => {
    const html = ({ html }: Page) => html !== ''
    it.each([
      ['one h1', (page: Page) => (page.html.match(/<h1[ >]/g) ?? []).length !== 1],
      ['a title', (page: Page) => !/<title>[^<]{10,}<\/title>/.test(page.html)],
      ['a description', (page: Page) => !/<meta name="description" content="[^"]{30,}"/.test(page.html)],
      [
        'a canonical address',
        (page: Page) => !/<link rel="canonical" href="http:\/\/localhost:3000\//.test(page.html),
      ],
      ['a text instead of each picture', (page: Page) => /<img(?![^>]*\salt=)/.test(page.html)],
    ])('has %s', (_, isMissing) => {
      const isHidden = (page: Page) => /<meta name="robots" content="noindex/.test(page.html)
      expect(failing((page) => html(page) && !isHidden(page) && isMissing(page))).toEqual([])
    })
  })
})
