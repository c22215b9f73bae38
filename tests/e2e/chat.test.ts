import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { eachNth, testInLongRun } from '#tests/support/long.ts'
import { plainSpaces } from '../support/html.ts'
import { DESKTOP, PHONE, browserForFile, scrollEnd } from './support/browser.ts'
import { ADVISOR, QUESTION, ask, asked, questionBox } from './support/chat-page.ts'
import { holdAnswer, recordedAnswer, replayAnswer } from './support/recorded-answer.ts'

const open = browserForFile()

const DISCLAIMER =
  'Thông tin chỉ mang tính tham khảo. Vui lòng kiểm tra thông tin quan trọng với chuyên gia điện máy!'
const FAILURE = 'Xin lỗi, đã có lỗi xảy ra. Vui lòng thử lại sau.'

const answers = (page: Page) => page.getByRole('article', { name: 'Cố vấn trả lời' })
const suggestions = (page: Page) => page.getByRole('list', { name: 'Câu hỏi gợi ý' })
const related = (page: Page) => page.getByRole('region', { name: 'Câu hỏi liên quan' }).getByRole('link')

/** The chat with every question answered by the recorded answer, at once where less motion is asked for. */
async function openChat(reducedMotion: 'reduce' | 'no-preference' = 'reduce') {
  let bodies: Awaited<ReturnType<typeof replayAnswer>> = []
  const page = await open('/chat', {
    reducedMotion,
    before: async (page) => {
      bodies = await replayAnswer(page)
    },
  })
  return { page, bodies }
}

