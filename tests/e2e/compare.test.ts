import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { eachNth, testInLongRun } from '#tests/support/long.ts'
import { DESKTOP, PHONE, alive, browserForFile } from './support/browser.ts'

const open = browserForFile()

/** As long as the browser's own waiting. */
const SOON = { timeout: 10_000 }

const scales = (page: Page) => page.getByRole('main').getByRole('button', { name: /^So sánh / })
const hearts = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Lưu / })
const bar = (page: Page) => page.getByRole('region', { name: 'Danh sách so sánh' })
const toasts = (page: Page) => page.getByRole('region', { name: 'Thông báo' })
const saved = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Sản phẩm đã lưu' }).first()
const heads = (page: Page) => page.getByRole('columnheader')
const cards = (page: Page) => page.getByRole('main').getByRole('article')
const titles = (page: Page) => cards(page).getByRole('heading').allTextContents()

/** How the focused element reads to a screen reader, near enough. */
const focusedName = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    return element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? ''
  })

/** Presses Tab until the focus stands on what `name` names. @throws after 120 presses */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 120; presses++) {
    await page.keyboard.press('Tab')
    if (name.test(await focusedName(page))) return
  }
  throw new Error(`Tab never reaches ${name}.`)
}

describe('from a search to a decision', () => {
  test('a phone collects three fridges, compares them, drops one and opens the one it chose', async () => {
    const page = await open('/products?q=tu+lanh+inverter&category=tu-lanh', { viewport: PHONE })
    // What the list begins with stands in it once more.
    const names = await scales(page).evaluateAll((buttons) =>
      buttons.map((one) => one.getAttribute('aria-label')),
    )
    const three = [...new Set(names)].flatMap((name) => name ?? []).slice(0, 3)
    const scaleOf = (name: string) =>
      scales(page)
        .and(page.getByRole('button', { name, exact: true }))
        .first()
    for (const name of three) await scaleOf(name).click()
    await expect.poll(() => scaleOf(three[2] ?? '').getAttribute('aria-pressed'), SOON).toBe('true')
    await bar(page).getByRole('link', { name: 'So sánh (3)' }).click()
    await page.getByRole('heading', { level: 1, name: 'So sánh tủ lạnh' }).waitFor()
    expect(await heads(page).count()).toBe(3)
    expect(await bar(page).count()).toBe(0)
    await page
      .getByRole('link', { name: /^Bỏ .* khỏi bảng$/ })
      .first()
      .click()
    await expect.poll(() => heads(page).count(), SOON).toBe(2)
    expect(await page.getByRole('row', { name: /^Giá / }).first().isVisible()).toBe(true)
    const chosen = heads(page).first().getByRole('link')
    const href = await chosen.getAttribute('href')
    await chosen.click()
    await page.waitForURL(`**${href}`)
    await bar(page).getByText('đã chọn 2 trên 4').waitFor()
  })

  testInLongRun('the address alone shows the same table in another browser', async () => {
    const page = await open('/so-sanh?ids=203,272')
    const table = await page.getByRole('table').textContent()
    const other = await open('/so-sanh?ids=203,272')
    expect(await other.getByRole('table').textContent()).toBe(table)
  })

  test('the names of the products stay in view on a phone, however far the rows are scrolled', async () => {
    for (const ids of ['203,272', '203,272,215,410']) {
      const page = await open(`/so-sanh?ids=${ids}`, { viewport: PHONE, reducedMotion: 'reduce' })
      await page.getByRole('row', { name: /^Cao/ }).evaluate((row) => row.scrollIntoView({ block: 'center' }))
      const names = page.getByText('LG GN-M312BL').and(page.locator('span:visible'))
      const inView = async () => {
        const boxes = await Promise.all((await names.all()).map((name) => name.boundingBox()))
        return boxes.some((box) => box !== null && box.y >= 0 && box.y < 160)
      }
      await expect.poll(inView, SOON).toBe(true)
    }
  })

  test('only the differences are shown where the visitor wants that, and the address says so', async () => {
    const page = await open('/so-sanh?ids=203,272')
    await page.getByRole('button', { name: /^Giống nhau/ }).waitFor()
    await page.getByRole('link', { name: 'Chỉ xem điểm khác' }).click()
    await page.waitForURL(/diff=1/)
    await page.getByRole('button', { name: /^Giống nhau/ }).waitFor({ state: 'detached' })
    await page.reload()
    expect(await page.getByRole('link', { name: 'Chỉ xem điểm khác' }).getAttribute('aria-current')).toBe(
      'true',
    )
  })

  testInLongRun('what is alike is folded until it is asked for, and folds away again', async () => {
    const page = await open('/so-sanh?ids=203,272')
    const alike = page.getByRole('button', { name: /^Giống nhau/ })
    const row = page.getByRole('row', { name: /^Màu sắc/ })
    expect(await row.isVisible()).toBe(false)
    expect(await alike.getAttribute('aria-expanded')).toBe('false')
    await alike.click()
    expect(await row.isVisible()).toBe(true)
    await alike.click()
    expect(await row.isVisible()).toBe(false)
  })

  test('begins with the machine that wins, by what, and marks its column', async () => {
    const page = await open('/so-sanh?ids=203,272')
    const verdict = page.getByRole('region', { name: 'Nói ngắn gọn' })
    expect(await verdict.innerText()).toMatch(/Nên chọn Aqua AQR-T380FA\(SL\)\s+Rẻ hơn 1\s+triệu/)
    expect(await page.getByRole('table').getByText('Nên chọn', { exact: true }).count()).toBe(1)
    await verdict.getByText('Xem từng điểm').click()
    expect(await verdict.getByRole('listitem').first().isVisible()).toBe(true)
  })

  testInLongRun('the link is copied', async () => {
    const page = await open('/so-sanh?ids=203,272')
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: 'Sao chép liên kết' }).click()
    await toasts(page).getByText('Đã sao chép', { exact: true }).waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
  })

  testInLongRun('on paper the table stands alone, with every section open', async () => {
    const page = await open('/so-sanh?ids=203,272,215')
    await page.emulateMedia({ media: 'print' })
    expect(await page.getByRole('banner').isVisible()).toBe(false)
    expect(await page.getByRole('link', { name: 'Nhờ cố vấn so sánh' }).isVisible()).toBe(false)
    expect(await page.locator('tbody:visible').count()).toBe(await page.locator('tbody').count())
  })

  test('the advisor is asked about the same products', async () => {
    const page = await open('/so-sanh?ids=203,272')
    await page.getByRole('link', { name: 'Nhờ cố vấn so sánh' }).click()
    await page.getByText('Bạn hỏi: So sánh LG GN-M312BL và Aqua AQR-T380FA(SL)', { exact: true }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/chat')
  })
})

