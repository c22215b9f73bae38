import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { eachNth } from '#tests/support/long.ts'
import { browserForFile } from './support/browser.ts'
import { findOverflow } from './support/fit.ts'
import { asAdmin } from './support/people.ts'

const open = browserForFile()

const WORD = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'
const ADDRESS = `https://example.com/${'duong-dan-rat-dai-'.repeat(12)}`
const cells = (tag: string) => Array.from({ length: 9 }, (_, at) => `<${tag}>Cột số ${at}</${tag}>`).join('')
const TABLE = `<table><caption>Bảng rộng</caption><thead><tr>${cells('th')}</tr></thead><tbody><tr>${cells('td')}</tr></tbody></table>`
const CODE = `<pre><code>${'const rộng = () => { return 1 } '.repeat(8)}</code></pre>`

/** Everything that may stand in an article, each wider than a phone, on its own and in what may hold it. */
const CONTENT = [
  `<h2>${WORD}</h2><p>${WORD} <a href="${ADDRESS}">${ADDRESS}</a> <code>${'x'.repeat(120)}</code></p>`,
  TABLE,
  CODE,
  `<blockquote>${TABLE}${CODE}<p>${ADDRESS}</p></blockquote>`,
  `<ul><li>${TABLE}</li><li>${CODE}<ul><li>${WORD}<ul><li>${CODE}</li></ul></li></ul></li></ul>`,
  `<figure><img src="https://example.com/a.png" width="2000" height="400" alt="${WORD}"><figcaption>${WORD}</figcaption></figure>`,
  `<p><img src="https://example.com/b.png" width="1600" height="900" alt="Rộng"></p>`,
  `<iframe src="https://www.youtube-nocookie.com/embed/abc" width="1280" height="720"></iframe>`,
  `<table><tbody><tr><td>${CODE}</td><td>${'x'.repeat(200)}</td></tr></tbody></table>`,
  `<table><tbody><tr><td>${TABLE}</td></tr></tbody></table>`,
  '<div data-product-id="203"></div>',
  `<p>${'x<sup>2</sup>'.repeat(200)} ${'mark'.repeat(60)}</p>`,
].join('')

async function publish(page: Page): Promise<string> {
  await asAdmin(page)
  const response = await page.request.post('/api/v1/articles', {
    headers: { Origin: new URL(page.url()).origin },
    data: {
      title: `Bài rộng ${WORD}`,
      slug: `bai-rong-${crypto.randomUUID()}`,
      content: CONTENT,
      excerpt: ADDRESS,
      status: 'published',
      category_id: 1,
      author_id: 1,
      tags: [WORD.slice(0, 55)],
    },
  })
  expect(response.status(), await response.text()).toBe(201)
  return ((await response.json()) as { slug: string }).slug
}

/** What is wider than its box, and whether it can be scrolled there. */
const scrolledWithin = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main .table-frame, main pre')].map((box) => ({
      box: box.localName,
      wide: box.scrollWidth > box.clientWidth,
      fits: box.getBoundingClientRect().right <= document.documentElement.clientWidth,
      scrolls: getComputedStyle(box).overflowX,
    })),
  )

test('an article of wide things is no wider than the smallest phone; tables and code scroll by themselves', async () => {
  const page = await open('/blog', { expected: [/example\.com/, /youtube/, /401/] })
  await page.goto(`/blog/${await publish(page)}`)
  expect(await findOverflow(page, 320)).toEqual([])
  const boxes = await scrolledWithin(page)
  expect(boxes.length).toBeGreaterThan(8)
  expect(boxes.filter(({ scrolls }) => scrolls !== 'auto')).toEqual([])
  expect(boxes.filter(({ wide }) => wide).length).toBeGreaterThan(5)
})

test.each(
  eachNth(3, [
    '/blog/pin-dong-ho-thong-minh-tu-chua-day-mot-ngay-toi-28-ngay',
    '/products?category=dong-ho-thong-minh',
    '/products?category=may-loc-khong-khi',
    '/yeu-thich?ids=203,272,15',
  ]),
)('%s, whose products are of a kind with a long name, is no wider either', async (path) => {
  const page = await open(path)
  expect(await findOverflow(page, 320)).toEqual([])
})
