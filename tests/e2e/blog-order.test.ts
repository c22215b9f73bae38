import { describe, expect, test } from 'vitest'
import { testInLongRun } from '#tests/support/long.ts'
import { aPhoto } from '#tests/support/pictures.ts'
import { alive, browserForFile } from './support/browser.ts'
import { asAdmin } from './support/people.ts'

const open = browserForFile()

describe('an editor keeps the tags', () => {
  test('makes one by keyboard with a new picture, sees it, deletes it, and takes that back', async () => {
    const page = await open('/admin/tags', { before: asAdmin })
    await page.getByRole('link', { name: 'New Tag' }).press('Enter')
    await page.getByRole('heading', { name: 'New tag' }).waitFor()
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name')
    await page.keyboard.type('Đồ bếp mới')
    expect(await page.getByLabel('Slug').inputValue()).toBe('do-bep-moi')

    await page.getByRole('button', { name: 'Choose image' }).click()
    const dialog = page.getByRole('dialog', { name: 'Choose a picture' })
    await dialog.locator('input[type=file]').setInputFiles({
      name: 'IMG_2.jpg',
      mimeType: 'image/jpeg',
      buffer: await aPhoto({ width: 640, height: 800 }),
    })
    await dialog.getByRole('button', { name: 'Upload and use this picture' }).click()
    await dialog.getByText('Describe the picture in one short sentence.').waitFor()
    await dialog.getByLabel('Picture description').fill('Bếp từ hai vùng nấu')
    await dialog.getByLabel('Picture description').press('Enter')
    await dialog.waitFor({ state: 'hidden' })
    expect(await page.getByLabel('Image URL').inputValue()).toMatch(/^\/uploads\/[0-9a-f]{20}-800x640$/)

    await page.getByRole('button', { name: 'Create Tag' }).press('Enter')
    await page.getByText('Tag created successfully').waitFor()
    await page.getByRole('heading', { name: 'Đồ bếp mới' }).waitFor()
    await page.getByRole('heading', { name: 'New tag' }).waitFor({ state: 'detached' })

    await page.getByRole('button', { name: 'Delete Đồ bếp mới' }).click()
    await page.getByRole('dialog').getByText('Are you sure you want to delete this tag?').waitFor()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
    await page.getByText('Tag deleted successfully').waitFor()
    await expect.poll(() => page.getByRole('heading', { name: 'Đồ bếp mới' }).count()).toBe(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByRole('heading', { name: 'Đồ bếp mới' }).waitFor()
  })

  testInLongRun('keeps what was typed when it is refused, and Escape leaves the form', async () => {
    const page = await open('/admin/tags?edit=1', { before: asAdmin, expected: [/409|422/] })
    await page.getByLabel('Slug').fill('Không Phải Slug')
    await page.getByRole('button', { name: 'Update Tag' }).click()
    await page.getByText('Slug may only hold a-z, 0-9 and hyphens').waitFor()
    await page.getByText('Failed to save tag').waitFor()
    expect(await page.getByLabel('Slug').inputValue()).toBe('Không Phải Slug')
    await page.getByLabel('Slug').press('Escape')
    await expect.poll(() => page.getByRole('button', { name: 'Update Tag' }).count()).toBe(0)
  })

  testInLongRun('says what a merge does before it is done', async () => {
    const page = await open('/admin/tags?merge=1', { before: asAdmin })
    await page.getByText('Choose the tag that stays.').waitFor()
    expect(await page.getByRole('button', { name: 'Merge Tags' }).isDisabled()).toBe(true)
    await page.getByLabel('Merge into').selectOption({ label: 'Tivi' })
    await page.getByText(/articles? will move from “.+” to “Tivi”/).waitFor()
    await page.getByRole('button', { name: 'Merge Tags' }).click()
    await page.getByText('Tags merged successfully').waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByText('is back').waitFor()
    expect(await page.getByRole('heading', { name: /Tivi$/ }).count()).toBe(1)
  })

  test('a category with articles says where they go, moves them as it is deleted, and comes back with them', async () => {
    const page = await open('/admin/categories', { before: asAdmin })
    await page.getByRole('link', { name: 'Delete Mẹo vặt' }).click()
    await page.getByText('Choose where its articles go.').waitFor()
    expect(await page.getByRole('button', { name: 'Move and Delete' }).isDisabled()).toBe(true)
    await page.getByLabel('Move its articles to').selectOption({ label: 'Tư vấn' })
    await page.getByText(/articles? moves? from “Mẹo vặt” to “Tư vấn”/).waitFor()
    await page.getByRole('button', { name: 'Move and Delete' }).click()
    await page.getByText('Category deleted successfully').waitFor()
    await expect.poll(() => page.getByRole('heading', { name: /^Mẹo vặt/ }).count()).toBe(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByRole('heading', { name: /^Mẹo vặt/ }).waitFor()
    await page.getByRole('link', { name: 'Delete Mẹo vặt' }).waitFor()
  })

  testInLongRun('works without scripts: create, refuse, delete and bring back', async () => {
    const page = await open('/admin/categories', { before: asAdmin, javaScript: false, expected: [/422/] })
    await page.getByRole('link', { name: 'New Category' }).click()
    await page.getByRole('button', { name: 'Create Category' }).click()
    await page.getByText('Failed to save category').waitFor()
    await page.getByLabel('Name').fill('Chuyên mục thử')
    await page.getByRole('button', { name: 'Create Category' }).click()
    await page.getByText('Category created successfully').waitFor()
    await page.getByRole('button', { name: 'Delete Chuyên mục thử' }).click()
    await page.getByText('Category deleted successfully').waitFor()
    await page.getByText('Recently deleted').click()
    await page.getByRole('button', { name: 'Restore Chuyên mục thử' }).click()
    await page.getByText('“Chuyên mục thử” is back').waitFor()
    expect(await page.getByRole('heading', { name: 'Chuyên mục thử' }).count()).toBe(1)
  })
})

describe('an editor keeps the pictures', () => {
  test('uploads several, describes one anew, trashes it and brings it back', async () => {
    const page = await open('/admin/media', { before: asAdmin })
    await page.locator('input[type=file]:visible').setInputFiles([
      { name: 'quạt đứng.jpg', mimeType: 'image/jpeg', buffer: await aPhoto({ width: 330, height: 300 }) },
      { name: 'IMG_3.jpg', mimeType: 'image/jpeg', buffer: await aPhoto({ width: 340, height: 300 }) },
    ])
    await page.getByRole('button', { name: 'Tải lên 2 ảnh' }).click()
    await page.getByText('Bạn mô tả ảnh bằng một câu ngắn nhé.').first().waitFor()
    // Nothing is proposed: the name of a file says what it shows to nobody.
    expect(await page.getByText('Bạn mô tả ảnh bằng một câu ngắn nhé.').count()).toBe(2)
    await page.getByLabel('Mô tả ảnh').first().fill('Quạt đứng')
    await page.getByLabel('Mô tả ảnh').nth(1).fill('Máy lạnh treo tường')
    await page.getByRole('button', { name: 'Tải lên 2 ảnh' }).click()
    await page.getByText('Đã thêm 2 ảnh vào thư viện').waitFor()
    await page.getByRole('link', { name: 'Quạt đứng' }).click()
    await page.getByText('Chưa nơi nào dùng ảnh này.').waitFor()
    await page.getByLabel('Mô tả ảnh').fill('Quạt đứng màu trắng')
    await page.getByRole('button', { name: 'Lưu mô tả' }).click()
    await page.getByText('Đã lưu mô tả').waitFor()
    await page.getByRole('button', { name: 'Chuyển vào thùng rác' }).click()
    await page.getByText('Đã chuyển ảnh vào thùng rác').waitFor()
    await page.getByRole('button', { name: 'Khôi phục' }).click()
    await page.getByText('Đã khôi phục ảnh').waitFor()
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Quạt đứng màu trắng')
  })

  testInLongRun('is told in words what cannot be a picture', async () => {
    const page = await open('/admin/media', { before: asAdmin, expected: [/422/] })
    await page
      .locator('input[type=file]:visible')
      .setInputFiles({ name: 'hỏng.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('không phải ảnh') })
    await page.getByLabel('Mô tả ảnh').first().fill('Ảnh hỏng')
    await page.getByRole('button', { name: 'Tải lên 1 ảnh' }).click()
    await page.getByText('Tệp này không phải là ảnh đọc được.').waitFor()
    expect(await page.getByLabel('Mô tả ảnh').first().inputValue()).toBe('Ảnh hỏng')
  })
})

testInLongRun('an author whose links are refused is led to them, and the toast names them', async () => {
  const page = await open('/admin/authors?new=1', { before: asAdmin, expected: [/422/] })
  await page.locator('input[name="name"]').fill('Ngô Liên Kết')
  const links = page.locator('textarea[name="links"]')
  await links.fill('không phải địa chỉ')
  await page.getByRole('button', { name: 'Create Author' }).click()
  await page.getByText('Links: “không phải địa chỉ” is no web address').waitFor()
  await expect.poll(() => links.evaluate((area) => area === document.activeElement)).toBe(true)
  const box = await links.boundingBox()
  expect(box?.y).toBeGreaterThan(0)
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(page.viewportSize()?.height ?? 0)

  await links.fill('')
  await page.getByRole('button', { name: 'Create Author' }).click()
  await page.getByRole('link', { name: 'Edit Ngô Liên Kết' }).click()
  await page.locator('input[name="name"]').waitFor()
  await links.fill('không phải địa chỉ')
  await page.getByRole('button', { name: 'Update Author' }).click()
  await page.getByText(/Failed to update author. Links:/).waitFor()
  await expect.poll(() => links.evaluate((area) => area === document.activeElement)).toBe(true)
  await expect
    .poll(() => links.evaluate((area) => area.getBoundingClientRect().bottom <= innerHeight))
    .toBe(true)
})

describe('an administrator runs the site', () => {
  test('sets who runs it, and visitors read it', async () => {
    const page = await open('/admin/settings', { before: asAdmin })
    await page.getByLabel('Địa chỉ').fill('12 Lê Lợi, Đà Nẵng')
    await page.getByRole('button', { name: 'Lưu cài đặt' }).click()
    await page.getByText('Đã lưu cài đặt').waitFor()
    await page.goto('/cach-tinh')
    expect(await page.getByRole('contentinfo').textContent()).toContain('12 Lê Lợi, Đà Nẵng')
    await page.goto('/admin/audit?loai=setting')
    await alive(page)
    await page.getByText('1 chỗ thay đổi').first().click()
    await page.getByText('12 Lê Lợi, Đà Nẵng').waitFor()
  })

  testInLongRun('invites somebody and takes it back', async () => {
    const page = await open('/admin/users', { before: asAdmin })
    await page.getByRole('textbox', { name: 'Email' }).fill('ban-moi@example.vn')
    await page.getByRole('button', { name: 'Gửi lời mời' }).click()
    await page.getByText('Đã tạo lời mời cho ban-moi@example.vn').waitFor()
    await page.getByRole('button', { name: 'Rút lại lời mời ban-moi@example.vn' }).click()
    await page.getByText('Đã rút lời mời').waitFor()
    await page.getByRole('button', { name: /^Rút lại lời mời ban-moi/ }).waitFor({ state: 'detached' })
    expect(await page.getByRole('main').textContent()).not.toContain('ban-moi@example.vn')
  })
})
