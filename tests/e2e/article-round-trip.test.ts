import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { ALLOWED } from '#app/domain/blog/html/allowed.ts'
import { sanitiseArticle } from '#app/domain/blog/html/sanitise.ts'
import { canonical } from '#app/panel/articles/rich-text/canonical.ts'
import { treeOfHtml } from '#tests/support/html-tree.ts'
import { eachNth } from '#tests/support/long.ts'
import { browserForFile } from './support/browser.ts'
import { asAdmin } from './support/people.ts'

const open = browserForFile()
const FOLDER = 'db/demo/articles'
/** Every one in the long run, else each tenth: the allow-list and random documents hold what is between. */
const ARTICLES = eachNth(
  10,
  readdirSync(FOLDER).filter((name) => name.endsWith('.html')),
)

/** Every tag and attribute that an article may hold, as editors and imports write them. */
const WHOLE = `<h2>Đề mục</h2><h3>Nhỏ hơn</h3><h4>Nhỏ <em>nữa</em></h4>
<p>Chữ <strong>đậm</strong>, <b>đậm</b>, <em>nghiêng</em>, <i>nghiêng</i>, <u>gạch chân</u>, <s>gạch ngang</s>, H<sub>2</sub>O,
m<sup>2</sup>, <mark>tô</mark>, <code>mã <strong>đậm</strong></code>,<br>xuống dòng.</p>
<p><a href="https://example.com/a" title="Nguồn" rel="nofollow">liên kết</a> <a href="mailto:a@example.vn">thư</a>
<a href="tel:19001234">gọi</a> <a href="/products/1"><strong>trong</strong> trang</a></p>
<pre><code>một  dòng
  hai dòng</code></pre><hr>
<ul><li>một<ul><li>trong</li></ul></li><li><p>hai</p><p>đoạn</p></li></ul>
<ol start="3"><li>ba</li><li>bốn <em>năm</em></li></ol>
<blockquote><p>trích</p><p>hai đoạn</p></blockquote><blockquote>trần</blockquote>
<p>ảnh <img src="/minh-hoa/bia-ac-tin-0.svg" alt="trong dòng" title="tên" width="40" height="30"> trong dòng</p>
<figure><img src="/minh-hoa/bia-ac-tin-0.svg" alt="Máy lạnh" width="800" height="500"><figcaption>Chú <em>thích</em></figcaption></figure>
<figure><a href="https://example.com"><img src="/minh-hoa/bia-ac-tin-0.svg" alt="Có liên kết"></a></figure>
<figure><iframe src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ" title="Video" width="560" height="315" allowfullscreen></iframe><figcaption>Phim</figcaption></figure>
<iframe src="https://player.vimeo.com/video/76979871" title="Phim khác"></iframe>
<div data-product-id="12"></div>
<table><caption>Bảng <strong>giá</strong></caption><thead><tr><th scope="col" colspan="2">Máy</th><th scope="col">Giá</th></tr></thead>
<tbody><tr><th scope="row" rowspan="2">LG</th><td>một</td><td>hai</td></tr><tr><td colspan="2"><p>a</p><p>b</p></td></tr></tbody>
<tfoot><tr><td colspan="3">cuối</td></tr></tfoot></table>
<figure><table><tbody><tr><td>trong khung</td></tr></tbody></table><figcaption>Bảng có chú thích</figcaption></figure>
<div data-product-ids="12,15"></div><div data-contents=""></div>
<pre data-language="ts"><code>const lít = 350</code></pre>
<div data-callout="warning"><p>Rút <strong>điện</strong> trước</p><ul><li>một</li></ul></div><div data-callout="note">trần</div>
<div data-button=""><a href="https://example.com/gia">Xem giá</a></div>
<div data-columns="2"><figure><img src="/minh-hoa/bia-ac-tin-0.svg" alt="Trái"></figure><figure><img src="/minh-hoa/bia-ac-tin-0.svg" alt="Phải"><figcaption>Bên phải</figcaption></figure></div>
<p>Theo nhãn<sup data-footnote="">Xem <a href="https://example.com">nguồn</a> và <em>bảng</em></sup>, <strong>đậm<sup data-footnote="">Trong đậm</sup></strong>.</p>
<p>Hết.</p>`

describe('opening an article in the visual editor and saving it loses nothing', () => {
  test('the sample above holds every tag and attribute of the allow-list', () => {
    const names = new Set([...WHOLE.matchAll(/<([a-z0-9]+)/g)].map(([, name]) => name))
    expect((ALLOWED.allowedTags || []).filter((tag) => !names.has(tag))).toEqual([])
    const attributes = Object.values(ALLOWED.allowedAttributes || {}).flat()
    expect(attributes.filter((name) => typeof name === 'string' && !WHOLE.includes(name))).toEqual([])
  })

  describe('in one editor', () => {
    let page: Page
    beforeAll(async () => {
      page = await open('/admin/articles/new', { before: asAdmin })
    })
    test('the whole allow-list and the demo articles', async () => {
      const texts: [string, string][] = [
        ['the allow-list', WHOLE],
        ...ARTICLES.map((name): [string, string] => [name, readFileSync(join(FOLDER, name), 'utf8')]),
      ]
      for (const [name, text] of texts) {
        const html = `<p>Đầu.</p>${sanitiseArticle(text)}`
        const saved = await throughEditor(page, html)
        const of = (html: string) => canonical(treeOfHtml(html))
        expect(of(saved), name).toBe(of(html))
        expect(of(sanitiseArticle(saved)), name).toBe(of(saved))
      }
    }, 600_000)
    test('what the editor cannot hold stays as HTML, with a warning', async () => {
      page = await open('/admin/articles/new', { before: asAdmin })
      await intoSource(page, '<p>a</p><pre>chữ <strong>đậm</strong> trong khối mã</pre>')
      await page.getByRole('button', { name: 'Visual', exact: true }).click()
      await page.getByText('The visual editor cannot hold everything in this HTML').waitFor()
      expect(await source(page).inputValue()).toContain('<strong>đậm</strong>')
      await page.getByText('Nothing will be removed on saving.').waitFor()
      await page.getByRole('button', { name: 'Open visually anyway' }).click()
      await page.getByRole('textbox', { name: 'Content' }).getByText('chữ đậm trong khối mã').waitFor()
    })
  })
})

const source = (page: Page) => page.locator('textarea[name="content"]')

async function intoSource(page: Page, html: string): Promise<void> {
  await page.getByRole('button', { name: 'HTML', exact: true }).click()
  await source(page).fill(html)
}

/** HTML as it comes out of the editor once something in it was changed and changed back. */
async function throughEditor(page: Page, html: string): Promise<string> {
  await intoSource(page, html)
  await page.getByRole('button', { name: 'Visual', exact: true }).click()
  const text = page.locator('.ProseMirror')
  await text.waitFor()
  await text.getByText('Đầu.').first().click()
  await page.keyboard.press('Control+Home')
  await page.keyboard.type('§')
  await page.getByRole('button', { name: 'HTML', exact: true }).click()
  const changed = await source(page).inputValue()
  expect(changed).toContain('§')
  return changed.replace('§', '')
}
