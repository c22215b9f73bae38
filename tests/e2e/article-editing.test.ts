import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { testInLongRun } from '#tests/support/long.ts'
import { alive, browserForFile } from './support/browser.ts'
import { button, html, paste, PNG, pressSeldom, text } from './support/editor.ts'
import { asAdmin } from './support/people.ts'

const open = browserForFile()
const pathOf = (page: Page) => new URL(page.url()).pathname
const named = (page: Page, name: string) => page.locator(`[name="${name}"]`)
const toast = (page: Page, words: string | RegExp) =>
  page.getByRole('region', { name: 'Thông báo' }).getByText(words)

async function fillRequired(page: Page, title: string): Promise<void> {
  await named(page, 'title').fill(title)
  await named(page, 'category_id').selectOption({ label: 'Tư vấn' })
  await named(page, 'author_id').selectOption({ label: 'Ban Điện lạnh' })
}

describe('an editor', () => {
  test('writes by keyboard, illustrates, schedules, publishes, corrects, reverts and finds', async () => {
    const title = 'Chọn nồi cơm điện Kamado cho hai người'
    const page = await open('/admin', { before: asAdmin, expected: [/404/] })
    await page.getByRole('link', { name: 'Viết bài mới' }).click()
    await page.getByRole('heading', { name: 'New Article' }).waitFor()
    await text(page).waitFor()

    await button(page, 'Save Article').click()
    await toast(page, 'Failed to create article: Title is required').waitFor()
    for (const words of ['Title', 'Slug', 'Content', 'Category', 'Author'])
      await page.getByRole('alert').getByText(`${words} is required`).waitFor()
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('title')

    await page.keyboard.type(title)
    expect(await named(page, 'slug').inputValue()).toBe('chon-noi-com-dien-kamado-cho-hai-nguoi')
    await page.getByText('This slug is free.').waitFor()
    await named(page, 'excerpt').fill('Một lít là đủ.')
    await named(page, 'category_id').selectOption({ label: 'Tư vấn' })
    await named(page, 'author_id').selectOption({ label: 'Ban Điện lạnh' })
    await page.getByRole('combobox', { name: 'Tags' }).fill('Nồi cơm nhỏ')
    await page.getByRole('option', { name: 'Create “Nồi cơm nhỏ”' }).waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('list', { name: 'Chosen tags' }).getByText('Nồi cơm nhỏ').waitFor()

    await text(page).focus()
    await page.keyboard.press('Control+Alt+2')
    await page.keyboard.type('Bao nhiêu lít')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Hai người ăn ')
    await page.keyboard.press('Control+b')
    await page.keyboard.type('một lít')
    await page.keyboard.press('Control+b')
    await page.keyboard.type('.')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Control+Shift+8')
    await page.keyboard.type('Nồi nắp gài')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Nồi điện tử')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await paste(page, { file: { name: 'noi-com.png', base64: PNG } })
    const dialog = page.getByRole('dialog', { name: 'Picture' })
    await dialog.getByRole('textbox').fill('Nồi cơm nắp gài')
    await dialog.getByRole('button', { name: 'Upload and use this picture' }).click()
    await text(page).getByRole('img', { name: 'Nồi cơm nắp gài' }).waitFor()
    await dialog.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Product box' }).click()
    await page.getByRole('searchbox', { name: 'Product name' }).fill('tủ lạnh')
    await page
      .getByRole('dialog', { name: 'Product box' })
      .getByRole('listitem')
      .first()
      .getByRole('button')
      .click()
    await text(page).locator('.editor-product article').waitFor()
    await page.keyboard.type('Bạn xem giá ở trên.')
    const written = await html(page)
    expect(written).toMatch(/<div data-product-id="\d+"><\/div><p>Bạn xem giá ở trên\.<\/p>/)
    expect(written).toContain(
      '<h2>Bao nhiêu lít</h2><p>Hai người ăn <strong>một lít</strong>.</p><ul><li>Nồi nắp gài</li><li>Nồi điện tử</li></ul>',
    )
    expect(written).toMatch(/<figure><img src="\/uploads\/[^"]+" alt="Nồi cơm nắp gài"[^>]*>/)
    expect(written).toMatch(/<div data-product-id="\d+"><\/div>/)
    await page.getByText(/^Kept at \d\d:\d\d, not saved yet$/).waitFor()

    await named(page, 'status').selectOption('published')
    await named(page, 'published_at').fill('2999-01-01T08:00')
    await page.getByText('Scheduled. Hidden until 08:00 01/01/2999').waitFor()
    await button(page, 'Save Article').click()
    await page.waitForURL((url) => url.pathname === '/admin/articles')
    await toast(page, 'Article created successfully').waitFor()
    const row = page.getByRole('row', { name: title })
    await row.getByText('Scheduled').waitFor()
    expect((await page.request.get('/blog/chon-noi-com-dien-kamado-cho-hai-nguoi')).status()).toBe(404)

    await row.getByRole('link', { name: `Edit “${title}”` }).click()
    await text(page).waitFor()
    await named(page, 'published_at').fill('2026-01-01T08:00')
    await page.keyboard.press('Control+s')
    await toast(page, 'Article updated successfully').waitFor()
    const article = await page.request.get('/blog/chon-noi-com-dien-kamado-cho-hai-nguoi')
    expect(await article.text()).toContain('Hai người ăn <strong>một lít</strong>')

    await text(page).getByText('Nồi nắp gài').click()
    await page.keyboard.press('End')
    await page.keyboard.type(' giá mềm')
    await button(page, 'Save Article').click()
    await page.waitForURL((url) => url.pathname === '/admin/articles')
    const corrected = await page.request.get('/blog/chon-noi-com-dien-kamado-cho-hai-nguoi')
    expect(await corrected.text()).toContain('Nồi nắp gài giá mềm')

    await row.getByRole('link', { name: `Edit “${title}”` }).click()
    await page.getByRole('link', { name: 'Revisions' }).click()
    await page.getByRole('region', { name: 'Differences' }).getByText('giá mềm').waitFor()
    const revisions = page.getByRole('navigation', { name: 'Revisions' }).getByRole('link')
    await revisions.filter({ hasNotText: 'autosave' }).nth(1).click()
    await page.waitForURL(/revision=\d+/)
    await button(page, 'Restore this revision').click()
    await page
      .getByRole('dialog', { name: 'Restore this revision?' })
      .getByText('everybody reads this version at once')
      .waitFor()
    await button(page, 'Restore').click()
    await page.waitForURL((url) => url.pathname.endsWith('/edit'))
    await toast(page, 'The earlier version is back; what it replaced is among the revisions').waitFor()
    const reverted = await page.request.get('/blog/chon-noi-com-dien-kamado-cho-hai-nguoi')
    expect(await reverted.text()).not.toContain('giá mềm')

    await page.getByRole('navigation', { name: 'Quản trị' }).getByRole('link', { name: 'Bài viết' }).click()
    await page.getByRole('searchbox', { name: 'Search' }).fill('com dien kamado')
    await page.waitForURL(/q=com/)
    await page.getByText('1 article', { exact: true }).waitFor()
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('q')
    await page.getByRole('link', { name: 'Remove filter Search: com dien kamado' }).click()
    await page.getByText(/^\d\d articles$/).waitFor()
  })

  testInLongRun('sees the search result, the shared link and the JSON-LD follow what is typed', async () => {
    const page = await open('/admin/articles/new', { before: asAdmin })
    const found = page.getByRole('group', { name: 'Preview of the search result' })
    const shared = page.getByRole('group', { name: 'Preview of a shared link' })
    await named(page, 'title').fill('Nồi cơm cho hai người')
    for (const preview of [found, shared])
      await expect.poll(() => preview.getByText('Nồi cơm cho hai người').count()).toBe(2)

    await named(page, 'excerpt').fill('Một lít là đủ.')
    for (const preview of [found, shared]) await preview.getByText('Một lít là đủ.').waitFor()
    await named(page, 'meta_title').fill('Nồi cơm một lít')
    for (const preview of [found, shared]) await preview.getByText('Nồi cơm một lít').waitFor()
    await named(page, 'meta_description').fill('Hai người nấu một lít.')
    for (const preview of [found, shared]) await preview.getByText('Hai người nấu một lít.').waitFor()
    await named(page, 'social_title').fill('Nấu cho hai người')
    await shared.getByText('Nấu cho hai người').waitFor()
    await found.getByText('Nồi cơm một lít').waitFor()

    await page.getByText('Data for search engines (JSON-LD)').click()
    const told = JSON.parse(await page.locator('details pre code').innerText())
    expect(told).toMatchObject({
      headline: 'Nồi cơm cho hai người',
      description: 'Hai người nấu một lít.',
    })
  })

  testInLongRun('deletes after a question, and takes it back', async () => {
    const page = await open('/admin/articles?q=gia+dien+sinh+hoat+sau+bac', { before: asAdmin })
    const remove = page.getByRole('button', { name: /^Delete “Giá điện sinh hoạt/ })
    await remove.click()
    await page
      .getByRole('dialog', { name: 'Delete this article?' })
      .getByRole('button', { name: 'Cancel' })
      .click()
    await remove.click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
    await toast(page, 'Article moved to the trash').waitFor()
    await remove.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Undo' }).click()
    await toast(page, 'Article restored').waitFor()
    await remove.waitFor()
    expect((await page.request.get('/blog/gia-dien-sinh-hoat-sau-bac-hay-nam-bac')).status()).toBe(200)
  })

  test('changes several at once and is told what was left', async () => {
    const page = await open('/admin/articles?q=doc+thong+so&sort=updated', { before: asAdmin })
    await page.getByRole('checkbox', { name: 'Select all articles on this page' }).check()
    await page.getByLabel('Action for the selected articles').selectOption('tag')
    await page.getByLabel('Tag to add').fill('Đọc thông số')
    const offered = await page.getByLabel('Tag to add').evaluate((field: HTMLInputElement) => {
      return [...(field.list?.options ?? [])].map(({ value }) => value)
    })
    expect(offered).toContain('Đọc thông số')
    await button(page, 'Apply').click()
    await toast(page, /^\d+ articles? tagged$/).waitFor()
    await toast(page, /already tagged/).waitFor()
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await toast(page, /^\d articles? (?:is as it was|are as they were)\.$/).waitFor()
    expect(await page.getByRole('checkbox', { name: /^Select “/, checked: true }).count()).toBe(0)
  })
})

