import type { Page } from 'playwright-core'
import { ADVISOR, QUESTION, ask } from './chat-page.ts'

/** A state of the site worth looking at: where it is and what must happen before it shows. */
export type Screen = {
  name: string
  path: string
  /** Done before the first request. */
  before?: (page: Page) => Promise<void>
  /** Done on the page, until the state shows. */
  prepare?: (page: Page) => Promise<void>
  /** Problems that belong to the state. */
  expected?: readonly RegExp[]
  /** There is no such state on a wide screen. */
  phoneOnly?: boolean
  /** False where something is fixed to the window, so that only the window is of interest. */
  fullPage?: boolean
}

const openTab = (name: RegExp) => (page: Page) => page.getByRole('tab', { name }).click()

/** Every screen of the site, each in the states a visitor meets. */
export const SCREENS: readonly Screen[] = [
  { name: 'home', path: '/' },
  { name: 'chat-welcome', path: '/chat' },
  { name: 'chat-answered', path: `/chat?q=${encodeURIComponent(QUESTION)}` },
  {
    name: 'chat-comparison',
    path: `/chat?q=${encodeURIComponent('So sánh tủ lạnh Panasonic và tủ lạnh Samsung dưới 20 triệu')}`,
  },
  { name: 'chat-answering', path: '/chat', before: keepWaiting, prepare: waitForAnswer, fullPage: false },
  {
    name: 'chat-failed',
    path: '/chat',
    before: async (page) => void (await page.route(ADVISOR, (route) => route.abort('failed'))),
    prepare: waitForFailure,
    expected: [/perplexity-chat/],
    fullPage: false,
  },
  { name: 'products-grid', path: '/products' },
  { name: 'products-list', path: '/products?view=list&category=tu-lanh&sort=price-asc' },
  { name: 'products-search', path: '/products?q=may+lanh+1hp' },
  { name: 'products-empty', path: '/products?q=zzzqqqxxx' },
  { name: 'product-specifications', path: '/products/1' },
  { name: 'product-reviews', path: '/products/1', prepare: openTab(/Đánh giá/) },
  { name: 'product-questions', path: '/products/1', prepare: openTab(/Hỏi đáp/) },
  { name: 'product-details', path: '/products/1', prepare: openTab(/Chi tiết/) },
  { name: 'product-zoom', path: '/products/1', prepare: openZoom, fullPage: false },
  { name: 'product-energy', path: '/products/172', prepare: openCalculator },
  { name: 'review-form', path: '/products/1/danh-gia' },
  { name: 'review-errors', path: '/products/1/danh-gia', prepare: sendEmptyReview, expected: [/422/] },
  { name: 'review-sent', path: '/products/1/danh-gia?da-gui=1' },
  { name: 'chat-about-product', path: '/chat?san-pham=1' },
  { name: 'product-missing', path: '/products/999999', expected: [/404/] },
  { name: 'sizing-rules', path: '/cach-tinh' },
  { name: 'api-docs', path: '/api/docs' },
  { name: 'not-found', path: '/khong-co-trang-nay', expected: [/404/] },
  { name: 'menu', path: '/', prepare: openMenu, phoneOnly: true, fullPage: false },
]

async function keepWaiting(page: Page): Promise<void> {
  await page.route(ADVISOR, () => undefined)
}

async function waitForAnswer(page: Page): Promise<void> {
  await ask(page, QUESTION)
  await page.getByRole('button', { name: 'Dừng trả lời' }).waitFor()
}

async function waitForFailure(page: Page): Promise<void> {
  await ask(page, QUESTION)
  await page.getByText('Xin lỗi, đã có lỗi xảy ra.').waitFor()
}

async function openZoom(page: Page): Promise<void> {
  await page
    .getByRole('link', { name: /^Phóng to:/ })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('img').waitFor()
}

async function openCalculator(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Tính theo nhà bạn' }).click()
  await page.getByLabel('Nhà bạn dùng').fill('nhiều')
}

async function sendEmptyReview(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Gửi đánh giá' }).click()
  await page.getByText('Bạn chọn số sao nhé.').waitFor()
}

async function openMenu(page: Page): Promise<void> {
  await page.getByLabel('Mở menu').click()
  await page.getByRole('dialog', { name: 'Menu' }).waitFor()
}
