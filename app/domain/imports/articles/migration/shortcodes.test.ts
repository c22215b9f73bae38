import { expect, test } from 'vitest'
import { withoutShortcodes } from './shortcodes.ts'

const one = (html: string) => html.replace(/\s*\n+\s*/g, '').trim()

test.each([
  [
    '[caption id="attachment_1" align="alignnone" width="300"]<a href="/x"><img src="a.jpg" alt="b" /></a> Tủ lạnh <em>mới</em>[/caption]',
    '<figure><img src="a.jpg" alt="b" /><figcaption>Tủ lạnh <em>mới</em></figcaption></figure>',
  ],
  [
    '[caption caption="Chữ"]<img src="a.jpg">[/caption]',
    '<figure><img src="a.jpg"><figcaption>Chữ</figcaption></figure>',
  ],
  [
    '[embed]https://youtu.be/dQw4w9WgXcQ[/embed]',
    '<iframe src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ" title="Video" allowfullscreen></iframe>',
  ],
  [
    '[youtube id="dQw4w9WgXcQ"]',
    '<iframe src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ" title="Video" allowfullscreen></iframe>',
  ],
  ['[embed]https://a.example/x[/embed]', '<p><a href="https://a.example/x">https://a.example/x</a></p>'],
  ['[audio mp3="https://a.example/x.mp3"][/audio]', '<p><a href="https://a.example/x.mp3">Audio</a></p>'],
  [
    '[su_button url="https://a.example/x"]Xem[/su_button]',
    '<div data-button><a href="https://a.example/x">Xem</a></div>',
  ],
  ['[toc]', '<div data-contents></div>'],
])('%s becomes a block', (content, html) => {
  const done = withoutShortcodes(content)
  expect(one(done.html)).toBe(html)
  expect(done.unknown).toEqual([])
})

test.each([
  [
    'Xem [contact-form-7 id="3" title="Liên hệ"] nhé',
    'Xem  nhé',
    [{ name: 'contact-form-7', hasWords: false }],
  ],
  ['[bang_gia id=5]', '', [{ name: 'bang_gia', hasWords: false }]],
  ['[hop_thoai mau="do"] [/hop_thoai]', ' ', [{ name: 'hop_thoai', hasWords: false }]],
  ['[the_gia id="1"][the_gia id="2"]Chữ[/the_gia]', 'Chữ', [{ name: 'the_gia', hasWords: true }]],
  [
    '[row][col span="6"]Chữ[/col][/row]',
    'Chữ',
    [
      { name: 'row', hasWords: true },
      { name: 'col', hasWords: true },
    ],
  ],
  ['[gallery ids="1,2"]', '', [{ name: 'gallery', hasWords: false }]],
])('of %s the words stay, and what is lost is told', (content, html, unknown) =>
  expect(withoutShortcodes(content)).toEqual({ html, unknown }),
)

test.each(['Giá [1] và [cập nhật]', 'mảng[i] = [a, b]', '[update] hôm nay', '[ x="1" ]', '[]', '[/'])(
  '%s is no shortcode',
  (content) => expect(withoutShortcodes(content)).toEqual({ html: content, unknown: [] }),
)
