import type { Page, Route } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { eachNth, isLong } from '#tests/support/long.ts'
import { PHONE, alive, browserForFile } from './support/browser.ts'
import { findProduct } from './support/catalogue.ts'

const open = browserForFile()

const ARTICLE = '/blog/tu-lanh-bao-nhieu-lit-thi-vua-nha-minh'
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).first()
const notice = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Thông báo' }).getByText(text).first()
const product = () => findProduct(({ image }) => image.includes('/minh-hoa/'))

/** What is pressed, and how one sees that it did what it is for. */
type Control = {
  name: string
  path: string | (() => Promise<string>)
  viewport?: typeof PHONE
  press: (page: Page) => Promise<void>
  works: (page: Page) => Promise<void>
  /** Its script comes later than the page's. */
  isLater?: boolean
  /** Problems that belong to what it does. */
  expected?: readonly RegExp[]
}

const CONTROLS: readonly Control[] = [
  {
    name: 'a like is counted without the page being left',
    isLater: true,
    path: '/blog/oled-qled-mini-led-chon-theo-can-phong',
    press: (page) => button(page, /^Thích/).click(),
    works: (page) => notice(page, 'Cảm ơn bạn!').waitFor(),
  },
  {
    name: 'an article is saved',
    isLater: true,
    path: ARTICLE,
    press: (page) => button(page, 'Lưu').click(),
    works: (page) => notice(page, 'Đã lưu bài viết').waitFor(),
  },
  {
    name: 'a product is saved',
    path: async () => `/products/${(await product()).id}`,
    press: (page) => button(page, /^Lưu /).click(),
    works: (page) => page.locator('[aria-label^="Lưu "][aria-pressed=true]').first().waitFor(),
  },
  {
    name: 'a product is put into the comparison',
    path: async () => `/products/${(await product()).id}`,
    press: (page) => button(page, /^So sánh /).click(),
    works: (page) => page.locator('.compare-bar').waitFor(),
  },
  {
    name: 'a heart that is only drawn saves',
    isLater: true,
    path: '/products?category=tu-lanh',
    press: (page) =>
      page
        .locator('.product-row-actions')
        .nth(4)
        .click({ position: { x: 20, y: 20 } }),
    works: (page) => notice(page, 'Đã lưu sản phẩm').waitFor(),
  },
  {
    name: 'scales that are only drawn compare',
    isLater: true,
    path: '/products?category=tu-lanh',
    viewport: PHONE,
    press: (page) =>
      page
        .locator('.product-row-actions')
        .nth(4)
        .click({ position: { x: 20, y: 70 } }),
    works: (page) => page.locator('.compare-bar').waitFor(),
  },
  {
    name: 'a picture opens large, in the page',
    path: async () => `/products/${(await product()).id}`,
    press: (page) =>
      page
        .getByRole('link', { name: /^Phóng to/ })
        .first()
        .click(),
    works: (page) => page.getByRole('dialog').waitFor(),
  },
  {
    name: 'the calculator of running costs opens',
    path: async () =>
      `/products/${(await findProduct(({ attributes }) => 'energy_kwh_year' in attributes, 'tu-lanh')).id}`,
    press: (page) => button(page, 'Tính theo nhà bạn').click(),
    works: (page) => button(page, 'Tính theo nhà bạn').waitFor({ state: 'detached' }),
  },
  {
    name: 'the newsletter says what is missing, in the page',
    isLater: true,
    path: '/',
    press: (page) => button(page, 'Đăng ký nhận tin').click(),
    works: (page) =>
      page
        .getByRole('status')
        .or(page.getByRole('alert'))
        .getByText('Vui lòng nhập email và đồng ý với điều khoản.')
        .first()
        .waitFor(),
    expected: [/422/],
  },
  {
    name: 'a question typed at once is asked by the button of the home page',
    path: '/',
    press: async (page) => {
      await page.getByRole('textbox', { name: 'Bạn cần tư vấn món gì?' }).fill('Tủ lạnh cho 4 người')
      await button(page, 'Hỏi cố vấn').click()
    },
    works: (page) => page.getByText('Bạn hỏi: Tủ lạnh cho 4 người', { exact: true }).waitFor(),
  },
  {
    name: 'a question typed at once is asked by the button of the chat',
    path: '/chat',
    press: async (page) => {
      await page.getByRole('textbox', { name: 'Câu hỏi của bạn' }).fill('Tủ lạnh cho 4 người')
      await button(page, 'Gửi câu hỏi').click()
    },
    works: (page) => page.getByText('Bạn hỏi: Tủ lạnh cho 4 người', { exact: true }).waitFor(),
  },
  {
    name: 'the kept conversations open',
    path: '/chat',
    press: (page) => button(page, 'Lịch sử trò chuyện').click(),
    works: (page) => page.getByRole('dialog').waitFor(),
  },
  {
    name: 'the order of a list changes',
    isLater: true,
    path: '/products',
    press: (page) => page.getByRole('combobox', { name: 'Sắp xếp' }).press('ArrowDown'),
    works: (page) => page.waitForURL(/sort=/),
  },
  {
    name: 'a list is filtered by the box that was ticked',
    isLater: true,
    path: '/products?category=tu-lanh',
    press: (page) => page.getByRole('complementary', { name: 'Bộ lọc' }).getByText('Samsung').click(),
    works: (page) => page.waitForURL(/brand=samsung/),
  },
  {
    name: 'a list follows what is typed',
    path: '/products',
    press: (page) => page.getByRole('combobox', { name: 'Tìm sản phẩm' }).fill('panasonic'),
    works: (page) => page.waitForURL(/q=panasonic/),
  },
  {
    name: 'the colours change',
    path: '/',
    press: (page) => page.getByTitle('Nền tối').filter({ visible: true }).click(),
    works: (page) => page.locator('html[data-theme=dark]').waitFor(),
  },
  {
    name: 'the menu of a phone is open and stays so',
    path: '/',
    viewport: PHONE,
    press: (page) => button(page, 'Mở menu').click(),
    works: async (page) => {
      await alive(page)
      expect(await page.locator('#menu').isVisible()).toBe(true)
    },
  },
  {
    name: 'the filters of a phone are open, and nothing else can be reached',
    path: '/products?category=tu-lanh',
    viewport: PHONE,
    press: (page) => button(page, 'Bộ lọc').click(),
    works: async (page) => {
      await page.locator('footer[inert]').waitFor({ state: 'attached' })
      expect(await page.locator('#bo-loc').isVisible()).toBe(true)
    },
  },
  {
    name: 'a password shows',
    path: '/auth',
    press: (page) => button(page, 'Hiện mật khẩu').click(),
    works: (page) => page.locator('[aria-label="Hiện mật khẩu"][aria-pressed=true]').first().waitFor(),
  },
  {
    name: 'the hot topics move on',
    isLater: true,
    path: '/blog',
    press: (page) => button(page, 'Chủ đề sau').click(),
    works: (page) => page.locator('.carousel-dot:nth-child(2)[aria-current=true]').waitFor(),
  },
]

