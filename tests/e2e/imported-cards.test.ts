import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sanitiseArticle } from '#app/domain/blog/html/sanitise.ts'
import { fromOldSite } from '#app/domain/imports/articles/migration/old-content.ts'
import { FOREIGN_CARDS } from '#tests/support/foreign-cards.ts'
import { documentTrip } from './support/bundle-trip.ts'
import { chromiumOfWorker } from './support/chromium.ts'

let page: Page
beforeAll(async () => {
  page = await (await chromiumOfWorker()).newPage()
  await page.evaluate(await documentTrip())
})
afterAll(() => page.close())

const isLossless = (html: string) => page.evaluate((html) => window.documentTrip.isLossless(html), html)

describe('what an import makes of a card opens in the visual editor without loss', () => {
  test('what the editor cannot hold is seen', async () =>
    expect(await isLossless('<figure><p>a</p></figure>')).toBe(false))

  test.each(FOREIGN_CARDS)('$name', async ({ from }) =>
    expect(await isLossless(sanitiseArticle(fromOldSite(from, 'https://cu.example').html))).toBe(true),
  )
})
