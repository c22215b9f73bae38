import { describe, expect, test } from 'vitest'
import { eachNth, testInLongRun } from '#tests/support/long.ts'
import { browserForFile } from './support/browser.ts'
import { html, paste, text } from './support/editor.ts'
import { asAdmin } from './support/people.ts'

const open = browserForFile()
const editor = async () => {
  const page = await open('/admin/articles/new', { before: asAdmin })
  await text(page).focus()
  return page
}

const MARKDOWN = `# Chọn tủ lạnh

Nhà **bốn người** hợp *350 lít*, xem [cách tính](https://example.com/cach-tinh).

- ngăn đá trên
- ngăn đá dưới
  - kéo ra được

1. đo
2. chọn

> Đo cửa trước.

\`\`\`js
const lít = 350
\`\`\`

| Người | Lít |
|---|---|
| 2 | 180 |

![Tủ lạnh](/minh-hoa/bia-ac-tin-0.svg "Trong bếp")`

describe('Markdown that is pasted as plain text', () => {
  test('becomes blocks', async () => {
    const page = await editor()
    await page.keyboard.type('Trước.')
    await page.keyboard.press('Enter')
    await paste(page, { plain: MARKDOWN })
    await page.keyboard.type('Sau.')
    expect(await html(page)).toBe(
      '<p>Trước.</p><h2>Chọn tủ lạnh</h2><p>Nhà <strong>bốn người</strong> hợp <em>350 lít</em>, xem <a href="https://example.com/cach-tinh">cách tính</a>.</p>' +
        '<ul><li>ngăn đá trên</li><li>ngăn đá dưới<ul><li>kéo ra được</li></ul></li></ul><ol><li>đo</li><li>chọn</li></ol>' +
        '<blockquote><p>Đo cửa trước.</p></blockquote><pre data-language="js"><code>const lít = 350</code></pre>' +
        '<table><thead><tr><th>Người</th><th>Lít</th></tr></thead><tbody><tr><td>2</td><td>180</td></tr></tbody></table>' +
        '<figure><img src="/minh-hoa/bia-ac-tin-0.svg" alt="Tủ lạnh"><figcaption>Trong bếp</figcaption></figure><p>Sau.</p>',
    )
  })

  testInLongRun('is gone at one Ctrl+Z, and what stood there before is back', async () => {
    const page = await editor()
    const written = () => text(page).innerText()
    await page.keyboard.type('Trước.')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Chỗ này')
    const before = await written()
    await page.keyboard.press('Shift+Home')
    await paste(page, { plain: '## Cỡ tủ\n\nTủ **rất** bền, xem https://example.com/a\n\n- hai người' })
    await text(page).getByRole('heading', { name: 'Cỡ tủ' }).waitFor()
    // At once: what is typed next is a step of its own.
    const pasted = await written()
    await page.keyboard.type('Sau.')
    await page.keyboard.press('Control+z')
    expect(await written()).toBe(pasted)
    await page.keyboard.press('Control+z')
    expect(await written()).toBe(before)
    expect(await html(page)).toBe('<p>Trước.</p><p>Chỗ này</p>')
  })

  test('stands within a sentence, and within a list', async () => {
    const page = await editor()
    await page.keyboard.type('Tủ ')
    await paste(page, { plain: '**rất** bền' })
    await page.keyboard.press('Enter')
    await page.keyboard.type('- một')
    await page.keyboard.press('Enter')
    await paste(page, { plain: '- hai\n- ba' })
    const written = await html(page)
    expect(written).toContain('<p>Tủ <strong>rất</strong> bền</p>')
    expect(written).toMatch(/<ul><li>một<\/li>.*hai.*ba/)
  })

  testInLongRun(
    'is left alone with the formatting of its source beside it, and where it only looks like it',
    async () => {
      const page = await editor()
      await paste(page, { html: '<p># một cái</p>', plain: '# một cái' })
      await page.keyboard.press('Enter')
      await paste(page, { plain: '- Anh mua chưa?\n\n#1 bán chạy' })
      expect(await html(page)).toBe('<p># một cái</p><p>- Anh mua chưa?</p><p>#1 bán chạy</p>')
    },
  )
})

