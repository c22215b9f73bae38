import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { browserForFile } from './support/browser.ts'

const open = browserForFile()
const toast = (page: Page, text: string) =>
  page.getByRole('status').or(page.getByRole('alert')).getByText(text).first()
const REFUSED = [/422/]

async function fill(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(fields))
    await page.getByLabel(label, { exact: false }).first().fill(text)
}

describe('the contact page', () => {
  test('asks for what is missing, keeps what is typed, then says that the message was sent', async () => {
    const page = await open('/lien-he', { expected: REFUSED })
    await fill(page, { 'Họ và tên': 'Lan', 'Nội dung': 'Giá tivi sai.' })
    await page.getByRole('button', { name: 'Gửi tin nhắn' }).click()
    await toast(page, 'Thông tin chưa đầy đủ').waitFor()
    await page.getByText('Vui lòng điền đầy đủ các thông tin bắt buộc.').first().waitFor()
    expect(await page.getByLabel('Nội dung').inputValue()).toBe('Giá tivi sai.')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('email')
    await fill(page, { Email: 'lan@example.vn', 'Tiêu đề': 'Giá tivi' })
    await page.keyboard.press('Enter')
    await toast(page, 'Gửi tin nhắn thành công!').waitFor()
    await page.getByText('Chúng tôi sẽ phản hồi bạn trong thời gian sớm nhất.').first().waitFor()
    expect(await page.getByLabel('Nội dung').inputValue()).toBe('')
    // What failed before is over; who goes by keyboard still stands in the form.
    expect(
      await page.getByRole('region', { name: 'Thông báo' }).getByText('Thông tin chưa đầy đủ').count(),
    ).toBe(0)
    expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true)
  })

  test('a press of the button leaves the focus on it', async () => {
    const page = await open('/lien-he')
    await fill(page, { 'Họ và tên': 'Lan', Email: 'lan@example.vn', 'Tiêu đề': 'Hỏi', 'Nội dung': 'Chào.' })
    await page.getByRole('button', { name: 'Gửi tin nhắn' }).click()
    await toast(page, 'Gửi tin nhắn thành công!').waitFor()
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Gửi tin nhắn')
  })

  test('works without a script', async () => {
    const page = await open('/lien-he', { javaScript: false })
    await fill(page, { 'Họ và tên': 'Lan', Email: 'lan@example.vn', 'Tiêu đề': 'Hỏi', 'Nội dung': 'Chào.' })
    await page.getByRole('button', { name: 'Gửi tin nhắn' }).click()
    await page.getByText('Gửi tin nhắn thành công!').waitFor()
    expect(await page.getByLabel('Nội dung').inputValue()).toBe('')
  })
})

describe('the newsletter of the home page', () => {
  const press = (page: Page) => page.getByRole('button', { name: 'Đăng ký nhận tin' }).click()

  test('asks for the address and the consent, then says that it is not there yet without a mail server', async () => {
    const page = await open('/', { expected: REFUSED })
    expect(await page.getByRole('checkbox', { name: /Tôi đồng ý nhận tin/ }).isChecked()).toBe(false)
    await page.getByText('Trang chưa gửi được thư nên chưa nhận đăng ký.').waitFor()
    await press(page)
    await toast(page, 'Vui lòng nhập email và đồng ý với điều khoản.').waitFor()
    await page.getByLabel('Email của bạn').fill('an@example.vn')
    await page.getByRole('checkbox', { name: /Tôi đồng ý nhận tin/ }).check()
    await press(page)
    await toast(page, 'Tính năng tạm thời không khả dụng').waitFor()
    await page.getByText('Tính năng đăng ký email sẽ được cập nhật sớm.').first().waitFor()
    expect(await page.getByLabel('Email của bạn').inputValue()).toBe('')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Đăng ký nhận tin')
    expect(new URL(page.url()).pathname).toBe('/')
  })
})
