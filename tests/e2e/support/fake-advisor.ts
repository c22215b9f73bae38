import type { Page } from 'playwright-core'
import type { Answer } from '#app/domain/advisor/answer.ts'

declare global {
  interface Window {
    fakeAdvisor: { asked: number; send: (text: string) => void; end: () => void; lose: () => void }
  }
}

/** An advisor whose stream a test writes by hand, piece by piece. */
export type FakeAdvisor = {
  /** How often it was asked. */
  asked: () => Promise<number>
  /** Sends an event to the last question. */
  send: (event: string, value: unknown) => Promise<void>
  sentence: (text: string) => Promise<void>
  answer: (answer: Answer) => Promise<void>
  /** Ends the stream without an answer. */
  end: () => Promise<void>
  /** Breaks the connection. */
  lose: () => Promise<void>
}

/** Puts the advisor in place; before the page is opened. */
export async function fakeAdvisor(page: Page): Promise<FakeAdvisor> {
  await page.addInitScript(() => {
    const realFetch = window.fetch.bind(window)
    let controller: ReadableStreamDefaultController<Uint8Array> | null = null
    window.fakeAdvisor = {
      asked: 0,
      send: (text) => controller?.enqueue(new TextEncoder().encode(text)),
      end: () => controller?.close(),
      lose: () => controller?.error(new TypeError('network error')),
    }
    window.fetch = async (input, init) => {
      if (input !== '/functions/v1/perplexity-chat') return realFetch(input, init)
      window.fakeAdvisor.asked += 1
      const body = new ReadableStream<Uint8Array>({
        start: (started) => {
          controller = started
          init?.signal?.addEventListener('abort', () => started.error(new DOMException('', 'AbortError')))
        },
      })
      return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } })
    }
  })
  const send = (event: string, value: unknown) =>
    page.evaluate(
      (text) => window.fakeAdvisor.send(text),
      `event: ${event}\ndata: ${JSON.stringify(value)}\n\n`,
    )
  return {
    asked: () => page.evaluate(() => window.fakeAdvisor.asked),
    send,
    sentence: (text) => send('sentence', { text }),
    answer: (answer) => send('answer', answer),
    end: () => page.evaluate(() => window.fakeAdvisor.end()),
    lose: () => page.evaluate(() => window.fakeAdvisor.lose()),
  }
}
