import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { testInLongRun } from '#tests/support/long.ts'
import { ownSite } from '#tests/support/own-site.ts'
import { browserForFile, follow, PHONE } from './support/browser.ts'
import { text as articleText } from './support/editor.ts'
import { asAdmin, linkInMail, PASSWORD } from './support/people.ts'

const open = browserForFile()

/** An article that no other test writes beside. */
const PATH = '/admin/articles/7/edit'

/** As the administrator, with an editor of this name on the staff. */
const withEditor = (name: string, email: string) => async (page: Page) => {
  await asAdmin(page)
  const headers = { Origin: ownSite().url }
  await page.request.post('/admin/users', { headers, form: { intent: 'invite', email, role: 'editor' } })
  const path = await linkInMail(email, 'mời bạn')
  await page.request.post('/auth/dang-xuat', { headers })
  await page.request.post(path, { headers, form: { form: 'join', name, password: PASSWORD } })
  await asAdmin(page)
}

test('a note names a colleague who is offered while the name is typed, and nothing typed into the article is lost', async () => {
  const page = await open(PATH, { before: withEditor('Hoàng Thị Ngân', 'ngan@example.vn') })
  await articleText(page).waitFor()
  // Whoever types faster than the machine draws goes on behind the name.
  await page.evaluate(() => {
    const draw = window.requestAnimationFrame.bind(window)
    window.requestAnimationFrame = (then) => Number(setTimeout(() => draw(then), 300))
  })
  await page.locator('input[name="title"]').fill('Tên đang gõ dở')
  await page.getByText('Notes of the staff').click()
  const note = page.getByRole('textbox', { name: 'New note' })
  await note.fill('Nhờ @nga')
  await page.getByRole('button', { name: '@Hoàng Thị Ngân' }).press('Enter')
  expect(await note.inputValue()).toBe('Nhờ @Hoàng Thị Ngân ')
  await note.fill('Nhờ ')
  await note.pressSequentially('@nga')
  await page.getByRole('button', { name: '@Hoàng Thị Ngân' }).waitFor()
  await note.press('Enter')
  await expect.poll(() => note.inputValue()).toBe('Nhờ @Hoàng Thị Ngân ')
  await page.keyboard.type('xem lại giá', { delay: 60 })
  await page.getByRole('button', { name: 'Add note' }).click()
  await page.getByText('tell Hoàng Thị Ngân yourself').waitFor()
  const written = page.getByRole('listitem').getByText('Nhờ @Hoàng Thị Ngân xem lại giá')
  await written.waitFor()
  expect(await note.inputValue()).toBe('')
  expect(await page.locator('input[name="title"]').inputValue()).toBe('Tên đang gõ dở')

  const tool = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}: note of`) })
  await tool('Resolve').click()
  await page.getByText('1 resolved').click()
  await tool('Reopen').click()
  await page.getByText('1 open').waitFor()
  await page.getByLabel(/^Delete: note of/).click()
  await tool('Delete for good').click()
  await page.getByText('The note is deleted').waitFor()
  await written.waitFor({ state: 'detached' })
})

testInLongRun(
  'without scripts a note is written, resolved and deleted, and a link is made and withdrawn',
  async () => {
    const page = await open(PATH, { before: asAdmin, javaScript: false, viewport: PHONE })
    await page.getByText('Notes of the staff').click()
    await page.getByRole('textbox', { name: 'New note' }).fill('Viết không cần script')
    await follow(page.getByRole('button', { name: 'Add note' }))
    await page.getByText('The note is written').waitFor()
    await follow(page.getByRole('button', { name: /^Resolve: note of/ }))
    await page.getByText('1 resolved').click()
    await page.getByLabel(/^Delete: note of/).click()
    await follow(page.getByRole('button', { name: /^Delete for good: note of/ }))
    expect(await page.getByText('Viết không cần script').count()).toBe(0)

    await page.getByText('Preview links for people without an account').click()
    await page.getByRole('combobox', { name: 'A new link works for' }).selectOption('30')
    await follow(page.getByRole('button', { name: 'Make a link' }))
    const link = await page.getByRole('textbox', { name: /^Preview link until/ }).inputValue()
    expect((await page.request.get(link)).status()).toBe(200)
    await follow(page.getByRole('button', { name: 'Withdraw' }))
    expect((await page.request.get(link)).status()).toBe(410)
  },
)
