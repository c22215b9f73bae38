import { expect, test } from 'vitest'
import { plainSpaces } from '../support/html.ts'
import { PHONE, browserForFile } from './support/browser.ts'

const open = browserForFile()

test('a product begins with its price and the decision, then says whom it suits and which machine to put beside it, one press from the comparison', async () => {
  const page = await open('/products/203')
  const [price, decision, verdict, other] = [
    '.product-head > .price',
    '.product-decision',
    '.product-verdict',
    '.product-rival',
  ].map((part) => page.locator(part).first())
  expect(await decision?.innerText()).toMatch(/^(?:Nên xem máy khác trước|Đáng|Mua được|Chưa nổi bật)[^.]*$/)
  expect(plainSpaces((await verdict?.innerText()) ?? '')).toMatch(
    /Vừa cho\s+Nhà 3–4 người\s[\s\S]* cùng tầm tiền/,
  )
  const tops = await Promise.all(
    [price, decision, verdict, other].map(async (part) => (await part?.boundingBox())?.y ?? 0),
  )
  // Its own price is read before that of the other machine.
  expect(tops).toEqual(tops.toSorted((a, b) => a - b))
  const size = (part: string) =>
    page.locator(part).evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize))
  expect(await size('.product-head .price-text')).toBeGreaterThan(await size('.product-decision'))
  const rival = await page.locator('.product-verdict a').first().getAttribute('href')
  expect(await page.locator('.alternative').first().getAttribute('href')).toBe(rival)
  // On a phone the decision has the whole width.
  await page.setViewportSize(PHONE)
  expect((await decision?.boundingBox())?.width).toBeGreaterThan(PHONE.width - 40)
  await page
    .locator('.product-rival')
    .getByRole('link', { name: /^So sánh với / })
    .first()
    .click()
  await page.waitForURL(/\/so-sanh\?ids=203,\d+/)
})

test('what is done with a product is one row on a tablet, its three blocks end on one line on a desk, and on a phone it stands small beside what is told of it', async () => {
  const page = await open('/products/1', { viewport: { width: 768, height: 1024 } })
  const boxes = (part: string) =>
    page.locator(part).evaluateAll((all) =>
      all.flatMap((one) => {
        const { top, bottom, height } = one.getBoundingClientRect()
        return height > 0 ? [{ middle: Math.round((top + bottom) / 2), bottom: Math.round(bottom) }] : []
      }),
    )
  const row = await boxes('.product-head .product-doing > *')
  expect(row.length).toBeGreaterThanOrEqual(3)
  expect(new Set(row.slice(0, 3).map(({ middle }) => middle)).size).toBe(1)
  await page.setViewportSize({ width: 1440, height: 900 })
  const ends = await boxes('.product-summary, .product-evidence, .product-buying')
  expect(ends).toHaveLength(3)
  expect(new Set(ends.map(({ bottom }) => bottom)).size).toBe(1)
  expect(ends[0]?.bottom).toBeLessThan(900)
  await page.setViewportSize(PHONE)
  const price = await page.locator('.product-head .price-text').boundingBox()
  const stamp = await page.locator('.product-head img').boundingBox()
  expect(stamp?.x).toBeGreaterThanOrEqual((price?.x ?? 0) + (price?.width ?? 0))
  expect((stamp?.y ?? Infinity) + (stamp?.height ?? 0)).toBeLessThan(PHONE.height / 2)
})