describe('an answer', () => {
  test("is typed sentence by sentence, what belongs to it comes after, and 'Hiện ngay' shows everything", async () => {
    const { page } = await openChat('no-preference')
    const { content, productRecommendations } = await recordedAnswer()
    await ask(page, QUESTION)
    await page.getByRole('button', { name: 'Hiện ngay' }).waitFor()
    const typed = async () =>
      plainSpaces((await answers(page).last().locator('p').allTextContents()).join('\n\n'))
    const first = await typed()
    expect(content.startsWith(first)).toBe(true)
    expect(first.length).toBeLessThan(content.length)
    expect(await page.getByText(DISCLAIMER).count()).toBe(0)
    await expect.poll(async () => (await typed()).length).toBeGreaterThan(first.length)
    await page.getByRole('button', { name: 'Hiện ngay' }).click()
    await page.getByText(DISCLAIMER).waitFor()
    // How it comes to it stands below the machines by now; what it says of the other machines, on their cards.
    const [ofOthers, [, ...sums]] = [/^(?:Tiết kiệm hơn|Nâng cấp): /, content.split(/\n{2,}/)]
    const inOneLine = (text: string) => text.replace(/\s+/g, ' ')
    for (const paragraph of sums.filter((one) => !ofOthers.test(one)))
      expect(inOneLine(await typed())).toContain(inOneLine(paragraph))
    // What decides for the first machine stands where it is named, what else it has on its card.
    const [best] = productRecommendations?.products ?? []
    const [lead = '', card = ''] = await Promise.all(
      ['.answer-lead', '.recommended'].map(async (part) =>
        inOneLine(await answers(page).last().locator(part).first().innerText()).toLocaleLowerCase('vi'),
      ),
    )
    const [decides = '', ...others] = inOneLine(best?.reason ?? '')
      .toLocaleLowerCase('vi')
      .replace(/\.$/, '')
      .split('; ')
    expect(lead).toContain(best?.title.toLocaleLowerCase('vi'))
    // What all of them are right for is said once, of none by itself.
    const [fit = 'none'] = /đúng cỡ cho [^;.,]+/.exec(decides) ?? []
    expect(lead).toContain(fit)
    expect(card).not.toContain(fit)
    expect(card).toContain(inOneLine(best?.price ?? ''))
    for (const reason of others) expect([lead.includes(reason), card.includes(reason)]).toEqual([false, true])
    const cards = page.getByRole('region', { name: 'Sản phẩm gợi ý' })
    for (const { title } of productRecommendations?.products ?? [])
      expect(await cards.getByText(title).count()).toBeGreaterThan(0)
    expect(await page.getByRole('button', { name: 'Hiện ngay' }).count()).toBe(0)
  })

  test('says on a card what its price leaves of the sum that was said', async () => {
    const page = await open('/chat', { reducedMotion: 'reduce' })
    await ask(page, 'tủ lạnh cho nhà 4 người tầm 15 triệu')
    await page.getByText(DISCLAIMER).waitFor()
    const card = await page
      .getByRole('region', { name: 'Sản phẩm gợi ý' })
      .getByRole('article')
      .first()
      .innerText()
    const price = Number(/([\d.]+)\s₫/u.exec(card)?.[1]?.replaceAll('.', ''))
    const left = Number(/Còn dư\skhoảng\s([\d,]+)\striệu/u.exec(card)?.[1]?.replace(',', '.')) * 1_000_000
    expect(Math.abs(price + left - 15_000_000)).toBeLessThanOrEqual(10_000)
  })

  test('shares the edges of a wide window with its question, and the box below it begins there', async () => {
    const page = await open(`/chat?q=${encodeURIComponent('tủ lạnh cho nhà 4 người dưới 15 triệu')}`, {
      viewport: DESKTOP,
    })
    await page.getByText(DISCLAIMER).waitFor()
    const edges = async (part: string) => {
      const box = await page.locator(part).first().boundingBox()
      return [box?.x ?? 0, (box?.x ?? 0) + (box?.width ?? 0)].map(Math.round)
    }
    const [start, end] = await edges('[aria-label="Sản phẩm gợi ý"] > ul')
    expect((await edges('.answer-lead'))[0]).toBe(start)
    expect((await edges('.chips-understood'))[1]).toBe(end)
    expect(await edges('.chat-box form')).toEqual([start, end])
    // One column, no wider than its rows are read at a glance.
    expect((end ?? 0) - (start ?? 0)).toBeLessThanOrEqual(960)
  })

  test.each(eachNth(2, [PHONE, DESKTOP]))(
    'says in a sentence what to choose and why, on its card for how much, and all that was understood, at $width',
    async (viewport) => {
      const page = await open(
        `/chat?q=${encodeURIComponent('Tủ lạnh cho nhà 4 người, dưới 15 triệu, tiết kiệm điện')}`,
        { viewport },
      )
      await page.getByText(DISCLAIMER).waitFor()
      const lead = plainSpaces(await page.locator('.answer-lead').first().innerText())
      expect(lead).toMatch(/^Nên chọn \S.* \d+ lít\s/)
      // The price is never without the shop and the month.
      expect(await page.locator('.recommended .price-seen').first().innerText()).toMatch(/\S+, \d+\/\d{4}/)
      // In one row, on a phone in two: none is cut at the window's edge.
      const understood = page.getByRole('list', { name: 'Hiểu là' })
      const boxes = await Promise.all(
        (await understood.locator('li:visible').all()).map((chip) => chip.boundingBox()),
      )
      expect(boxes.length).toBeGreaterThan(3)
      const lines = new Set(boxes.map((box) => Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2))).size
      expect(lines).toBeLessThanOrEqual(viewport === PHONE ? 2 : 1)
      for (const box of boxes) expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(viewport.width)
      // Each condition has one sign to press.
      const signs = await understood
        .locator(':is(button, span).rounded-full')
        .evaluateAll((all) => all.map((one) => one.querySelectorAll('svg').length))
      expect(signs).toEqual([1, 1, 1])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width)
      // In the order of the question, each with nothing but what was wished; what is not known of a machine stands on its card.
      expect(plainSpaces(await understood.innerText()).replaceAll(/\s+/g, ' ')).toMatch(
        /Tủ lạnh.* 4 người.* Dưới 15 triệu.* Tiết kiệm điện(?!.*chưa rõ)/,
      )
      const cards = page.getByRole('region', { name: 'Sản phẩm gợi ý' }).getByRole('article')
      // That the first is small for whom it is stands where it is named.
      expect(lead).toMatch(/Hơi nhỏ so với mức lý tưởng \d+ lít\./)
      for (const card of await cards.allInnerTexts())
        expect(plainSpaces(card)).toMatch(/kWh|Chưa rõ mỗi năm tốn bao nhiêu điện/)
    },
  )

  testInLongRun('shows everything at once to who wants less motion', async () => {
    const { page } = await openChat('reduce')
    await ask(page, QUESTION)
    await page.getByText(DISCLAIMER).waitFor()
    expect(await page.getByRole('button', { name: 'Hiện ngay' }).count()).toBe(0)
  })

  test('has a disclaimer, at most 3 sources, at most 3 products and what to ask next', async () => {
    const { page } = await openChat()
    await ask(page, QUESTION)
    await page.getByText(DISCLAIMER).waitFor()
    const answer = await recordedAnswer()
    const sources = page.getByRole('region', { name: 'Nguồn' }).getByRole('link')
    const cards = page.getByRole('region', { name: 'Sản phẩm gợi ý' }).getByRole('article')
    expect(await sources.count()).toBe(answer.sources.length)
    expect(await cards.count()).toBe(answer.productRecommendations?.products.length)
    expect(await related(page).count()).toBe(answer.relatedQuestions.length)
    for (const counted of [sources, cards, related(page)]) {
      expect(await counted.count()).toBeGreaterThan(0)
      expect(await counted.count()).toBeLessThanOrEqual(3)
    }
    for (const source of await sources.filter({ hasText: 'mở trong thẻ mới' }).all()) {
      expect(await source.getAttribute('rel')).toContain('noopener')
      expect(await source.getAttribute('target')).toBe('_blank')
    }
  })

  test('begins in view on a phone, however long it is', async () => {
    const page = await open('/chat', {
      reducedMotion: 'reduce',
      viewport: PHONE,
      before: async (page) => void (await replayAnswer(page)),
    })
    await ask(page, QUESTION)
    await page.getByText(DISCLAIMER).waitFor()
    await scrollEnd(page)
    const top = await answers(page)
      .last()
      .evaluate((element) => element.getBoundingClientRect().top)
    expect(top).toBeGreaterThan(0)
    expect(top).toBeLessThan(PHONE.height / 2)
  })
})