describe('Markdown that is typed', () => {
  test.each(
    eachNth(4, [
      ['# Đề mục', '<h2>Đề mục</h2>'],
      ['### Đề mục', '<h3>Đề mục</h3>'],
      ['- mục', '<ul><li>mục</li></ul>'],
      ['1. mục', '<ol><li>mục</li></ol>'],
      ['> trích', '<blockquote><p>trích</p></blockquote>'],
      ['``` mã', '<pre><code>mã</code></pre>'],
      ['xem [giá](/products/1) nhé', '<p>xem <a href="/products/1">giá</a> nhé</p>'],
      ['==tô sáng== nhé', '<p><mark>tô sáng</mark> nhé</p>'],
      ['a == b và c == d', '<p>a == b và c == d</p>'],
      ['**đậm** và `mã`', '<p><strong>đậm</strong> và <code>mã</code></p>'],
      [
        '![Bìa](/minh-hoa/bia-ac-tin-0.svg)sau',
        '<figure><img src="/minh-hoa/bia-ac-tin-0.svg" alt="Bìa"></figure><p>sau</p>',
      ],
    ] as const),
  )('%s', async (typed, written) => {
    const page = await editor()
    await page.keyboard.type(typed)
    expect(await html(page)).toBe(written)
  })

  testInLongRun('three dashes are a rule, and the Enter after them adds nothing', async () => {
    const page = await editor()
    await page.keyboard.type('Trước')
    await page.keyboard.press('Enter')
    await page.keyboard.type('---')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Sau')
    // What is empty is left out of what is written, so the editor itself is asked.
    expect(await text(page).locator('p').count()).toBe(2)
    expect(await html(page)).toBe('<p>Trước</p><hr><p>Sau</p>')
  })

  test('a line of names between bars becomes a table, and Ctrl+Z the line again', async () => {
    const page = await editor()
    await page.keyboard.type('| Máy | Giá |')
    await page.keyboard.press('Enter')
    await page.keyboard.type('LG')
    expect(await html(page)).toBe(
      '<table><thead><tr><th scope="col">Máy</th><th scope="col">Giá</th></tr></thead><tbody><tr><td>LG</td><td></td></tr></tbody></table>',
    )
  })

  testInLongRun('gives its signs back at Ctrl+Z', async () => {
    const page = await editor()
    await page.keyboard.type('## ')
    await page.keyboard.press('Control+z')
    await page.keyboard.type('x')
    expect(await html(page)).toBe('<p>## x</p>')
    await text(page).focus()
    await page.keyboard.press('Control+a')
    await page.keyboard.type('| a | b |')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Control+z')
    expect(await html(page)).toBe('<p>| a | b |</p>')
  })
})

describe('an address that is pasted', () => {
  const before: Parameters<typeof open>[1] = {
    before: async (page) => {
      await asAdmin(page)
      await page.route('https://www.youtube-nocookie.com/**', (route) => route.fulfill({ body: '' }))
    },
  }
  test('of a video becomes its player, and Ctrl+Z the address again', async () => {
    const page = await open('/admin/articles/new', before)
    await text(page).focus()
    await paste(page, { plain: 'https://youtu.be/dQw4w9WgXcQ?t=3' })
    await text(page).getByText('Video: untitled').waitFor()
    await page.keyboard.press('Control+z')
    expect(await html(page)).toContain('>https://youtu.be/dQw4w9WgXcQ?t=3</')
    await text(page).focus()
    await page.keyboard.press('Control+a')
    await page.keyboard.press('Delete')
    await paste(page, { plain: 'https://vimeo.com/76979871' })
    await page.keyboard.type('Xem xong.')
    expect(await html(page)).toBe(
      '<iframe src="https://player.vimeo.com/video/76979871" allowfullscreen=""></iframe><p>Xem xong.</p>',
    )
  })

  test('of a product of this site becomes its box', async () => {
    const page = await editor()
    await paste(page, { plain: `${new URL(page.url()).origin}/products/12` })
    await text(page).locator('.editor-product article').waitFor()
    expect(await html(page)).toBe('<div data-product-id="12"></div>')
  })

  testInLongRun('over words becomes their link, whatever it leads to', async () => {
    const page = await editor()
    await page.keyboard.type('xem bài này')
    for (let letter = 0; letter < 7; letter += 1) await page.keyboard.press('Shift+ArrowLeft')
    await paste(page, { plain: 'http://example.com/a' })
    expect(await html(page)).toBe('<p>xem <a href="https://example.com/a">bài này</a></p>')
  })

  testInLongRun('within a sentence stays a link', async () => {
    const page = await editor()
    await page.keyboard.type('phim ')
    await paste(page, { plain: 'https://youtu.be/dQw4w9WgXcQ' })
    expect(await html(page)).toMatch(/^<p>phim .*https:\/\/youtu\.be\/dQw4w9WgXcQ/)
  })
})
