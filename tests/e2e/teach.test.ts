import { describe, expect, test } from 'vitest'
import { browserForFile } from './support/browser.ts'
import { ask } from './support/chat-page.ts'
import { asAdmin, asVisitor } from './support/people.ts'

const open = browserForFile()

const QUESTION = 'tại sao tủ rượu đặt cạnh loa lại rung chai'
const ANSWER = 'Loa trầm làm rung kệ: kê tủ cách loa từ một mét và lót chân cao su.'

describe('an editor teaches the advisor', () => {
  test('what a visitor asked in vain, by keyboard: sees it, pins an answer after a preview; the next visitor gets it', async () => {
    const page = await open('/chat', { before: asVisitor })
    await ask(page, QUESTION)
    await page.getByRole('article', { name: 'Cố vấn trả lời' }).last().getByText('chưa').first().waitFor()

    await asAdmin(page)
    await page.goto('/admin/teach')
    const card = page.getByRole('article', { name: QUESTION })
    await card.getByText('Chưa có nguồn', { exact: true }).waitFor()
    await card.getByRole('link', { name: 'Ghim câu trả lời' }).press('Enter')
    const form = page.getByRole('region', { name: 'Ghim câu trả lời' })
    await expect.poll(() => form.getByLabel(/^Câu hỏi/).inputValue()).toBe(QUESTION)
    await form.getByLabel(/^Câu trả lời/).fill(ANSWER)
    await form.getByLabel(/^Tên nguồn/).fill('Sổ tay lắp đặt')
    await form.getByLabel(/^Địa chỉ nguồn/).fill('/cach-tinh')
    await form.getByRole('button', { name: 'Xem trước thay đổi' }).press('Enter')
    const preview = form.getByRole('status', { name: 'Xem trước' })
    await preview.getByText('Chưa có gì được lưu').waitFor()
    await preview.getByRole('heading', { name: QUESTION }).waitFor()
    await preview.getByText(ANSWER).waitFor()

    // What is typed after a preview is previewed again before it can be saved.
    await form.getByLabel(/^Tên nguồn/).fill('Sổ tay lắp đặt 2026')
    await form.getByRole('button', { name: 'Xem trước thay đổi' }).press('Enter')
    await form.getByRole('button', { name: 'Lưu và trả lời khách' }).press('Enter')
    await page.getByText('Đã ghim câu trả lời').first().waitFor()
    await page.goto('/admin/teach')
    await page.getByRole('heading', { name: 'Câu hỏi cần dạy' }).waitFor()
    expect(await card.count()).toBe(0)

    await page.goto('/chat')
    await ask(page, 'shop ơi vì sao tủ rượu kê cạnh loa lại rung chai vậy')
    const answer = page.getByRole('article', { name: 'Cố vấn trả lời' }).last()
    await answer.getByText(ANSWER).waitFor()
    await answer.getByText('Biên tập viên Chọn Máy').waitFor()
    await answer.getByRole('link', { name: 'Sổ tay lắp đặt 2026' }).waitFor()
    expect(await answer.getByText('Trả lời do AI tạo').count()).toBe(0)
  })

  test('questions are ignored together, and that is taken back', async () => {
    const page = await open('/chat', { before: asVisitor })
    await ask(page, 'vì sao tivi Liên Xô ngày xưa có hai núm vặn')
    await page.getByRole('article', { name: 'Cố vấn trả lời' }).last().getByText('chưa').first().waitFor()
    await asAdmin(page)
    await page.goto('/admin/teach?q=hai núm vặn')
    const card = page.getByRole('article', { name: 'vì sao tivi Liên Xô ngày xưa có hai núm vặn' })
    await card.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Bỏ qua mục đã chọn' }).click()
    await page.getByText('Không có câu nào như vậy').waitFor()
    await page.getByRole('button', { name: 'Hoàn tác' }).click()
    await expect.poll(() => card.count()).toBe(1)
  })
})
