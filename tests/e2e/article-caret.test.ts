import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { eachNth, testInLongRun } from '#tests/support/long.ts'
import { browserForFile, DESKTOP, PHONE } from './support/browser.ts'
import { button, text } from './support/editor.ts'
import { asAdmin } from './support/people.ts'

const open = browserForFile()

/** What lies over the line of the caret: null where the line itself is seen, else what is there instead. */
const overCaret = (page: Page) =>
  page.evaluate(() => {
    const selection = getSelection()
    const node = selection?.focusNode
    if (!selection || !node) return 'no caret'
    const [letter] = selection.getRangeAt(0).getClientRects()
    const line = node instanceof Element ? node : node.parentElement
    const box = letter ?? line?.getBoundingClientRect()
    if (!box || !line) return 'no line'
    for (const y of [box.top + 2, box.bottom - 2]) {
      const seen = document.elementFromPoint(Math.max(box.left, 2), y)
      if (!seen) return `beyond the window: ${Math.round(y)} of ${innerHeight}`
      if (!seen.closest('.editor-text')) return seen.outerHTML.slice(0, 90)
    }
    return null
  })

/** What lies over the foot of the field that has the focus: null where the field itself is seen. */
const overField = (page: Page) =>
  page.evaluate(() => {
    const field = document.activeElement
    if (!field?.matches('input, select, textarea')) return `no field: ${field?.outerHTML.slice(0, 90)}`
    const { left, bottom } = field.getBoundingClientRect()
    const seen = document.elementFromPoint(left + 5, bottom - 3)
    if (seen === field) return null
    return `${seen?.outerHTML.slice(0, 90) ?? 'nothing'} at ${Math.round(bottom)} of ${innerHeight}`
  })

describe.each(
  eachNth<[string, { width: number; height: number }]>(2, [
    ['a screen', DESKTOP],
    ['a phone', PHONE],
    ["a phone whose keyboard takes the window's foot", { width: 390, height: 500 }],
  ]),
)('on %s', (_name, viewport) => {
  test('the line that is written is seen: typed, gone to by arrows, and in a table', async () => {
    const page = await open('/admin/articles/new', { before: asAdmin, viewport })
    await text(page).focus()
    for (let line = 1; line <= 24; line += 1) {
      await page.keyboard.type(`Dòng ${line}`)
      await page.keyboard.press('Enter')
    }
    await expect.poll(() => overCaret(page)).toBeNull()
    await page.keyboard.type('Dòng cuối')
    await expect.poll(() => overCaret(page)).toBeNull()
    for (let line = 1; line <= 24; line += 1) {
      await page.keyboard.press('ArrowUp')
      await expect.poll(() => overCaret(page)).toBeNull()
    }
    for (let line = 1; line <= 24; line += 1) {
      await page.keyboard.press('ArrowDown')
      await expect.poll(() => overCaret(page)).toBeNull()
    }
    await page.keyboard.press('Enter')
    await page.keyboard.type('/bang')
    await page.keyboard.press('Enter')
    await text(page).locator('th').first().waitFor()
    for (let cell = 1; cell <= 15; cell += 1) {
      await page.keyboard.type(`Ô ${cell}`)
      await expect.poll(() => overCaret(page)).toBeNull()
      await page.keyboard.press('Tab')
    }
  })

  testInLongRun('the bar of the form lies over no field that the focus comes to', async () => {
    const page = await open('/admin/articles/new', { before: asAdmin, viewport })
    await page.locator('input[name="title"]').fill('Bài thiếu danh mục')
    await text(page).fill('Nội dung')
    await button(page, 'Save Article').click()
    await page.getByRole('alert').getByText('Category is required').first().waitFor()
    await expect.poll(() => overField(page)).toBeNull()
  })
})
