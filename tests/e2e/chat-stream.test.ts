import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { anAnswer } from '#app/pages/chat/conversation/sample-answer.ts'
import { testInLongRun } from '#tests/support/long.ts'
import { browserForFile } from './support/browser.ts'
import { ask, asked, questionBox } from './support/chat-page.ts'
import { fakeAdvisor } from './support/fake-advisor.ts'
import type { FakeAdvisor } from './support/fake-advisor.ts'

const open = browserForFile()

const SENTENCES = ['Phòng 18 m² hợp máy 1,5 HP. ', 'Máy rẻ nhất giá 7.990.000 ₫. ', 'Bạn cân nhắc nhé.']
const UNDERSTOOD = [
  { slot: 'kinds:air_conditioner', label: 'Máy lạnh' },
  { slot: 'roomM2', label: 'Phòng 18 m²' },
]
const ANSWER = anAnswer({
  content: SENTENCES.join(''),
  understood: UNDERSTOOD,
  relatedQuestions: ['Tốn điện không?'],
})
const FAILURE = 'Xin lỗi, đã có lỗi xảy ra. Vui lòng thử lại sau.'

const answer = (page: Page) => page.getByRole('article', { name: 'Cố vấn trả lời' }).last()
const disclaimer = (page: Page) => page.getByText('Thông tin chỉ mang tính tham khảo.')

async function openChat(reducedMotion: 'reduce' | 'no-preference') {
  let advisor: FakeAdvisor | null = null
  const page = await open('/chat', {
    reducedMotion,
    before: async (page) => {
      advisor = await fakeAdvisor(page)
    },
  })
  await watchSpoken(page)
  await ask(page, 'phòng 18m2')
  await expect.poll(() => advisor?.asked()).toBe(1)
  if (!advisor) throw new Error('There is no advisor.')
  return { page, advisor: advisor as FakeAdvisor }
}

/** Notes what the region for screen readers is given, as they hear it. */
async function watchSpoken(page: Page): Promise<void> {
  await page.evaluate(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    const region = document.querySelector('[role=log]')
    if (!region) throw new Error('There is no region.')
    new MutationObserver((changes) => {
      for (const { type, addedNodes, target } of changes) {
        if (type === 'characterData') heard.push(target.textContent ?? '')
        for (const node of addedNodes) heard.push(node.textContent ?? '')
      }
    }).observe(region, { childList: true, subtree: true, characterData: true })
  })
}

const heard = (page: Page) => page.evaluate(() => Reflect.get(window, 'heard') as string[])

