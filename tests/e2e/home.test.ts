import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { testInLongRun } from '#tests/support/long.ts'
import { plainSpaces } from '../support/html.ts'
import { PHONE, browserForFile } from './support/browser.ts'
import { ADVISOR, QUESTION, asked } from './support/chat-page.ts'
import { holdAnswer, recordedAnswer, replayAnswer } from './support/recorded-answer.ts'

const open = browserForFile()
const question = (page: Page) => page.getByRole('textbox', { name: 'Bạn cần tư vấn món gì?' })
const submit = (page: Page) => page.getByRole('search').getByRole('button', { name: /Hỏi cố vấn|Đang tìm/ })
/** Every question that the page draws from. */
const everySuggestion = async (page: Page) =>
  ((await (await page.request.get('/api/v1/suggestions')).json()) as { questions: string[] }).questions
const suggestions = (page: Page) => page.getByRole('list', { name: 'Câu hỏi gợi ý' }).getByRole('link')

describe('the question box of the home page', () => {
  test('a typed question shows the searching state, then opens the chat, where it is answered', async () => {
    const page = await open('/')
    await question(page).fill(QUESTION)
    await submit(page).click()
    expect(await submit(page).textContent()).toContain('Đang tìm...')
    expect(await question(page).isDisabled()).toBe(true)
    await page.waitForURL('**/chat')
    await page.getByRole('article').filter({ hasText: 'Tủ lạnh' }).waitFor()
    expect(await asked(page, QUESTION).count()).toBe(1)
  })

  test('a blank question cannot be sent', async () => {
    const page = await open('/')
    expect(await submit(page).isDisabled()).toBe(true)
    await question(page).fill('   ')
    expect(await submit(page).isDisabled()).toBe(true)
    await question(page).press('Enter')
    await question(page).fill('tivi')
    expect(await submit(page).isDisabled()).toBe(false)
    expect(new URL(page.url()).pathname).toBe('/')
  })

  test('a text about something else gets a hint whose example can be taken over and sent', async () => {
    const page = await open('/')
    const hint = page.getByText('Tôi chuyên tư vấn về điện máy và thiết bị điện tử.')
    await question(page).fill('làm thơ về mùa thu đi bạn ơi')
    await hint.waitFor()
    const example = page.getByRole('search').getByRole('status').getByRole('button')
    const text = await example.textContent()
    await example.click()
    expect(await question(page).inputValue()).toBe(text)
    expect(await hint.count()).toBe(0)
    expect(await submit(page).isDisabled()).toBe(false)
  })

  testInLongRun('a question about appliances gets no hint', async () => {
    const page = await open('/')
    await question(page).fill('làm thơ về mùa thu đi bạn ơi')
    await page.getByText('Tôi chuyên tư vấn').waitFor()
    await question(page).fill('máy giặt nào giặt êm cho nhà chung cư')
    expect(await page.getByText('Tôi chuyên tư vấn').count()).toBe(0)
  })
})

describe('the suggested questions of the home page', () => {
  test('four different ones are shown; a click shows the searching state and asks that question', async () => {
    const page = await open('/', { before: async (page) => void (await holdAnswer(page)) })
    // A figure is shown with its unit on one line; what is asked has plain spaces.
    const shown = (await suggestions(page).allTextContents()).map(plainSpaces)
    expect(new Set(shown).size).toBe(4)
    await suggestions(page).nth(1).click()
    expect(await question(page).isDisabled()).toBe(true)
    expect(await question(page).inputValue()).toBe(shown[1])
    await page.waitForURL('**/chat')
    await page.getByText('Cố vấn đang xem').waitFor()
    expect(await asked(page, shown[1] ?? '').count()).toBe(1)
  })

  test("'Câu khác' says that it loads and draws other questions", async () => {
    const page = await open('/')
    const loading = Promise.withResolvers<void>()
    await page.route('**/api/v1/suggestions', async (route) => {
      await loading.promise
      await route.fulfill({ json: { questions: ['Câu A?', 'Câu B?', 'Câu C?', 'Câu D?'] } })
    })
    await page.getByRole('button', { name: 'Câu khác' }).click()
    await page.getByText('Đang tải câu hỏi gợi ý...').waitFor()
    loading.resolve()
    await page.getByRole('link', { name: 'Câu A?' }).waitFor()
    expect((await suggestions(page).allTextContents()).toSorted()).toEqual([
      'Câu A?',
      'Câu B?',
      'Câu C?',
      'Câu D?',
    ])
    expect(await page.getByText('câu hỏi dự phòng').count()).toBe(0)
  })

  testInLongRun("when they cannot be had 'Câu khác' shows the built-in ones and says so", async () => {
    const page = await open('/', { expected: [/api\/v1\/suggestions/] })
    await page.route('**/api/v1/suggestions', (route) => route.fulfill({ status: 503 }))
    await page.getByRole('button', { name: 'Câu khác' }).click()
    await page.getByText('(sử dụng câu hỏi dự phòng)').waitFor()
    expect(await suggestions(page).count()).toBe(4)
  })
})

