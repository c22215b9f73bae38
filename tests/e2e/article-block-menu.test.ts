import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { BLOCK_NAMES, BLOCKS } from '#app/domain/blog/blocks/blocks.ts'
import { eachNth, testInLongRun } from '#tests/support/long.ts'
import { findViolations } from './support/axe.ts'
import { browserForFile, PHONE } from './support/browser.ts'
import { button, html, text } from './support/editor.ts'
import { asAdmin } from './support/people.ts'

const open = browserForFile()
const editor = async (options = {}) => {
  const page = await open('/admin/articles/new', { before: asAdmin, ...options })
  await text(page).focus()
  return page
}
const menu = (page: Page) => page.getByRole('listbox', { name: 'Blocks' })
const offered = (page: Page) => menu(page).getByRole('option').locator('.font-semibold').allTextContents()
const chosen = (page: Page) => menu(page).getByRole('option', { selected: true })

describe("'/' opens the menu of blocks", () => {
  test('with everything the editor has, and says it as a listbox that the text points into', async () => {
    const page = await editor()
    await page.keyboard.type('/')
    await menu(page).waitFor()
    expect(await offered(page)).toEqual(BLOCK_NAMES.map((name) => BLOCKS[name].words.en))
    const pointed = await text(page).getAttribute('aria-activedescendant')
    expect(await chosen(page).getAttribute('id')).toBe(pointed)
    expect(await menu(page).getAttribute('id')).toBe(await text(page).getAttribute('aria-controls'))
    expect(await findViolations(page)).toEqual([])
  })

  test.each(eachNth(3, ['bảng', 'bang', 'tab']))('%s leaves the table, and Enter puts it', async (typed) => {
    const page = await editor()
    await page.keyboard.type(`Trước /${typed}`)
    await expect.poll(async () => (await offered(page))[0]).toBe('Table')
    expect(await offered(page)).not.toContain('Paragraph')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Người')
    expect(await html(page)).toMatch(/^<p>Trước ?<\/p><table><thead><tr><th scope="col">Người<\/th>/)
    expect(await menu(page).count()).toBe(0)
  })

  testInLongRun('arrows go round, Enter takes, Escape leaves what was typed', async () => {
    const page = await editor()
    await page.keyboard.type('/heading')
    await menu(page).waitFor()
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => chosen(page).textContent()).toContain('Heading 3')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await expect.poll(() => chosen(page).textContent()).toContain('Table of contents')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Đề mục')
    await page.keyboard.press('Enter')
    await page.keyboard.type('giá /quo')
    await menu(page).waitFor()
    await page.keyboard.press('Escape')
    await menu(page).waitFor({ state: 'detached' })
    expect(await text(page).getAttribute('aria-activedescendant')).toBeNull()
    await page.keyboard.press('Enter')
    expect(await html(page)).toBe('<h2>Đề mục</h2><p>giá /quo</p>')
  })

  testInLongRun(
    'the mouse takes one; a slash within a word opens nothing, and what no block is called hides it',
    async () => {
      const page = await editor()
      await page.keyboard.type('kWh/năm')
      expect(await menu(page).count()).toBe(0)
      await page.keyboard.type(' /zzz')
      await expect.poll(() => menu(page).count()).toBe(0)
      await page.keyboard.press('Enter')
      await page.keyboard.type('/')
      await menu(page).getByRole('option', { name: 'Quote' }).click()
      await page.keyboard.type('trích')
      expect(await html(page)).toBe('<p>kWh/năm /zzz</p><blockquote><p>trích</p></blockquote>')
    },
  )

  test('what needs to be asked opens its dialog', async () => {
    const page = await editor()
    await page.keyboard.type('/youtube')
    await menu(page).waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: 'Video' }).waitFor()
    expect(await menu(page).count()).toBe(0)
  })
})

test('on a phone the plus button opens it on a line of its own, within the window; what was not typed does not stay', async () => {
  const page = await editor({ viewport: PHONE })
  await page.keyboard.type('Một dòng')
  await button(page, 'Add a block').click()
  await menu(page).waitFor()
  const box = await menu(page).boundingBox()
  expect(box && box.x >= 0 && box.x + box.width <= PHONE.width).toBe(true)
  await page.keyboard.press('Escape')
  await menu(page).waitFor({ state: 'detached' })
  await button(page, 'Add a block').click()
  await menu(page).getByRole('option', { name: 'Bulleted list' }).click()
  await page.keyboard.type('mục')
  expect(await html(page)).toBe('<p>Một dòng</p><ul><li>mục</li></ul>')
})
