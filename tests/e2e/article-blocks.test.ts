import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { eachNth, testInLongRun } from '#tests/support/long.ts'
import { findViolations } from './support/axe.ts'
import { browserForFile } from './support/browser.ts'
import { button, html, PNG, text } from './support/editor.ts'
import { findOverflow } from './support/fit.ts'
import { asAdmin } from './support/people.ts'

const open = browserForFile()

const editor = async () => {
  const page = await open('/admin/articles/new', { before: asAdmin })
  await text(page).focus()
  return page
}
/** Takes a block from the menu by its name. */
async function put(page: Page, name: string): Promise<void> {
  await page.keyboard.type(`/${name}`)
  await page.getByRole('listbox', { name: 'Blocks' }).waitFor()
  await page.keyboard.press('Enter')
}

describe('by keyboard alone one puts', () => {
  test('a callout of a chosen sort, left by Enter on an empty line', async () => {
    const page = await editor()
    await put(page, 'callout')
    await page.keyboard.type('Rút điện trước')
    await page.getByRole('combobox', { name: 'Sort of callout' }).selectOption('Warning')
    await text(page).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Sau')
    expect(await html(page)).toBe('<div data-callout="warning"><p>Rút điện trước</p></div><p>Sau</p>')
  })

  testInLongRun('code with its language', async () => {
    const page = await editor()
    await put(page, 'khối mã')
    await page.keyboard.type('select 1')
    await page.getByRole('combobox', { name: 'Language of the code' }).selectOption('sql')
    expect(await html(page)).toBe('<pre data-language="sql"><code>select 1</code></pre>')
  })

  test('a button, whose address is asked for and may be changed', async () => {
    const page = await editor()
    await put(page, 'button')
    const dialog = page.getByRole('dialog', { name: 'Button' })
    await page.keyboard.press('Enter')
    await dialog.getByText('Say what happens when it is pressed').waitFor()
    await dialog.getByLabel('Words').fill('Xem giá')
    await dialog.getByLabel('Address').fill('/products/12')
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'detached' })
    await page.keyboard.type('Sau')
    await text(page).getByText('Xem giá').click()
    await page.getByLabel('Address of the button').fill('example.com/gia')
    expect(await html(page)).toBe(
      '<div data-button=""><a href="https://example.com/gia">Xem giá</a></div><p>Sau</p>',
    )
  })

  test('a footnote with a link, and writes it anew', async () => {
    const page = await editor()
    await page.keyboard.type('350 lít ')
    await put(page, 'chú thích')
    const dialog = page.getByRole('dialog', { name: 'Footnote' })
    await expect
      .poll(() => dialog.getByRole('textbox').evaluate((box) => box === document.activeElement))
      .toBe(true)
    await page.keyboard.type('Theo https://example.com/nhan ')
    await dialog.getByRole('button', { name: 'Insert footnote' }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.keyboard.type(' mỗi ngày')
    await page.locator('.editor-footnote').click()
    await button(page, 'Edit footnote').click()
    await dialog.getByRole('textbox').press('End')
    await page.keyboard.type('ngày 1/8')
    await dialog.getByRole('button', { name: 'Save footnote' }).click()
    await dialog.waitFor({ state: 'detached' })
    expect(await html(page)).toBe(
      '<p>350 lít<sup data-footnote="">Theo <a href="https://example.com/nhan">https://example.com/nhan</a> ngày 1/8</sup> mỗi ngày</p>',
    )
  })

  testInLongRun(
    'a footnote by the button in the middle of a sentence, which stays one; an address at its end is a link',
    async () => {
      const page = await editor()
      await page.keyboard.type('Máy nào cũng cần thay màng, và đó là tiền.')
      for (let step = 0; step < ', và đó là tiền.'.length; step += 1) await page.keyboard.press('ArrowLeft')
      const dialog = page.getByRole('dialog', { name: 'Footnote' })
      const begin = async () => {
        await button(page, 'Add a block').click()
        await page.keyboard.type('chu thich')
        await page.keyboard.press('Enter')
        await expect
          .poll(() => dialog.getByRole('textbox').evaluate((box) => box === document.activeElement))
          .toBe(true)
      }
      await begin()
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })
      expect(await html(page)).toBe('<p>Máy nào cũng cần thay màng, và đó là tiền.</p>')
      await text(page).getByText('Máy nào').click()
      await page.keyboard.press('Home')
      for (let step = 0; step < 'Máy nào cũng cần thay màng'.length; step += 1)
        await page.keyboard.press('ArrowRight')
      await begin()
      await page.keyboard.type('Theo hãng, https://www.xiaomi.com/vn')
      await page.keyboard.press('Control+Enter')
      await dialog.waitFor({ state: 'detached' })
      expect(await html(page)).toBe(
        '<p>Máy nào cũng cần thay màng<sup data-footnote="">Theo hãng, <a href="https://www.xiaomi.com/vn">https://www.xiaomi.com/vn</a></sup>, và đó là tiền.</p>',
      )
    },
  )

  test.each(
    eachNth(4, [
      ['san pham', 'Product box', 'searchbox'],
      ['so sanh', 'Product comparison', 'searchbox'],
      ['anh', 'Choose a picture', 'searchbox'],
      ['video', 'Video', 'textbox'],
    ] as const),
  )('%s opens a dialog with the focus in its field', async (typed, name, role) => {
    const page = await editor()
    await put(page, typed)
    const field = page.getByRole('dialog', { name }).getByRole(role).first()
    await field.waitFor()
    await expect.poll(() => field.evaluate((box) => box === document.activeElement)).toBe(true)
    await page.keyboard.press('Escape')
    await field.waitFor({ state: 'detached' })
  })

  testInLongRun('a product is found by arrow keys, with how many there really are', async () => {
    const page = await editor()
    await put(page, 'san pham')
    const dialog = page.getByRole('dialog', { name: 'Product box' })
    const field = dialog.getByRole('searchbox', { name: 'Product name' })
    await field.fill('tủ lạnh')
    await dialog.getByText(/^\d{2,} found, the first 8 shown/).waitFor()
    const second = dialog.getByRole('listitem').nth(1).getByRole('button')
    await field.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    expect(await second.evaluate((button) => button === document.activeElement)).toBe(true)
    await page.keyboard.press('Enter')
    await text(page).locator('.editor-product article').waitFor()
  })

  testInLongRun('products beside each other', async () => {
    const page = await editor()
    await put(page, 'so sánh')
    const dialog = page.getByRole('dialog', { name: 'Product comparison' })
    for (const at of [1, 2]) {
      await dialog.getByRole('searchbox', { name: 'Product name' }).fill('tủ lạnh samsung')
      const found = dialog.getByRole('list').last().getByRole('button', { disabled: false })
      await found.first().waitFor()
      await found.first().click()
      await expect
        .poll(() => dialog.getByRole('list', { name: 'Chosen products' }).getByRole('listitem').count())
        .toBe(at)
    }
    await dialog.getByRole('button', { name: 'Insert comparison' }).click()
    await page.keyboard.type('Sau')
    await text(page).getByText('Product comparison').waitFor()
    expect(await html(page)).toMatch(/^<div data-product-ids="\d+,\d+"><\/div><p>Sau<\/p>$/)
  })

  test('two pictures side by side, and a table of contents', async () => {
    const page = await editor()
    await put(page, 'hai ảnh')
    for (const [title, alt] of [
      ['Picture on the left', 'Cửa đóng'],
      ['Picture on the right', 'Cửa mở'],
    ] as const) {
      const dialog = page.getByRole('dialog', { name: title })
      await dialog.locator('input[type=file]').setInputFiles({
        name: `${alt}.png`,
        mimeType: 'image/png',
        buffer: Buffer.from(PNG, 'base64'),
      })
      await dialog.getByRole('textbox', { name: 'Picture description' }).fill(alt)
      await dialog.getByRole('button', { name: 'Upload and use this picture' }).click()
      await dialog.waitFor({ state: 'detached' })
    }
    await put(page, 'mục lục')
    await page.keyboard.type('Sau')
    expect(await html(page)).toMatch(
      /^<div data-columns="2"><figure><img [^>]*alt="Cửa đóng"[^>]*><\/figure><figure><img [^>]*alt="Cửa mở"[^>]*><\/figure><\/div><div data-contents=""><\/div><p>Sau<\/p>$/,
    )
  })
})