describe('asking', () => {
  test('a question in the address is asked once and leaves the address', async () => {
    const page = await open(`/chat?q=${encodeURIComponent(QUESTION)}`)
    await page.waitForURL((url) => url.pathname === '/chat' && url.search === '')
    await page.getByText(DISCLAIMER).waitFor()
    expect(await asked(page, QUESTION).count()).toBe(1)
    expect(await answers(page).count()).toBe(2)
    await page.reload()
    await asked(page, QUESTION).waitFor()
    expect(await asked(page, QUESTION).count()).toBe(1)
    expect(await answers(page).count()).toBe(2)
  })

  test('an answer that came with the page stays in view before the visitor does anything', async () => {
    const page = await open('/')
    await page.goto(`/chat?q=${encodeURIComponent(QUESTION)}`, { waitUntil: 'networkidle' })
    await page.waitForURL((url) => url.pathname === '/chat' && url.search === '')
    expect(await page.getByText(DISCLAIMER).isVisible()).toBe(true)
    expect(await asked(page, QUESTION).isVisible()).toBe(true)
  })

  test('suggested questions are there only before the first question', async () => {
    const page = await open('/chat')
    expect(await suggestions(page).getByRole('link').count()).toBe(4)
    const letGo = await holdAnswer(page)
    const question = (await suggestions(page).getByRole('link').first().textContent()) ?? ''
    await suggestions(page).getByRole('link').first().click()
    await asked(page, question).waitFor()
    expect(await suggestions(page).count()).toBe(0)
    await letGo()
    await page.getByRole('button', { name: 'Hiện ngay' }).click()
    await page.getByText(DISCLAIMER).waitFor()
    expect(await suggestions(page).count()).toBe(0)
  })

  test('a first question carries nothing, later ones the record of what was said, typed or clicked', async () => {
    const { page, bodies } = await openChat()
    await ask(page, QUESTION)
    await related(page).first().waitFor()
    const next = (await related(page).first().textContent()) ?? ''
    await related(page).first().click()
    await asked(page, next).waitFor()
    await expect.poll(() => bodies.length).toBe(2)
    await page.getByText(DISCLAIMER).nth(1).waitFor()
    await ask(page, 'Tivi 55 inch')
    await expect.poll(() => bodies.length).toBe(3)
    const { conversation } = await recordedAnswer()
    expect(conversation?.topics[0]?.need).toMatchObject({ people: 4 })
    expect(bodies[0]).toEqual({ message: QUESTION, conversation: null, previousContext: null })
    for (const [body, message] of [
      [bodies[1], next],
      [bodies[2], 'Tivi 55 inch'],
    ] as const) {
      expect(body?.message).toBe(message)
      expect(body).toMatchObject({ conversation, previousContext: null })
    }
  })

  testInLongRun('a blank question is not sent', async () => {
    const { page, bodies } = await openChat()
    await questionBox(page).fill(' \n ')
    expect(await page.getByRole('button', { name: 'Gửi câu hỏi' }).isDisabled()).toBe(true)
    await questionBox(page).press('Enter')
    await ask(page, QUESTION)
    await page.getByText(DISCLAIMER).waitFor()
    expect(bodies.map(({ message }) => message)).toEqual([QUESTION])
  })

  test('while an answer is on its way, another question waits in the box', async () => {
    const page = await open('/chat')
    const letGo = await holdAnswer(page)
    await ask(page, QUESTION)
    await page.getByText('Cố vấn đang xem').waitFor()
    await questionBox(page).fill('Tivi 55 inch')
    await questionBox(page).press('Enter')
    expect(await asked(page, 'Tivi 55 inch').count()).toBe(0)
    await letGo()
    await page.getByRole('button', { name: 'Hiện ngay' }).waitFor()
    expect(await questionBox(page).inputValue()).toBe('Tivi 55 inch')
  })
})

