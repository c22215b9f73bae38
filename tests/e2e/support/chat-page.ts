import type { Page } from 'playwright-core'

/** Where the pages ask the advisor. */
export const ADVISOR = '**/functions/v1/perplexity-chat'

/** A question with picks, sources and related questions in its answer. */
export const QUESTION = 'Tư vấn tủ lạnh cho 4 người dưới 15 triệu'

/** The question box of the chat. */
export const questionBox = (page: Page) => page.getByRole('textbox', { name: 'Câu hỏi của bạn' })

/** Types a question into the chat and sends it. */
export async function ask(page: Page, question: string): Promise<void> {
  await questionBox(page).fill(question)
  await page.getByRole('button', { name: 'Gửi câu hỏi' }).click()
}

/** The bubble of a question in the conversation. */
export const asked = (page: Page, question: string) => page.getByText(`Bạn hỏi: ${question}`, { exact: true })
