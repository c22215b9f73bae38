import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { eachNth, testInLongRun } from '#tests/support/long.ts'
import { PHONE, browserForFile } from './support/browser.ts'
import { QUESTION } from './support/chat-page.ts'
import { replayAnswer } from './support/recorded-answer.ts'

const open = browserForFile()

/** How the focused element reads to a screen reader, near enough: its label or its text. */
const focusedName = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    return element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? ''
  })

/** Presses `key` until the focus stands on what `name` names. @throws after 80 presses */
async function walkTo(page: Page, name: RegExp, key = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press(key)
    if (name.test(await focusedName(page))) return
  }
  throw new Error(`${key} never reaches ${name}.`)
}

/** Whether the focused element differs from how it looks without focus, by outline, border or shadow, and is in view. */
function focusShows(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement)) return false
    const frames = [
      element,
      ...['label', 'form > *', 'form'].map((parent) => element.closest<HTMLElement>(parent)),
    ]
    const looks = () =>
      frames
        .filter((frame) => frame !== null)
        .map((frame) => getComputedStyle(frame))
        .map(({ outlineStyle, outlineWidth, borderColor, boxShadow }) =>
          [outlineStyle, outlineWidth, borderColor, boxShadow].join(),
        )
        .join()
    for (const frame of frames) if (frame) frame.style.transition = 'none'
    const { top, bottom } = element.getBoundingClientRect()
    const focused = looks()
    element.blur()
    const differs = looks() !== focused
    element.focus({ preventScroll: true })
    return differs && bottom > 0 && top < window.innerHeight
  })
}

describe('with the keyboard alone', () => {
  test('from the address bar to an answer and on to a product', async () => {
    const page = await open('/', {
      reducedMotion: 'reduce',
      before: async (page) => void (await replayAnswer(page)),
    })
    await walkTo(page, /^Bạn cần tư vấn món gì/)
    await page.keyboard.type(QUESTION)
    await page.keyboard.press('Enter')
    await page.getByRole('region', { name: 'Sản phẩm gợi ý' }).waitFor()
    await walkTo(page, /^Tủ lạnh /)
    await page.keyboard.press('Enter')
    await page.getByRole('tab', { name: /Thông số/ }).waitFor()
    expect(new URL(page.url()).pathname).toMatch(/^\/products\/\d+$/)
  })

  testInLongRun('from the list to a product', async () => {
    const page = await open('/products?category=may-say-toc')
    await walkTo(page, /^Xem chi tiết/)
    await page.keyboard.press('Enter')
    await page.getByRole('tab', { name: /Thông số/ }).waitFor()
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain('Máy sấy tóc')
  })

  test('the first stop jumps over the header to the content', async () => {
    const page = await open('/products')
    await page.keyboard.press('Tab')
    expect(await focusedName(page)).toBe('Chuyển đến nội dung chính')
    expect(await focusShows(page)).toBe(true)
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
    expect(await page.evaluate(() => document.activeElement?.closest('header[class*=sticky]'))).toBe(null)
  })

  const PAGES = ['/', '/chat', '/products?category=may-say-toc', '/products/1', '/cach-tinh', '/kien-thuc']

  test.each(eachNth(6, PAGES))('the focus is always to be seen on %s', async (path) => {
    const page = await open(path, { reducedMotion: 'reduce' })
    const hidden: string[] = []
    for (let presses = 0; presses < 30; presses++) {
      await page.keyboard.press('Tab')
      if (await page.evaluate(() => document.activeElement === document.body)) break
      if (!(await focusShows(page))) hidden.push(await focusedName(page))
    }
    expect(hidden).toEqual([])
  })

  test('the menu of a phone opens by Enter, closes by Escape and gives the focus back, and closes when the keys leave it', async () => {
    const page = await open('/', { viewport: PHONE })
    await walkTo(page, /^Mở menu$/)
    await page.keyboard.press('Enter')
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await menu.waitFor()
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('#menu') !== null)).toBe(true)
    await page.keyboard.press('Escape')
    await menu.waitFor({ state: 'hidden' })
    expect(await focusedName(page)).toBe('Mở menu')
    await page.keyboard.press('Enter')
    await menu.waitFor()
    for (let presses = 0; presses < 20 && (await menu.isVisible()); presses++)
      await page.keyboard.press('Tab')
    expect(await menu.isVisible()).toBe(false)
  })

  testInLongRun('the colours are chosen by arrow key, and the choice outlives a reload', async () => {
    const page = await open('/', { colorScheme: 'light' })
    await page.getByRole('radio', { name: 'Theo thiết bị' }).first().focus()
    await page.keyboard.press('ArrowLeft')
    const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)
    expect(await ground()).toBe('dark')
    await page.reload()
    expect(await ground()).toBe('dark')
  })

  test('what was understood is taken away, and the conversations are opened and left', async () => {
    const page = await open('/chat', { reducedMotion: 'reduce' })
    await walkTo(page, /^Câu hỏi của bạn$/)
    await page.keyboard.type(QUESTION)
    await page.keyboard.press('Enter')
    await page.getByRole('list', { name: 'Hiểu là' }).waitFor()
    await page.getByRole('region', { name: 'Sản phẩm gợi ý' }).waitFor()
    await walkTo(page, /^Bỏ điều kiện 4 người/, 'Shift+Tab')
    expect(await focusShows(page)).toBe(true)
    await page.keyboard.press('Enter')
    await page.getByText('Bạn hỏi: Bỏ điều kiện: 4 người').waitFor()
    await page.getByText(/^Xem lại \d máy/).waitFor()
    await page.getByRole('region', { name: 'Sản phẩm gợi ý' }).waitFor()
    await walkTo(page, /^Lịch sử trò chuyện$/, 'Shift+Tab')
    await page.keyboard.press('Enter')
    const list = page.getByRole('dialog', { name: 'Lịch sử trò chuyện' })
    await list.waitFor()
    await page.keyboard.press('Escape')
    await list.waitFor({ state: 'detached' })
    expect(await focusedName(page)).toBe('Lịch sử trò chuyện')
  })

  testInLongRun('Shift+Enter breaks a line of the question, Enter sends it', async () => {
    const page = await open('/chat', { reducedMotion: 'reduce' })
    const bodies = await replayAnswer(page)
    await walkTo(page, /^Câu hỏi của bạn$/)
    await page.keyboard.type('Tủ lạnh')
    await page.keyboard.press('Shift+Enter')
    await page.keyboard.type('cho 4 người')
    expect(bodies).toEqual([])
    await page.keyboard.press('Enter')
    await expect.poll(() => bodies.length).toBe(1)
    expect(bodies[0]?.message).toBe('Tủ lạnh\ncho 4 người')
  })
})
