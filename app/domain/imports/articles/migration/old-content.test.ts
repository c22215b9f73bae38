import { describe, expect, it, test } from 'vitest'
import { sanitiseArticle } from '#app/domain/blog/html/sanitise.ts'
import { fromOldSite } from './old-content.ts'

const SITE = 'https://cu.example'
const kept = (content: string, site: string | null = SITE) => sanitiseArticle(fromOldSite(content, site).html)
const notes = (content: string, site: string | null = SITE) => fromOldSite(content, site).notes

describe('paragraphs', () => {
  test.each([
    ['Một\n\nHai', '<p>Một</p><p>Hai</p>'],
    ['Một\r\n \r\nHai', '<p>Một</p><p>Hai</p>'],
    ['Một\nhai <b>ba</b>\n\n<h2>Bốn</h2>\nNăm', '<p>Một<br />hai <b>ba</b></p><h2>Bốn</h2><p>Năm</p>'],
    ['<div>Một\n\nHai</div>', '<p>Một</p><p>Hai</p>'],
    ['<blockquote>Một\n\nHai</blockquote>', '<blockquote><p>Một</p><p>Hai</p></blockquote>'],
    ['<ul>\n<li>Một</li>\n\n<li>Hai</li>\n</ul>', '<ul>\n<li>Một</li>\n\n<li>Hai</li>\n</ul>'],
    [
      '<!-- wp:paragraph -->\n<p>Một</p>\n<!-- /wp:paragraph -->\n\n<!-- wp:paragraph -->\n<p>Hai</p>\n',
      '<p>Một</p><p>Hai</p>',
    ],
    [
      'Một\n\n<img src="https://cu.example/a.jpg" alt="b">',
      '<p>Một</p><figure><img src="https://cu.example/a.jpg" alt="b" /></figure>',
    ],
    ['5 < 6 &amp; 7\n\nx', '<p>5 &lt; 6 &amp; 7</p><p>x</p>'],
  ])('of %j', (content, html) => expect(kept(content)).toBe(html))

  it('are made of blank lines for a file of no site, too', () =>
    expect(kept('Một\n\nHai', null)).toBe('<p>Một</p><p>Hai</p>'))
})

test.each([
  '<p>[caption x="1"] và mảng[i]</p>',
  '<h2>Một</h2>\n<p>Hai\n\nba</p>',
  'Một dòng',
  '<p>a &amp; b</p>',
])('%s, of a file of no site, stays letter for letter', (content) =>
  expect(fromOldSite(content, null).html).toBe(content),
)

describe('addresses', () => {
  test.each([
    ['<p><a href="https://www.cu.example/2019/05/a/?x=1#y">b</a></p>', 'href="/2019/05/a?x=1#y"'],
    ['<p><a href="/2019/05/a/">b</a></p>', 'href="/2019/05/a"'],
    ['<p><a href="http://khac.example/a/">b</a></p>', 'href="https://khac.example/a/"'],
    ['<p><a href="#y">b</a></p>', 'href="#y"'],
    ['<p><img src="/wp-content/a.jpg" alt="b"></p>', 'src="https://cu.example/wp-content/a.jpg"'],
    [
      '<p><img src="data:image/gif;base64,R0" data-src="http://cu.example/a.jpg" alt="b"></p>',
      'src="https://cu.example/a.jpg"',
    ],
    [
      '<p><a href="https://cu.example/a.jpg"><img src="https://cu.example/a-300x200.jpg" alt="b"></a></p>',
      '<p><img',
    ],
    ['<p><a href="__GHOST_URL__/a/">b</a></p>', 'href="/a"'],
    ['<p><img src="__GHOST_URL__/content/a.jpg" alt="b"></p>', 'src="https://cu.example/content/a.jpg"'],
    [
      '<p><iframe src="//www.youtube.com/embed/dQw4w9WgXcQ"></iframe></p>',
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
    ],
  ])('%s has %s', (content, part) => expect(kept(content)).toContain(part))

  it('of a player that stands alone is a video', () => {
    const video =
      '<iframe src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ" title="Video" allowfullscreen></iframe>'
    expect(kept('Xem:\n\nhttps://youtu.be/dQw4w9WgXcQ\n\nHết')).toBe(`<p>Xem:</p>${video}<p>Hết</p>`)
    const block =
      '<figure class="wp-block-embed"><div class="w">\nhttps://youtu.be/dQw4w9WgXcQ\n</div></figure>'
    expect(kept(block)).toBe(video)
  })
})

test.each([
  ['<p>a</p><form><input></form>', 'A form is left out'],
  ['<p>a</p><script>x</script>', 'A script is left out'],
  ['<p><img src="https://cu.example/a.jpg"></p>', 'A picture has no alternative text'],
  ['<p><iframe src="https://ban-do.example/x"></iframe></p>', 'A frame of ban-do.example becomes a link'],
  ['<video src="https://cu.example/a.mp4"></video>', 'A video file becomes a link'],
  [
    '<p>[contact-form-7 id="3"]</p>',
    'Shortcode [contact-form-7] is not known and holds no words: it is left out',
  ],
  ['<p>[hop mau="do"]Chữ[/hop]</p>', 'Shortcode [hop] is not known: its words stay, what it did is lost'],
])('%s tells: %s', (content, note) => expect(notes(content)).toEqual([note]))

test('shortcodes in a file of no site are told, not touched', () =>
  expect(notes('<p>[gallery ids="1"]</p>', null)).toEqual([
    'Has shortcodes of WordPress: say the address of the old site to have them turned into blocks',
  ]))

test('a whole article of 900 KB of nested brackets is read in no time worth telling', () => {
  const content = `${'[caption]'.repeat(50_000)}${'<p>['.repeat(60)}[/caption]`
  expect(fromOldSite(content, SITE).html.length).toBeGreaterThan(0)
})