describe('the bar', () => {
  test('holds four of one category; the fifth is told so, and another category may start anew', async () => {
    const page = await open('/products?category=tu-lanh')
    for (const place of [0, 1, 2, 3, 4]) await scales(page).nth(place).click()
    await toasts(page).getByText('Đã đủ 4 sản phẩm').waitFor()
    expect(await bar(page).getByRole('link', { name: 'So sánh (4)' }).count()).toBe(1)
    await page.goto('/products?category=tivi')
    await alive(page)
    await scales(page).first().click()
    await toasts(page).getByText('Bạn đang so sánh tủ lạnh').waitFor()
    await toasts(page).getByRole('button', { name: 'So sánh tivi' }).click()
    await bar(page).getByText('So sánh tivi').waitFor()
    await toasts(page).getByRole('button', { name: 'Hoàn tác' }).click()
    await bar(page).getByRole('link', { name: 'So sánh (4)' }).waitFor()
  })

  test('gives a product up, empties with a way back, and asks for a second product', async () => {
    const page = await open('/products?category=tu-lanh')
    for (const place of [0, 1]) await scales(page).nth(place).click()
    await bar(page)
      .getByRole('button', { name: /^Bỏ .* khỏi so sánh$/ })
      .first()
      .click()
    const alone = bar(page).getByRole('button', { name: 'So sánh (1)' })
    await alone.waitFor()
    expect(await alone.isDisabled()).toBe(true)
    await bar(page).getByRole('button', { name: 'Xóa hết' }).click()
    await bar(page).waitFor({ state: 'detached' })
    await toasts(page).getByRole('button', { name: 'Hoàn tác' }).click()
    await bar(page).getByText('chọn thêm ít nhất 1').waitFor()
  })

  test.each(
    eachNth(2, [
      ['phone', PHONE],
      ['desktop', DESKTOP],
    ] as const),
  )('covers neither the end of the page nor the way back to the top, on a %s', async (_, viewport) => {
    const page = await open('/products?category=tu-lanh', { viewport, reducedMotion: 'reduce' })
    await scales(page).first().click()
    await bar(page).waitFor()
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    const top = (await bar(page).boundingBox())?.y ?? 0
    const bottomOf = async (locator: ReturnType<Page['locator']>) => {
      const box = await locator.boundingBox()
      return (box?.y ?? Infinity) + (box?.height ?? 0)
    }
    expect(await bottomOf(page.getByRole('contentinfo'))).toBeLessThanOrEqual(top + 1)
    expect(await bottomOf(page.getByRole('button', { name: 'Lên đầu trang' }))).toBeLessThanOrEqual(top)
  })

  testInLongRun('follows what another tab collects', async () => {
    const page = await open('/products?category=tu-lanh')
    const other = await page.context().newPage()
    await other.goto('/products?category=tu-lanh')
    await alive(other)
    await other
      .getByRole('button', { name: /^So sánh Tủ lạnh/ })
      .first()
      .click()
    await bar(page).waitFor()
    expect(await scales(page).first().getAttribute('aria-pressed')).toBe('true')
    await other.close()
  })
})

