import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { testInLongRun } from '#tests/support/long.ts'
import { browserForFile } from './support/browser.ts'
import { button, overLine, pressSeldom, text } from './support/editor.ts'
import { asAdmin } from './support/people.ts'

const open = browserForFile()
const named = (page: Page, name: string) => page.locator(`[name="${name}"]`)
const toast = (page: Page, words: string | RegExp) =>
  page.getByRole('region', { name: 'Thông báo' }).getByText(words)

async function begin(title: string): Promise<Page> {
  const page = await open('/admin/articles/new', { before: asAdmin })
  await named(page, 'title').fill(title)
  await named(page, 'category_id').selectOption({ label: 'Tư vấn' })
  await named(page, 'author_id').selectOption({ label: 'Ban Điện lạnh' })
  await text(page).focus()
  return page
}
const savedAsDraft = async (page: Page) => {
  await pressSeldom(page, 'Save and continue')
  await page.waitForURL((url) => url.pathname.endsWith('/edit'))
  await text(page).waitFor()
}

test('what was published shows at once where it stands, of when it is and where everybody reads it', async () => {
  const page = await begin('Đăng xong thấy ngay')
  await page.keyboard.type('Một câu')
  await savedAsDraft(page)
  expect(await page.getByRole('link', { name: 'View page' }).count()).toBe(0)
  await button(page, 'Publish now').click()
  await toast(page, 'Published: everybody can read it now').waitFor()
  await page.getByText(/^Public, dated \d\d:\d\d \d\d\/\d\d\/\d{4}, Vietnam time\.$/).waitFor()
  expect(await named(page, 'published_at').inputValue()).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/)
  expect(await page.getByRole('link', { name: 'View page' }).getAttribute('href')).toBe(
    '/blog/dang-xong-thay-ngay',
  )
  await pressSeldom(page, 'Unpublish')
  await page.getByRole('dialog').getByRole('button', { name: 'Unpublish' }).click()
  await toast(page, 'Unpublished: only the staff can see it').waitFor()
  await page.getByRole('link', { name: 'View page' }).waitFor({ state: 'detached' })
})

testInLongRun(
  'a new article that is published at once is said to be; one to come is called scheduled everywhere',
  async () => {
    const page = await begin('Đăng luôn từ đầu')
    await page.keyboard.type('Một câu')
    await button(page, 'Publish now').click()
    await toast(page, 'Published: everybody can read it now').waitFor()
    await named(page, 'published_at').fill('2999-01-01T08:00')
    const chosen = () =>
      named(page, 'status').evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.label)
    expect(await chosen()).toBe('Scheduled')
    await named(page, 'published_at').fill('2020-01-01T08:00')
    expect(await chosen()).toBe('Published')
  },
)

testInLongRun('what is wrong with a field is said until it is put right', async () => {
  const page = await open('/admin/articles/new', { before: asAdmin })
  await button(page, 'Save Article').click()
  const said = page.getByText('Category is required')
  await said.first().waitFor()
  await named(page, 'category_id').selectOption({ label: 'Tư vấn' })
  await expect.poll(() => said.count()).toBe(0)
  await page.getByText('Author is required').first().waitFor()
})

test('saving a new article and writing on goes on where one was', async () => {
  const page = await begin('Viết tiếp ngay chỗ cũ')
  for (let line = 1; line <= 20; line += 1) {
    await page.keyboard.type(`Dòng ${line}`)
    await page.keyboard.press('Enter')
  }
  await text(page).getByText('Dòng 15').click()
  await page.keyboard.press('End')
  // As on a server that takes its time: what says that it was saved is loaded away while one writes on.
  await page.route(/\/edit\.data/, async (route) => {
    await wait(400)
    await route.continue()
  })
  await page.keyboard.press('Control+s')
  await page.waitForURL((url) => url.pathname.endsWith('/edit'))
  await expect.poll(() => text(page).evaluate((box) => box === document.activeElement)).toBe(true)
  await page.keyboard.type(' và thêm')
  const line = text(page).getByText('Dòng 15 và thêm')
  await line.waitFor()
  await page.waitForURL((url) => url.search === '')
  await expect.poll(() => overLine(line)).toBeNull()
})

test('the line that is written stays in sight where the page above it grows, unless one has scrolled away', async () => {
  const page = await begin('Trang còn đang dài ra')
  for (let line = 1; line <= 12; line += 1) {
    await page.keyboard.type(`Dòng ${line}`)
    await page.keyboard.press('Enter')
  }
  await page.keyboard.type('Dòng đang viết')
  const line = text(page).getByText('Dòng đang viết')
  const growAbove = () =>
    page.evaluate(() => {
      // A browser that anchors its scrolling would hide what is looked at here.
      document.documentElement.style.overflowAnchor = 'none'
      const part = document.createElement('div')
      part.style.height = '1500px'
      document.querySelector('main form')?.prepend(part)
    })
  const isInWindow = () =>
    line.evaluate((words) => {
      const { top, bottom } = words.getBoundingClientRect()
      return top >= 0 && bottom <= innerHeight
    })
  await growAbove()
  await expect.poll(isInWindow).toBe(true)
  await page.mouse.move(700, 400)
  await page.mouse.wheel(0, -600)
  await expect.poll(isInWindow).toBe(false)
  await growAbove()
  await page.waitForTimeout(300)
  expect(await isInWindow()).toBe(false)
})

test('the text alone is left by Escape, is shown by its button, and keeps the line', async () => {
  const page = await begin('Chỉ còn bài viết')
  for (let line = 1; line <= 40; line += 1) {
    await page.keyboard.type(`Dòng ${line}`)
    await page.keyboard.press('Enter')
  }
  const line = text(page).getByText('Dòng 30', { exact: true })
  await line.click()
  await page.keyboard.press('Control+Shift+f')
  const toggle = page.getByRole('button', { name: 'Focus mode' })
  await expect.poll(() => toggle.getAttribute('aria-pressed')).toBe('true')
  await expect.poll(() => overLine(line)).toBeNull()
  await page.keyboard.press('Escape')
  await expect.poll(() => toggle.getAttribute('aria-pressed')).toBe('false')
  await expect.poll(() => overLine(line)).toBeNull()
  expect(await text(page).evaluate((box) => box === document.activeElement)).toBe(true)
})

testInLongRun('going back to correct leads to the link at fault', async () => {
  const page = await begin('Liên kết hỏng')
  await page.keyboard.type('Xem ')
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog', { name: 'Link' }).getByLabel('Address').fill('/blog/khong-co-bai-nay')
  await page.keyboard.press('Enter')
  for (let line = 1; line <= 30; line += 1) await page.keyboard.press('Enter')
  await button(page, 'Publish now').click()
  await page.getByText('leads to a page that is not here').waitFor()
  await button(page, 'Go back and correct').click()
  await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe('/blog/khong-co-bai-nay')
  expect(await text(page).evaluate((box) => box === document.activeElement)).toBe(true)
})
