import { describe, expect, it } from 'vitest'
import { prepareArticle } from './prepare.ts'

const SITE = 'https://chonmay.example'
const htmlOf = (html: string) =>
  prepareArticle(html, SITE)
    .parts.map((part) => ('html' in part ? part.html : JSON.stringify(part)))
    .join('')

describe('headings', () => {
  it('get ids from their words, with a number for the second of the same', () => {
    const { headings, parts } = prepareArticle(
      '<h2>Chọn cỡ tủ</h2><h3>Nhà 4 người</h3><h2>Chọn cỡ tủ</h2><h4>x</h4>',
      SITE,
    )
    expect(headings).toEqual([
      { id: 'chon-co-tu', text: 'Chọn cỡ tủ', level: 2 },
      { id: 'nha-4-nguoi', text: 'Nhà 4 người', level: 3 },
      { id: 'chon-co-tu-2', text: 'Chọn cỡ tủ', level: 2 },
    ])
    expect(parts[0]).toMatchObject({ html: expect.stringContaining('<h2 id="chon-co-tu-2">') as string })
  })
  it('of signs alone still get one', () =>
    expect(prepareArticle('<h2>???</h2>', SITE).headings[0]?.id).toBe('muc'))
  it('there may be none', () => expect(prepareArticle('<p>x</p>', SITE).headings).toEqual([]))
})

describe('links', () => {
  it('that lead away open apart and are marked', () => {
    expect(htmlOf('<a href="https://example.com">x</a>')).toBe(
      '<a href="https://example.com" rel="noopener nofollow" target="_blank" data-external>x</a>',
    )
  })
  it.each(['/products/1', '#nguon', `${SITE}/blog`])('to %s are our own', (href) =>
    expect(htmlOf(`<a href="${href}" rel="x">x</a>`)).toBe(`<a href="${href}">x</a>`),
  )
  it('to a look-alike of our address lead away', () =>
    expect(htmlOf('<a href="https://chonmay.example.evil.com">x</a>')).toContain('target="_blank"'))
})

it('frames tables so that they scroll, named by their caption', () => {
  expect(htmlOf('<table><caption>Cỡ máy</caption><tr><td>1</td></tr></table>')).toMatch(
    /^<div class="table-frame" role="region" tabindex="0" aria-label="Cỡ máy"><table>/,
  )
})

it('frames tables within other elements too, and lets the keys scroll code', () =>
  expect(htmlOf('<blockquote><table><tr><td>1</td></tr></table><pre>x</pre></blockquote>')).toMatch(
    /^<blockquote><div class="table-frame" role="region" tabindex="0" aria-label="Bảng"><table>.*<pre tabindex="0">x<\/pre>/,
  ))

it('keeps what follows a table', () =>
  expect(htmlOf('<table><tr><td>1</td></tr></table><h3>Sau bảng</h3><p>Cuối</p>')).toMatch(
    /<\/div><h3 id="sau-bang">Sau bảng<\/h3><p>Cuối<\/p>$/,
  ))

it('tells apart tables of the same name', () => {
  const table = '<table><tr><td>1</td></tr></table>'
  const names = [...htmlOf(table.repeat(3)).matchAll(/aria-label="([^"]+)"/g)].map(([, name]) => name)
  expect(names).toEqual(['Bảng', 'Bảng 2', 'Bảng 3'])
})

it('loads pictures late', () =>
  expect(htmlOf('<img src="https://a.example/b.webp">')).toBe(
    '<img src="https://a.example/b.webp" loading="lazy" decoding="async" alt>',
  ))

it('cuts at product boxes', () => {
  const { parts } = prepareArticle('<p>a</p><div data-product-id="12"></div><p>b</p>', SITE)
  expect(parts).toEqual([{ html: '<p>a</p>' }, { productId: 12 }, { html: '<p>b</p>' }])
})

it('keeps Vietnamese letters as they are and escapes what has to be', () =>
  expect(htmlOf('<p>Tủ lạnh &lt;b&gt; &amp; “đẹp”</p>')).toBe('<p>Tủ lạnh &lt;b&gt; &amp; “đẹp”</p>'))

it('sanitises what was stored before the rules', () =>
  expect(htmlOf('<p onclick="x">a<script>alert(1)</script></p>')).toBe('<p>a</p>'))

describe('an uploaded picture', () => {
  it('keeps its place and comes in the size the screen needs', () => {
    const { parts } = prepareArticle(
      '<img src="/uploads/0123456789abcdef0123-1600x900" alt="Máy giặt" width="5" srcset="https://evil.example/a 1w">',
      SITE,
    )
    const [part] = parts
    const html = part && 'html' in part ? part.html : ''
    expect(html).toMatch(/width="1600".* height="900"/)
    expect(html).toContain('/uploads/0123456789abcdef0123-1600x900-480 480w')
    expect(html).not.toContain('evil')
  })
})

describe('footnotes', () => {
  const shown = htmlOf(
    '<h2>Cỡ<sup data-footnote>Một</sup></h2><p>350 lít<sup data-footnote>Theo <a href="https://example.com">nguồn</a></sup></p><h2>Chú thích 1</h2>',
  )
  it('are numbered where they stand and listed at the end, each with its way back', () => {
    expect(shown).toContain(
      '<sup data-footnote><a href="#chu-thich-2" id="cho-chu-thich-2" role="doc-noteref" aria-label="Chú thích 2">2</a></sup>',
    )
    expect(shown).toMatch(
      /<ol><li id="chu-thich-1">Một <a href="#cho-chu-thich-1" .*<li id="chu-thich-2">Theo <a href="https:\/\/example\.com" rel="noopener nofollow" target="_blank" data-external>nguồn<\/a> <a href="#cho-chu-thich-2" role="doc-backlink" aria-label="Về chỗ có chú thích 2">↩<\/a><\/li><\/ol><\/section>$/,
    )
  })
  it('are no words of a heading, and their ids are nobody else’s', () => {
    const { headings } = prepareArticle('<h2>Cỡ<sup data-footnote>Một</sup></h2><h2>Chú thích 1</h2>', SITE)
    expect(headings.map(({ id }) => id)).toEqual(['co', 'chu-thich-1-2'])
  })
})

it('lists the headings where a table of contents stands, and nothing where there are none', () => {
  expect(
    htmlOf('<div data-contents></div><h2>A &amp; b</h2><h3>Trong</h3><h2>Sau</h2>').split('<h2')[0],
  ).toBe(
    '<nav data-contents aria-label="Trong bài này"><p><strong>Trong bài này</strong></p><ol><li><a href="#a-b">A &amp; b</a><ol><li><a href="#trong">Trong</a></li></ol></li><li><a href="#sau">Sau</a></li></ol></nav>',
  )
  expect(htmlOf('<p>a</p><div data-contents></div>')).toBe('<p>a</p>')
})

it('names a callout by its sort', () =>
  expect(htmlOf('<div data-callout="tip"><p>x</p></div>')).toBe(
    '<div data-callout="tip" role="note"><p><strong>Mẹo</strong></p><p>x</p></div>',
  ))

it('cuts where products are compared, each once', () =>
  expect(prepareArticle('<p>a</p><div data-product-ids="3,4,3"></div>', SITE).parts).toEqual([
    { html: '<p>a</p>' },
    { comparedIds: [3, 4] },
  ]))
