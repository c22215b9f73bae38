import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { eachNth, isLong } from '#tests/support/long.ts'
import { DESKTOP, PHONE, atRest, browserForFile, scrollEnd } from './support/browser.ts'
import { QUESTION } from './support/chat-page.ts'

const open = browserForFile()

const toast = (page: Page) => page.getByRole('region', { name: 'Thông báo' }).getByRole('listitem').first()

/** Brings a control to a height of the window, presses it, and waits for what is said of it. */
async function pressAt(control: Locator, top: number): Promise<void> {
  const page = control.page()
  await control.evaluate((element, top) => {
    window.scrollTo({ top: window.scrollY + element.getBoundingClientRect().top - top, behavior: 'instant' })
  }, top)
  await scrollEnd(page)
  await control.click()
  await toast(page).waitFor()
  // It rises into its place.
  await toast(page).evaluate((element) =>
    Promise.all(element.getAnimations().map(({ finished }) => finished)),
  )
}

/** Whether one meets an element, and nothing that lies over it, in its middle. */
const isFree = (control: Locator) =>
  control.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const met = document.elementFromPoint(left + width / 2, top + height / 2)
    return met !== null && element.contains(met)
  })

const TOPS = [80, 110, 150, 400, 700]
const SIZES = [
  ['a phone', PHONE],
  ['a small phone', { width: 320, height: 568 }],
  ['a screen', DESKTOP],
] as const

/** Every height in every window in the long run, else one of a phone and one of a screen. */
const TRIED = eachNth(2, SIZES).map(([name, viewport], turn) => ({
  name,
  viewport,
  heights: TOPS.filter((top, at) => top < viewport.height - 140 && (isLong || at === 2 * turn)),
}))

describe.each(TRIED)('on $name a toast leaves free what it speaks of:', ({ viewport, heights }) => {
  const openPage = (path: string) => open(path, { viewport, reducedMotion: 'reduce' })

  test.each(heights)('the buttons of a card, at %i px', async (top) => {
    const page = await openPage('/products?category=tu-lanh')
    const card = page.getByRole('main').getByRole('article').nth(5)
    const [save, compare] = [
      card.getByRole('button', { name: /^Lưu/ }),
      card.getByRole('button', { name: /^So sánh/ }),
    ]
    await pressAt(save, top)
    expect([await isFree(save), await isFree(compare)]).toEqual([true, true])
    await compare.click()
    await page.getByText('Đã thêm vào so sánh').waitFor()
    expect([await isFree(save), await isFree(compare)]).toEqual([true, true])
    expect(await isFree(page.getByRole('button', { name: 'Xóa hết' }))).toBe(true)
  })

  test.each(heights)('the button that saves an article, at %i px', async (top) => {
    const page = await openPage('/blog/tu-lanh-bao-nhieu-lit-thi-vua-nha-minh')
    await atRest(page)
    const save = page.getByRole('button', { name: 'Lưu', exact: true })
    await pressAt(save, top)
    expect(await isFree(save)).toBe(true)
  })

  test.each(heights)('an answer that is copied, at %i px, and the box for the next question', async (top) => {
    const page = await openPage(`/chat?q=${encodeURIComponent(QUESTION)}`)
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    const copy = page.getByRole('button', { name: 'Sao chép câu trả lời' })
    await pressAt(copy, top)
    expect(await isFree(copy)).toBe(true)
    expect(await isFree(page.getByRole('textbox', { name: 'Câu hỏi của bạn' }))).toBe(true)
  })
})
