import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { eachNth, testInLongRun } from '#tests/support/long.ts'
import { browserForFile, scrollEnd } from './support/browser.ts'

const open = browserForFile()

const cards = (page: Page) =>
  page
    .getByRole('region', { name: /^(?:Tất cả|Kết quả tìm kiếm)/ })
    .last()
    .getByRole('article')
const titles = (page: Page) => cards(page).getByRole('heading').allTextContents()
const choose = (page: Page, label: string, option: string) =>
  page.getByRole('combobox', { name: label }).selectOption({ label: option })
const filters = (page: Page) => page.getByRole('group', { name: 'Bộ lọc đang dùng' })
const pagination = (page: Page) => page.getByRole('navigation', { name: 'Trang sản phẩm' })
const searchBox = (page: Page) => page.getByRole('combobox', { name: 'Tìm sản phẩm' })

/** Clicks and waits until the address carries `search`, and the list of before has gone. */
async function follow(page: Page, link: Locator, search: string): Promise<void> {
  await link.click()
  await at(page, search)
}

async function at(page: Page, search: string): Promise<void> {
  await page.waitForURL((url) => decodeURIComponent(url.search.replaceAll('+', ' ')) === search)
  await settled(page)
}

/** The skeletons are gone and the cards, or what stands for them, are there. */
async function settled(page: Page): Promise<void> {
  await page.locator('main .skeleton').first().waitFor({ state: 'detached' })
}

/** The names of the products that are not like `pattern`; 'nothing' where there is no product at all. */
async function unlike(page: Page, pattern: RegExp): Promise<string[]> {
  const shown = await titles(page)
  return shown.length === 0 ? ['nothing'] : shown.filter((title) => !pattern.test(title))
}

describe('finding products', () => {
  test('a search without diacritics finds by the words of the name and keeps the text in the address', async () => {
    const page = await open('/products')
    await searchBox(page).fill('tu lanh panasonic')
    await searchBox(page).press('Enter')
    await at(page, '?q=tu lanh panasonic')
    await page.getByRole('heading', { name: 'Kết quả tìm kiếm' }).waitFor()
    expect(await unlike(page, /Tủ lạnh.*Panasonic/)).toEqual([])
    expect(await searchBox(page).inputValue()).toBe('tu lanh panasonic')
    await follow(page, page.getByRole('link', { name: 'Xóa từ khóa' }), '')
    expect(await searchBox(page).inputValue()).toBe('')
  })

  testInLongRun('a search stays inside the chosen category', async () => {
    const page = await open('/products?category=tivi')
    await searchBox(page).fill('samsung')
    await page.getByRole('button', { name: 'Tìm', exact: true }).click()
    await at(page, '?category=tivi&q=samsung')
    expect(await unlike(page, /tivi.*samsung/i)).toEqual([])
  })

  test('a category circle marks itself and leaves only its products', async () => {
    const page = await open('/products')
    const circle = page
      .getByRole('navigation', { name: 'Danh mục sản phẩm' })
      .getByRole('link', { name: 'Tủ lạnh' })
    await follow(page, circle, '?category=tu-lanh')
    await page.getByRole('heading', { level: 1, name: 'Tủ lạnh' }).waitFor()
    expect(await circle.getAttribute('aria-current')).toBe('true')
    expect(await unlike(page, /^(?:Nên chọn )?Tủ lạnh/)).toEqual([])
  })

  test('nothing found offers to clear all filters, which brings the whole list back', async () => {
    const page = await open('/products?q=zzzqqqxxx&category=tivi')
    await page.getByRole('heading', { name: 'Không tìm thấy sản phẩm' }).waitFor()
    expect(await page.getByText('0 sản phẩm', { exact: true }).count()).toBe(1)
    await follow(page, page.getByRole('link', { name: 'Xóa tất cả bộ lọc' }), '')
    expect(await cards(page).count()).toBe(12)
  })
})

