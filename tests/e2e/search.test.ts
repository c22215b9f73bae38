import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { testInLongRun } from '#tests/support/long.ts'
import { browserForFile } from './support/browser.ts'

const open = browserForFile()
const box = (page: Page) => page.getByRole('combobox', { name: 'Tìm sản phẩm' })
const options = (page: Page) => page.getByRole('listbox', { name: 'Gợi ý tìm kiếm' }).getByRole('option')
const chips = (page: Page) => page.getByRole('group', { name: 'Bộ lọc đang dùng' }).getByRole('link')
const searchFor = async (page: Page, text: string) => {
  await box(page).fill(text)
  await box(page).press('Enter')
}

describe('a search', () => {
  test('a sentence becomes filters that can each be taken away, and the way back to the words stays open', async () => {
    const page = await open('/products')
    await searchFor(page, 'tivi samsung 55in dưới 15tr')
    await page.waitForURL(/screen_in=55/)
    await chips(page).filter({ hasText: '55 inch' }).waitFor()
    expect(await chips(page).allInnerTexts()).toEqual(
      ['Tivi', 'Samsung', 'Đến 15 triệu', '55 inch', 'Xóa tất cả'].map((text) =>
        expect.stringContaining(text),
      ),
    )
    const titles = await page.getByRole('article').getByRole('heading').allInnerTexts()
    expect(titles.length).toBeGreaterThan(0)
    expect(titles.filter((title) => !/tivi.*samsung.*55\s+inch/i.test(title))).toEqual([])
    await page.getByRole('link', { name: /Bỏ lọc.*55 inch/ }).click()
    await expect.poll(() => chips(page).count()).toBe(4)
    expect(new URL(page.url()).search).toBe('?category=tivi&brand=samsung&max=15000000')
    await page.goBack()
    await page.getByRole('link', { name: /^Tìm đúng cụm/ }).click()
    await page.waitForURL(/literal=1/)
    expect(await box(page).inputValue()).toBe('tivi samsung 55in dưới 15tr')
  })

  test('synonyms are looked for too, which can be turned off', async () => {
    const page = await open('/products?q=m%C3%A1y+r%E1%BB%ADa+b%C3%A1t')
    expect(await page.getByRole('article').count()).toBeGreaterThan(0)
    await page.getByText('Đang tìm cả: máy rửa chén').waitFor()
    await page.getByRole('link', { name: 'Chỉ tìm đúng từ đã gõ' }).click()
    await page.waitForURL(/literal=1/)
    await page.getByRole('heading', { name: 'Không tìm thấy sản phẩm' }).waitFor()
  })

  testInLongRun('a misspelt word is corrected, and the page says so', async () => {
    const page = await open('/products?q=samsumg+galaxi')
    await page.getByText('Đang hiện kết quả cho samsung galaxy').waitFor()
    expect(await page.getByRole('article').first().getByRole('heading').innerText()).toMatch(/Samsung Galaxy/)
  })

  testInLongRun('what another category holds is one press away', async () => {
    const page = await open('/products?category=tivi&q=macbook')
    await page.getByRole('heading', { name: 'Không tìm thấy sản phẩm' }).waitFor()
    await page.getByRole('link', { name: /^Tìm “macbook” ở mọi danh mục/ }).click()
    const first = page.getByRole('region', { name: 'Kết quả tìm kiếm' }).getByRole('article').first()
    await first.waitFor()
    expect(await first.getByRole('heading').innerText()).toMatch(/macbook/i)
  })

  test('the list follows the typing, and the box keeps what is typed', async () => {
    const page = await open('/products')
    await box(page).pressSequentially('macbook', { delay: 20 })
    await page.waitForURL(/q=macbook/)
    await expect
      .poll(() =>
        page
          .getByRole('region', { name: 'Kết quả tìm kiếm' })
          .getByRole('article')
          .first()
          .getByRole('heading')
          .innerText(),
      )
      .toMatch(/macbook/i)
    expect(await box(page).inputValue()).toBe('macbook')
    expect(await box(page).evaluate((element) => element === document.activeElement)).toBe(true)
  })
})

