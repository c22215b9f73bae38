import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { eachNth, isLong } from '#tests/support/long.ts'
import { findViolations } from './support/axe.ts'
import { DESKTOP, PHONE, browserForFile } from './support/browser.ts'
import { findOverflow } from './support/fit.ts'
import { SCREENS } from './support/screens.ts'

const open = browserForFile()

/** A change of colour alone can only change the contrast, which the test of the tokens holds for every screen. */
const CONTRAST = 'color-contrast'
type Look = {
  viewport: { width: number; height: number }
  colorScheme: 'light' | 'dark'
  only?: string
  without?: string
}
const LOOKS: readonly Look[] = [
  { viewport: PHONE, colorScheme: 'light' },
  { viewport: PHONE, colorScheme: 'dark', only: CONTRAST },
  { viewport: DESKTOP, colorScheme: 'dark' },
  { viewport: DESKTOP, colorScheme: 'light', only: CONTRAST },
]

/**
 * How a screen is looked at: once, the screens by turns on a phone by day and on a desktop by night, without its contrast, which takes
 * as long as all other rules and is that of the tokens; in the long run in every way.
 */
function looksAt(turn: number, widest: number): Look[] {
  const looks = LOOKS.filter(({ viewport }) => viewport.width <= widest)
  if (isLong) return looks
  const whole = looks.filter(({ only }) => only === undefined)
  const look = whole[turn % whole.length]
  if (!look) return []
  return [turn === 0 ? look : { ...look, without: CONTRAST }]
}

/** What axe finds in each look, as 'width colours rule: elements'. */
async function findIn(page: Page, looks: readonly Look[]): Promise<string[]> {
  const found: string[] = []
  for (const { viewport, colorScheme, ...rules } of looks) {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme })
    for (const violation of await findViolations(page, rules))
      found.push(`${viewport.width} ${colorScheme} ${violation}`)
  }
  return found
}

/** Each eighth page as it comes, and each twenty-fourth state that something is done for; in the long run every one. */
const SHOWN = [
  ...eachNth(
    8,
    SCREENS.filter(({ prepare }) => !prepare),
  ),
  ...eachNth(
    24,
    SCREENS.filter(({ prepare }) => prepare),
  ),
].map((screen, turn) => ({ ...screen, turn }))

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
