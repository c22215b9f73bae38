import { describe, expect, test } from 'vitest'
import { findViolations } from './support/axe.ts'
import { DESKTOP, PHONE, browserForFile } from './support/browser.ts'
import { SCREENS } from './support/screens.ts'

const open = browserForFile()

/** A change of colour alone can only change the contrast. */
const LOOKS = [
  { viewport: PHONE, colorScheme: 'light', rule: undefined },
  { viewport: PHONE, colorScheme: 'dark', rule: 'color-contrast' },
  { viewport: DESKTOP, colorScheme: 'dark', rule: undefined },
  { viewport: DESKTOP, colorScheme: 'light', rule: 'color-contrast' },
] as const

describe.each(SCREENS)('$name', ({ path, before, expected, prepare, phoneOnly }) => {
  test('axe finds nothing, on a phone and on a desktop, light and dark', async () => {
    const page = await open(path, {
      reducedMotion: 'reduce',
      viewport: PHONE,
      ...(before ? { before } : {}),
      ...(expected ? { expected } : {}),
    })
    await prepare?.(page)
    const violations: string[] = []
    for (const { viewport, colorScheme, rule } of LOOKS.filter(
      (look) => !phoneOnly || look.viewport === PHONE,
    )) {
      await page.setViewportSize(viewport)
      await page.emulateMedia({ colorScheme })
      for (const violation of await findViolations(page, rule))
        violations.push(`${viewport.width} ${colorScheme} ${violation}`)
    }
    expect(violations).toEqual([])
  })
})