const content = (
  compared: readonly number[],
) => `<p>Mở đầu<sup data-footnote="">Theo <a href="https://example.com">nhãn</a></sup>.</p><div data-contents=""></div>
<h2>Cỡ tủ</h2><div data-callout="warning"><p>Rút điện trước</p></div><h3>Hai người</h3>
<pre data-language="sql"><code>select 1</code></pre><div data-button=""><a href="/products/12">Xem máy này</a></div>
<h2>So sánh</h2><div data-product-ids="${compared.join(',')}"></div>
<div data-columns="2"><figure><img src="/minh-hoa/bia-ac-tin-0.svg" alt="Trái"></figure><figure><img src="/minh-hoa/bia-ac-tin-0.svg" alt="Phải"></figure></div>`

async function publish(page: Page): Promise<string> {
  await asAdmin(page)
  const found = await page.request.get('/api/v1/products?category=tu-lanh&limit=3&page=1')
  const { products } = (await found.json()) as { products: { id: number }[] }
  const response = await page.request.post('/api/v1/articles', {
    headers: { Origin: new URL(page.url()).origin },
    data: {
      title: 'Mọi khối của một bài',
      slug: `moi-khoi-${crypto.randomUUID()}`,
      content: content(products.map(({ id }) => id)),
      status: 'published',
      category_id: 1,
      author_id: 1,
    },
  })
  expect(response.status(), await response.text()).toBe(201)
  return ((await response.json()) as { slug: string }).slug
}

