import { expect, test } from 'vitest'
import { plainSpaces } from '../support/html.ts'
import { PHONE, browserForFile } from './support/browser.ts'

const open = browserForFile()

test('a product begins with the decision and its price, then says whom it suits and which machine to put beside it, one press from the comparison', async () => {
  const page = await open('/products/203')
  const [decision, price, verdict, other] = [
    '.product-decision',
    '.product-head > .price',
    '.product-verdict',
    '.product-rival',
  ].map((part) => page.locator(part).first())
  expect(await decision?.innerText()).toMatch(/^(?:Nên xem .+ trước: |Đáng|Mua được|Chưa nổi bật)[^.]*$/)
  expect(plainSpaces((await verdict?.innerText()) ?? '')).toMatch(
    /Vừa cho\s+Nhà 3–4 người\s[\s\S]* cùng tầm tiền/,
  )
  const tops = await Promise.all(
    [decision, price, verdict, other].map(async (part) => (await part?.boundingBox())?.y ?? 0),
  )
  // Its own price is read before that of the other machine.
  expect(tops).toEqual(tops.toSorted((a, b) => a - b))
  const size = (part: string) =>
    page.locator(part).evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize))
  expect(await size('.product-head .price-text')).toBeGreaterThan(await size('.product-decision'))
  const rival = await page.locator('.product-verdict a').first().getAttribute('href')
  // What stands beside the verdict is not told again among the others.
  const others = await page
    .locator('.alternative')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href')))
  expect(others).not.toContain(rival)
  expect(others.length).toBeGreaterThan(0)
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

test('what is done with a product is one row on a tablet, its shops stand below its picture in the first window of a desk, and on a phone it stands small beside its price', async () => {
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
  const [shops] = await boxes('.product-buying')
  const [picture] = await boxes('.gallery-strip')
  expect(shops?.middle).toBeGreaterThan(picture?.bottom ?? Infinity)
  expect(shops?.bottom).toBeLessThan(900)
  await page.setViewportSize(PHONE)
  const price = await page.locator('.product-head .price-text').boundingBox()
  const stamp = await page.locator('.product-head img').boundingBox()
  expect(stamp?.x).toBeGreaterThanOrEqual((price?.x ?? 0) + (price?.width ?? 0))
  expect((stamp?.y ?? Infinity) + (stamp?.height ?? 0)).toBeLessThan(PHONE.height / 2)
})
