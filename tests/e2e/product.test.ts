import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { plainSpaces } from '#tests/support/html.ts'
import { eachNth, testInLongRun } from '#tests/support/long.ts'
import { ownSite } from '#tests/support/own-site.ts'
import { browserForFile, PHONE } from './support/browser.ts'
import { findProduct, findSampled } from './support/catalogue.ts'
import { ask, questionBox } from './support/chat-page.ts'

const open = browserForFile()

const tab = (page: Page, name: RegExp) => page.getByRole('tab', { name })
const panel = (page: Page) => page.getByRole('tabpanel')

describe('the page of a product', () => {
  test('says what it is, what it costs and where that price was seen', async () => {
    // The page keeps a figure of the title and its unit on one line.
    const product = await findProduct(
      ({ title, lowest_price }) => lowest_price !== null && /\d lít/.test(title),
      'tu-lanh',
    )
    const page = await open(`/products/${product.id}`)
    const main = page.getByRole('main')
    const heading = await main.getByRole('heading', { level: 1 }).innerText()
    expect(plainSpaces(heading)).toBe(plainSpaces(product.title))
    expect(await page.title()).toContain(product.title)
    // Not where an older price was lower still.
    expect(await main.getByText('Giá thấp nhất', { exact: true }).count()).toBeLessThanOrEqual(1)
    const price = Number(product.lowest_price).toLocaleString('vi-VN')
    expect(await main.getByText(`${price} ₫`).first().isVisible()).toBe(true)
    expect(await main.locator('h1 ~ .price .price-seen').innerText()).toMatch(
      /, \d+\/\d{4}(?: \(.+ trước, có thể đã đổi\))?$/,
    )
    // The way to a shop is said once, below the shops, of which each has a line.
    expect(await main.getByRole('link', { name: /^Xem ở / }).count()).toBeLessThanOrEqual(1)
    const newest = page.getByRole('region', { name: 'Nơi bán tham khảo' }).getByRole('listitem').first()
    expect(await newest.innerText()).toMatch(/Ghi nhận tháng \d+\/\d{4}/)
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

  testInLongRun('its picture loads, and the drawn one says that it is drawn', async () => {
    const page = await open(
      `/products/${(await findProduct(({ image }) => image.includes('/minh-hoa/'))).id}`,
    )
    const picture = page.getByRole('main').getByRole('img').first()
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    expect(await page.getByRole('main').getByText('Hình minh họa', { exact: true }).first().isVisible()).toBe(
      true,
    )
  })

  testInLongRun('the breadcrumb leads back to the list', async () => {
    const page = await open(`/products/${(await findProduct()).id}`)
    await page.getByRole('navigation', { name: 'Đường dẫn' }).getByRole('link', { name: 'Sản phẩm' }).click()
    await page.getByRole('heading', { level: 1, name: 'Bốn máy nên xem trước' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/products')
  })

  test('the advisor answers about it until the visitor takes it away', async () => {
    const product = await findProduct(({ attributes }) => 'inverter' in attributes, 'tu-lanh')
    const page = await open(`/products/${product.id}`)
    const bodies: unknown[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/perplexity-chat')) bodies.push(request.postDataJSON())
    })
    await page.getByRole('link', { name: 'Hỏi cố vấn về sản phẩm này' }).click()
    const chip = page.getByRole('link', { name: `Đang hỏi về: ${product.title}` })
    await chip.waitFor()
    await ask(page, 'Máy này có inverter không?')
    await page
      .getByRole('region', { name: 'Sản phẩm gợi ý' })
      .getByRole('heading', { name: product.title })
      .waitFor({ timeout: 20_000 })
    expect(bodies).toMatchObject([{ productId: product.id }])
    await chip.click()
    expect(await chip.count()).toBe(0)
    expect(await questionBox(page).evaluate((element) => element === document.activeElement)).toBe(true)
  })

  test('the way back leads to the list as it was left', async () => {
    const page = await open('/products?category=tu-lanh&sort=price-asc')
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Xem chi tiết/ })
      .first()
      .click()
    await page.getByRole('link', { name: 'Hỏi cố vấn về sản phẩm này' }).waitFor()
    await page.getByRole('link', { name: 'Danh sách sản phẩm' }).click()
    await page.getByRole('heading', { level: 1, name: 'Tủ lạnh' }).waitFor()
    expect(new URL(page.url()).search).toBe('?category=tu-lanh&sort=price-asc')
  })

  test('buying says that the shops sell, and leads to them', async () => {
    const page = await open(`/products/${(await findProduct()).id}`)
    await page.getByText('Lưu ý khi mua').click()
    for (const name of ['Mua ngay', 'Thêm vào giỏ']) {
      await page.getByRole('link', { name }).click()
      await page
        .getByRole('region', { name: 'Thông báo' })
        .getByText('Chọn Máy không bán hàng')
        .first()
        .waitFor()
      expect(new URL(page.url()).hash).toBe('#noi-ban')
    }
  })

  testInLongRun(
    'a shop opens with a word that it did, and a blocked window says how to allow it',
    async () => {
      const product = await findProduct()
      const page = await open(`/products/${product.id}`)
      await page
        .context()
        .route(/^https:/, (route) => route.fulfill({ body: 'shop', contentType: 'text/html' }))
      const link = page.getByRole('region', { name: 'Nơi bán tham khảo' }).getByRole('link').first()
      await page.mouse.move(3, 3)
      await page.waitForFunction(() =>
        Object.keys(document.querySelector('#noi-ban a') ?? {}).some((key) => key.startsWith('__reactProps')),
      )
      const [shop] = await Promise.all([page.waitForEvent('popup'), link.click()])
      await shop.waitForURL(/^https:/)
      expect(await shop.evaluate(() => window.opener === null)).toBe(true)
      const toasts = page.getByRole('region', { name: 'Thông báo' })
      await toasts.getByText('Đã mở trang web').waitFor()
      await page.evaluate(() => {
        window.open = () => null
      })
      await page.bringToFront()
      await link.click()
      await toasts.getByText('Popup bị chặn').waitFor()
      await page.evaluate(() => {
        window.open = () => {
          throw new Error('refused')
        }
      })
      await link.click()
      await toasts.getByText('Lỗi mở liên kết').waitFor()
      expect(await toasts.getByText('Không thể mở liên kết. Vui lòng thử lại sau.').count()).toBe(1)
    },
  )

  testInLongRun('sharing copies its address where the device has no menu for it', async () => {
    const page = await open(`/products/${(await findProduct()).id}#danh-gia`, {
      before: async (page) => {
        await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
        await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
      },
    })
    await page.getByRole('button', { name: 'Chia sẻ' }).click()
    await page.getByText('Đã sao chép').waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url().replace(/#.*/, ''))
  })

  test('a place that is measured shows the machine in it, kept in the address; what is no measure is said', async () => {
    const product = await findProduct(({ attributes }) => 'depth_mm' in attributes, 'tu-lanh')
    const page = await open(`/products/${product.id}`)
    const card = page.getByRole('region', { name: 'Vừa chỗ không?' })
    await card.getByLabel('Ngang (cm)').fill('40')
    await card.getByLabel('Cao (cm)').fill('190')
    await card.getByRole('button', { name: 'Xem thử' }).click()
    await card.getByText(/^Không vừa: ngang thiếu/).waitFor()
    const picture = card.getByRole('img')
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    expect(new URL(page.url()).searchParams.get('ngang')).toBe('40')
    await card.getByLabel('Ngang (cm)').fill('rộng')
    await card.getByRole('button', { name: 'Xem thử' }).click()
    await card.getByText('Bạn gõ số từ 5 đến 300').waitFor()
    expect(await card.getByLabel('Ngang (cm)').inputValue()).toBe('rộng')
  })

  test('a picture grows when it is pressed, and Escape gives the focus back', async () => {
    const page = await open(`/products/${(await findProduct()).id}`)
    const picture = page.getByRole('link', { name: /^Phóng to:/ }).first()
    await picture.click()
    const dialog = page.getByRole('dialog')
    const image = dialog.getByRole('img').first()
    await image.waitFor()
    const width = async () => (await image.boundingBox())?.width ?? 0
    const before = await width()
    await dialog.getByRole('button', { name: 'Phóng to', exact: true }).click()
    await expect.poll(width).toBeGreaterThan(before * 1.5)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    expect(await picture.evaluate((element) => element === document.activeElement)).toBe(true)
  })

  test('its running cost follows the household, and a bad figure changes nothing', async () => {
    const page = await open(await findEnergyPage())
    const card = page.getByRole('region', { name: 'Chi phí điện' })
    const cost = async () =>
      (await card
        .getByText(/₫ mỗi tháng$/)
        .first()
        .textContent()) ?? ''
    const before = await cost()
    await card.getByRole('button', { name: 'Tính theo nhà bạn' }).click()
    const base = card.getByLabel('Nhà bạn dùng (kWh mỗi tháng)')
    await base.fill('500')
    await expect.poll(cost).not.toBe(before)
    const dearer = await cost()
    await base.fill('nhiều')
    await card.getByText('Bạn nhập một số không quá 5.000 nhé.').waitFor()
    expect(await cost()).toBe(dearer)
  })
})

/** The page of a product that says what it uses. */
async function findEnergyPage(): Promise<string> {
  const { id } = await findProduct(({ attributes }) => 'energy_kwh_year' in attributes, 'tu-lanh')
  return `/products/${id}`
}

describe('a review', () => {
  test('is written, mended and sent; nothing typed is lost and the first bad field is focused', async () => {
    const product = await findProduct()
    const page = await open(`/products/${product.id}#danh-gia`, { expected: [/422/] })
    await page.getByRole('link', { name: 'Viết đánh giá' }).click()
    await page.getByLabel('Nhận xét').fill('Máy chạy êm.')
    await page.getByLabel('Tên hiển thị').fill('Lan')
    const agree = page.getByRole('checkbox')
    expect(await agree.isChecked()).toBe(false)
    await page.getByRole('button', { name: 'Gửi đánh giá' }).click()
    await page.getByText('Bạn chọn số sao nhé.').waitFor()
    await page.getByText('Bạn viết ít nhất 20 ký tự').waitFor()
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('rating')
    expect(await page.getByLabel('Tên hiển thị').inputValue()).toBe('Lan')
    await page.getByLabel(/^4 sao/).check()
    await page.getByLabel('Nhận xét').fill('Máy chạy êm, làm lạnh nhanh, rất ưng ý.')
    await agree.check()
    await page.getByRole('button', { name: 'Gửi đánh giá' }).click()
    await page.getByRole('heading', { name: 'Cảm ơn bạn đã đánh giá!' }).waitFor()
    await page.getByText('Đánh giá sẽ hiện sau khi được duyệt.').waitFor()
    await page.getByRole('link', { name: 'Về trang sản phẩm' }).click()
    await page.getByRole('heading', { level: 1, name: product.title }).waitFor()
  })

  test('is found helpful once', async () => {
    const { product } = await findSampled()
    const page = await open(`/products/${product.id}#danh-gia`)
    await page.mouse.move(3, 3)
    const button = panel(page)
      .getByRole('button', { name: /^Hữu ích/ })
      .first()
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('#danh-gia form') ?? {}).some((key) =>
        key.startsWith('__reactProps'),
      ),
    )
    const votes = Number(/\((\d+)\)/.exec((await button.textContent()) ?? '')?.[1] ?? 0)
    await button.click()
    const thanks = panel(page).getByRole('button', { name: /^Cảm ơn bạn/ })
    await thanks.waitFor()
    expect(await thanks.textContent()).toContain(`(${votes + 1})`)
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

  testInLongRun(
    'reviews show the average to one decimal and a count for each star that adds up',
    async () => {
      const { product, average, count } = await findSampled()
      const page = await open(`/products/${product.id}`)
      await tab(page, /Đánh giá/).click()
      expect(await panel(page).getByText(`${average} trên 5 sao, ${count} đánh giá`).count()).toBe(1)
      expect(await panel(page).getByText('mẫu', { exact: true }).count()).toBe(1)
      const stars = await panel(page).locator('dl dd').allTextContents()
      expect(stars).toHaveLength(5)
      expect(stars.reduce((sum, n) => sum + Number(n), 0)).toBe(count)
    },
  )

  testInLongRun('a question opens and closes without closing another', async () => {
    const page = await open(`/products/${(await findProduct(undefined, 'tu-lanh')).id}#hoi-dap`)
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
  test.each(eachNth(2, ['/products/999999', '/products/abc']))(
    '%s is a 404 with the way back',
    async (path) => {
      expect((await fetch(ownSite().url + path)).status).toBe(404)
      const page = await open(path, { expected: [/404/] })
      await page.getByRole('heading', { level: 1, name: 'Không tìm thấy sản phẩm' }).waitFor()
      const text = 'Sản phẩm bạn đang tìm kiếm không tồn tại hoặc đã bị xóa.'
      expect(await page.getByText(text).count()).toBe(1)
      expect(await page.getByRole('button', { name: 'Thử lại' }).count()).toBe(1)
      await page.getByRole('link', { name: 'Về danh sách sản phẩm' }).click()
      await page.waitForURL((url) => url.pathname === '/products')
    },
  )
})

test('the bar with the price stands at the foot of a phone only once the price has left the window', async () => {
  const page = await open('/products/203', { viewport: PHONE })
  const bar = page.getByRole('link', { name: 'Xem nơi bán' })
  await bar.waitFor({ state: 'hidden' })
  await page.evaluate(() => window.scrollTo(0, 900))
  await bar.waitFor()
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect.poll(() => bar.isVisible()).toBe(false)
})
