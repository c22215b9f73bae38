import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { browserForFile } from './support/browser.ts'

const open = browserForFile()
const ARTICLE = '/blog/tu-lanh-bao-nhieu-lit-thi-vua-nha-minh'
const LOST = [/ERR_INTERNET_DISCONNECTED|Failed to load|Failed to fetch|answered 503/]

const ready = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (!navigator.serviceWorker.controller)
      await new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      )
  })

describe('without a line', () => {
  test('the article read before is still there, any other page says what is wrong and what can be read', async () => {
    const page = await open('/', { serviceWorker: true, expected: LOST })
    await ready(page)
    await page.goto(ARTICLE)
    const title = await page.getByRole('heading', { level: 1 }).textContent()
    await expect.poll(() => page.evaluate((path) => caches.match(path).then(Boolean), ARTICLE)).toBe(true)

    await page.context().setOffline(true)
    await page.goto('/products')
    await page.getByRole('heading', { name: 'Bạn đang ngoại tuyến' }).waitFor()
    const link = page.locator('#da-doc').getByRole('link')
    expect(await link.count()).toBe(1)
    await link.click()
    await page.getByRole('heading', { level: 1, name: title ?? '' }).waitFor()

    await page.context().setOffline(false)
    await page.goto('/products')
    await page.getByRole('heading', { level: 1, name: 'Bốn máy nên xem trước' }).waitFor()
  })

  test('nothing but articles and built files is kept', async () => {
    const page = await open('/', { serviceWorker: true })
    await ready(page)
    for (const path of ['/products', '/chat', '/blog', '/blog/tu-van', '/auth']) await page.goto(path)
    const kept = await page.evaluate(async () => {
      const names = await caches.keys()
      const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
      return keys.flat().map(({ url }) => new URL(url).pathname)
    })
    expect(kept.filter((path) => !path.startsWith('/assets/'))).toEqual(['/ngoai-tuyen'])
  })
})
