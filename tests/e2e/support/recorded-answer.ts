import type { Page, Route } from 'playwright-core'
import type { Answer } from '#app/domain/advisor/answer.ts'
import { ownSite } from '#tests/support/own-site.ts'
import { ADVISOR, QUESTION } from './chat-page.ts'

let recorded: Promise<Answer> | null = null

/** What the site itself answers to QUESTION; asked once a file, because a visitor may not ask without end. */
export function recordedAnswer(): Promise<Answer> {
  recorded ??= fetch(`${ownSite().url}/functions/v1/perplexity-chat`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ message: QUESTION, previousContext: null }),
  }).then((response) => response.json() as Promise<Answer>)
  return recorded
}

/** What the chat sends with a question. */
type Sent = { message: string; conversation: Answer['conversation']; previousContext: string | null }

/** Answers every question of a page with the recorded answer. @returns the bodies that were sent */
export async function replayAnswer(page: Page): Promise<Sent[]> {
  const json = await recordedAnswer()
  const bodies: Sent[] = []
  await page.route(ADVISOR, async (route) => {
    bodies.push(route.request().postDataJSON() as Sent)
    await route.fulfill({ json })
  })
  return bodies
}

/** Keeps every question of a page waiting. @returns the function that lets them go on to the site */
export async function holdAnswer(page: Page): Promise<() => Promise<void>> {
  const waiting: Route[] = []
  await page.route(ADVISOR, (route) => void waiting.push(route))
  return async () => {
    const json = await recordedAnswer()
    await Promise.all(waiting.splice(0).map((route) => route.fulfill({ json })))
  }
}
