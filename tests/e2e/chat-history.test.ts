import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { anAnswer } from '#app/pages/chat/conversation/sample-answer.ts'
import { testInLongRun } from '#tests/support/long.ts'
import { alive, browserForFile } from './support/browser.ts'
import { ADVISOR, ask, asked, questionBox } from './support/chat-page.ts'

const open = browserForFile()

/** Answers every question with its own words, so that each answer can be told. */
async function echo(page: Page): Promise<void> {
  await page.context().route(ADVISOR, async (route) => {
    const { message } = route.request().postDataJSON() as { message: string }
    await route.fulfill({ json: anAnswer({ content: `Trả lời: ${message}.` }) })
  })
}

const openChat = () => open('/chat', { reducedMotion: 'reduce', before: echo })
const answered = (page: Page, question: string) =>
  page.getByRole('article').getByText(`Trả lời: ${question}.`, { exact: true }).waitFor()

async function talk(page: Page, ...questions: string[]): Promise<void> {
  for (const question of questions) {
    await ask(page, question)
    await answered(page, question)
  }
}

const panel = (page: Page) => page.getByRole('dialog', { name: 'Lịch sử trò chuyện' })
async function openPanel(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Lịch sử trò chuyện' }).click()
  await panel(page).waitFor()
}
const titles = (page: Page) => panel(page).getByRole('listitem').locator('.font-semibold').allTextContents()
const startAnew = (page: Page) => page.getByRole('button', { name: 'Cuộc trò chuyện mới' }).click()

/** Another tab of the same browser. */
async function anotherTab(page: Page): Promise<Page> {
  const tab = await page.context().newPage()
  await tab.emulateMedia({ reducedMotion: 'reduce' })
  await tab.goto('/chat')
  await alive(tab)
  return tab
}

describe('a conversation', () => {
  test('outlives a reload and a walk through the site, and goes on with what was said', async () => {
    const page = await openChat()
    await talk(page, 'tủ lạnh', 'rẻ hơn')
    await page.reload()
    await answered(page, 'rẻ hơn')
    expect(await asked(page, 'tủ lạnh').count()).toBe(1)
    await alive(page)
    await page.getByRole('link', { name: 'Về trang chủ', exact: true }).click()
    await page.getByRole('textbox', { name: 'Bạn cần tư vấn món gì?' }).waitFor()
    await page.goBack()
    await answered(page, 'rẻ hơn')
    const sent = page.waitForRequest(ADVISOR)
    await ask(page, 'còn LG?')
    expect((await sent).postDataJSON()).toMatchObject({ previousContext: expect.stringContaining('rẻ hơn') })
  })

  testInLongRun('whose answer was lost with the page says so, and can be answered after all', async () => {
    const page = await open('/chat', { reducedMotion: 'reduce' })
    await page.route(ADVISOR, () => undefined)
    await ask(page, 'tivi')
    await page.getByText('Cố vấn đang xem').waitFor()
    await expect
      .poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('chat:'))))
      .toBe(true)
    await page.unroute(ADVISOR)
    await echo(page)
    await page.reload()
    await page.getByText('Đã dừng trả lời.').waitFor()
    await alive(page)
    await page.getByRole('button', { name: 'Trả lời lại' }).click()
    await answered(page, 'tivi')
  })

  testInLongRun("is left behind by 'Cuộc trò chuyện mới', also after a reload", async () => {
    const page = await openChat()
    await talk(page, 'tivi')
    await startAnew(page)
    await page.getByRole('list', { name: 'Câu hỏi gợi ý' }).waitFor()
    await page.reload()
    await alive(page)
    expect(await asked(page, 'tivi').count()).toBe(0)
    await openPanel(page)
    await expect.poll(() => titles(page)).toEqual(['tivi'])
  })

  testInLongRun(
    'is kept once, and not in the next one, where the code that keeps it comes after it was left',
    async () => {
      const page = await openChat()
      const late = Promise.withResolvers<void>()
      await page.route(/\/history-[^/]*\.js$/, async (route) => {
        await late.promise
        await route.continue()
      })
      await talk(page, 'tivi')
      await startAnew(page)
      await page.getByRole('list', { name: 'Câu hỏi gợi ý' }).waitFor()
      late.resolve()
      await talk(page, 'tủ lạnh')
      await openPanel(page)
      await expect.poll(() => titles(page)).toEqual(['tủ lạnh', 'tivi'])
    },
  )
})