describe('suggestions', () => {
  test('are chosen with the arrow keys and opened with Enter', async () => {
    const page = await open('/products')
    await box(page).fill('tủ lạnh')
    await options(page).first().waitFor()
    expect(await options(page).first().innerText()).toMatch(/Tủ lạnh[\s\S]*\d+ sản phẩm/)
    await box(page).press('ArrowDown')
    expect(await box(page).getAttribute('aria-activedescendant')).toBe(
      await options(page).first().getAttribute('id'),
    )
    expect(await options(page).first().getAttribute('aria-selected')).toBe('true')
    await box(page).press('Enter')
    await page.waitForURL(/category=tu-lanh/)
    await page.getByRole('heading', { level: 1, name: 'Tủ lạnh' }).waitFor()
  })

  test('of products show name and price in full, however narrow the box', async () => {
    for (const width of [390, 768, 1024, 1440, 1920]) {
      const page = await open('/products', { viewport: { width, height: 900 } })
      await box(page).fill('samsung')
      const products = page.getByRole('group', { name: 'Sản phẩm' }).getByRole('option')
      await products.first().waitFor()
      const narrow = await products.evaluateAll((rows) =>
        rows.flatMap((row) =>
          [...row.querySelectorAll('span > span')]
            .filter((part) => {
              const { width: own, right } = part.getBoundingClientRect()
              return own < 60 || right > row.getBoundingClientRect().right
            })
            .map((part) => part.textContent),
        ),
      )
      expect(narrow, `at ${width} px`).toEqual([])
    }
  })

  testInLongRun('close with Escape and leave the text alone', async () => {
    const page = await open('/products')
    await box(page).fill('samsung')
    await options(page).first().waitFor()
    await box(page).press('Escape')
    await options(page).first().waitFor({ state: 'detached' })
    expect(await box(page).getAttribute('aria-expanded')).toBe('false')
    expect(await box(page).inputValue()).toBe('samsung')
  })

  test('of an empty box are the last five searches, newest first, which can be forgotten', async () => {
    const page = await open('/products')
    for (const text of ['tivi', 'tủ lạnh', 'loa', 'quạt', 'laptop', 'tai nghe']) {
      await searchFor(page, text)
      await page.waitForURL((url) => url.searchParams.get('q') === text && !url.searchParams.has('typing'))
    }
    await page.goto(new URL('/products', page.url()).href)
    await box(page).focus()
    await options(page).first().waitFor()
    expect(await options(page).allInnerTexts()).toEqual(['tai nghe', 'laptop', 'quạt', 'loa', 'tủ lạnh'])
    await options(page).nth(1).click()
    await page.waitForURL(/q=laptop/)
    await page.goto(new URL('/products', page.url()).href)
    await box(page).focus()
    await page.getByRole('button', { name: 'Xóa lịch sử tìm kiếm' }).click()
    await expect.poll(() => options(page).count()).toBe(0)
  })
})

describe('a list that cannot be loaded', () => {
  testInLongRun('is tried four times before the page says why, with a way to load it again', async () => {
    const page = await open('/products', {
      expected: [/Failed to load resource|ERR_FAILED|Failed to load products/],
    })
    let attempts = 0
    await page.route('**/products.data*', (route) => {
      attempts += 1
      return route.abort()
    })
    await page.getByRole('link', { name: 'Dạng lưới' }).click()
    await page.getByRole('heading', { name: 'Lỗi kết nối' }).waitFor({ timeout: 15_000 })
    expect(attempts).toBe(4)
    await page.getByText(/^Failed to load products after 4 attempts: /).waitFor()
    await page.unroute('**/products.data*')
    await page.getByRole('button', { name: 'Tải lại trang' }).click()
    await page.getByRole('article').first().waitFor()
  })
})
