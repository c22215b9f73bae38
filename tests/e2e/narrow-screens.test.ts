import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { browserForFile } from './support/browser.ts'
import { SCREENS } from './support/screens.ts'

const open = browserForFile()
const WIDTHS = [320, 390, 768, 1440]

/** The outermost elements in view that reach over the window's edge, but for those in something that scrolls or clips. */
function sticksOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    const isContained = (element: Element): boolean => {
      const parent = element.parentElement
      if (!parent || parent === document.body) return false
      return getComputedStyle(parent).overflowX !== 'visible' || isContained(parent)
    }
    const reachesOver = (element: Element): boolean => {
      const { left, right, width } = element.getBoundingClientRect()
      return width > 1 && (right > clientWidth + 1 || left < -1)
    }
    const found = [...document.body.querySelectorAll('*')].filter(
      (element) =>
        reachesOver(element) &&
        !(element.parentElement && reachesOver(element.parentElement)) &&
        element.checkVisibility({ visibilityProperty: true }) &&
        !isContained(element),
    )
    const named = found.map((element) => element.outerHTML.slice(0, 120))
    return scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`, ...named] : named
  })
}

describe.each(SCREENS)('$name', ({ path, before, expected, prepare, phoneOnly }) => {
  test(`nothing reaches over the edge at ${WIDTHS.join(', ')} px`, async () => {
    const page = await open(path, {
      reducedMotion: 'reduce',
      viewport: { width: 390, height: 844 },
      ...(before ? { before } : {}),
      ...(expected ? { expected } : {}),
    })
    await prepare?.(page)
    const found: string[] = []
    for (const width of WIDTHS.filter((width) => !phoneOnly || width < 768)) {
      await page.setViewportSize({ width, height: 844 })
      for (const element of await sticksOut(page)) found.push(`${width}: ${element}`)
    }
    expect(found).toEqual([])
  })
})
