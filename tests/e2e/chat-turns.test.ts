import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { anAnswer } from '#app/pages/chat/conversation/sample-answer.ts'
import { testInLongRun } from '#tests/support/long.ts'
import { plainSpaces } from '../support/html.ts'
import { browserForFile } from './support/browser.ts'
import { ADVISOR, ask, asked, questionBox } from './support/chat-page.ts'

const open = browserForFile()

const FIRST = 'tủ lạnh inverter cho 4 người'
const ANSWER = anAnswer({
  content: 'Nhà 4 người hợp tủ 307–550 lít.',
  understood: [
    { slot: 'kinds:fridge', label: 'Tủ lạnh' },
    { slot: 'people', label: '4 người' },
    { slot: 'features:inverter', label: 'Inverter' },
  ],
  tapQuestion: { question: 'Bạn muốn chi khoảng bao nhiêu?', options: ['Dưới 10 triệu', '10–15 triệu'] },
  sources: [{ title: 'Cách tính', url: '/cach-tinh' }],
  productRecommendations: {
    query: FIRST,
    products: ([1, 2] as const).map((id) => ({
      id,
      title: `Tủ lạnh thử ${id}`,
      image: '/minh-hoa/x.svg',
      des: '',
      price: `${id}.990.000 ₫`,
      priceSeen: null,
      brand: 'Thử',
      role: id === 1 ? 'best' : 'saver',
      reason: 'Vừa nhà 4 người.',
      tradeOff: id === 1 ? null : 'rẻ hơn 1 triệu, đổi lại nhỏ hơn 20 lít',
    })),
  },
})

type Body = { message: string; previousContext: string | null; withoutSlots?: string[] }

/** The chat after one question, its answers numbered so that each can be told. */
async function openAnswered(expected: readonly RegExp[] = []): Promise<{ page: Page; bodies: Body[] }> {
  const bodies: Body[] = []
  const page = await open('/chat', {
    reducedMotion: 'reduce',
    expected,
    before: async (page) => {
      await page.route('**/minh-hoa/x.svg', (route) =>
        route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
      )
      await page.route(ADVISOR, async (route) => {
        bodies.push(route.request().postDataJSON() as Body)
        await route.fulfill({ json: { ...ANSWER, content: `${ANSWER.content} Lần ${bodies.length}.` } })
      })
    },
  })
  await ask(page, FIRST)
  await answered(page, 1)
  return { page, bodies }
}

const answered = (page: Page, time: number) =>
  page.getByRole('article', { name: 'Cố vấn trả lời' }).last().getByText(`Lần ${time}.`).waitFor()
const bubbles = async (page: Page) =>
  (
    await page
      .getByRole('paragraph')
      .filter({ hasText: /^Bạn hỏi: / })
      .allTextContents()
  ).map(plainSpaces)

describe('an answer', () => {
  test('can be had again in place of the old one, asked as it was', async () => {
    const { page, bodies } = await openAnswered()
    await page.getByRole('button', { name: 'Trả lời lại' }).click()
    await answered(page, 2)
    expect(await page.getByText('Lần 1.').count()).toBe(0)
    expect(bodies[1]).toEqual(bodies[0])
    expect(await bubbles(page)).toEqual([`Bạn hỏi: ${FIRST}`])
  })

  testInLongRun('is copied with prices and sources', async () => {
    const { page } = await openAnswered()
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: 'Sao chép câu trả lời' }).click()
    await page.getByText('Đã sao chép câu trả lời').waitFor()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    for (const part of [FIRST, ANSWER.content, 'Tủ lạnh thử 1, 1.990.000 ₫', '/products/1', 'Cách tính'])
      expect(copied).toContain(part)
  })

  testInLongRun('is shared as a link that asks its question', async () => {
    const { page } = await openAnswered()
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: 'Sao chép liên kết câu hỏi' }).click()
    await page.getByText('Đã sao chép', { exact: true }).waitFor()
    const { pathname, searchParams } = new URL(await page.evaluate(() => navigator.clipboard.readText()))
    expect([pathname, searchParams.get('q')]).toEqual(['/chat', FIRST])
  })

  testInLongRun('lays its products side by side', async () => {
    const { page } = await openAnswered()
    expect(await page.getByRole('link', { name: 'So sánh 2 máy này' }).getAttribute('href')).toBe(
      '/so-sanh?ids=1,2',
    )
    expect(await page.getByText('rẻ hơn 1 triệu, đổi lại nhỏ hơn 20 lít').count()).toBe(1)
  })

  test('folds behind its first sentence once something else is asked, and unfolds again', async () => {
    const { page } = await openAnswered()
    await ask(page, 'còn máy giặt thì sao')
    await answered(page, 2)
    const first = page.getByRole('article', { name: 'Cố vấn trả lời' }).nth(1)
    const card = first.getByRole('heading', { name: 'Tủ lạnh thử 1' })
    expect(await first.getByText('Lần 1.').isVisible()).toBe(true)
    expect(await card.isVisible()).toBe(false)
    await first.getByText('Xem lại 2 máy và cách tính').click()
    expect(await card.isVisible()).toBe(true)
  })
})