describe('ordering and cutting the list', () => {
  test('by price, from the lowest, from page 1', async () => {
    const page = await open('/products?category=tu-lanh&page=3')
    await choose(page, 'Sắp xếp', 'Giá thấp đến cao')
    await page.waitForURL(/sort=price-asc/)
    await filters(page).getByText('Giá thấp đến cao').waitFor()
    expect(page.url()).not.toContain('page=')
    const prices = await cards(page)
      .getByText(/^[\d.]+\s₫$/)
      .and(page.locator(':not(s)'))
      .allTextContents()
    const figures = prices.map((price) => Number(price.replaceAll(/\D/g, '')))
    expect(figures).toHaveLength(12)
    expect(figures).toEqual(figures.toSorted((a, b) => a - b))
  })

  testInLongRun('24 a page shows 24', async () => {
    const page = await open('/products')
    await choose(page, 'Số sản phẩm mỗi trang', '24 / trang')
    await page.waitForURL(/size=24/)
    await expect.poll(() => cards(page).count()).toBe(24)
  })

  testInLongRun('the view changes without losing the page', async () => {
    const page = await open('/products?page=2')
    const before = await titles(page)
    await follow(page, page.getByRole('link', { name: 'Dạng lưới' }), '?view=grid&page=2')
    expect(await titles(page)).toEqual(before)
    expect(await page.getByRole('link', { name: 'Dạng lưới' }).getAttribute('aria-current')).toBe('true')
  })

  test('pages follow each other, at most five numbers are shown, and a new page begins at the top', async () => {
    const page = await open('/products')
    const first = await titles(page)
    await pagination(page).scrollIntoViewIfNeeded()
    await follow(page, pagination(page).getByRole('link', { name: 'Trang sau' }), '?page=2')
    await pagination(page).locator('[aria-current=page]', { hasText: '2' }).waitFor()
    await scrollEnd(page)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    expect((await titles(page)).filter((title) => first.includes(title))).toEqual([])
    expect(
      await pagination(page)
        .getByRole('link', { name: /^Trang \d/ })
        .count(),
    ).toBe(5)
  })
})

describe('the state of the list', () => {
  const FILTERED = '/products?q=inverter&category=tu-lanh&sort=price-desc'

  test.each(
    eachNth(4, [
      ['Bỏ lọc “inverter”', '?category=tu-lanh&sort=price-desc'],
      ['Bỏ lọc Tủ lạnh', '?q=inverter&sort=price-desc'],
      ['Bỏ lọc Giá cao đến thấp', '?q=inverter&category=tu-lanh'],
      ['Xóa tất cả', ''],
    ] as const),
  )('%s takes away its part only', async (chip, search) => {
    const page = await open(FILTERED)
    await follow(page, filters(page).getByRole('link', { name: chip }), search)
    expect(new URL(page.url()).pathname).toBe('/products')
    expect(await cards(page).count()).toBe(12)
  })

  test('back and reload keep filters, order, page and view', async () => {
    const page = await open('/products?category=tu-lanh&sort=price-asc&view=grid&page=2')
    const before = await titles(page)
    await cards(page).first().getByRole('link').click()
    await page.getByRole('heading', { level: 1, name: before[0] }).waitFor()
    await page.goBack()
    await filters(page).waitFor()
    await settled(page)
    expect(await titles(page)).toEqual(before)
    await page.reload()
    expect(await titles(page)).toEqual(before)
    expect(await page.getByRole('combobox', { name: 'Sắp xếp' }).inputValue()).toBe('price-asc')
  })

  test('12 skeletons stand for the products while others are on their way', async () => {
    const page = await open('/products')
    let letGo = () => {}
    const waiting = new Promise<void>((resolve) => {
      letGo = resolve
    })
    await page.route('**/products.data*', async (route) => {
      await waiting
      await route.continue()
    })
    await pagination(page).getByRole('link', { name: 'Trang 2' }).click()
    await page.locator('main .skeleton').first().waitFor()
    const skeletons = page.locator('main [aria-hidden=true]:has(> .skeleton)')
    expect(await skeletons.count()).toBe(12)
    expect(await cards(page).count()).toBe(0)
    letGo()
    await settled(page)
    expect(await cards(page).count()).toBe(12)
  })

  testInLongRun('a button leads back to the top, once more than 300 px are scrolled', async () => {
    const page = await open('/products', { reducedMotion: 'reduce' })
    const button = page.getByRole('button', { name: 'Lên đầu trang' })
    await page.evaluate(() => window.scrollTo(0, 300))
    await scrollEnd(page)
    expect(await button.count()).toBe(0)
    await page.evaluate(() => window.scrollTo(0, 400))
    await button.click()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await button.waitFor({ state: 'detached' })
  })
})
