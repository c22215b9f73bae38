import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { PHONE, browserForFile } from './support/browser.ts'

const open = browserForFile()
const tabs = (page: Page) => page.getByRole('navigation', { name: 'Danh mục của hãng' })
const topOf = (page: Page, id: string) =>
  page.evaluate((id) => Math.round(document.getElementById(id)?.getBoundingClientRect().top ?? NaN), id)

describe('the page of a brand', () => {
  test('a tab leads to its section, 128 px below the top, and follows what is being read', async () => {
    const page = await open('/brand/samsung', { reducedMotion: 'reduce' })
    await tabs(page)
      .getByRole('link', { name: /^Tủ lạnh/ })
      .click()
    await expect.poll(() => topOf(page, 'tu-lanh')).toBe(128)
    await expect.poll(() => tabs(page).locator('[aria-current]').textContent()).toMatch(/^Tủ lạnh/)
    expect(await tabs(page).evaluate((nav) => nav.getBoundingClientRect().top)).toBe(64)
    await page.evaluate(() => document.getElementById('may-giat')?.scrollIntoView())
    await expect.poll(() => tabs(page).locator('[aria-current]').textContent()).toMatch(/^Máy giặt/)
  })

  test("'Xem tất cả sản phẩm' leads to the first section, 'Hỏi cố vấn' to the advisor about the brand", async () => {
    const page = await open('/brand/panasonic', { reducedMotion: 'reduce' })
    await page.getByRole('link', { name: 'Xem tất cả sản phẩm' }).click()
    await expect.poll(() => topOf(page, 'tu-lanh')).toBe(128)
    await page.getByRole('link', { name: 'Hỏi cố vấn' }).click()
    await page.getByRole('article').filter({ hasText: 'Panasonic' }).first().waitFor()
  })

  test('shows on a phone what to look at first, and begins the machines by price with the middle of all brands', async () => {
    const page = await open('/brand/samsung', { viewport: PHONE })
    const chart = page.getByRole('region', { name: /^Mọi máy Samsung theo giá/ })
    expect(await chart.getByText('giá giữa mọi hãng', { exact: true }).isVisible()).toBe(true)
    expect(await chart.locator('.strip-rows > li').first().locator('.strip-market').count()).toBe(1)
    // Each of the picks above says what it costs beside the best of all makers.
    const key = await chart.locator('.strip-key').boundingBox()
    expect((key?.y ?? Infinity) + (key?.height ?? 0)).toBeLessThanOrEqual(PHONE.height)
  })

  test('that cannot be had says so, with a way to try again', async () => {
    const page = await open('/brand', { expected: [/brand\/lg\.data|503|500/] })
    await page.route('**/brand/lg.data*', (route) => route.fulfill({ status: 500, body: 'x' }))
    await page.getByRole('link', { name: /^LG/ }).click()
    await page.getByText('Có lỗi xảy ra').first().waitFor()
    await page.unroute('**/brand/lg.data*')
    await page.getByRole('button', { name: 'Thử lại' }).click()
    await page.getByRole('heading', { level: 1, name: 'LG' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/brand/lg')
  })

  test('can be read and walked on a phone without a script', async () => {
    const page = await open('/brand/sony', { viewport: { width: 390, height: 844 }, javaScript: false })
    await tabs(page)
      .getByRole('link', { name: /^Tai nghe/ })
      .click()
    expect(await topOf(page, 'tai-nghe')).toBe(128)
  })
})

test("a brand's picks lead to the machine, and to the list that they are the first of", async () => {
  const page = await open('/brand/samsung')
  const picks = page.getByRole('region', { name: 'Nên xem trước của Samsung' })
  expect(await picks.getByRole('article').count()).toBe(3)
  await picks.getByRole('link', { name: /^Tủ lạnh: nhà 4 người/ }).click()
  await page.waitForURL(/category=tu-lanh&brand=samsung/)
})