describe('work that is not saved', () => {
  test('is asked about by the browser before its tab is closed', async () => {
    const page = await open('/admin/articles/new', { before: asAdmin })
    await text(page).focus()
    await page.keyboard.type('Chưa lưu')
    await page.getByText('Unsaved changes').waitFor()
    const asked = page.waitForEvent('dialog')
    await page.close({ runBeforeUnload: true })
    const dialog = await asked
    expect(dialog.type()).toBe('beforeunload')
    await dialog.dismiss()
    await text(page).getByText('Chưa lưu').waitFor()
  })

  test('is asked about before it is left, kept, and offered again', async () => {
    const page = await open('/admin/articles/new', { before: asAdmin })
    await fillRequired(page, 'Bài viết dở dang')
    await text(page).focus()
    await page.keyboard.type('Mới được một câu')
    await page.getByText('Unsaved changes').waitFor()
    await page.getByText(/^Kept at \d\d:\d\d, not saved yet$/).waitFor()
    await pressSeldom(page, 'Cancel')
    const dialog = page.getByRole('dialog', { name: 'Leave without saving?' })
    await dialog.getByRole('button', { name: 'Stay' }).click()
    expect(pathOf(page)).toBe('/admin/articles/new')
    await pressSeldom(page, 'Cancel')
    await dialog.getByRole('button', { name: 'Leave' }).click()
    await page.waitForURL((url) => url.pathname === '/admin/articles')
    await page.goto('/admin/articles/new')
    await alive(page)
    await page.getByText('that were never saved').waitFor()
    await button(page, 'Restore').click()
    expect(await named(page, 'title').inputValue()).toBe('Bài viết dở dang')
    await text(page).getByText('Mới được một câu').waitFor()
    // Other work of this editor may still be offered: this one is, until it is saved.
    const offered = async () => (await page.request.get('/admin/articles/new')).text()
    expect(await offered()).toContain('Bài viết dở dang')
    await button(page, 'Save Article').click()
    await page.waitForURL((url) => url.pathname === '/admin/articles')
    expect(await offered()).not.toContain('Bài viết dở dang')
  })

  test('is kept in the browser while there is no connection, and offered from there', async () => {
    const page = await open('/admin/articles/new', {
      before: asAdmin,
      expected: [/autosave/, /Failed to load/, /save/],
    })
    await page.route('**/admin/articles/*save', (route) => route.abort('internetdisconnected'))
    await fillRequired(page, 'Viết lúc mất mạng')
    await page.getByText(/^Offline: kept in this browser at/).waitFor()
    await text(page).focus()
    await page.keyboard.type('Chữ')
    await button(page, 'Save Article').click()
    await toast(page, 'Failed to create article: No connection.').waitFor()
    page.on('dialog', (dialog) => void dialog.accept())
    await page.goto('/admin/articles/new')
    await alive(page)
    await button(page, 'Restore').click()
    expect(await named(page, 'title').inputValue()).toBe('Viết lúc mất mạng')
  })

  testInLongRun('is previewed in a tab of its own', async () => {
    const page = await open('/admin/articles/new', { before: asAdmin })
    await fillRequired(page, 'Chỉ xem trước thôi')
    const opened = page.context().waitForEvent('page')
    await button(page, 'Preview').click()
    const preview = await opened
    await preview.getByRole('heading', { name: 'Chỉ xem trước thôi', level: 1 }).waitFor()
    await preview.getByText('Bản xem trước của những gì đang viết.').waitFor()
    expect(pathOf(page)).toBe('/admin/articles/new')
  })
})

