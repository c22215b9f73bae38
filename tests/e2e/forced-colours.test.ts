import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { eachNth, isLong } from '#tests/support/long.ts'
import { DESKTOP, PHONE, browserForFile } from './support/browser.ts'
import { QUESTION } from './support/chat-page.ts'
import { unseenFocus, unseenIn } from './support/forced-colours.ts'
import { asAdmin } from './support/people.ts'

const open = browserForFile()

const ARTICLE = '/blog/tu-lanh-bao-nhieu-lit-thi-vua-nha-minh'

async function withLists(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem('wishlist', JSON.stringify([203, 272, 15, 1].map((id) => ({ id, savedAt: id }))))
    const item = {
      id: 1,
      title: 'Poco M6',
      picture: '/favicon.svg',
      category: 'Điện thoại',
      categorySlug: 'dien-thoai',
    }
    localStorage.setItem('compare', JSON.stringify([item]))
  })
}

const SCREENS: {
  name: string
  path: string
  before?: (page: Page) => Promise<void>
  prepare?: (page: Page) => Promise<void>
  phone?: boolean
}[] = [
  { name: 'home', path: '/' },
  { name: 'the list', path: '/products?category=tu-lanh&brand=samsung' },
  { name: 'the list on a phone', path: '/products', phone: true },
  { name: 'a product', path: '/products/1', before: withLists },
  { name: 'a comparison', path: '/so-sanh?ids=203,272' },
  { name: 'a review', path: '/products/1/danh-gia' },
  { name: 'an answer', path: `/chat?q=${encodeURIComponent(QUESTION)}` },
  { name: 'the blog', path: '/blog' },
  { name: 'an article', path: ARTICLE },
  { name: 'signing in', path: '/auth' },
  {
    name: 'a product, by a visitor who chose the bright theme',
    path: '/products/203',
    before: async (page) => void (await page.addInitScript(() => localStorage.setItem('theme', 'light'))),
  },
  { name: 'a brand', path: '/brand/samsung' },
  { name: 'categories of the panel', path: '/admin/categories', before: asAdmin },
  {
    name: 'the editor of an article',
    path: '/admin/articles/2/edit',
    before: asAdmin,
    prepare: (page) => page.locator('.ProseMirror').waitFor(),
  },
]

/** The system's colours by day and by night: each seventh screen by turns, in the long run every one in both. */
const SCHEMES = ['dark', 'light'] as const
const SHOWN = eachNth(7, SCREENS).map((screen, turn) => ({
  ...screen,
  schemes: isLong ? SCHEMES : [SCHEMES[turn % SCHEMES.length] ?? 'dark'],
}))

describe.each(SHOWN)('in forced colours, $name', ({ path, before, prepare, phone, schemes }) => {
  test('shows every control, its state and where the focus is', async () => {
    const page = await open(path, {
      viewport: phone ? PHONE : DESKTOP,
      reducedMotion: 'reduce',
      ...(before ? { before } : {}),
    })
    await prepare?.(page)
    for (const colorScheme of schemes) {
      await page.emulateMedia({ forcedColors: 'active', colorScheme })
      expect({ colorScheme, ...(await unseenIn(page)) }).toEqual({ colorScheme, controls: [], states: [] })
    }
    expect(await unseenFocus(page, 60)).toEqual([])
  })
})
