import { expect, test } from 'vitest'
import { testInLongRun } from '#tests/support/long.ts'
import { browserForFile, PHONE } from './support/browser.ts'
import { asAdmin, field, linkInMail, PASSWORD } from './support/people.ts'

const open = browserForFile()
const pathOf = (url: string) => new URL(url).pathname

test('an administrator invites somebody, who comes in by one form and is offered the second factor', async () => {
  const email = 'nguoi-moi@example.vn'
  const page = await open('/admin/users', { before: asAdmin, viewport: PHONE })
  await page.getByLabel('Email', { exact: false }).first().fill(email)
  await page.getByText('Viết và sửa bài, sản phẩm').waitFor()
  await page.getByRole('button', { name: 'Gửi lời mời', exact: true }).click()
  const shown = await page.getByRole('textbox', { name: `Liên kết cho ${email}` }).inputValue()
  await page.getByRole('list', { name: 'Lời mời đang chờ' }).getByText(email).waitFor()
  const mailed = await linkInMail(email, 'Nhận lời mời')
  expect(new URL(shown).search).toBe(new URL(mailed, shown).search)

  const guest = await open(mailed, { viewport: PHONE, expected: [/422/] })
  await field(guest, 'name').fill('Mai')
  await field(guest, 'password').fill('ngắn')
  await guest.getByRole('button', { name: 'Vào trang quản trị' }).click()
  await guest.getByText('Mật khẩu phải có ít nhất 8 ký tự').waitFor()
  await field(guest, 'password').fill(PASSWORD)
  await guest.getByRole('button', { name: 'Vào trang quản trị' }).click()
  await guest.getByRole('heading', { name: 'Chào Mai, bạn đã vào nhóm' }).waitFor()
  await guest.getByRole('link', { name: 'Bật xác thực hai lớp' }).click()
  await guest.getByRole('heading', { name: 'Tài khoản', exact: true }).waitFor()
  expect(pathOf(guest.url())).toBe('/tai-khoan')
})

testInLongRun('comes in without JavaScript, too', async () => {
  const email = 'khong-script@example.vn'
  const page = await open('/admin/users', { before: asAdmin })
  await page.getByLabel('Email', { exact: false }).first().fill(email)
  await page.getByRole('button', { name: 'Gửi lời mời', exact: true }).click()
  const guest = await open(await linkInMail(email, 'Nhận lời mời'), { javaScript: false })
  await field(guest, 'name').fill('Không Script')
  await field(guest, 'password').fill(PASSWORD)
  await guest.getByRole('button', { name: 'Vào trang quản trị' }).click()
  await guest.getByRole('heading', { name: 'Chào Không Script, bạn đã vào nhóm' }).waitFor()
  expect(pathOf(guest.url())).toBe('/admin')
})
