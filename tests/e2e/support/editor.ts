import type { Locator, Page } from 'playwright-core'

/** Where an article is written. */
export const text = (page: Page) => page.getByRole('textbox', { name: 'Content' })
/** A button of the editor by its whole name. */
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Presses what can be done with an article but is done seldom, behind the three dots of its foot. */
export async function pressSeldom(page: Page, name: string): Promise<void> {
  const dots = page.locator('.foot-bar .seldom')
  if ((await dots.getAttribute('open')) === null) await dots.locator('summary').click()
  await dots.locator('.button').getByText(name, { exact: true }).click()
}

/** What lies over the beginning of a line: null where the line itself is seen. */
export const overLine = (line: Locator): Promise<string | null> =>
  line.evaluate((words) => {
    const { left, top } = words.getBoundingClientRect()
    const seen = document.elementFromPoint(left + 30, top + 5)
    if (words.contains(seen)) return null
    return `${seen?.outerHTML.slice(0, 90) ?? 'nothing'} at ${Math.round(top)} of ${innerHeight}`
  })

/** The HTML that would be saved. */
export async function html(page: Page): Promise<string> {
  await button(page, 'HTML').click()
  const value = await page.locator('textarea[name="content"]').inputValue()
  await button(page, 'Visual').click()
  await text(page).waitFor()
  return value
}

/** Pastes as a browser does when something was copied elsewhere. */
export function paste(
  page: Page,
  copied: { html?: string; plain?: string; file?: { name: string; base64: string } },
): Promise<void> {
  return text(page).evaluate((element, { html, plain, file }) => {
    const data = new DataTransfer()
    if (html) data.setData('text/html', html)
    if (plain) data.setData('text/plain', plain)
    if (file) {
      const bytes = Uint8Array.from(atob(file.base64), (letter) => letter.charCodeAt(0))
      data.items.add(new File([bytes], file.name, { type: 'image/png' }))
    }
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    )
  }, copied)
}

/** A red dot of 4 by 4. */
export const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAQAAAAECAIAAAAmkwkpAAAAEElEQVR4nGP4z8AARwzEcQCukw/x0F8jngAAAABJRU5ErkJggg=='