describe('the list of conversations', () => {
  test('opens a kept one in place of the running one, and loses neither', async () => {
    const page = await openChat()
    await talk(page, 'tivi', 'to hơn')
    await startAnew(page)
    await talk(page, 'tủ lạnh')
    await openPanel(page)
    expect(await titles(page)).toEqual(['tủ lạnh', 'tivi'])
    expect(await panel(page).getByText('Chỉ lưu trong trình duyệt này').count()).toBe(1)
    await panel(page).getByRole('button', { name: /^tivi/ }).click()
    await answered(page, 'to hơn')
    expect(await asked(page, 'tủ lạnh').count()).toBe(0)
    await talk(page, 'nhỏ hơn')
    await openPanel(page)
    expect(await titles(page)).toEqual(['tivi', 'tủ lạnh'])
    expect(await panel(page).getByText('Đang mở').count()).toBe(1)
  })

  test('takes one away and brings it back', async () => {
    const page = await openChat()
    await talk(page, 'tivi')
    await startAnew(page)
    await talk(page, 'tủ lạnh')
    await openPanel(page)
    await panel(page).getByRole('button', { name: 'Xóa cuộc trò chuyện: tivi' }).click()
    expect(await titles(page)).toEqual(['tủ lạnh'])
    await panel(page).getByRole('button', { name: 'Hoàn tác' }).click()
    expect(await titles(page)).toEqual(['tủ lạnh', 'tivi'])
    await panel(page).getByRole('button', { name: 'Xóa cuộc trò chuyện: tủ lạnh' }).click()
    await page.keyboard.press('Escape')
    expect(await asked(page, 'tủ lạnh').count()).toBe(0)
  })

  testInLongRun('takes all away only on a second press', async () => {
    const page = await openChat()
    await talk(page, 'tivi')
    await openPanel(page)
    await panel(page).getByRole('button', { name: 'Xóa tất cả' }).click()
    await panel(page).getByRole('button', { name: 'Giữ lại' }).click()
    expect(await titles(page)).toEqual(['tivi'])
    await panel(page).getByRole('button', { name: 'Xóa tất cả' }).click()
    await panel(page).getByRole('button', { name: 'Xóa hết' }).click()
    await panel(page).getByText('Chưa có cuộc trò chuyện nào được lưu.').waitFor()
    await page.keyboard.press('Escape')
    expect(await asked(page, 'tivi').count()).toBe(0)
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('chat:'))),
    ).toEqual([])
  })
})

describe('two tabs', () => {
  test('each have their own conversation, and see both in the list', async () => {
    const page = await openChat()
    await talk(page, 'tivi')
    const tab = await anotherTab(page)
    expect(await asked(tab, 'tivi').count()).toBe(0)
    await talk(tab, 'tủ lạnh')
    await talk(page, 'to hơn')
    await openPanel(tab)
    expect((await titles(tab)).toSorted()).toEqual(['tivi', 'tủ lạnh'])
  })

  testInLongRun('that go on with the same conversation keep both ways it went', async () => {
    const page = await openChat()
    await talk(page, 'tivi')
    const tab = await anotherTab(page)
    await openPanel(tab)
    await panel(tab).getByRole('button', { name: /^tivi/ }).click()
    await answered(tab, 'tivi')
    await talk(tab, 'của thẻ hai')
    await talk(page, 'của thẻ một')
    await openPanel(page)
    expect(await titles(page)).toEqual(['tivi', 'tivi'])
    await page.reload()
    await answered(page, 'của thẻ một')
    await tab.reload()
    await answered(tab, 'của thẻ hai')
    expect(await asked(tab, 'của thẻ một').count()).toBe(0)
  })
})

describe('a browser that keeps nothing', () => {
  testInLongRun('still has a conversation, for as long as the page lives', async () => {
    const page = await open('/chat', {
      reducedMotion: 'reduce',
      before: async (page) => {
        await echo(page)
        await page.addInitScript(() => {
          const refuse = () => {
            throw new DOMException('full', 'QuotaExceededError')
          }
          Storage.prototype.setItem = refuse
        })
      },
    })
    await talk(page, 'tivi', 'to hơn')
    expect(await asked(page, 'tivi').count()).toBe(1)
    await openPanel(page)
    await panel(page).getByText('Chưa có cuộc trò chuyện nào được lưu.').waitFor()
  })
})

test('a question typed while the page is offline is not lost', async () => {
  const page = await open('/chat', { reducedMotion: 'reduce', expected: [/perplexity-chat/, /ERR_INTERNET/] })
  await questionBox(page).focus()
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await ask(page, 'Tư vấn tủ lạnh cho 4 người')
  await page.getByText('Xin lỗi, đã có lỗi xảy ra. Vui lòng thử lại sau.').waitFor()
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Thử lại' }).click()
  await page.getByText('Thông tin chỉ mang tính tham khảo.').waitFor()
  expect(await asked(page, 'Tư vấn tủ lạnh cho 4 người').count()).toBe(1)
})

test('on a slow line the question shows at once and the answer when it comes', async () => {
  const page = await open('/chat', { reducedMotion: 'reduce' })
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 800,
    downloadThroughput: 30_000,
    uploadThroughput: 30_000,
  })
  await ask(page, 'Tư vấn tủ lạnh cho 4 người')
  await asked(page, 'Tư vấn tủ lạnh cho 4 người').waitFor()
  await page.getByText('Cố vấn đang xem').waitFor()
  await page.getByText('Thông tin chỉ mang tính tham khảo.').waitFor()
  expect(await page.getByText('Cố vấn đang xem').count()).toBe(0)
})