/** Holds the scripts that a page asks for, from `hold` on until they are let go. */
function holdScripts() {
  const held: Route[] = []
  let holding = false
  return {
    hold: () => (holding = true),
    before: async (page: Page) => {
      await page.route('**/assets/*.js', async (route) => {
        if (holding) held.push(route)
        else await route.continue()
      })
    },
    async letGo() {
      holding = false
      for (const route of held) await route.continue()
    },
  }
}

const LATER = eachNth(
  3,
  CONTROLS.filter(({ isLater }) => isLater),
)
/** In the long run also those whose script comes later. */
const FIRST = isLong
  ? CONTROLS
  : eachNth(
      5,
      CONTROLS.filter(({ isLater }) => !isLater),
    )

/** Waits until React has taken over the page, without a sign that would bring the parts whose script comes later. */
const takenOver = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactProps')),
  )

describe.each([
  { when: 'before any script has come', controls: FIRST },
  { when: 'before the script of its part has come', controls: LATER },
])('a press $when', ({ when, controls }) => {
  test.each(controls)('$name', async ({ path, viewport, press, works, expected = [] }) => {
    const scripts = holdScripts()
    if (when === 'before any script has come') scripts.hold()
    const page = await open(typeof path === 'string' ? path : await path(), {
      asleep: true,
      ...(viewport ? { viewport } : {}),
      before: scripts.before,
      expected,
    })
    if (when !== 'before any script has come') {
      await takenOver(page)
      scripts.hold()
    }
    let documents = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1
    })
    await press(page)
    await scripts.letGo()
    await works(page)
    expect(documents).toBe(0)
  })
})

test('what was typed before the scripts came is sent by an Enter that comes before it is repeated', async () => {
  const scripts = holdScripts()
  scripts.hold()
  const page = await open('/chat', {
    asleep: true,
    before: async (page) => {
      // What is kept is looked at every 50 ms: here a slow machine's 5 s.
      await page.addInitScript(() => {
        const later = window.setTimeout.bind(window)
        Object.assign(window, {
          setTimeout: (task: () => void, ms?: number) => later(task, ms === 50 ? 5_000 : ms),
        })
      })
      await scripts.before(page)
    },
  })
  const box = page.getByRole('textbox', { name: 'Câu hỏi của bạn' })
  await box.fill('Tủ lạnh cho 4 người')
  await scripts.letGo()
  await expect
    .poll(() => box.evaluate((box) => Object.keys(box).some((key) => key.startsWith('__reactProps'))))
    .toBe(true)
  await box.press('Enter')
  const question = page.getByText('Bạn hỏi: Tủ lạnh cho 4 người', { exact: true })
  await question.waitFor()
  expect(await question.count()).toBe(1)
})

describe('what is typed while React takes the field over, and so takes it for what stood there before,', () => {
  test('is told to it again: the question of the home page can be asked', async () => {
    const page = await open('/')
    const box = page.getByRole('textbox', { name: 'Bạn cần tư vấn món gì?' })
    await box.focus()
    // What React notes as the field's first value, where it comes by between a keystroke and its event.
    await box.evaluate((box) => {
      const { _valueTracker: tracker } = box as never as { _valueTracker: { setValue(text: string): void } }
      tracker.setValue('Tủ lạnh cho 4 người')
    })
    await page.keyboard.insertText('Tủ lạnh cho 4 người')
    await button(page, 'Hỏi cố vấn').click()
    await page.getByText('Bạn hỏi: Tủ lạnh cho 4 người', { exact: true }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/chat')
  })
})
