import type { Page } from 'playwright-core'

/** Widths in px that every screen has to fit: the smallest phone, a phone, a tablet, a screen. */
const WIDTHS = [320, 390, 768, 1440]
const HEIGHT = 844

/** What reaches over the edge of a window of each width up to `widest` px, as 'width: element'; the window keeps the last width. */
export async function findOverflow(page: Page, widest: number): Promise<string[]> {
  const found: string[] = []
  for (const width of WIDTHS.filter((width) => width <= widest)) {
    await page.setViewportSize({ width, height: HEIGHT })
    for (const element of await sticksOut(page)) found.push(`${width}: ${element}`)
  }
  return found
}

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
