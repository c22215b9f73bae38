import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { chromium } from '../../scripts/project.mjs'
import { launchChromium } from './support/chromium.ts'
import type { Screen } from './support/screen.ts'
import { SCREENS } from './support/screens.ts'

const VIEWPORTS = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'tablet', width: 768, height: 1024 },
  { name: 'desktop', width: 1440, height: 900 },
] as const

type Shot = { screen: Screen; viewport: (typeof VIEWPORTS)[number]; colorScheme: 'light' | 'dark' }

/** Saves every screen in every size and colour as `{screen}-{viewport}-{colour}.png`. */
async function main([siteUrl, folder]: string[]): Promise<void> {
  if (!siteUrl || !folder)
    throw new Error('Usage: node tests/e2e/screenshots.ts http://localhost:PORT folder')
  mkdirSync(folder, { recursive: true })
  const browser = await launchChromium(chromium)
  for (const screen of SCREENS)
    for (const viewport of VIEWPORTS.filter(({ name }) => name === 'phone' || !screen.phoneOnly))
      for (const colorScheme of ['light', 'dark'] as const)
        await takeShot(browser, siteUrl, folder, { screen, viewport, colorScheme })
  await browser.close()
}

async function takeShot(browser: Browser, siteUrl: string, folder: string, shot: Shot): Promise<void> {
  const { screen, viewport, colorScheme } = shot
  const page = await browser.newPage({
    viewport: { width: viewport.width, height: viewport.height },
    colorScheme,
    reducedMotion: 'reduce',
    baseURL: siteUrl,
  })
  await screen.before?.(page)
  await page.goto(screen.path, { waitUntil: 'networkidle' })
  await screen.prepare?.(page)
  await loadPictures(page)
  const file = `${screen.name}-${viewport.name}-${colorScheme}.png`
  if (screen.fullPage !== false) await growToContent(page, viewport)
  await page.screenshot({ path: join(folder, file), animations: 'disabled' })
  process.stdout.write(`${file}\n`)
  await page.close()
}

/** Makes the window as tall as the page, so that what sticks to an edge of the window stands where it belongs. */
async function growToContent(
  page: Page,
  { width, height }: { width: number; height: number },
): Promise<void> {
  const content = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width, height: Math.max(height, content) })
  await page.evaluate(() => window.scrollTo(0, 0))
}

/** Pictures below the fold load on scrolling only. */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pictures = [...document.images].filter((picture) => picture.checkVisibility())
    for (const picture of pictures) picture.loading = 'eager'
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)))
  })
}

await main(process.argv.slice(2))