describe('on the page of a reader without scripts', () => {
  test('every block is read, leads where it should and fits the smallest phone', async () => {
    const page = await open('/blog', { javaScript: false })
    await page.goto(`/blog/${await publish(page)}`)
    const main = page.getByRole('main')
    const contents = main.getByRole('navigation', { name: 'Trong bài này' })
    expect(await contents.getByRole('link').allTextContents()).toEqual(['Cỡ tủ', 'Hai người', 'So sánh'])
    await contents.getByRole('link', { name: 'So sánh' }).click()
    expect(new URL(page.url()).hash).toBe('#so-sanh')
    expect(await main.getByRole('note').allTextContents()).toEqual(['Cẩn thậnRút điện trước'])
    expect(await main.getByRole('link', { name: 'Xem máy này' }).getAttribute('href')).toBe('/products/12')
    await main.locator('[role=doc-noteref]').click()
    expect(new URL(page.url()).hash).toBe('#chu-thich-1')
    const notes = main.locator('[role=doc-endnotes]')
    expect(await notes.locator('li').allTextContents()).toEqual(['Theo nhãn ↩'])
    await notes.getByText('↩').click()
    expect(new URL(page.url()).hash).toBe('#cho-chu-thich-1')
    const table = main.getByRole('table', { name: /^So sánh/ })
    expect(await table.getByRole('columnheader').count()).toBe(3)
    expect(await table.getByRole('rowheader').count()).toBeGreaterThan(3)
    expect(await table.getByRole('link').first().getAttribute('href')).toMatch(/^\/products\/\d+$/)
    expect(await findOverflow(page, 320)).toEqual([])
    await page.emulateMedia({ media: 'print' })
    for (const words of ['Rút điện trước', 'Xem máy này', 'select 1'])
      expect(await main.getByText(words, { exact: true }).first().isVisible(), words).toBe(true)
    expect(await table.isVisible()).toBe(true)
    const feed = await (await page.request.get('/rss.xml')).text()
    const item = feed.slice(feed.indexOf('Mọi khối của một bài'))
    for (const words of ['Rút điện trước', 'Cẩn thận', 'chu-thich-1', 'data-contents', 'Xem so sánh đầy đủ'])
      expect(item, words).toContain(words)
  })

  test('nothing of it hinders whoever cannot see, in light or dark', async () => {
    for (const colorScheme of eachNth(2, ['light', 'dark'] as const)) {
      const page = await open('/blog', { colorScheme })
      await page.goto(`/blog/${await publish(page)}`)
      expect(await findViolations(page), colorScheme).toEqual([])
    }
  })
})