describe('ending an answer or a conversation', () => {
  test("'Dừng trả lời' stops waiting, and the next question is answered", async () => {
    const page = await open('/chat', { reducedMotion: 'reduce' })
    await holdAnswer(page)
    await ask(page, 'Tivi 55 inch')
    await page.getByRole('button', { name: 'Dừng trả lời' }).click()
    expect(await page.getByText('Cố vấn đang xem').count()).toBe(0)
    await answers(page).last().getByText('Đã dừng trả lời.').waitFor()
    expect(await page.getByText(DISCLAIMER).count()).toBe(0)
    await page.unroute(ADVISOR)
    await replayAnswer(page)
    await ask(page, QUESTION)
    await page.getByText(DISCLAIMER).waitFor()
    expect(await page.getByText(FAILURE).count()).toBe(0)
  })

  test("'Cuộc trò chuyện mới' leaves the welcome and the suggestions", async () => {
    const { page } = await openChat()
    await ask(page, QUESTION)
    await page.getByText(DISCLAIMER).waitFor()
    await page.getByRole('button', { name: 'Cuộc trò chuyện mới' }).click()
    await suggestions(page).waitFor()
    expect(await answers(page).count()).toBe(1)
    expect(await asked(page, QUESTION).count()).toBe(0)
    expect(await page.getByText(DISCLAIMER).count()).toBe(0)
  })

  testInLongRun("'Về trang chủ' leads home", async () => {
    const page = await open('/chat')
    await page.getByRole('link', { name: 'Về trang chủ', exact: true }).click()
    await page.getByRole('textbox', { name: 'Bạn cần tư vấn món gì?' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/')
  })
})

describe('a failing advisor', () => {
  test.each(
    eachNth(2, [
      ['no connection', (page: Page) => page.route(ADVISOR, (route) => route.abort()), FAILURE],
      [
        'an error of the server',
        (page: Page) => page.route(ADVISOR, (route) => route.fulfill({ status: 500, body: 'oops' })),
        FAILURE,
      ],
      [
        'too many questions',
        (page: Page) =>
          page.route(ADVISOR, (route) =>
            route.fulfill({ status: 429, json: { detail: 'Bạn hỏi hơi nhanh. Vui lòng đợi một chút nhé.' } }),
          ),
        'Bạn hỏi hơi nhanh. Vui lòng đợi một chút nhé.',
      ],
    ] as const),
  )('%s is said in the conversation, and the question can be tried again', async (_title, fail, text) => {
    const page = await open('/chat', { reducedMotion: 'reduce', expected: [/perplexity-chat/] })
    await fail(page)
    await ask(page, QUESTION)
    await answers(page).getByText(text, { exact: true }).waitFor()
    expect(await page.getByText(DISCLAIMER).count()).toBe(0)
    await page.unroute(ADVISOR)
    await replayAnswer(page)
    await page.getByRole('button', { name: 'Thử lại' }).click()
    await page.getByText(DISCLAIMER).waitFor()
    expect(await asked(page, QUESTION).count()).toBe(1)
    expect(await answers(page).getByText(text, { exact: true }).count()).toBe(0)
  })
})

describe('the frame of the chat', () => {
  test('before anything was asked a phone shows the box, and of an example what it comes to and the price of all its machines', async () => {
    const page = await open('/chat', { viewport: PHONE })
    const end = async (of: Locator) => {
      const { y, height } = (await of.boundingBox()) ?? { y: Infinity, height: 0 }
      return y + height
    }
    expect(await end(questionBox(page))).toBeLessThan(PHONE.height / 2)
    const example = page.getByRole('region', { name: /^Ví dụ/ })
    expect((await example.boundingBox())?.y).toBeLessThan(PHONE.height * 0.4)
    const prices = example.locator('li:visible b')
    expect(await prices.count()).toBe(3)
    for (const price of await prices.all()) expect(await end(price)).toBeLessThan(PHONE.height)
    expect(plainSpaces(await example.getByText(/^Nên chọn /).innerText())).toMatch(
      /^Nên chọn \S+ \d+ inch: đúng cỡ cho chỗ ngồi cách \d+ m$/,
    )
  })

  test('before anything was asked the example stands whole below the box on a desk, as wide as it, and a kind of machine puts its question into the box, the first figure chosen', async () => {
    const page = await open('/chat', { viewport: DESKTOP })
    const example = page.getByRole('region', { name: /^Ví dụ/ })
    const [box, below] = [await page.locator('.chat-begin').boundingBox(), await example.boundingBox()]
    expect([below?.x, below?.width]).toEqual([box?.x, box?.width])
    expect((below?.y ?? 0) + (below?.height ?? Infinity)).toBeLessThan(DESKTOP.height)
    await page.getByRole('list', { name: 'Bắt đầu với' }).getByRole('link', { name: 'Tivi' }).click()
    await expect.poll(() => questionBox(page).inputValue()).toMatch(/^Tivi xem cách 2,5 m/)
    expect(
      await questionBox(page).evaluate((box: HTMLTextAreaElement) =>
        box.value.slice(box.selectionStart, box.selectionEnd),
      ),
    ).toBe('2,5')
  })

  test('there is no footer, and the question box is in view on a phone before and after an answer', async () => {
    const page = await open('/chat', {
      viewport: PHONE,
      reducedMotion: 'reduce',
      before: async (page) => void (await replayAnswer(page)),
    })
    expect(await page.getByRole('contentinfo').count()).toBe(0)
    const bottom = async () => {
      const box = await questionBox(page).boundingBox()
      return (box?.y ?? 0) + (box?.height ?? 0)
    }
    expect(await bottom()).toBeLessThanOrEqual(PHONE.height)
    await ask(page, QUESTION)
    await page.getByText(DISCLAIMER).waitFor()
    expect(await bottom()).toBeLessThanOrEqual(PHONE.height)
  })
})