describe('a vote', () => {
  test('is sent, can be given a reason and be changed, and is there after a reload', async () => {
    const { page } = await openAnswered()
    const votes: Record<string, unknown>[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/answer-feedback')) votes.push(request.postDataJSON())
    })
    const no = page.getByRole('button', { name: 'Không', exact: true })
    await no.click()
    await page.getByText('Cảm ơn bạn đã góp ý.').waitFor()
    await page.getByRole('button', { name: 'Thiếu thông tin' }).click()
    await expect.poll(() => votes.length).toBe(2)
    expect(votes[1]).toMatchObject({ question: FIRST, isHelpful: false, reason: 'Thiếu thông tin' })
    await page.reload()
    await answered(page, 1)
    expect(await no.getAttribute('aria-pressed')).toBe('true')
    await page.getByRole('button', { name: 'Có', exact: true }).click()
    await expect.poll(() => votes.length).toBe(3)
    expect(votes[2]).toMatchObject({ isHelpful: true, reason: null, voteKey: votes[0]?.voteKey })
    expect(await page.getByRole('button', { name: 'Thiếu thông tin' }).count()).toBe(0)
  })

  testInLongRun('that cannot be sent is said so, and stays to be pressed again', async () => {
    const { page } = await openAnswered([/answer-feedback/])
    await page.route('**/api/v1/answer-feedback', (route) => route.fulfill({ status: 503 }))
    const yes = page.getByRole('button', { name: 'Có', exact: true })
    await yes.click()
    await page.getByText('Chưa gửi được góp ý').waitFor()
    expect(await yes.isEnabled()).toBe(true)
  })
})

describe('the last question', () => {
  test('goes back into the box, and sent again replaces its answer; what was typed before comes back', async () => {
    const { page, bodies } = await openAnswered()
    await questionBox(page).fill('câu đang gõ dở')
    await page.getByRole('button', { name: 'Sửa câu hỏi' }).click()
    await page.getByText('Đang sửa câu hỏi').waitFor()
    await expect.poll(() => questionBox(page).inputValue()).toBe(FIRST)
    await questionBox(page).fill('tủ lạnh cho 6 người')
    await questionBox(page).press('Enter')
    await answered(page, 2)
    expect(await bubbles(page)).toEqual(['Bạn hỏi: tủ lạnh cho 6 người'])
    expect(bodies[1]).toEqual({ message: 'tủ lạnh cho 6 người', conversation: null, previousContext: null })
    expect(await questionBox(page).inputValue()).toBe('câu đang gõ dở')
    expect(await page.getByText('Đang sửa câu hỏi').count()).toBe(0)
  })

  testInLongRun('stays as it was when the visitor thinks better of it', async () => {
    const { page } = await openAnswered()
    await questionBox(page).fill('câu đang gõ dở')
    await page.getByRole('button', { name: 'Sửa câu hỏi' }).click()
    await page.getByRole('button', { name: 'Thôi sửa' }).click()
    await expect.poll(() => questionBox(page).inputValue()).toBe('câu đang gõ dở')
    expect(await asked(page, FIRST).count()).toBe(1)
  })
})

