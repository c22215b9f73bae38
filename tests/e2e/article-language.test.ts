import { expect, test } from 'vitest'
import { ownSite } from '#tests/support/own-site.ts'
import { browserForFile } from './support/browser.ts'
import { pressSeldom } from './support/editor.ts'
import { asAdmin } from './support/people.ts'

const open = browserForFile()

test('the blocks of the editor, the states of an article and the role are said in the chosen language', async () => {
  const page = await open('/admin/articles/new', {
    before: async (page) => {
      await asAdmin(page)
      const headers = { Origin: ownSite().url }
      await page.request.post('/admin/language', { headers, form: { language: 'vi', back: '/admin' } })
    },
  })
  await page.getByRole('banner').getByText('quản trị viên').waitFor()
  const text = page.getByRole('textbox', { name: 'Nội dung' })
  await text.focus()
  await page.keyboard.type('/muc luc')
  await page.keyboard.press('Enter')
  await page.keyboard.type('/luu y')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Rút điện')
  const before = (selector: string) =>
    text.locator(selector).evaluate((block) => getComputedStyle(block, '::before').content)
  expect(await before('[data-contents]')).toBe('"Mục lục: trang tự lập từ các đề mục trong bài"')
  expect(await before('[data-callout]')).toBe('"Mẹo"')
  await page.locator('[name="title"]').fill('Nói một thứ tiếng')
  await page.locator('[name="category_id"]').selectOption({ label: 'Tư vấn' })
  await page.locator('[name="author_id"]').selectOption({ label: 'Ban Điện lạnh' })
  await pressSeldom(page, 'Lưu và viết tiếp')
  await page.waitForURL((url) => url.pathname.endsWith('/edit'))
  await page.getByRole('link', { name: 'Các bản trước' }).click()
  await page.getByRole('navigation', { name: 'Các bản trước' }).getByText('đã lưu', { exact: true }).waitFor()
  const headers = { Origin: ownSite().url }
  await page.request.post('/admin/language', { headers, form: { language: '', back: '/admin' } })
})