describe('the saved products', () => {
  test('are counted in the header, stand on their page, and go with a way back', async () => {
    const page = await open('/products')
    for (const place of [0, 1]) await hearts(page).nth(place).click()
    await toasts(page).getByText('Đã lưu sản phẩm').first().waitFor()
    await expect.poll(() => saved(page).textContent(), SOON).toContain('2')
    await saved(page).click()
    await expect.poll(() => cards(page).count(), SOON).toBe(2)
    const kept = await titles(page)
    await hearts(page).first().click()
    await expect.poll(() => cards(page).count(), SOON).toBe(1)
    await toasts(page).getByRole('button', { name: 'Hoàn tác' }).click()
    await expect.poll(() => titles(page), SOON).toEqual(kept)
  })

  testInLongRun('are ordered by price', async () => {
    const page = await open('/yeu-thich', { before: keep([203, 272, 15]) })
    await expect.poll(() => cards(page).count(), SOON).toBe(3)
    const newest = await titles(page)
    await page.getByRole('combobox', { name: 'Sắp xếp' }).selectOption('Giá thấp đến cao')
    const cheapest = await titles(page)
    expect(cheapest).not.toEqual(newest)
    await page.getByRole('combobox', { name: 'Sắp xếp' }).selectOption('Giá cao đến thấp')
    expect(await titles(page)).toEqual(cheapest.toReversed())
  })

  testInLongRun('survive a server that cannot be reached', async () => {
    const page = await open('/yeu-thich', {
      before: async (page) => {
        await keep([203])(page)
        await page.route('**/api/v1/product-cards*', (route) => route.abort('failed'))
      },
      expected: [/product-cards/],
    })
    await page.getByRole('heading', { name: 'Chưa tải được danh sách' }).waitFor()
    await page.unroute('**/api/v1/product-cards*')
    await page.getByRole('button', { name: 'Thử lại' }).click()
    await expect.poll(() => cards(page).count(), SOON).toBe(1)
  })

  test('are shared as a link, which somebody else saves whole', async () => {
    const page = await open('/yeu-thich', { before: keep([203, 272]) })
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: 'Chia sẻ danh sách' }).click()
    await toasts(page).getByText('Đã sao chép', { exact: true }).waitFor()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    const other = await open(new URL(link).pathname + new URL(link).search)
    expect(await other.getByRole('heading', { level: 1 }).textContent()).toBe('Danh sách được chia sẻ')
    expect(await cards(other).count()).toBe(2)
    await other.getByRole('button', { name: 'Lưu tất cả' }).click()
    await expect.poll(() => saved(other).textContent(), SOON).toContain('2')
  })

  testInLongRun('that are gone from the catalogue are told, and taken off', async () => {
    const page = await open('/yeu-thich', { before: keep([203, 999_999]) })
    await page.getByText('1 sản phẩm đã lưu không còn trong danh mục.').waitFor()
    await page.getByRole('button', { name: 'Bỏ khỏi danh sách' }).click()
    await expect.poll(() => saved(page).textContent(), SOON).toContain('1')
  })
})

