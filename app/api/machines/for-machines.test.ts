import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { drawIcon, ICONS, MARK } from './icons.ts'
import { robotsText } from './robots-text.ts'
import { sitemap } from './sitemap-text.ts'
import { webManifest } from './web-manifest.ts'

/** Whether a robot may fetch a path (RFC 9309): the longest matching rule wins, Allow where two are as long. */
function mayFetch(path: string): boolean {
  const rules = [...robotsText('https://a.vn').matchAll(/^(Allow|Disallow): (\S+)$/gm)].map(
    ([, verb, pattern = '']) => ({ allows: verb === 'Allow', pattern }),
  )
  const matching = rules.filter(({ pattern }) =>
    new RegExp(`^${pattern.replaceAll(/[.?+]/g, String.raw`\$&`).replaceAll('*', '.*')}`).test(path),
  )
  const best = matching.sort(
    (a, b) => b.pattern.length - a.pattern.length || Number(b.allows) - Number(a.allows),
  )
  return best[0]?.allows ?? true
}

describe('robots.txt', () => {
  test.each([
    ['/', true],
    ['/products', true],
    ['/products/12', true],
    ['/products?page=3', true],
    ['/products?category=tu-lanh', true],
    ['/products?category=tu-lanh&page=2', true],
    ['/products?category=tu-lanh&sort=price-asc', false],
    ['/products?category=tu-lanh&brand=lg', false],
    ['/products?q=tivi', false],
    ['/products?sort=price-asc', false],
    ['/products?view=list', false],
    ['/chat', true],
    ['/chat?q=tivi', false],
    ['/og/san-pham/1.png', true],
    ['/minh-hoa/fridge-tren-khong-bac.svg', true],
    ['/api/v1/products', false],
    ['/api/docs', true],
    ['/functions/v1/product-stats', false],
    ['/sitemap.xml', true],
  ])('%s: %s', (path, allowed) => {
    expect(mayFetch(path)).toBe(allowed)
  })

  test('says where the sitemap is', () => {
    expect(robotsText('https://a.vn')).toContain('\nSitemap: https://a.vn/sitemap.xml\n')
  })
})

test('sitemap escapes what is not allowed in XML', () => {
  expect(sitemap('https://a.vn', [{ path: '/b?c=1&d=<e>', changedOn: '2025-02-03' }])).toContain(
    '<url><loc>https://a.vn/b?c=1&amp;d=&lt;e&gt;</loc><lastmod>2025-02-03</lastmod></url>',
  )
})

describe('the mark', () => {
  test('is the same on the icons and in favicon.svg', () => {
    expect(readFileSync(new URL('../../../public/favicon.svg', import.meta.url), 'utf8')).toContain(MARK)
    expect(drawIcon({ path: '', size: 64, purpose: 'any' })).toContain(MARK)
  })

  test('has a plain and a maskable icon of 512 px and a plain one of 192 in the manifest', () => {
    expect(webManifest('Chọn Máy').icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(
      expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
    )
    expect(ICONS.every(({ path }) => path.startsWith('/'))).toBe(true)
  })
})