describe('two editors of one article', () => {
  let path = ''

  test('one begins it', async () => {
    const page = await open('/admin/articles/new', { before: asAdmin })
    await fillRequired(page, 'Hai người cùng sửa')
    await text(page).focus()
    await page.keyboard.type('Bản đầu')
    await pressSeldom(page, 'Save and continue')
    await page.waitForURL((url) => url.pathname.endsWith('/edit'))
    path = pathOf(page)
    expect(path).toMatch(/^\/admin\/articles\/\d+\/edit$/)
  })

  test('know of one another; who saves second sees both versions, and none is lost', async () => {
    const first = await open(path, { before: asAdmin })
    await text(first).waitFor()
    const second = await open(path, { before: asAdmin, expected: [/409/] })
    await second.getByText('You have had this article open in another window').waitFor()

    await text(first).getByText('Bản đầu').click()
    await first.keyboard.press('End')
    await first.keyboard.type(' của người thứ nhất')
    await pressSeldom(first, 'Save and continue')
    await toast(first, 'Article updated successfully').waitFor()

    await text(second).getByText('Bản đầu').click()
    await second.keyboard.press('End')
    await second.keyboard.type(' của người thứ hai')
    await pressSeldom(second, 'Save and continue')
    const dialog = second.getByRole('dialog', { name: 'This article was saved by somebody else' })
    await dialog.getByText('nhất', { exact: true }).waitFor()
    await dialog.getByText('hai', { exact: true }).waitFor()
    await dialog.getByRole('button', { name: 'Keep mine' }).click()
    await toast(second, 'Article updated successfully').waitFor()
    await second.getByRole('link', { name: 'Revisions' }).click()
    await second.getByRole('region', { name: 'Differences' }).getByText('nhất').waitFor()
    expect(
      await second.getByRole('navigation', { name: 'Revisions' }).getByRole('link').count(),
    ).toBeGreaterThan(2)
  })

  testInLongRun('may take the other version, and their own stays among the revisions', async () => {
    const page = await open(path, { before: asAdmin, expected: [/409/] })
    await text(page).waitFor()
    const other = await open(path, { before: asAdmin })
    await named(other, 'excerpt').fill('Tóm tắt của người kia')
    await pressSeldom(other, 'Save and continue')
    await toast(other, 'Article updated successfully').waitFor()
    await named(page, 'excerpt').fill('Tóm tắt của tôi')
    await pressSeldom(page, 'Save and continue')
    await page.getByRole('dialog').getByRole('button', { name: 'Take theirs' }).click()
    await expect.poll(() => named(page, 'excerpt').inputValue()).toBe('Tóm tắt của người kia')
    await page.getByRole('link', { name: 'Revisions' }).click()
    await page.getByText('autosave').first().waitFor()
    await page.getByRole('region', { name: 'Differences' }).getByText('tôi').waitFor()
  })
})
