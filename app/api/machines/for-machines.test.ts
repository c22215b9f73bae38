import { readFileSync } from 'node:fs'
import sharp from 'sharp'
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

  test('is drawn in favicon.ico as in favicon.svg, at the three sizes of tabs and lists', async () => {
    const read = (name: string) => readFileSync(new URL(`../../../public/${name}`, import.meta.url))
    const ico = read('favicon.ico')
    expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 3])
    for (const [index, size] of [16, 32, 48].entries()) {
      const entry = 6 + 16 * index
      const [length, offset] = [ico.readUInt32LE(entry + 8), ico.readUInt32LE(entry + 12)]
      const pixels = await sharp(ico.subarray(offset, offset + length))
        .ensureAlpha()
        .raw()
        .toBuffer()
      const drawn = await sharp(read('favicon.svg'), { density: 9 * size })
        .resize(size, size)
        .ensureAlpha()
        .raw()
        .toBuffer()
      expect(ico[entry]).toBe(size)
      // Another version of the library may round a pixel otherwise.
      const furthest = pixels.reduce(
        (most, value, at) => Math.max(most, Math.abs(value - (drawn[at] ?? 0))),
        0,
      )
      expect(furthest).toBeLessThan(16)
    }
  })

  test('has a plain and a maskable icon of 512 px and a plain one of 192 in the manifest', () => {
    expect(webManifest('Chọn Máy').icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(
      expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
    )
    expect(ICONS.every(({ path }) => path.startsWith('/'))).toBe(true)
  })
})
