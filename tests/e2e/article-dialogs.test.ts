import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { browserForFile } from './support/browser.ts'
import { button, html, text } from './support/editor.ts'
import { asAdmin } from './support/people.ts'

const open = browserForFile()
const editor = async () => {
  const page = await open('/admin/articles/new', { before: asAdmin })
  await text(page).focus()
  return page
}
const dialog = (page: Page) => page.getByRole('dialog')
/** What has the focus, as a screen reader would name it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document
    const named = activeElement?.getAttribute('aria-labelledby')
    const label = named && document.getElementById(named)
    return label
      ? label.textContent
      : (activeElement?.getAttribute('aria-label') ?? activeElement?.textContent)
  })

/** Every way of leaving a dialog without its doing. */
const LEAVES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  Escape: (page) => page.keyboard.press('Escape'),
  'its cross': (page) => dialog(page).getByRole('button', { name: 'Close' }).click(),
  'a press beside it': (page) => page.mouse.click(3, 3),
}
/** The dialogs of the editor, by what is typed behind '/' to open them. */
const BLOCKS = ['picture', 'columns', 'video', 'product', 'compare', 'button', 'footnote'] as const

describe.each(Object.entries(LEAVES))('a dialog that is left by %s', (_, leave) => {
  test('gives the focus back to the text, where typing goes on: every dialog of the editor', async () => {
    const page = await editor()
    for (const name of BLOCKS) {
      await page.keyboard.type(`${name}: /${name}`)
      await page.getByRole('listbox', { name: 'Blocks' }).waitFor()
      await page.keyboard.press('Enter')
      await dialog(page).waitFor()
      await leave(page)
      await dialog(page).waitFor({ state: 'detached' })
      await page.keyboard.type('tiếp')
      await page.keyboard.press('Enter')
    }
    await page.keyboard.press('Control+k')
    await dialog(page).waitFor()
    await leave(page)
    await dialog(page).waitFor({ state: 'detached' })
    await page.keyboard.type('hết')
    const typed = BLOCKS.map((name) => `<p>${name}: tiếp</p>`)
    expect(await html(page)).toBe([...typed, '<p>hết</p>'].join(''))
  })

  test('gives it back to the button it was opened with, in the toolbar and beside the featured image', async () => {
    const page = await editor()
    await page.keyboard.type('Chữ')
    for (const name of ['Link', 'Picture', 'Product box', 'Video', 'Choose image']) {
      const opener = button(page, name).first()
      await opener.focus()
      await page.keyboard.press('Enter')
      await dialog(page).waitFor()
      await leave(page)
      await dialog(page).waitFor({ state: 'detached' })
      expect(await focused(page)).toBe(name)
    }
  })
})

test('a dialog that puts something in hands the focus to the text behind it, from the toolbar too', async () => {
  const page = await editor()
  await page.keyboard.type('Trước')
  await button(page, 'Video').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.type('https://youtu.be/dQw4w9WgXcQ')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Cách đo tủ')
  await page.keyboard.press('Enter')
  await dialog(page).waitFor({ state: 'detached' })
  await page.keyboard.type('Sau')
  expect(await focused(page)).toContain('Content')
  expect(await html(page)).toMatch(/^<p>Trước<\/p>.*youtube.*<p>Sau<\/p>$/)
})

test('the question before a page is left gives the focus back to what asked', async () => {
  const page = await editor()
  await page.keyboard.type('Một đoạn')
  await page.getByText('Unsaved changes').waitFor()
  await page.getByRole('link', { name: 'Cancel' }).focus()
  await page.keyboard.press('Enter')
  await dialog(page).waitFor()
  await page.keyboard.press('Escape')
  await dialog(page).waitFor({ state: 'hidden' })
  expect(await focused(page)).toBe('Cancel')
})
