import { expect, test } from 'vitest'
import { alive, browserForFile } from './support/browser.ts'

const open = browserForFile()

/** Where a page goes to, and the script of a part of it that comes late. */
const WAYS = [
  {
    name: 'a product',
    from: '/products?category=tu-lanh',
    link: 'main :is(.product-card, .product-row) a[href^="/products/"]',
    part: /product-part/,
    shows: '.product-opening',
  },
  {
    name: 'an article',
    from: '/blog',
    link: 'main a[href^="/blog/tu-lanh"]',
    part: /article-content/,
    shows: 'article',
  },
  {
    name: 'the advisor',
    from: '/',
    link: 'header a[href="/chat"]',
    part: /conversation-view/,
    shows: 'main article',
  },
]

test.each(WAYS)('$name that is reached from another page shows when all of it can', async (way) => {
  const page = await open(way.from)
  await alive(page)
  const titles = () => page.getByRole('heading', { level: 1 }).allTextContents()
  const earlier = await titles()
  const late = Promise.withResolvers<void>()
  const asked = Promise.withResolvers<void>()
  await page.route(way.part, async (route) => {
    asked.resolve()
    await late.promise
    await route.continue()
  })
  await page.locator(way.link).first().click()
  await asked.promise
  await page.waitForTimeout(500)
  // The earlier page or, for a product, the outline of one.
  expect([earlier, []]).toContainEqual(await titles())
  late.resolve()
  await page.locator(way.shows).first().waitFor()
  await expect.poll(titles).not.toEqual(earlier)
})
