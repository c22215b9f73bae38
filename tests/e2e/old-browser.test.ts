import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { testInLongRun } from '#tests/support/long.ts'
import { PHONE, browserForFile } from './support/browser.ts'
import { asked } from './support/chat-page.ts'

const open = browserForFile()

/**
 * Takes from Chromium what iOS 16.4 does not know: popovers, in scripts, markup and styles, `AbortSignal.any`, boxes that grow
 * by themselves, and animations that follow the scrolling.
 */
async function makeOld(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover', 'popoverTargetElement'])
      for (const { prototype } of [HTMLElement, HTMLButtonElement]) Reflect.deleteProperty(prototype, name)
    Reflect.deleteProperty(AbortSignal, 'any')
  })
  await page.route(
    (url) => url.pathname.endsWith('.css') || !/\.\w+$/.test(url.pathname),
    async (route) => {
      if (!['document', 'stylesheet'].includes(route.request().resourceType())) return route.fallback()
      const response = await route.fetch()
      const body = (await response.text())
        .replaceAll(/ popover="\w+"/g, '')
        .replaceAll('not selector(:popover-open)', '(display:block)')
        .replaceAll('selector(:popover-open)', '(no-such:thing)')
        .replaceAll('&:popover-open', '&:no-such-thing')
        .replaceAll(':popover-open', ':no-such-thing')
        .replaceAll('field-sizing:', 'no-such-thing:')
        .replaceAll('animation-timeline:', 'no-such-thing:')
      await route.fulfill({ response, body })
    },
  )
}

const visit = (path: string) => open(path, { viewport: PHONE, before: makeOld })

describe('in a browser of 2023', () => {
  test('the menu covers nothing until it is opened, and closes by its button, Escape and a press beside it', async () => {
    const page = await visit('/')
    const menu = page.locator('#menu')
    const opener = page.getByRole('button', { name: 'Mở menu' })
    expect(await menu.isVisible()).toBe(false)
    for (const close of [
      () => menu.getByRole('button', { name: /^Đóng/ }).click(),
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(20, 20),
    ]) {
      await opener.click()
      await menu.getByRole('link', { name: 'Blog', exact: true }).waitFor()
      await close()
      await menu.waitFor({ state: 'hidden' })
    }
    await opener.click()
    await menu.getByRole('link', { name: 'Blog', exact: true }).click()
    await page.waitForURL(/\/blog$/)
    await menu.waitFor({ state: 'hidden' })
  })

  testInLongRun(
    'the filters hold the focus while they are open, narrow the list, and give it back',
    async () => {
      const page = await visit('/products?category=tu-lanh')
      const opener = page.getByRole('button', { name: 'Bộ lọc' }).filter({ visible: true }).first()
      const panel = page.locator('#bo-loc')
      expect(await panel.isVisible()).toBe(false)
      await opener.click()
      await panel.waitFor()
      await expect.poll(() => panel.evaluate((panel) => panel.contains(document.activeElement))).toBe(true)
      expect(await page.locator('footer').evaluate((footer) => footer.matches('[inert]'))).toBe(true)
      await panel.getByText('Samsung').click()
      await page.waitForURL(/brand=samsung/)
      await page.keyboard.press('Escape')
      await panel.waitFor({ state: 'hidden' })
      expect(await page.locator('footer').evaluate((footer) => footer.matches('[inert]'))).toBe(false)
      await expect.poll(() => opener.evaluate((opener) => opener === document.activeElement)).toBe(true)
    },
  )

  testInLongRun('a question is answered, the next one too, and the box grows', async () => {
    const page = await visit('/chat')
    const box = page.getByRole('textbox', { name: 'Câu hỏi của bạn' })
    const low = (await box.boundingBox())?.height ?? Number.NaN
    await box.fill('Nhà mình có bốn người, bếp nhỏ, hay nấu ăn ở nhà, cần một cái tủ lạnh ngăn đá rộng')
    await expect.poll(async () => (await box.boundingBox())?.height).toBeGreaterThan(low + 20)
    const questions = ['Tủ lạnh cho 4 người dưới 15 triệu', 'Còn loại nào rẻ hơn?']
    for (const [at, question] of questions.entries()) {
      await box.fill(question)
      await page.getByRole('button', { name: 'Gửi câu hỏi' }).click()
      await asked(page, question).waitFor()
      // The answer before folds, so its products are there and not shown.
      const products = page.locator('[aria-label="Sản phẩm gợi ý"]')
      await expect.poll(() => products.count()).toBe(at + 1)
    }
  })

  testInLongRun('a notice of something saved shows', async () => {
    const page = await visit('/blog/tu-lanh-bao-nhieu-lit-thi-vua-nha-minh')
    await page.getByRole('button', { name: 'Lưu', exact: true }).click()
    const notice = page.getByRole('region', { name: 'Thông báo' }).getByText('Đã lưu bài viết').first()
    await notice.waitFor()
    expect(await notice.isVisible()).toBe(true)
  })
})
