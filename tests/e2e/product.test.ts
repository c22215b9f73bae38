import type { Page } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { holdAnswer } from './support/recorded-answer.ts'
import { browserForFile } from './support/browser.ts'
import { findProduct } from './support/catalogue.ts'

const open = browserForFile()

const tab = (page: Page, name: RegExp) => page.getByRole('tab', { name })
const panel = (page: Page) => page.getByRole('tabpanel')

describe('the page of a product', () => {
  test('says what it is, what it costs and where that price was seen', async () => {
    const product = await findProduct(({ lowest_price }) => lowest_price !== null)
    const page = await open(`/products/${product.id}`)
    const main = page.getByRole('main')
    expect(await main.getByRole('heading', { level: 1 }).textContent()).toBe(product.title)
    expect(await page.title()).toContain(product.title)
    expect(await main.getByText('Giá thấp nhất').count()).toBe(1)
    const price = Number(product.lowest_price).toLocaleString('vi-VN')
    expect(await main.getByText(`${price} ₫`).first().isVisible()).toBe(true)
    const shops = page.getByRole('region', { name: 'Nơi bán tham khảo' })
    expect(await shops.getByText(/^Giá thấy tháng \d+\/\d{4}$/).count()).toBeGreaterThan(0)
  })

  test('a shop opens in a new tab that cannot reach back', async () => {
    const page = await open(`/products/${(await findProduct()).id}`)
    const links = page.getByRole('region', { name: 'Nơi bán tham khảo' }).getByRole('link')
    expect(await links.count()).toBeGreaterThan(0)
    for (const link of await links.all()) {
      expect(await link.getAttribute('href')).toMatch(/^https:\/\//)
      expect(await link.getAttribute('target')).toBe('_blank')
      expect(await link.getAttribute('rel')).toContain('noopener')
    }
  })

  test('its picture loads, and the drawn one says that it is drawn', async () => {
    const page = await open(
      `/products/${(await findProduct(({ image }) => image.includes('/minh-hoa/'))).id}`,
    )
    const picture = page.getByRole('main').getByRole('img').first()
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    expect(await page.getByRole('main').getByText('Ảnh minh họa', { exact: true }).isVisible()).toBe(true)
  })

  test('the breadcrumb leads back to the list', async () => {
    const page = await open(`/products/${(await findProduct()).id}`)
    await page.getByRole('navigation', { name: 'Đường dẫn' }).getByRole('link', { name: 'Sản phẩm' }).click()
    await page.getByRole('combobox', { name: 'Tìm sản phẩm' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/products')
  })

  test('the advisor can be asked about it', async () => {
    const product = await findProduct()
    const page = await open(`/products/${product.id}`, {
      before: async (page) => void (await holdAnswer(page)),
    })
    await page.getByRole('link', { name: 'Hỏi cố vấn về sản phẩm này' }).click()
    await page.getByText('Cố vấn đang xem').waitFor()
    expect(await page.getByText(`Bạn hỏi: Tư vấn cho tôi về ${product.title}`).count()).toBe(1)
  })
})

describe('the tabs of a product', () => {
  test('specifications are open; arrow keys, End and Home move on and open', async () => {
    const page = await open(`/products/${(await findProduct()).id}`)
    expect(await tab(page, /Thông số/).getAttribute('aria-selected')).toBe('true')
    await tab(page, /Thông số/).focus()
    const steps = [
      ['ArrowRight', /Đánh giá/],
      ['ArrowRight', /Hỏi đáp/],
      ['End', /Chi tiết/],
      ['ArrowRight', /Thông số/],
      ['ArrowLeft', /Chi tiết/],
      ['Home', /Thông số/],
    ] as const
    for (const [key, name] of steps) {
      await page.keyboard.press(key)
      expect(await tab(page, name).getAttribute('aria-selected'), `${key} opens ${name}`).toBe('true')
      expect(await tab(page, name).evaluate((element) => element === document.activeElement)).toBe(true)
      expect(await panel(page).count()).toBe(1)
      expect(await panel(page).getAttribute('aria-labelledby')).toBe(await tab(page, name).getAttribute('id'))
    }
  })

  test('reviews show the average to one decimal and a count for each star that adds up', async () => {
    const product = await findProduct(({ reviewCount }) => reviewCount > 2)
    const page = await open(`/products/${product.id}`)
    await tab(page, /Đánh giá/).click()
    const average = product.ratingAverage?.toLocaleString('vi-VN', {
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    })
    expect(
      await panel(page).getByText(`${average} trên 5 sao, ${product.reviewCount} đánh giá`).count(),
    ).toBe(1)
    const stars = await panel(page).locator('dl dd').allTextContents()
    expect(stars).toHaveLength(5)
    expect(stars.reduce((sum, count) => sum + Number(count), 0)).toBe(product.reviewCount)
  })

  test('a question opens and closes without closing another', async () => {
    const page = await open(`/products/${(await findProduct()).id}#hoi-dap`)
    const questions = panel(page).locator('details')
    expect(await questions.count()).toBeGreaterThan(1)
    for (const index of [0, 1]) await questions.nth(index).locator('summary').click()
    expect(await questions.nth(0).getByRole('paragraph').isVisible()).toBe(true)
    expect(await questions.nth(1).getByRole('paragraph').isVisible()).toBe(true)
    await questions.nth(0).locator('summary').click()
    expect(await questions.nth(0).getByRole('paragraph').isVisible()).toBe(false)
    expect(await questions.nth(1).getByRole('paragraph').isVisible()).toBe(true)
  })
})

describe('a product that is not there', () => {
  test.each(['/products/999999', '/products/abc'])('%s is a 404 with the way back', async (path) => {
    expect((await fetch(inject('siteUrl') + path)).status).toBe(404)
    const page = await open(path, { expected: [/404/] })
    await page.getByRole('heading', { level: 1, name: 'Không tìm thấy sản phẩm' }).waitFor()
    const text = 'Sản phẩm bạn đang tìm kiếm không tồn tại hoặc đã bị xóa.'
    expect(await page.getByText(text).count()).toBe(1)
    expect(await page.getByRole('button', { name: 'Thử lại' }).count()).toBe(1)
    await page.getByRole('link', { name: 'Về danh sách sản phẩm' }).click()
    await page.getByRole('combobox', { name: 'Tìm sản phẩm' }).waitFor()
  })
})
