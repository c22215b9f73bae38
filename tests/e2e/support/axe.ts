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
 * @param rule one rule alone, where the rest has been looked at before
 * @returns each violation as 'rule: element , element'
 */
export async function findViolations(page: Page, rule?: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  // Said in the page: what passes is a hundred times what is found, and would all come over the wire.
  return page.evaluate(async (rule) => {
    const options: axe.RunOptions = { resultTypes: ['violations'], ...(rule ? { runOnly: [rule] } : {}) }
    const { violations } = await window.axe.run(document, options)
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' , ')}`,
    )
  }, rule)
}
