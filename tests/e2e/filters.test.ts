import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { eachNth, testInLongRun } from '#tests/support/long.ts'
import { DESKTOP, PHONE, browserForFile } from './support/browser.ts'

const open = browserForFile()

/** Beside the list on a wide screen; on a phone a sheet that is a dialog while it is open. */
const panel = (page: Page) => page.locator('#bo-loc')
const total = (page: Page) =>
  page
    .getByRole('status')
    .filter({ hasText: /^[\d.]+ sản phẩm$/ })
    .innerText()
const chips = (page: Page) =>
  page.getByRole('group', { name: 'Bộ lọc đang dùng' }).getByRole('link').allInnerTexts()
/** The count beside a choice of the panel. */
const countOf = async (page: Page, label: string) =>
  Number(
    (await panel(page).locator('label').filter({ hasText: label }).locator('small').innerText()).replaceAll(
      '.',
      '',
    ),
  )
const totalIs = async (page: Page, count: number) => {
  await expect.poll(() => total(page)).toBe(`${count} sản phẩm`)
}

describe('the filters', () => {
  test('each choice leaves as many products as it says, and the address holds them all', async () => {
    const page = await open('/products?category=tu-lanh')
    const sideBySide = await countOf(page, 'Side by side')
    await panel(page).getByLabel('Side by side').check()
    await totalIs(page, sideBySide)
    const samsung = await countOf(page, 'Samsung')
    await panel(page).getByLabel('Samsung').check()
    await totalIs(page, samsung)
    expect(new URL(page.url()).search).toBe('?category=tu-lanh&brand=samsung&doors=side-by-side')
    expect(await chips(page)).toEqual(
      ['Tủ lạnh', 'Samsung', 'Side by side', 'Xóa tất cả'].map((text) => expect.stringContaining(text)),
    )
    await page.reload()
    expect(await panel(page).getByLabel('Side by side').isChecked()).toBe(true)
    await page.getByRole('link', { name: 'Bỏ lọc Samsung' }).click()
    await totalIs(page, sideBySide)
    expect(await panel(page).getByLabel('Samsung').isChecked()).toBe(false)
    await page.goBack()
    await totalIs(page, samsung)
    expect(await panel(page).getByLabel('Samsung').isChecked()).toBe(true)
  })

  testInLongRun('the kinds beside the whole list are nine until more of them are asked for', async () => {
    const page = await open('/products')
    const kinds = page.getByRole('navigation', { name: 'Danh mục sản phẩm' })
    const last = kinds.locator('a').last()
    expect(await last.isVisible()).toBe(false)
    await kinds.getByText(/^Xem thêm \d+$/).click()
    await last.click()
    await page.waitForURL(/category=/)
  })

  testInLongRun('a need is filtered by its sizing rule', async () => {
    // Where picks stand above the list it is asked there; a list that was put in order has none.
    const page = await open('/products?category=may-lanh&sort=price-asc')
    const fitting = await countOf(page, 'Phòng 15–20 m²')
    await panel(page).getByLabel('Phòng 15–20 m²').check()
    await totalIs(page, fitting)
    expect(page.url()).toContain('room=20')
    await page.getByRole('link', { name: 'Bỏ lọc Phòng 20 m²' }).waitFor()
    expect(await chips(page)).toContainEqual(expect.stringContaining('Phòng 20 m²'))
  })

  testInLongRun('a price is typed as people write it', async () => {
    const page = await open('/products?category=tivi')
    await panel(page).getByLabel('Giá từ').fill('8tr')
    await panel(page).getByLabel('Giá đến').fill('10.5 triệu')
    await panel(page).getByLabel('Giá đến').press('Enter')
    await page.getByRole('link', { name: 'Bỏ lọc 8 triệu – 10,5 triệu' }).waitFor()
    expect(page.url()).toMatch(/min=8tr&max=10.5/)
    const prices = await page
      .getByRole('article')
      .getByText(/^[\d.]+\s₫$/)
      .and(page.locator(':not(s)'))
      .allTextContents()
    expect(prices.length).toBeGreaterThan(0)
    for (const price of prices.map((text) => Number(text.replaceAll(/\D/g, '')))) {
      expect(price).toBeGreaterThanOrEqual(8_000_000)
      expect(price).toBeLessThanOrEqual(10_500_000)
    }
  })

  test('another category forgets what only the old one could mean', async () => {
    const page = await open('/products?category=tu-lanh&doors=mini&brand=samsung')
    await page.getByRole('combobox', { name: 'Danh mục' }).selectOption('tivi')
    await page.waitForURL(/category=tivi/)
    expect(new URL(page.url()).search).toBe('?brand=samsung&category=tivi')
  })

  test('on a phone a sheet holds them, with the count on its button', async () => {
    const page = await open('/products?category=tu-lanh', { viewport: PHONE })
    expect(await panel(page).isVisible()).toBe(false)
    await page.getByRole('button', { name: 'Bộ lọc' }).click()
    await panel(page).getByLabel('Nhiều cửa').check()
    const show = panel(page).getByRole('button', { name: /^Xem \d+ sản phẩm/ })
    await expect.poll(() => show.innerText()).toBe('Xem 10 sản phẩm')
    expect(await panel(page).isVisible()).toBe(true)
    await show.click()
    expect(await panel(page).isVisible()).toBe(false)
    await totalIs(page, 10)
    expect(await page.getByRole('button', { name: 'Bộ lọc (1)' }).count()).toBe(1)
  })

  testInLongRun('the sheet closes with Escape and gives the focus back to its button', async () => {
    const page = await open('/products?category=tu-lanh', { viewport: PHONE })
    const button = page.getByRole('button', { name: 'Bộ lọc' })
    await button.press('Enter')
    await panel(page).waitFor({ state: 'visible' })
    const sheet = page.getByRole('dialog', { name: 'Bộ lọc' })
    await sheet.waitFor()
    const within = () => sheet.evaluate((element) => element.contains(document.activeElement))
    expect(await within()).toBe(true)
    for (let n = 0; n < 3; n++) {
      await page.keyboard.press('Shift+Tab')
      expect((await page.evaluate(() => document.activeElement === document.body)) || (await within())).toBe(
        true,
      )
    }
    expect(await page.locator('h1').evaluate((heading) => heading.closest('[inert]') !== null)).toBe(true)
    await page.keyboard.press('Escape')
    await panel(page).waitFor({ state: 'hidden' })
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
  })

  test.each(eachNth(2, [DESKTOP, PHONE]))('without JavaScript a button applies them', async (viewport) => {
    const page = await open('/products?category=tu-lanh', { viewport, javaScript: false })
    if (viewport === PHONE) await page.getByRole('button', { name: 'Bộ lọc' }).click()
    await panel(page).getByLabel('Side by side').check()
    await panel(page).getByRole('button', { name: 'Áp dụng' }).filter({ visible: true }).click()
    await page.waitForURL(/doors=side-by-side/)
    expect(await chips(page)).toContainEqual(expect.stringContaining('Side by side'))
  })
})

test('the sum that a pick was made within is changed beside the need that it was made for', async () => {
  const page = await open('/products?category=tu-lanh&people=6')
  const sums = page.getByRole('group', { name: 'Tối đa mấy triệu' }).getByRole('link')
  expect(await sums.allInnerTexts()).toEqual(['10', '15', '20', '25'])
  const taken = sums.and(page.locator('[aria-current]'))
  expect(await taken.count()).toBe(0)
  await sums.filter({ hasText: '20' }).click()
  await page.getByRole('region', { name: /^Phù hợp nhất cho nhà 6 người, .*20 triệu$/ }).waitFor()
  expect(await taken.allInnerTexts()).toEqual(['20'])
  // What nobody chose is marked as taken too.
  const usual = await open('/products?category=tu-lanh')
  const guess = usual.getByRole('group', { name: 'Tối đa mấy triệu' }).locator('[aria-current]')
  expect(await guess.innerText()).toBe('15')
})
