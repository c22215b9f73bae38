import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { testInLongRun } from '#tests/support/long.ts'
import { findViolations } from './support/axe.ts'
import { browserForFile, PHONE } from './support/browser.ts'
import { button, html, paste, PNG, text } from './support/editor.ts'
import { findOverflow } from './support/fit.ts'
import { asAdmin } from './support/people.ts'

const open = browserForFile()
const editor = async (options = {}) => {
  const page = await open('/admin/articles/new', {
    before: async (page) => {
      await asAdmin(page)
      await page.route('https://khac.example/**', (route) =>
        route.fulfill({ contentType: 'image/png', body: Buffer.from(PNG, 'base64') }),
      )
    },
    expected: [/khac\.example/],
    ...options,
  })
  await text(page).focus()
  return page
}
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Pictures of what was pasted' })
/** A red square large enough not to be a dot. */
const SQUARE = `data:image/png;base64,${PNG}${' '.repeat(200)}`
const row = (page: Page, words: string) => dialog(page).getByRole('listitem').filter({ hasText: words })
const upload = async (page: Page, alt: string) => {
  await dialog(page).getByRole('textbox', { name: 'Picture description' }).fill(alt)
  await dialog(page).getByRole('button', { name: 'Upload and use this picture' }).click()
  await dialog(page).getByRole('textbox').waitFor({ state: 'detached' })
}

describe('marks that are only said by a style', () => {
  test.each([
    [
      'Word',
      `<p class=MsoNormal><span style='text-decoration:underline'>gạch chân</span> <span style='text-decoration:line-through'>bỏ</span> <span style='background:yellow;mso-highlight:yellow'>tô</span> <span style='background:white;mso-highlight:white'>trắng</span></p>`,
      '<p><u>gạch chân</u> <s>bỏ</s> <mark>tô</mark> trắng</p>',
    ],
    [
      'Google Docs',
      `<b style="font-weight:normal" id="docs-internal-guid-2"><p dir="ltr"><span style="background-color:transparent;text-decoration:none">Chữ </span><span style="background-color:#ffff00;font-weight:700;text-decoration:underline">tô đậm</span><span style="text-decoration:line-through;vertical-align:baseline"> bỏ</span> m<span style="font-size:0.6em;vertical-align:super">2</span> <a href="https://example.com/a" style="text-decoration:none"><span style="color:#1155cc;text-decoration:underline;background-color:transparent">nguồn</span></a></p></b>`,
      '<p>Chữ <strong><u><mark>tô đậm</mark></u></strong><s> bỏ</s> m<sup>2</sup> <a href="https://example.com/a">nguồn</a></p>',
    ],
  ])('are kept from %s', async (_, copied, written) => {
    const page = await editor()
    await paste(page, { html: copied })
    expect(await html(page)).toBe(written)
  })
})

describe('pictures that cannot come along with a paste', () => {
  test('are offered one by one: within the text, on a computer, at another site', async () => {
    const page = await editor()
    await paste(page, {
      html: `<p>Một</p><p><img src="${SQUARE}" alt="Trong chữ"></p><p><img src="file:///C:/Users/An/clip_image002.jpg" alt=""></p><p>Hai <img src="https://khac.example/tu.png" alt="Trang khác"></p><p><img width=1 height=1 src="https://dem.example/p.gif"></p>`,
    })
    await dialog(page).waitFor()
    expect(await dialog(page).getByRole('listitem').count()).toBe(3)
    expect(await findViolations(page)).toEqual([])
    await row(page, 'Trong chữ').getByRole('button', { name: 'Upload' }).click()
    await upload(page, 'Hình vuông đỏ')
    await row(page, 'clip_image002.jpg')
      .locator('input[type=file]')
      .setInputFiles({ name: 'clip.png', mimeType: 'image/png', buffer: Buffer.from(PNG, 'base64') })
    await upload(page, 'Tủ lạnh mở cửa')
    await row(page, 'khac.example').getByRole('button', { name: 'Keep its address' }).click()
    await dialog(page).getByText('Every picture is where it should be.').waitFor()
    await button(page, 'Done').click()
    expect(await html(page)).toMatch(
      /^<p>Một<\/p><figure><img src="\/uploads\/[^"]+" alt="Hình vuông đỏ"[^>]*><\/figure><figure><img src="\/uploads\/[^"]+" alt="Tủ lạnh mở cửa"[^>]*><\/figure><p>Hai <img src="https:\/\/khac\.example\/tu\.png" alt="Trang khác"><\/p>$/,
    )
  })

  testInLongRun('stay marked while they are not brought, are not saved, and can be left out', async () => {
    const page = await editor({ viewport: PHONE })
    await paste(page, { html: `<p>Một<img src="file:///C:/a/may%20giat.jpg" alt="Máy giặt"> hai</p>` })
    await dialog(page).waitFor()
    expect(await findOverflow(page, PHONE.width)).toEqual([])
    await button(page, 'Later').click()
    await text(page).getByText('Picture not uploaded yet: Máy giặt').waitFor()
    await page.getByText('One pasted picture is not uploaded and will not be saved.').waitFor()
    await button(page, 'Show').click()
    await row(page, 'Máy giặt').getByRole('button', { name: 'Leave out' }).click()
    await button(page, 'Done').click()
    expect(await page.getByText('will not be saved').count()).toBe(0)
    expect(await html(page)).toBe('<p>Một hai</p>')
  })

  testInLongRun(
    'of Markdown are offered too, and one of another site gets its own address here',
    async () => {
      const page = await editor()
      await paste(page, { plain: '## Ảnh\n\n![Tủ](https://khac.example/tu.png "Chú thích")' })
      await row(page, 'Tủ')
        .locator('input[type=file]')
        .setInputFiles({ name: 'tu.png', mimeType: 'image/png', buffer: Buffer.from(PNG, 'base64') })
      await upload(page, 'Tủ lạnh')
      await button(page, 'Done').click()
      expect(await html(page)).toMatch(
        /^<h2>Ảnh<\/h2><figure><img src="\/uploads\/[^"]+" alt="Tủ lạnh"[^>]*><figcaption>Chú thích<\/figcaption><\/figure>$/,
      )
    },
  )
})