test('products that were looked at are shown again, until the history is cleared', async () => {
  const page = await open('/products/203')
  const recent = page.getByRole('region', { name: 'Bạn vừa xem' })
  expect(await recent.count()).toBe(0)
  await page.goto('/products/272')
  await alive(page)
  await recent.getByRole('link', { name: /GN-M312BL/ }).waitFor()
  expect(await recent.getByRole('link').count()).toBe(1)
  await page.goto('/products')
  await alive(page)
  await expect.poll(() => recent.getByRole('link').count(), SOON).toBe(2)
  await recent.getByRole('button', { name: 'Xóa lịch sử' }).click()
  await recent.waitFor({ state: 'detached' })
  await toasts(page).getByRole('button', { name: 'Hoàn tác' }).click()
  await expect.poll(() => recent.getByRole('link').count(), SOON).toBe(2)
})

testInLongRun('the keyboard alone collects two products, compares them and folds a section', async () => {
  const page = await open('/products?category=tu-lanh', { reducedMotion: 'reduce' })
  for (const place of [0, 1]) {
    const name = (await scales(page).nth(place).getAttribute('aria-label')) ?? ''
    await tabTo(page, new RegExp(`^${name.replaceAll(/[^\p{L}\p{N}]/gu, '.')}$`, 'u'))
    await page.keyboard.press('Enter')
    await expect.poll(() => scales(page).nth(place).getAttribute('aria-pressed'), SOON).toBe('true')
  }
  await bar(page).getByRole('link', { name: 'So sánh (2)' }).waitFor()
  await tabTo(page, /^So sánh \(2\)$/)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'So sánh tủ lạnh' }).waitFor()
  await tabTo(page, /^Khác nhau/)
  await page.keyboard.press('Space')
  expect(await page.getByRole('row', { name: /^Giá / }).isVisible()).toBe(false)
})

describe('without JavaScript', () => {
  test('a comparison is read, narrowed, lengthened and shortened by links alone', async () => {
    const page = await open('/so-sanh?ids=203,272', { javaScript: false })
    expect(await heads(page).count()).toBe(2)
    for (const row of await page.getByRole('row').all()) expect(await row.isVisible()).toBe(true)
    await page.getByRole('link', { name: 'Chỉ xem điểm khác' }).click()
    await page.waitForURL(/diff=1/)
    await page
      .getByRole('link', { name: /^Thêm vào so sánh/ })
      .first()
      .click()
    await expect.poll(() => heads(page).count()).toBe(3)
    await page
      .getByRole('link', { name: /^Bỏ .* khỏi bảng$/ })
      .first()
      .click()
    await expect.poll(() => heads(page).count()).toBe(2)
  })

  testInLongRun('no button is shown that only a script could serve', async () => {
    const page = await open('/products?category=tu-lanh', { javaScript: false })
    for (const button of [...(await scales(page).all()), ...(await hearts(page).all())])
      expect(await button.isVisible()).toBe(false)
    await page.goto('/yeu-thich')
    expect(await page.getByText('Danh sách này nằm trong trình duyệt của bạn').isVisible()).toBe(true)
    expect(await page.getByText('Đang tải...').isVisible()).toBe(false)
  })
})

/** What a visitor saved before. */
function keep(ids: number[]) {
  return async (page: Page) => {
    await page.addInitScript((ids) => {
      if (!localStorage.getItem('wishlist'))
        localStorage.setItem('wishlist', JSON.stringify(ids.map((id) => ({ id, savedAt: 1000 - id }))))
    }, ids)
  }
}