describe('the way on from the home page', () => {
  test('an answer leads to the page of a product that it recommends', async () => {
    const page = await open('/', {
      reducedMotion: 'reduce',
      before: async (page) => void (await replayAnswer(page)),
    })
    await question(page).fill(QUESTION)
    await question(page).press('Enter')
    const cards = page.getByRole('region', { name: 'Sản phẩm gợi ý' }).getByRole('article')
    await cards.first().waitFor()
    const recommended = (await recordedAnswer()).productRecommendations?.products[0]
    await cards.first().getByRole('link').click()
    await page.getByRole('heading', { level: 1, name: recommended?.title }).waitFor()
    expect(new URL(page.url()).pathname).toBe(`/products/${recommended?.id}`)
  })

  test('on a phone an answer stands in the first window, with the longest questions above it: three machines with their prices and the way on', async () => {
    const page = await open('/', { viewport: PHONE })
    const prices = page
      .getByRole('region', { name: /^Ví dụ/ })
      .getByRole('listitem')
      .locator('b')
    expect(await prices.count()).toBe(3)
    const [longest = ''] = (await everySuggestion(page)).toSorted((a, b) => b.length - a.length)
    // Which of them are drawn is chance: here each is as long as the longest.
    const questions = ['A', 'B', 'C', 'D'].map((each) => longest.replace('?', ` ${each}?`))
    await page.route('**/api/v1/suggestions', (route) => route.fulfill({ json: { questions } }))
    await page.getByRole('button', { name: 'Câu khác' }).click()
    await page.getByText(questions[0] ?? '').waitFor({ state: 'attached' })
    const example = await page.getByRole('region', { name: /^Ví dụ/ }).boundingBox()
    expect((example?.y ?? 0) + (example?.height ?? PHONE.height)).toBeLessThan(PHONE.height)
    // What does not fit into the one line is reached by the keyboard.
    await suggestions(page).last().focus()
    const reached = await suggestions(page).last().boundingBox()
    expect(reached?.x).toBeGreaterThanOrEqual(0)
    expect(reached?.x).toBeLessThan(PHONE.width / 2)
  })

  testInLongRun('a category leads to its products and a card to its product', async () => {
    const page = await open('/')
    await page.getByRole('navigation', { name: 'Danh mục sản phẩm' }).getByText('Tủ lạnh').click()
    await page.getByRole('heading', { level: 1, name: 'Tủ lạnh' }).waitFor()
    expect(new URL(page.url()).search).toBe('?category=tu-lanh')
    const card = page.getByRole('main').getByRole('article').first()
    const title = (await card.getByRole('heading').textContent()) ?? ''
    expect(title).toContain('Tủ lạnh')
    await card.getByRole('link').click()
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    expect(new URL(page.url()).pathname).toMatch(/^\/products\/\d+$/)
  })

  test('the advisor is asked nothing before the visitor asks', async () => {
    const sent: string[] = []
    const page = await open('/', {
      before: async (page) => {
        await page.route(ADVISOR, (route) => void sent.push(route.request().url()))
      },
    })
    await page.getByRole('link', { name: 'Chat với AI' }).first().click()
    await page.waitForURL('**/chat')
    expect(sent).toEqual([])
  })
})
