import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, inject } from 'vitest'
import { launchChromium } from './chromium.ts'
import { watchProblems } from './problems.ts'

/** Window sizes in px: the phone and the screen that every page is made for. */
export const PHONE = { width: 390, height: 844 }
export const DESKTOP = { width: 1440, height: 900 }

/** How a page is opened. */
type PageOptions = {
  viewport?: { width: number; height: number }
  colorScheme?: 'light' | 'dark'
  reducedMotion?: 'reduce' | 'no-preference'
  javaScript?: boolean
  /** Whether the service worker may come between the page and the network. */
  serviceWorker?: boolean
  /** Problems that the test brings about on purpose. */
  expected?: readonly RegExp[]
  /** Called before the first request, to answer some of them itself. */
  before?: (page: Page) => Promise<void>
}

/** Opens a page of the site in a browser profile of its own, and waits until it has come to life. */
type OpenPage = (path: string, options?: PageOptions) => Promise<Page>

type Opened = { page: Page; problems: string[] }

/** Starts a browser for the tests of a file; each test fails when a page that it opened met a problem. */
export function browserForFile(): OpenPage {
  let browser: Browser
  let opened: Opened[] = []
  beforeAll(async () => {
    browser = await launchChromium(inject('chromium'))
  })
  afterAll(() => browser.close())
  afterEach(async () => {
    const closing = opened
    opened = []
    for (const { page } of closing) await page.context().close()
    const problems = closing.flatMap((each) => each.problems)
    if (problems.length > 0) throw new Error(`The page met problems:\n${problems.join('\n')}`)
  })
  return async (path, options = {}) => {
    const { page, problems } = await newPage(browser, options)
    opened.push({ page, problems })
    await page.goto(path)
    if (options.javaScript !== false) await alive(page)
    return page
  }
}

let visitors = 0

/** Every profile is a visitor with an address of its own, so that no test uses up the limits of another. */
function addressOfNext(): string {
  visitors += 1
  return `10.${process.pid % 256}.${visitors >> 8}.${visitors % 256}`
}

async function newPage(browser: Browser, options: PageOptions): Promise<Opened> {
  const siteUrl = inject('siteUrl')
  const context = await browser.newContext({
    baseURL: siteUrl,
    viewport: options.viewport ?? DESKTOP,
    colorScheme: options.colorScheme ?? 'light',
    reducedMotion: options.reducedMotion ?? 'no-preference',
    javaScriptEnabled: options.javaScript ?? true,
    locale: 'vi-VN',
    serviceWorkers: options.serviceWorker ? 'allow' : 'block',
    extraHTTPHeaders: { 'X-Forwarded-For': addressOfNext() },
  })
  context.setDefaultTimeout(60_000)
  const page = await context.newPage()
  await slowDown(page)
  if (options.javaScript !== false) drawnWithAddress(page)
  const problems = watchProblems(page, siteUrl, options.expected ?? [])
  await options.before?.(page)
  return { page, problems }
}

/** Tries the suite as on a slow machine: `CPU_SLOWDOWN=6` lets pages have a sixth of a core. */
async function slowDown(page: Page): Promise<void> {
  const rate = Number(process.env.CPU_SLOWDOWN ?? 1)
  if (rate === 1) return
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
}

/**
 * Waits until React has taken over the page, the parts that come to life at the first sign of a visitor included, and its
 * effects have run: from then on clicks and keys do what they should.
 */
export async function alive(page: Page): Promise<void> {
  for (let step = 0; !(await page.evaluate(isAlive)); step += 1) {
    if (step > 200) throw new Error('The page did not come to life.')
    await page.mouse.move(1, 1 + (step % 2))
    await page.waitForTimeout(50)
  }
  await atRest(page)
}

/** The router changes the address before React has drawn what stands there: whoever waits for an address waits for both. */
function drawnWithAddress(page: Page): void {
  const waitForURL = page.waitForURL.bind(page)
  page.waitForURL = async (...asked) => {
    await waitForURL(...asked)
    await atRest(page)
  }
}

/**
 * Waits until React has nothing more to do: it draws in tasks of their own, and runs effects in another, after elements know
 * their props and before anything listens to the page. A task of the lowest priority comes after all of them.
 */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let task = 0; task < 2; task += 1)
      await scheduler.postTask(() => undefined, { priority: 'background' })
  })
}

function isAlive(): boolean {
  const isHydrated = (node: Element) => Object.keys(node).some((key) => key.startsWith('__reactProps'))
  const main = document.querySelector('main')
  const parts = ['footer', 'main aside', 'main article', 'main nav', 'main table:not(.prose table)']
  const shown = parts.flatMap((part) => document.querySelector(part) ?? [])
  return main !== null && [main, ...shown].every(isHydrated)
}

/** Waits until the window has stood still for a quarter of a second. */
export async function scrollEnd(page: Page): Promise<void> {
  let last = Number.NaN
  for (let still = 0; still < 5;) {
    const now = await page.evaluate(() => window.scrollY)
    still = now === last ? still + 1 : 0
    last = now
    await page.waitForTimeout(50)
  }
}
