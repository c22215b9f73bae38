import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { sanitiseArticle } from '#app/domain/blog/html/sanitise.ts'
import { fromOldSite } from '#app/domain/imports/articles/migration/old-content.ts'
import { FOREIGN_CARDS } from '#tests/support/foreign-cards.ts'
import { documentTrip } from './support/bundle-trip.ts'
import { launchChromium } from './support/chromium.ts'

let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await launchChromium(inject('chromium'))
  page = await browser.newPage()
  await page.evaluate(await documentTrip())
})
afterAll(() => browser.close())

const isLossless = (html: string) => page.evaluate((html) => window.documentTrip.isLossless(html), html)

describe('what an import makes of a card opens in the visual editor without loss', () => {
  test('what the editor cannot hold is seen', async () =>
    expect(await isLossless('<figure><p>a</p></figure>')).toBe(false))

  test.each(FOREIGN_CARDS)('$name', async ({ from }) =>
    expect(await isLossless(sanitiseArticle(fromOldSite(from, 'https://cu.example').html))).toBe(true),
  )
})