describe('an answer that streams', () => {
  test('shows what was understood first, then each sentence as it arrives, and the rest at its end', async () => {
    const { page, advisor } = await openChat('reduce')
    await advisor.send('understood', { understood: UNDERSTOOD })
    await page.getByRole('list', { name: 'Hiểu là' }).getByText('Phòng 18 m²').waitFor()
    await advisor.sentence(SENTENCES[0] ?? '')
    await answer(page).getByText('Phòng 18 m² hợp máy 1,5 HP.', { exact: true }).waitFor()
    expect(await page.getByText('Máy rẻ nhất').count()).toBe(0)
    await advisor.sentence(SENTENCES[1] ?? '')
    await answer(page).getByText('Máy rẻ nhất').waitFor()
    expect(await disclaimer(page).count()).toBe(0)
    await advisor.answer(ANSWER)
    await disclaimer(page).waitFor()
    await page.getByRole('region', { name: 'Câu hỏi liên quan' }).waitFor()
    expect(await page.getByRole('button', { name: 'Hiện ngay' }).count()).toBe(0)
  })

  test('is read out once, sentence by sentence, and never takes the focus', async () => {
    const { page, advisor } = await openChat('reduce')
    await questionBox(page).focus()
    for (const sentence of SENTENCES) {
      await advisor.sentence(sentence)
      await answer(page).getByText(sentence.trim()).waitFor()
    }
    await advisor.answer(ANSWER)
    await disclaimer(page).waitFor()
    expect(await heard(page)).toEqual(SENTENCES.map((sentence) => sentence.trim()))
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA')
    expect(await answer(page).evaluate((element) => element.closest('[aria-live],[role=log]'))).toBeNull()
  })

  testInLongRun('is typed out a sentence at a time, and heard as it is typed', async () => {
    const { page, advisor } = await openChat('no-preference')
    await advisor.answer(ANSWER)
    await answer(page).getByText('Phòng 18 m² hợp máy 1,5 HP.', { exact: true }).waitFor()
    expect(await heard(page)).toEqual([SENTENCES[0]?.trim()])
    await page.getByRole('button', { name: 'Hiện ngay' }).click()
    await disclaimer(page).waitFor()
    expect(await heard(page)).toEqual(SENTENCES.map((sentence) => sentence.trim()))
  })

  test('is said to be broken off where the connection is lost: what came stays, and can be asked for again', async () => {
    const { page, advisor } = await openChat('reduce')
    await advisor.sentence(SENTENCES[0] ?? '')
    await answer(page).getByText('Phòng 18 m² hợp').waitFor()
    await advisor.lose()
    await page.getByText(FAILURE).first().waitFor()
    expect(await page.getByText('Câu trả lời bị ngắt giữa chừng.').count()).toBe(1)
    expect(await page.getByRole('article').getByText('Phòng 18 m² hợp').count()).toBe(1)
    await page.getByRole('button', { name: 'Thử lại' }).click()
    await expect.poll(() => advisor.asked()).toBe(2)
    await advisor.answer(ANSWER)
    await disclaimer(page).waitFor()
    expect(await page.getByText(FAILURE).count()).toBe(0)
    expect(await asked(page, 'phòng 18m2').count()).toBe(1)
  })

  testInLongRun('a stream that ends too early, and a problem in it, are failures', async () => {
    const { page, advisor } = await openChat('reduce')
    await advisor.end()
    await answer(page).getByText(FAILURE).waitFor()
    await page.getByRole('button', { name: 'Thử lại' }).click()
    await expect.poll(() => advisor.asked()).toBe(2)
    await advisor.send('problem', { status: 429, detail: 'Bạn hỏi hơi nhanh.' })
    await answer(page).getByText('Bạn hỏi hơi nhanh.').waitFor()
  })
})

describe('stopping', () => {
  test('keeps what was shown, marked as stopped, and the answer can be had after all', async () => {
    const { page, advisor } = await openChat('no-preference')
    for (const sentence of SENTENCES) await advisor.sentence(sentence)
    await answer(page).getByText('Phòng 18 m² hợp').waitFor()
    await page.getByRole('button', { name: 'Dừng trả lời' }).click()
    await answer(page).getByText('Đã dừng trả lời.').waitFor()
    expect(await answer(page).textContent()).not.toContain('Bạn cân nhắc nhé.')
    await page.getByRole('button', { name: 'Trả lời lại' }).click()
    await expect.poll(() => advisor.asked()).toBe(2)
    await advisor.answer(ANSWER)
    await page.getByRole('button', { name: 'Hiện ngay' }).click()
    await disclaimer(page).waitFor()
    expect(await page.getByText('Đã dừng trả lời.').count()).toBe(0)
  })
})

describe('reading back while an answer comes', () => {
  test('the page does not scroll away, and a button leads to the newest message', async () => {
    const { page, advisor } = await openChat('reduce')
    const long = Array.from({ length: 60 }, (_, place) => `Câu thứ ${place + 1} của câu trả lời dài.`).join(
      '\n\n',
    )
    await advisor.answer({ ...ANSWER, content: long })
    await disclaimer(page).waitFor()
    await page.evaluate(() => window.scrollTo(0, 0))
    await ask(page, 'phòng 20m2')
    await expect.poll(() => advisor.asked()).toBe(2)
    await page.evaluate(() => window.scrollTo(0, 0))
    await advisor.answer({ ...ANSWER, content: long })
    await disclaimer(page).nth(1).waitFor()
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await page.getByRole('button', { name: 'Xuống tin mới nhất' }).click()
    await expect.poll(() => page.getByRole('button', { name: 'Xuống tin mới nhất' }).count()).toBe(0)
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(500)
  })
})
