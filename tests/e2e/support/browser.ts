import type { BrowserContext, CDPSession, Locator, Page } from 'playwright-core'
import { afterAll, afterEach } from 'vitest'
import { ownSite } from '#tests/support/own-site.ts'
import { chromiumOfWorker } from './chromium.ts'
import { watchProblems } from './problems.ts'

/** Window sizes in px: the phone and the screen that every page is made for. */
export const PHONE = { width: 390, height: 844 }
export const DESKTOP = { width: 1440, height: 900 }

/** How a page is opened. */
type PageOptions = {
  /** Of another server than the one that the suite started. */
  siteUrl?: string
  viewport?: { width: number; height: number }
  colorScheme?: 'light' | 'dark'
  reducedMotion?: 'reduce' | 'no-preference'
  javaScript?: boolean
  /** Hands the page over as soon as its HTML begins to come, before any of its scripts has run. */
  asleep?: boolean
  /** Whether the service worker may come between the page and the network. */
  serviceWorker?: boolean
  /** Problems that the test brings about on purpose. */
  expected?: readonly RegExp[]
  /** Called before the first request, to answer some of them itself. */
  before?: (page: Page) => Promise<void>
}

/** Opens a page of the site in a browser profile of its own, and waits until it has come to life. */
type OpenPage = (path: string, options?: PageOptions) => Promise<Page>

type Opened = { page: Page; problems: string[]; profile: Profile }

/** The profiles of this worker; those of its own site pass from file to file. */
let profiles: Profile[] = []

/** Pages for the tests of a file; each test fails when a page that it opened met a problem. */
export function browserForFile(): OpenPage {
  let opened: Opened[] = []
  afterEach(async () => {
    const closing = opened
    opened = []
    for (const { profile } of closing) {
      if (profile.reusable) await clear(profile)
      else await profile.context.close()
      profile.inUse = false
    }
    profiles = profiles.filter(({ reusable }) => reusable)
    const problems = closing.flatMap((each) => each.problems)
    if (problems.length > 0) throw new Error(`The page met problems:\n${problems.join('\n')}`)
  })
  afterAll(async () => {
    const foreign = profiles.filter(({ siteUrl }) => siteUrl !== ownSite().url)
    profiles = profiles.filter((profile) => !foreign.includes(profile))
    for (const { context } of foreign) await context.close()
  })
  return async (path, options = {}) => {
    let profile = profiles.find(({ inUse, key }) => !inUse && key === keyOf(options))
    if (!profile) profiles.push((profile = await newProfile(options)))
    profile.inUse = true
    const page = await profile.context.newPage()
    opened.push({ page, profile, problems: watchProblems(page, siteOf(options), options.expected ?? []) })
    await prepare(page, options)
    await page.goto(path, { waitUntil: options.asleep ? 'commit' : 'load' })
    if (options.javaScript !== false && !options.asleep) await alive(page)
    return page
  }
}

let visitors = 0

/** Every profile is a visitor with an address of its own, so that no test uses up the limits of another. */
function addressOfNext(): string {
  visitors += 1
  return `10.${process.pid % 256}.${visitors >> 8}.${visitors % 256}`
}

/** What a browser keeps of one visitor. The next test has it without anything kept but the site's files, which load twice as fast. */
type Profile = {
  context: BrowserContext
  /** A line to an empty page that stays open, to clear what is kept when no other page is left. */
  line: CDPSession
  siteUrl: string
  key: string
  inUse: boolean
  reusable: boolean
}

const siteOf = ({ siteUrl }: PageOptions) => siteUrl ?? ownSite().url
const keyOf = (options: PageOptions) => `${siteOf(options)} ${options.javaScript} ${options.serviceWorker}`

async function newProfile(options: PageOptions): Promise<Profile> {
  const siteUrl = siteOf(options)
  const browser = await chromiumOfWorker()
  const context = await browser.newContext({
    baseURL: siteUrl,
    javaScriptEnabled: options.javaScript ?? true,
    locale: 'vi-VN',
    serviceWorkers: options.serviceWorker ? 'allow' : 'block',
  })
  context.setDefaultTimeout(60_000)
  // The first page of a development server is put together from hundreds of modules.
  context.setDefaultNavigationTimeout(150_000)
  const line = await context.newCDPSession(await context.newPage())
  return {
    context,
    line,
    siteUrl,
    key: keyOf(options),
    inUse: false,
    reusable: options.serviceWorker !== true,
  }
}

/**
 * Makes a profile as new for the next test, but for the files of the site. Its pages are left first: what one of them was
 * still to write would be there afterwards. A browser writes what a page stored some time after the page is gone, so that
 * each empties its own storage and stores nothing more.
 */
async function clear({ context, line, siteUrl }: Profile): Promise<void> {
  const [, ...left] = context.pages()
  for (const page of left) {
    await page
      .evaluate(() => {
        Storage.prototype.setItem = () => undefined
        localStorage.clear()
      })
      .catch(() => undefined)
    await page.close()
  }
  await line.send('Storage.clearDataForOrigin', {
    origin: new URL(siteUrl).origin,
    storageTypes: 'cookies,local_storage,indexeddb,cache_storage',
  })
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await context.clearPermissions()
  await context.clearCookies()
  await context.setOffline(false)
}

async function prepare(page: Page, options: PageOptions): Promise<void> {
  await page.context().setExtraHTTPHeaders({ 'X-Forwarded-For': addressOfNext() })
  await page.setViewportSize(options.viewport ?? DESKTOP)
  await page.emulateMedia({
    colorScheme: options.colorScheme ?? 'light',
    reducedMotion: options.reducedMotion ?? 'no-preference',
  })
  await slowDown(page)
  if (options.javaScript !== false) drawnWithAddress(page)
  await options.before?.(page)
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
  const parts = [
    'footer',
    'main aside',
    'main article',
    'main nav',
    'main table:not(.prose table, .chon-may table)',
  ]
  // What is still never comes to life.
  const shown = parts.flatMap((part) => document.querySelector(`${part}:not([data-still] *)`) ?? [])
  return main !== null && [main, ...shown].every(isHydrated)
}

/**
 * Presses what asks for another document, and waits until that one is here: without a script a press returns at once, and whoever
 * reads on reads the page that is left.
 */
export async function follow(control: Locator): Promise<void> {
  const come = control.page().waitForEvent('load')
  await control.click()
  await come
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
