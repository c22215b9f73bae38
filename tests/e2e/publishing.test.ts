import { expect, test } from 'vitest'
import { browserForFile } from './support/browser.ts'
import { asAdmin } from './support/people.ts'

const open = browserForFile()

test('an article is checked, published, shown to a guest, scheduled and unpublished, each by a button that says what happens', async () => {
  const page = await open('/admin/articles/new', { before: asAdmin, expected: [/404/] })
  await page.locator('input[name="title"]').fill('Bài để đăng thử')
  await page.getByRole('textbox', { name: 'Content' }).waitFor()
  await page.getByRole('textbox', { name: 'Content' }).fill('Nội dung để đăng thử')
  await page.locator('select[name="category_id"]').selectOption({ index: 1 })
  await page.locator('select[name="author_id"]').selectOption({ index: 1 })
  await page.locator('input[name="featured_image"]').fill('/uploads/00000000000000000000-10x10')
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await page.getByRole('heading', { name: 'Edit Article' }).waitFor()
  await page.getByText('Only the staff can see it.', { exact: true }).waitFor()

  await page.getByText('Preview link for people without an account').click()
  const link = await page.getByRole('textbox', { name: 'Preview link' }).inputValue()
  const guest = await page.request.get(link)
  expect(await guest.text()).toContain('Nội dung để đăng thử')

  await page.getByRole('button', { name: 'Schedule' }).click()
  await page.getByText('Choose a time that is still to come').first().waitFor()
  await page.getByRole('button', { name: 'Publish now' }).click()
  const questions = page.getByRole('dialog', { name: 'Before it is published' })
  await questions.getByText('The featured image has no alternative text').waitFor()
  await questions.getByText('A picture leads to a page that is not here').waitFor()
  await questions.getByRole('button', { name: 'Go back and correct' }).click()
  expect((await page.request.get('/blog/bai-de-dang-thu')).status()).toBe(404)
  await page.getByRole('button', { name: 'Remove image' }).click()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await page.getByText('Published: everybody can read it now').waitFor()
  await page.getByText('Everybody can read it. Saving changes it').waitFor()
  expect((await page.request.get('/blog/bai-de-dang-thu')).status()).toBe(200)

  await page.getByRole('button', { name: 'Unpublish' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Unpublish' }).click()
  await page.getByText('Unpublished: only the staff can see it').waitFor()
  expect((await page.request.get('/blog/bai-de-dang-thu')).status()).toBe(404)

  await page.locator('input[name="published_at"]').fill('2099-03-02T08:30')
  await page.getByRole('button', { name: 'Schedule' }).click()
  await page.getByText('Scheduled: it comes out by itself').waitFor()
  await page.getByRole('link', { name: 'Revisions' }).click()
  for (const label of ['scheduled', 'unpublished', 'published'])
    await page.getByRole('navigation', { name: 'Revisions' }).getByText(label, { exact: true }).waitFor()
  await page.goto(new URL('/admin/articles/calendar?month=2099-03', page.url()).href)
  await page.getByRole('link', { name: /Bài để đăng thử/ }).waitFor()
})
