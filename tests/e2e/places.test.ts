import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { eachNth } from '#tests/support/long.ts'
import { findViolations } from './support/axe.ts'
import { DESKTOP, PHONE, atRest, browserForFile } from './support/browser.ts'
import { asAdmin } from './support/people.ts'

const open = browserForFile()

const TABLET = { width: 768, height: 1024 }
const WINDOWS = [PHONE, TABLET, DESKTOP]

/** What a visitor came for, by page: it begins within the first part of the window. */
const FIRST = [
  // The panel above the rows names machines with their prices, too.
  { page: '/products', what: 'article, .best-fits h3' },
  { page: '/products?category=tu-lanh', what: 'article' },
  { page: '/products?category=may-giat&view=grid', what: 'article' },
  { page: '/products?q=samsung', what: 'article' },
  { page: '/products?category=tivi&q=zzzqqqxxx', what: 'h3:has-text("Không tìm thấy sản phẩm")' },
  { page: '/products?q=zzzqqqxxx', what: 'h3:has-text("Không tìm thấy sản phẩm")' },
  { page: '/products/44', what: '.price-text' },
  { page: '/products/72', what: '.price-text' },
  { page: '/products?q=ss', what: 'article' },
  { page: '/chat', what: '.chat-begin' },
  { page: '/brand/samsung', what: '.brand-picks article' },
  { page: '/brand', what: '.brand-lines li' },
  { page: '/blog', what: 'article' },
  { page: '/kien-thuc', what: '.first-answers li' },
] as const

/** The share of the window that may pass before it. */
const MOST = 0.4

/** Stops of the tab key that may pass before the first product, beside the links that skip the rest. */
const MOST_STOPS = 25

const focusedIn = (page: Page, selector: string) =>
  page.evaluate((within) => document.activeElement?.closest(within) !== null, selector)

/** The share of the window that the panel's tools may take before its list. */
const MOST_TOOLS = 0.7

test.each(eachNth(5, FIRST))(
  '$page begins with what one came for in every window',
  async ({ page: path, what }) => {
    const page = await open(path, { viewport: PHONE })
    for (const viewport of WINDOWS) {
      await page.setViewportSize(viewport)
      await page.evaluate(() => window.scrollTo(0, 0))
      await atRest(page)
      // The topmost: a phone may show first what stands later in the page.
      const places = await page
        .locator('main')
        .locator(what)
        .evaluateAll((found) => found.map((one) => one.getBoundingClientRect().y))
      expect(Math.min(...places), `${viewport.width} px`).toBeLessThanOrEqual(viewport.height * MOST)
    }
  },
)

test('the side menu of the panel shows where one is, however far down that stands', async () => {
  const page = await open('/admin/settings', { viewport: DESKTOP, before: asAdmin })
  const bottom = () =>
    page.locator('.panel-side [aria-current="page"]').evaluate((link) => link.getBoundingClientRect().bottom)
  await expect.poll(bottom).toBeLessThan(DESKTOP.height - 50)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

describe.each(eachNth(3, WINDOWS))('in a window of $width x $height', (viewport) => {
  test.each(eachNth(2, ['/admin/articles', '/admin/products']))(
    '%s shows rows below its tools',
    async (path) => {
      const page = await open(path, { viewport, before: asAdmin })
      const place = await page.locator('main tbody tr').first().boundingBox()
      expect(place?.y).toBeLessThanOrEqual(viewport.height * MOST_TOOLS)
    },
  )
})

test.each(eachNth(3, WINDOWS))(
  'the shop and the month stand on the line of the price, on a phone right below it, at $width',
  async (viewport) => {
    const page = await open('/products/44', { viewport })
    const [price, seen] = await Promise.all(
      ['.price-text', '.price-seen'].map((part) =>
        page.locator('main h1 ~ .price').locator(part).boundingBox(),
      ),
    )
    expect((seen?.y ?? 0) + (seen?.height ?? 0)).toBeLessThanOrEqual(
      (price?.y ?? 0) + (price?.height ?? 0) + (viewport === PHONE ? (seen?.height ?? 0) : 2),
    )
  },
)

test('six products stand in the first window of a desktop, two and the next one’s name on a phone', async () => {
  const starts = async (viewport: { width: number; height: number }) => {
    const page = await open('/products?category=tu-lanh', { viewport })
    return page
      .locator('main article h3')
      .evaluateAll(
        (headings, height) => headings.filter((one) => one.getBoundingClientRect().bottom <= height).length,
        viewport.height,
      )
  }
  expect(await starts(DESKTOP)).toBeGreaterThanOrEqual(6)
  expect(await starts(PHONE)).toBeGreaterThanOrEqual(3)
})

test.each(eachNth(3, ['/products', '/products?category=tu-lanh', '/products?q=samsung']))(
  'on %s the tab key reaches the first product in few steps by the links that skip the rest',
  async (path) => {
    const page = await open(path)
    let stops = 0
    while (!(await focusedIn(page, 'article')) && stops <= MOST_STOPS) {
      await page.keyboard.press('Tab')
      stops += 1
      if (await focusedIn(page, 'a[href="#noi-dung"], a[href="#danh-sach"]'))
        await page.keyboard.press('Enter')
    }
    expect(stops).toBeLessThanOrEqual(MOST_STOPS)
    expect(await focusedIn(page, 'article')).toBe(true)
  },
)

/** What fingers aim at, by page. */
const AIMED_AT = [
  '/products?category=tu-lanh',
  '/',
  '/brand/samsung',
  '/products/44',
  '/so-sanh',
  '/cach-tinh',
  '/kien-thuc?chu-de=tivi',
  '/blog',
  '/auth',
]

test.each(eachNth(6, AIMED_AT))('on %s a finger hits what it aims at', async (path) => {
  const page = await open(path, { viewport: PHONE, reducedMotion: 'reduce' })
  expect(await findViolations(page, { only: 'target-size' })).toEqual([])
})

test('a photograph stands on white by day and by night, a drawing on the stage', async () => {
  const page = await open('/products/44', { colorScheme: 'dark' })
  const stage = page.locator('.gallery-strip li').first()
  const ground = () => stage.evaluate((item) => getComputedStyle(item).backgroundColor)
  expect(await ground()).not.toBe('rgb(255, 255, 255)')
  const picture = stage.locator('img')
  // As the API names it.
  await picture.evaluate((img: HTMLImageElement) => img.setAttribute('src', img.src))
  expect(await ground()).not.toBe('rgb(255, 255, 255)')
  await picture.evaluate((img) => img.setAttribute('src', '/og/chon-may.png'))
  expect(await ground()).toBe('rgb(255, 255, 255)')
})
