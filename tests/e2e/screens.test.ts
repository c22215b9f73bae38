import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { findViolations } from './support/axe.ts'
import { DESKTOP, PHONE, browserForFile } from './support/browser.ts'
import { findOverflow } from './support/fit.ts'
import { SCREENS } from './support/screens.ts'

const open = browserForFile()

/** A change of colour alone can only change the contrast. */
const LOOKS = [
  { viewport: PHONE, colorScheme: 'light', rule: undefined },
  { viewport: PHONE, colorScheme: 'dark', rule: 'color-contrast' },
  { viewport: DESKTOP, colorScheme: 'dark', rule: undefined },
  { viewport: DESKTOP, colorScheme: 'light', rule: 'color-contrast' },
] as const

/** What axe finds in each look, in windows of `widest` px at most, as 'width colours rule: elements'. */
async function findInLooks(page: Page, widest: number): Promise<string[]> {
  const found: string[] = []
  for (const { viewport, colorScheme, rule } of LOOKS.filter(({ viewport }) => viewport.width <= widest)) {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme })
    for (const violation of await findViolations(page, rule))
      found.push(`${viewport.width} ${colorScheme} ${violation}`)
  }
  return found
}

describe.each(SCREENS)('$name', ({ path, before, expected, prepare, phoneOnly }) => {
  test('axe finds nothing, on a phone and on a desktop, light and dark, and nothing reaches over the edge', async () => {
    const page = await open(path, {
      reducedMotion: 'reduce',
      viewport: PHONE,
      ...(before ? { before } : {}),
      ...(expected ? { expected } : {}),
    })
    await prepare?.(page)
    const widest = phoneOnly ? PHONE.width : DESKTOP.width
    const violations = await findInLooks(page, widest)
    expect([...violations, ...(await findOverflow(page, widest))]).toEqual([])
  })
})
