import type { Page } from 'playwright-core'

/**
 * Notes everything that must not happen while a page is open: errors and refusals (CSP) on its console, uncaught
 * errors, our own requests failing or answered with an error, and any request to somebody else.
 * @param expected what a test brings about on purpose
 * @returns the list that grows
 */
export function watchProblems(page: Page, siteUrl: string, expected: readonly RegExp[]): string[] {
  const problems: string[] = []
  const note = (problem: string) => {
    if (!expected.some((pattern) => pattern.test(problem))) problems.push(problem)
  }
  page.on('console', (message) => {
    if (message.type() === 'error') note(`console: ${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => note(`uncaught: ${error.message}`))
  page.on('request', (request) => {
    const url = request.url()
    if (!url.startsWith(siteUrl) && !url.startsWith('data:')) note(`foreign request: ${url}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) note(`answered ${response.status()}: ${response.url()}`)
  })
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    if (reason !== 'net::ERR_ABORTED') note(`failed (${reason}): ${request.url()}`)
  })
  return problems
}
