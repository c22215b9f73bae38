import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { ownSite } from '#tests/support/own-site.ts'
import { browserForFile, follow, PHONE } from './support/browser.ts'

const open = browserForFile()

const codeOf = (page: Page, kind: string) => page.locator('pre', { hasText: `data-chon-may="${kind}"` })
const live = (page: Page) => page.locator('.chon-may')

test('a blogger finds a product, adds another, sees what readers will see, and copies the code', async () => {
  const page = await open('/nhung', { viewport: PHONE })
  await live(page).nth(1).waitFor()
  await page.getByRole('searchbox', { name: 'Tìm sản phẩm' }).fill('GN-M312BL')
  await page.keyboard.press('Enter')
  const found = page.getByRole('list', { name: 'Sản phẩm tìm thấy' })
  await found.getByRole('link', { name: /^Chọn.*GN-M312BL/ }).click()
  await expect.poll(() => codeOf(page, 'product').textContent()).toContain('data-id="203"')
  await expect.poll(() => live(page).first().textContent()).toMatch(/GN-M312BL.*₫.*Theo/)
  await page.getByRole('searchbox', { name: 'Tìm sản phẩm' }).fill('tủ lạnh Aqua AQR-T380FA')
  await page.keyboard.press('Enter')
  await found
    .getByRole('link', { name: /^Thêm để so sánh.*T380FA/ })
    .first()
    .click()
  await expect.poll(() => codeOf(page, 'compare').textContent()).toMatch(/data-ids="203,\d+"/)
  await live(page).getByRole('table').waitFor()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: /^Sao chép Mã bảng so sánh/ }).click()
  await page.getByText('Bạn dán mã vào trang của mình nhé.').waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    await codeOf(page, 'compare').textContent(),
  )
  await page.getByRole('link', { name: /^Bỏ.*GN-M312BL/ }).click()
  await expect.poll(() => codeOf(page, 'product').count()).toBe(1)
})

test('without JavaScript every step is an address, and the link stands where the card would', async () => {
  const page = await open('/nhung?ids=203', { javaScript: false })
  await page.getByRole('searchbox', { name: 'Tìm sản phẩm' }).fill('tủ lạnh Aqua AQR-T380FA')
  await follow(page.getByRole('main').getByRole('button', { name: 'Tìm', exact: true }))
  await follow(page.getByRole('link', { name: /^Thêm để so sánh/ }).first())
  expect(await codeOf(page, 'compare').textContent()).toContain('data-ids="203,')
  await page.getByLabel('Câu hỏi soạn sẵn').fill('Tủ "to" nhất?')
  await follow(page.getByRole('button', { name: 'Đưa vào mã' }))
  expect(await codeOf(page, 'ask').textContent()).toContain('data-question="Tủ &quot;to&quot; nhất?"')
  expect(await codeOf(page, 'compare').textContent()).toContain('data-ids="203,')
  expect(await page.getByRole('link', { name: 'Hỏi cố vấn Chọn Máy' }).getAttribute('href')).toBe(
    `${ownSite().url}/chat`,
  )
})

test('what cannot be chosen is said, and the example is marked as one', async () => {
  const page = await open('/nhung?ids=203,1,999999')
  await page.getByText(/^2 sản phẩm không vào bảng được/).waitFor()
  expect(await codeOf(page, 'product').textContent()).toContain('data-id="203"')
  const bare = await open('/nhung')
  expect(await bare.getByRole('heading', { name: 'Ví dụ' }).isVisible()).toBe(true)
  expect(await bare.getByRole('heading', { name: 'Đã chọn' }).count()).toBe(0)
})