describe('what was understood', () => {
  test('is taken away by a press, and the question asked again without it', async () => {
    const { page, bodies } = await openAnswered()
    expect(await page.getByRole('button', { name: 'Bỏ điều kiện Tủ lạnh' }).count()).toBe(0)
    await page.getByRole('button', { name: 'Bỏ điều kiện Inverter' }).click()
    await answered(page, 2)
    expect(await bubbles(page)).toEqual([`Bạn hỏi: ${FIRST}`, 'Bạn hỏi: Bỏ điều kiện: Inverter'])
    expect(bodies[1]).toMatchObject({ message: FIRST, withoutSlots: ['features:inverter'] })
    expect(bodies[1]?.previousContext).toContain('Câu hỏi: Tủ lạnh, 4 người, Inverter')
  })

  testInLongRun('of the site itself is given up, too: the answer holds it no longer', async () => {
    const page = await open('/chat', { reducedMotion: 'reduce' })
    await ask(page, 'Tư vấn tủ lạnh cho 4 người dưới 8 triệu')
    await page.getByRole('button', { name: 'Bỏ điều kiện Dưới 8 triệu' }).click()
    await page.getByRole('list', { name: 'Hiểu là' }).nth(1).waitFor()
    const chips = await page.getByRole('list', { name: 'Hiểu là' }).nth(1).textContent()
    expect(chips).toContain('4 người')
    expect(chips).not.toContain('triệu')
  })
})

describe('a question asked back', () => {
  test('is answered by a tap, with what was said before', async () => {
    const { page, bodies } = await openAnswered()
    await page.getByRole('link', { name: 'Dưới 10 triệu' }).click()
    await answered(page, 2)
    expect(bodies[1]?.message).toBe('Dưới 10 triệu')
    expect(bodies[1]?.previousContext).toContain('4 người')
    expect(await page.getByRole('region', { name: 'Cố vấn hỏi thêm' }).count()).toBe(1)
  })

  testInLongRun('can be left', async () => {
    const { page } = await openAnswered()
    await page.getByRole('button', { name: 'Bỏ qua' }).click()
    expect(await page.getByRole('region', { name: 'Cố vấn hỏi thêm' }).count()).toBe(0)
  })
})

describe('the box', () => {
  test('shows the length near its end, never cuts a text, and does not send one that is too long', async () => {
    const { page, bodies } = await openAnswered()
    await questionBox(page).fill('a'.repeat(1_050))
    await page.getByText('1.050/1.000 ký tự').waitFor()
    expect(await page.getByRole('button', { name: 'Gửi câu hỏi' }).isDisabled()).toBe(true)
    await questionBox(page).press('Enter')
    expect((await questionBox(page).inputValue()).length).toBe(1_050)
    expect(bodies).toHaveLength(1)
    await questionBox(page).fill('a'.repeat(990))
    await page.getByText('990/1.000 ký tự').waitFor()
    await questionBox(page).fill('tivi')
    expect(await page.getByText('/1.000 ký tự').count()).toBe(0)
  })

  testInLongRun('does not send a word that is still being composed', async () => {
    const { page, bodies } = await openAnswered()
    await questionBox(page).focus()
    const session = await page.context().newCDPSession(page)
    await session.send('Input.imeSetComposition', { text: 'tủ lanhj', selectionStart: 8, selectionEnd: 8 })
    await page.evaluate(() => {
      const key = new KeyboardEvent('keydown', {
        key: 'Enter',
        bubbles: true,
        isComposing: true,
        cancelable: true,
      })
      document.activeElement?.dispatchEvent(key)
    })
    expect(bodies).toHaveLength(1)
    await session.send('Input.insertText', { text: 'tủ lạnh' })
    await questionBox(page).press('Enter')
    await answered(page, 2)
    expect(bodies[1]?.message).toBe('tủ lạnh')
  })
})
