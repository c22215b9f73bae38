import type { Page } from 'playwright-core'
import { launchChromium } from '#tests/e2e/support/chromium.ts'
import type { Engine, Tab } from './tab.ts'

/** Starts Chromium, driven by Playwright. */
export async function startChromium(program: string): Promise<Engine> {
  const browser = await launchChromium(program)
  return {
    async newTab(viewport) {
      const context = await browser.newContext({ viewport, locale: 'vi-VN' })
      context.setDefaultTimeout(60_000)
      return chromiumTab(await context.newPage())
    },
    close: () => browser.close(),
  }
}

function chromiumTab(page: Page): Tab {
  return {
    open: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    back: async () => void (await page.goBack()),
    run: async (inPage, ...args) =>
      JSON.parse(
        await page.evaluate<string>(
          `(async () => JSON.stringify((await (${inPage.toString()})(...${JSON.stringify(args)})) ?? null))()`,
        ),
      ),
    pressAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    resize: (size) => page.setViewportSize(size),
    close: () => page.context().close(),
  }
}
