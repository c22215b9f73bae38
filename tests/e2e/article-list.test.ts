import { describe, expect, test } from 'vitest'
import { testInLongRun } from '#tests/support/long.ts'
import { findViolations } from './support/axe.ts'
import { browserForFile, PHONE } from './support/browser.ts'
import { findOverflow } from './support/fit.ts'
import { asAdmin } from './support/people.ts'

const open = browserForFile()

describe('the list of articles', () => {
  test('is narrowed by typing and choosing, and that is kept under a name, gone back to and deleted', async () => {
    const page = await open('/admin/articles', { before: asAdmin })
    await page.getByText('More filters').click()
    await page.getByLabel('Author', { exact: true }).selectOption({ index: 1 })
    await page.getByRole('link', { name: /^Remove filter Author: / }).waitFor()
    await page.getByLabel('Tag', { exact: true }).fill('tivi')
    await page.getByRole('link', { name: 'Remove filter Tag: tivi' }).waitFor()
    await page.getByLabel('Published from').fill('2020-01-01')
    await page.getByRole('link', { name: /^Remove filter From/ }).waitFor()
    expect(await findViolations(page)).toEqual([])
    const narrowed = new URL(page.url()).search
    await page.getByText('Save this view').click()
    await page.getByLabel('Name of the view').fill('Tivi của ban')
    await page.keyboard.press('Enter')
    const view = page
      .getByRole('navigation', { name: 'Your views' })
      .getByRole('link', { name: 'Tivi của ban' })
    await view.waitFor()
    await page.getByRole('link', { name: /^Remove filter Clear all$/ }).click()
    await page.getByRole('link', { name: /^Remove filter Tag/ }).waitFor({ state: 'detached' })
    expect(await page.getByLabel('Tag', { exact: true }).inputValue()).toBe('')
    await view.click()
    await page.getByRole('link', { name: 'Remove filter Tag: tivi' }).waitFor()
    expect(new URL(page.url()).search).toBe(narrowed)
    expect(await page.getByLabel('Tag', { exact: true }).inputValue()).toBe('tivi')
    await page.getByRole('button', { name: 'Delete the view “Tivi của ban”' }).click()
    await view.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Undo' }).click()
    await view.waitFor()
  })

  test('opens with what needs work, a press away and back', async () => {
    const page = await open('/admin/articles/new', { before: asAdmin })
    await page.locator('input[name="title"]').fill('Bài còn dang dở')
    await page.locator('select[name="category_id"]').selectOption({ index: 1 })
    await page.locator('select[name="author_id"]').selectOption({ index: 1 })
    await page.getByRole('textbox', { name: 'Content' }).fill('Mới được một câu.')
    await page.getByRole('button', { name: 'Save Article' }).click()
    await page.waitForURL(/\/admin\/articles(\?|$)/)
    const work = page.getByRole('navigation', { name: 'Needs work' })
    // Other files may have left drafts of their own with the same server.
    const drafts = work.getByRole('link', { name: /^\d+ drafts?$/ })
    const count = Number.parseInt((await drafts.textContent()) ?? '', 10)
    await drafts.click()
    await page.waitForURL('**/admin/articles?status=draft')
    await page.getByText(count === 1 ? '1 article' : `${count} articles`, { exact: true }).waitFor()
    await page.getByText('Bài còn dang dở').first().waitFor()
    expect(await findViolations(page)).toEqual([])
    await work.locator('[aria-current]').click()
    await page.waitForURL('**/admin/articles')
  })

  testInLongRun('does one thing to all that was found, shows how far it is, and takes it back', async () => {
    const page = await open('/admin/articles?status=published', { before: asAdmin, viewport: PHONE })
    const total = Number((await page.getByText(/^\d+ articles$/).textContent())?.split(' ')[0])
    await page
      .getByRole('checkbox', { name: /^Select “/ })
      .first()
      .check()
    await page.getByRole('checkbox', { name: `All ${total} found` }).check()
    await page.getByText(`${total} selected`).waitFor()
    await page.getByLabel('Action for the selected articles').selectOption('tag')
    await page.getByLabel('Tag to add').fill('Thử hàng loạt')
    expect(await findOverflow(page, PHONE.width)).toEqual([])
    await page.getByRole('button', { name: 'Apply' }).click()
    const dialog = page.getByRole('dialog', { name: `Add tag: ${total} articles?` })
    await dialog.getByRole('button', { name: 'Do it' }).click()
    await page.getByRole('heading', { name: 'Done Thử hàng loạt' }).waitFor()
    expect(await findViolations(page)).toEqual([])
    expect(await findOverflow(page, PHONE.width)).toEqual([])
    await page.getByRole('button', { name: 'Undo' }).click()
    await page
      .getByRole('dialog', { name: 'Undo this change?' })
      .getByRole('button', { name: 'Undo it' })
      .click()
    await page.getByText(`${total} articles are as they were.`).waitFor()
    await page.getByRole('link', { name: 'Back to all changes' }).click()
    await page.getByRole('link', { name: 'Add tag' }).first().waitFor()
    await page.goto('/admin/articles?tag=Th%E1%BB%AD+h%C3%A0ng+lo%E1%BA%A1t')
    await page.getByText('No articles found.', { exact: true }).waitFor()
  })
})
