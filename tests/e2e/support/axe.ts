import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { Page } from 'playwright-core'

declare global {
  interface Window {
    axe: typeof axe
  }
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * Runs axe-core over the page as it stands.
 * @param only one rule alone, where the rest has been looked at before
 * @param without a rule, where it has been looked at before
 * @returns each violation as 'rule: element , element'
 */
export async function findViolations(
  page: Page,
  { only, without }: { only?: string | undefined; without?: string | undefined } = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  // Said in the page: what passes is a hundred times what is found, and would all come over the wire.
  const options: axe.RunOptions = {
    resultTypes: ['violations'],
    // Sounds that begin by themselves, which we have none of, would be fetched first.
    preload: false,
    ...(only ? { runOnly: [only] } : {}),
    ...(without ? { rules: { [without]: { enabled: false } } } : {}),
  }
  return page.evaluate(async (options) => {
    const { violations } = await window.axe.run(document, options)
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' , ')}`,
    )
  }, options)
}
