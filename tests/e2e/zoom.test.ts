import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { eachNth } from '#tests/support/long.ts'
import { browserForFile, scrollEnd } from './support/browser.ts'
import { QUESTION, ask, questionBox } from './support/chat-page.ts'
import { asAdmin } from './support/people.ts'
import { replayAnswer } from './support/recorded-answer.ts'

const open = browserForFile()

/** What a window of 1280 by 1024 px has left at 400 %. */
const ZOOMED = { width: 320, height: 256 }

/** The share of the window that belongs to what stays while the page passes below it. */
function coveredShare(page: Page): Promise<number> {
  return page.evaluate(() => {
    const stays = (element: Element | null): boolean => {
      if (!element || element === document.body) return false
      const style = getComputedStyle(element)
      if (style.position === 'fixed') return true
      if (style.position === 'sticky' && (style.top !== 'auto' || style.bottom !== 'auto')) {
        const { top, bottom } = element.getBoundingClientRect()
        if (top < 24 || bottom > window.innerHeight - 24) return true
      }
      return stays(element.parentElement)
    }
    let [covered, all] = [0, 0]
    for (let x = 20; x < window.innerWidth - 20; x += 20)
      for (let y = 4; y < window.innerHeight; y += 8) {
        all += 1
        if (stays(document.elementFromPoint(x, y))) covered += 1
      }
    return covered / all
  })
}

async function scrollBy(page: Page, pixels: number): Promise<void> {
  await page.mouse.move(160, 200)
  await page.mouse.wheel(0, pixels)
  await scrollEnd(page)
}

describe('at 400 %', () => {
  const PAGES: [string, string][] = [
    ['the home page', '/'],
    ['the list with products to compare', '/products'],
    ['a product', '/products/203'],
    ['a comparison of four', '/so-sanh?ids=203,272,215,410'],
    ['an article', '/blog/tu-lanh-bao-nhieu-lit-thi-vua-nha-minh'],
    ['a brand', '/brand/samsung'],
    ['an answer', `/chat?q=${encodeURIComponent(QUESTION)}`],
    ['the editor of an article', '/admin/articles/2/edit'],
  ]

  test.each(eachNth(6, PAGES))('nothing stands over %s for good', async (_, path) => {
    const page = await open(path, {
      viewport: ZOOMED,
      reducedMotion: 'reduce',
      before: async (page) => {
        await page.addInitScript(() => {
          const item = {
            id: 203,
            title: 'Tủ lạnh',
            picture: null,
            category: 'Tủ lạnh',
            categorySlug: 'tu-lanh',
          }
          localStorage.setItem('compare', JSON.stringify([item, { ...item, id: 272 }]))
        })
        if (path.startsWith('/admin')) await asAdmin(page)
      },
    })
    await scrollBy(page, 700)
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(300)
    // The round button that leads back to the top has its place.
    expect(await coveredShare(page)).toBeLessThan(0.1)
  })

  test('who asks sees their box and most of the conversation', async () => {
    const page = await open('/chat', {
      viewport: ZOOMED,
      reducedMotion: 'reduce',
      before: async (page) => void (await replayAnswer(page)),
    })
    await ask(page, QUESTION)
    await page.getByRole('button', { name: 'Sao chép câu trả lời' }).waitFor()
    await questionBox(page).focus()
    await scrollBy(page, -400)
    expect(await coveredShare(page)).toBeLessThan(0.35)
    await expect.poll(() => questionBox(page).isVisible()).toBe(true)
  })
})
