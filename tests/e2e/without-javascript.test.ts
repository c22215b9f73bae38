import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { PHONE, browserForFile, follow } from './support/browser.ts'
import { findProduct, findSampled } from './support/catalogue.ts'
import { QUESTION, asked } from './support/chat-page.ts'

const visit = browserForFile()
const open = (path: string, viewport?: typeof PHONE) =>
  visit(path, { javaScript: false, ...(viewport ? { viewport } : {}) })
const titles = (page: Page) =>
  page.getByRole('main').getByRole('article').getByRole('heading').allTextContents()

/** Chooses from a menu of the toolbar and presses the button of its form. */
async function choose(page: Page, label: string, value: string): Promise<void> {
  const menu = page.getByRole('combobox', { name: label })
  await menu.selectOption(value)
  await follow(page.locator('form', { has: menu }).getByRole('button', { name: /^(Áp dụng|Đổi danh mục)$/ }))
}

describe('without JavaScript', () => {
  test('the home page takes a question and answers it with products to open', async () => {
    const page = await open('/')
    await page.getByRole('textbox', { name: 'Bạn cần tư vấn món gì?' }).fill(QUESTION)
    await follow(page.getByRole('button', { name: 'Hỏi cố vấn' }))
    await asked(page, QUESTION).waitFor()
    expect(await asked(page, QUESTION).count()).toBe(1)
    expect(await page.getByRole('article', { name: 'Cố vấn trả lời' }).last().textContent()).toContain('tủ')
    const card = page.getByRole('region', { name: 'Sản phẩm gợi ý' }).getByRole('article').first()
    const title = (await card.getByRole('heading').textContent()) ?? ''
    await follow(card.getByRole('link'))
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(title)
  })

  test('a suggested question and a related one are links to their answers', async () => {
    const page = await open('/')
    await follow(page.getByRole('list', { name: 'Câu hỏi gợi ý' }).getByRole('link').first())
    expect(await page.getByRole('article', { name: 'Cố vấn trả lời' }).count()).toBe(2)
    const related = page.getByRole('region', { name: 'Câu hỏi liên quan' }).getByRole('link').first()
    const next = (await related.textContent()) ?? ''
    await follow(related)
    expect(await asked(page, next).count()).toBe(1)
  })

  test('no control is shown that only a script could serve', async () => {
    const page = await open('/chat')
    for (const name of ['Cuộc trò chuyện mới', 'Gửi câu hỏi', 'Hiện ngay'])
      expect(await page.getByRole('button', { name }).count()).toBe(0)
    expect(await page.getByRole('radio').count()).toBe(0)
    expect(await page.getByRole('button', { name: 'Gửi', exact: true }).isVisible()).toBe(true)
    await page.goto(`/chat?q=${encodeURIComponent(QUESTION)}`)
    expect(await page.getByRole('list', { name: 'Hiểu là' }).textContent()).toContain('4 người')
    for (const name of [/Bỏ điều kiện/, /^Sửa/, /^Sao chép/, /^Các cuộc/, 'Có', 'Không', 'Trả lời lại'])
      expect(await page.getByRole('button', { name, exact: true }).count(), String(name)).toBe(0)
  })

  test('the list is searched, filtered, ordered and paged', async () => {
    const page = await open('/products')
    await page.getByRole('combobox', { name: 'Tìm sản phẩm' }).fill('inverter')
    await follow(page.getByRole('button', { name: 'Tìm', exact: true }))
    await choose(page, 'Danh mục', 'tu-lanh')
    await choose(page, 'Sắp xếp', 'price-asc')
    const { searchParams } = new URL(page.url())
    expect([...searchParams].filter(([name]) => name !== 'size')).toEqual([
      ['q', 'inverter'],
      ['category', 'tu-lanh'],
      ['sort', 'price-asc'],
    ])
    const first = await titles(page)
    expect(first.length).toBe(12)
    expect(first.filter((title) => !/^Tủ lạnh.*Inverter/.test(title))).toEqual([])
    await follow(page.getByRole('link', { name: 'Trang 2' }))
    const second = await titles(page)
    expect(second.length).toBeGreaterThan(0)
    expect(second.filter((title) => first.includes(title))).toEqual([])
  })

  test('every panel of a product stands on its page, and its questions open', async () => {
    const { product } = await findSampled('tu-lanh')
    const page = await open(`/products/${product.id}`)
    expect(await page.getByRole('tab').count()).toBe(0)
    for (const name of ['Thông số', 'Đánh giá', 'Hỏi đáp', 'Chi tiết']) {
      expect(await page.getByRole('heading', { level: 2, name, exact: true }).isVisible(), name).toBe(true)
    }
    const question = page.locator('#hoi-dap details').first()
    await question.locator('summary').click()
    expect(await question.getByRole('paragraph').isVisible()).toBe(true)
  })

  test('a product is asked about, and its pictures and shops open by their links', async () => {
    const product = await findProduct(({ attributes }) => 'inverter' in attributes, 'tu-lanh')
    const page = await open(`/products/${product.id}`)
    expect(
      await page
        .getByRole('link', { name: /^Phóng to:/ })
        .first()
        .getAttribute('href'),
    ).toMatch(/^(\/|https:)/)
    await page.getByText('Lưu ý khi mua').click()
    await page.getByRole('link', { name: 'Mua ngay' }).click()
    expect(new URL(page.url()).hash).toBe('#noi-ban')
    for (const name of ['Tính theo nhà bạn', 'Chia sẻ'])
      expect(await page.getByRole('button', { name }).count()).toBe(0)
    await follow(page.getByRole('link', { name: 'Hỏi cố vấn về sản phẩm này' }))
    await page.getByRole('textbox', { name: 'Câu hỏi của bạn' }).fill('Máy này có inverter không?')
    await follow(page.getByRole('button', { name: 'Gửi', exact: true }))
    const answer = page.getByRole('article', { name: 'Cố vấn trả lời' }).last()
    expect(await answer.textContent()).toContain('inverter')
    expect(await answer.getByRole('heading', { name: product.title }).count()).toBe(1)
  })

  test('a review is written, mended and sent', async () => {
    const { id } = await findProduct()
    const page = await visit(`/products/${id}/danh-gia`, { javaScript: false, expected: [/422/] })
    await page.getByLabel('Tên hiển thị').fill('Lan')
    await page.getByLabel('Nhận xét').fill('Máy chạy êm, làm lạnh nhanh, rất ưng ý.')
    await page.getByLabel(/^5 sao/).check()
    await follow(page.getByRole('button', { name: 'Gửi đánh giá' }))
    expect(await page.getByText('Bạn cần đồng ý').count()).toBe(1)
    expect(await page.getByLabel(/^5 sao/).isChecked()).toBe(true)
    await page.getByRole('checkbox').check()
    await follow(page.getByRole('button', { name: 'Gửi đánh giá' }))
    expect(await page.getByRole('heading', { name: 'Cảm ơn bạn đã đánh giá!' }).count()).toBe(1)
  })

  test('the menu of a phone unfolds and leads on', async () => {
    const page = await open('/', PHONE)
    const link = page.locator('#menu').getByRole('link', { name: 'Sản phẩm', exact: true })
    expect(await link.isVisible()).toBe(false)
    await page.getByRole('button', { name: 'Mở menu' }).click()
    await follow(link)
    expect(new URL(page.url()).pathname).toBe('/products')
  })
})
