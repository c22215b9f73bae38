import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { isLong } from '#tests/support/long.ts'
import { findViolations } from './support/axe.ts'
import { DESKTOP, PHONE, browserForFile } from './support/browser.ts'
import { findOverflow } from './support/fit.ts'
import { SCREENS } from './support/screens.ts'

const open = browserForFile()

/** A change of colour alone can only change the contrast, which the test of the tokens holds for every screen. */
const LOOKS = [
  { viewport: PHONE, colorScheme: 'light', rule: undefined },
  { viewport: PHONE, colorScheme: 'dark', rule: 'color-contrast' },
  { viewport: DESKTOP, colorScheme: 'dark', rule: undefined },
  { viewport: DESKTOP, colorScheme: 'light', rule: 'color-contrast' },
] as const

/** How a screen is looked at: once, the screens by turns on a phone by day and on a desktop by night; in the long run in every way. */
function looksAt(turn: number, widest: number) {
  const looks = LOOKS.filter(({ viewport }) => viewport.width <= widest)
  const whole = looks.filter(({ rule }) => rule === undefined)
  return isLong ? looks : whole.filter((_, at) => at === turn % whole.length)
}

/** What axe finds in each look, as 'width colours rule: elements'. */
async function findIn(page: Page, looks: ReturnType<typeof looksAt>): Promise<string[]> {
  const found: string[] = []
  for (const { viewport, colorScheme, rule } of looks) {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme })
    for (const violation of await findViolations(page, rule))
      found.push(`${viewport.width} ${colorScheme} ${violation}`)
  }
  return found
}

const SHOWN = SCREENS.map((screen, turn) => ({ ...screen, turn }))

describe.each(SHOWN)('$name', ({ path, before, expected, prepare, phoneOnly, turn }) => {
  test('axe finds nothing, and nothing reaches over the edge of any window', async () => {
    const page = await open(path, {
      reducedMotion: 'reduce',
      viewport: PHONE,
      ...(before ? { before } : {}),
      ...(expected ? { expected } : {}),
    })
    await prepare?.(page)
    const widest = phoneOnly ? PHONE.width : DESKTOP.width
    const violations = await findIn(page, looksAt(turn, widest))
    expect([...violations, ...(await findOverflow(page, widest))]).toEqual([])
  })
})
