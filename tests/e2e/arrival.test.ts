import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { testInLongRun } from '#tests/support/long.ts'
import { DESKTOP, PHONE, browserForFile, scrollEnd } from './support/browser.ts'
import { asAdmin } from './support/people.ts'

const open = browserForFile()

/** What has the focus, and whether a ring says so. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement)) return null
    const { localName: tag, tabIndex } = element
    return { tag, tabIndex, ring: getComputedStyle(element).outlineStyle !== 'none' }
  })

const ON_HEADING = { tag: 'h1', tabIndex: -1, ring: false }

describe('after going to another page the focus stands on its heading, unseen', () => {
  test('by a link of the header', async () => {
    const page = await open('/')
    expect(await focused(page)).toMatchObject({ tag: 'body' })
    await page.getByRole('link', { name: 'Sản phẩm', exact: true }).first().click()
    await page.waitForURL('/products')
    await expect.poll(() => focused(page)).toMatchObject(ON_HEADING)
  })

  test('by the keyboard, which then goes on from there', async () => {
    const page = await open('/')
    await page.getByRole('banner').getByRole('link', { name: 'Sản phẩm', exact: true }).focus()
    await page.keyboard.press('Enter')
    await page.waitForURL('/products')
    await expect.poll(() => focused(page)).toMatchObject(ON_HEADING)
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.matches('main *'))).toBe(true)
  })

  testInLongRun('by the menu of a phone', async () => {
    const page = await open('/', { viewport: PHONE })
    await page.getByLabel('Mở menu').click()
    await page
      .getByRole('dialog', { name: 'Menu' })
      .getByRole('link', { name: 'Sản phẩm', exact: true })
      .click()
    await page.waitForURL('/products')
    await expect.poll(() => focused(page)).toMatchObject(ON_HEADING)
  })

  test('to a product and back to the same place of the list', async () => {
    const page = await open('/products?category=tu-lanh', { viewport: DESKTOP })
    const link = page.getByRole('link', { name: /^Xem chi tiết/ }).nth(7)
    await link.scrollIntoViewIfNeeded()
    await scrollEnd(page)
    const before = await page.evaluate(() => window.scrollY)
    expect(before).toBeGreaterThan(300)
    await link.click()
    await page.waitForURL(/\/products\/\d+$/)
    await expect.poll(() => focused(page)).toMatchObject(ON_HEADING)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await page.goBack()
    await page.waitForURL(/\/products\?/)
    await expect.poll(() => focused(page)).toMatchObject(ON_HEADING)
    await expect
      .poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - before))
      .toBeLessThan(4)
  })

  testInLongRun('in the panel', async () => {
    const page = await open('/admin', { before: asAdmin })
    await page.getByRole('link', { name: 'Thẻ', exact: true }).first().click()
    await page.waitForURL('/admin/tags')
    await expect.poll(() => focused(page)).toMatchObject(ON_HEADING)
  })
})

describe('the focus stays', () => {
  testInLongRun('on what changed the list', async () => {
    const page = await open('/products')
    const choice = page.getByRole('link', { name: 'Dạng lưới' })
    await choice.focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(/view=grid/)
    expect(await focused(page)).toMatchObject({ tag: 'a' })
  })

  test('in the box where somebody types, which goes on to the next page', async () => {
    const page = await open('/blog/tu-van')
    const words = page.getByRole('searchbox', { name: 'Tìm bài viết' })
    await words.fill('tủ')
    await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/blog/meo-vat"]')?.click())
    await page.waitForURL('/blog/meo-vat')
    expect(await focused(page)).toMatchObject({ tag: 'input' })
  })
})
