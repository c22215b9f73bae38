import { describe, expect, test } from 'vitest'
import { testInLongRun } from '#tests/support/long.ts'
import { findViolations } from './support/axe.ts'
import { browserForFile, PHONE } from './support/browser.ts'
import { PNG } from './support/editor.ts'
import { findOverflow } from './support/fit.ts'
import { asAdmin } from './support/people.ts'

const open = browserForFile()

describe('a product in the panel', () => {
  test('is made, filled in all its parts and saved at once, shown what is wrong, guarded, binned and brought back', async () => {
    const page = await open('/admin/products/new', { before: asAdmin, expected: [/422/] })
    await page.getByLabel('Tên sản phẩm').fill('Nồi cơm Hành Trình 1,8 lít')
    await page.getByLabel('Loại sản phẩm').selectOption({ label: 'Nồi cơm điện' })
    await page.getByLabel('Thương hiệu').selectOption('new')
    await page.getByLabel('Tên thương hiệu mới').fill('Hãng Hành Trình')
    await page.getByRole('button', { name: 'Tạo và đăng' }).click()
    await page.waitForURL(/\/admin\/products\/\d+\?moi=\w+$/)
    const made = page.getByText('Đã tạo sản phẩm, và trang đã hiện.')
    await made.waitFor()

    const part = (name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) })
    const prices = part('Giá ghi bằng chữ')
    const specifications = part('Bảng thông số kỹ thuật')
    await prices.getByLabel('Giá hiện tại').fill('1.290.000 ₫')
    await prices.getByText('Đọc là 1.290.000').waitFor()

    for (const value of ['một', 'hai']) {
      await specifications.getByRole('button', { name: 'Thêm thông số' }).click()
      const line = specifications.locator('li:not(.js\\:hidden)').last()
      await line.getByLabel('Nhóm').fill('Chung')
      await line.getByLabel('Tên').fill(`Dòng ${value}`)
      await line.getByLabel('Giá trị').fill(value)
    }
    await specifications.getByRole('button', { name: 'Đưa thông số 2 lên' }).press('Enter')
    expect(await specifications.getByLabel('Tên, thông số 1').inputValue()).toBe('Dòng hai')
    const questions = part('Câu hỏi thường gặp')
    await questions.getByRole('button', { name: 'Thêm câu hỏi' }).click()
    const question = questions.locator('li:not(.js\\:hidden)').last()
    await question.getByRole('textbox', { name: /^Câu hỏi/ }).fill('Có ồn không?')
    const save = page.getByRole('button', { name: 'Lưu', exact: true })
    await page.getByText('Chưa lưu: Giá ghi bằng chữ, Bảng thông số kỹ thuật, Câu hỏi thường gặp').waitFor()
    await save.click()
    await page.getByRole('link', { name: 'Câu hỏi thường gặp', exact: true }).last().waitFor()
    await expect
      .poll(() =>
        question
          .getByRole('textbox', { name: /^Trả lời/ })
          .evaluate((field) => field === document.activeElement),
      )
      .toBe(true)
    expect(await prices.getByLabel('Giá hiện tại').inputValue()).toBe('1.290.000 ₫')
    expect(await specifications.getByLabel('Tên, thông số 1').inputValue()).toBe('Dòng hai')

    await page.getByRole('link', { name: 'Về danh sách sản phẩm' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Ở lại' }).click()
    await question.getByRole('textbox', { name: /^Trả lời/ }).fill('Không.')
    await save.click()
    await page.getByText('Chưa lưu', { exact: true }).first().waitFor({ state: 'detached' })
    await made.waitFor({ state: 'detached' })
    expect(await findViolations(page)).toEqual([])

    await page.getByRole('link', { name: 'Về danh sách sản phẩm' }).click()
    await page.waitForURL(/\/admin\/products$/)
    const title = page.getByRole('link', { name: 'Nồi cơm Hành Trình 1,8 lít', exact: true })
    await page.getByLabel('Chọn Nồi cơm Hành Trình 1,8 lít').check()
    await page.getByLabel('Việc với các sản phẩm đã chọn').selectOption('trash')
    await page.getByRole('button', { name: 'Làm', exact: true }).click()
    await title.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Hoàn tác' }).click()
    await title.waitFor()

    await page.goto('/products?q=noi+com+hanh+trinh')
    await page.getByText('1.290.000').first().waitFor()
  })

  test('takes a picture from the computer first, with what it shows', async () => {
    const page = await open('/admin/products/218', { before: asAdmin })
    const pictures = page.getByRole('region', { name: /^Ảnh/ })
    const lines = pictures.locator('li:not(.js\\:hidden)')
    const before = await lines.count()
    await pictures.getByRole('button', { name: 'Thêm ảnh', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Chọn ảnh' })
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'tu.png', mimeType: 'image/png', buffer: Buffer.from(PNG, 'base64') })
    await dialog.getByRole('button', { name: 'Tải lên và dùng ảnh này' }).click()
    await dialog.getByText('Bạn mô tả ảnh bằng một câu ngắn nhé.').waitFor()
    await dialog.getByLabel('Mô tả ảnh').fill('Mặt trước của máy')
    await dialog.getByRole('button', { name: 'Tải lên và dùng ảnh này' }).click()
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => lines.count()).toBe(before + 1)
    expect(await lines.last().getByLabel('Ảnh cho thấy gì').inputValue()).toBe('Mặt trước của máy')
    const address = await lines.last().getByLabel('Địa chỉ').inputValue()
    expect(address).toMatch(/^\/uploads\//)
    await pictures.getByRole('button', { name: 'Thêm địa chỉ ảnh' }).click()
    await lines.last().getByLabel('Địa chỉ').fill(address)
    await lines.last().getByLabel('Ảnh cho thấy gì').fill('Cũng ảnh ấy')
    await page.getByRole('button', { name: 'Lưu', exact: true }).click()
    await pictures.getByText('Chưa lưu').waitFor({ state: 'detached' })
    await page.reload()
    expect(await lines.count()).toBe(before + 2)
  })

  test('is one of all that was found: done at once, shown how far it is, and taken back', async () => {
    const page = await open('/admin/products?brand=lg', { before: asAdmin, viewport: PHONE })
    const total = Number((await page.getByText(/^\d+ sản phẩm$/).textContent())?.split(' ')[0])
    await page
      .getByRole('checkbox', { name: /^Chọn / })
      .last()
      .check()
    await page.getByRole('checkbox', { name: `Tất cả ${total} sản phẩm tìm thấy` }).check()
    await page.getByText(`${total} đã chọn`).waitFor()
    await page.getByRole('button', { name: 'Làm', exact: true }).click()
    await page.getByText('Bạn chọn việc cần làm nhé.').waitFor()
    await page.getByLabel('Việc với các sản phẩm đã chọn').selectOption('hide')
    expect(await findOverflow(page, PHONE.width)).toEqual([])
    await page.getByRole('button', { name: 'Làm', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: `Ẩn khỏi trang: ${total} sản phẩm?` })
    await dialog.getByRole('button', { name: 'Làm', exact: true }).click()
    await page.getByRole('heading', { name: 'Xong' }).waitFor()
    expect(await findViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Hoàn tác' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Hoàn tác' }).click()
    await page.getByText(`${total} sản phẩm trở lại như trước.`).waitFor()
    expect(await findOverflow(page, PHONE.width)).toEqual([])
  })

  testInLongRun('is found while its name is typed, which stays where it is typed', async () => {
    const page = await open('/admin/products', { before: asAdmin })
    const search = page.getByLabel('Tên hoặc mã máy')
    await search.pressSequentially('tu lanh')
    await page.waitForURL(/\?q=tu\+lanh$/)
    await search.pressSequentially(' lg')
    await page.waitForURL(/\?q=tu\+lanh\+lg$/)
    expect(await search.inputValue()).toBe('tu lanh lg')
    await page.getByLabel('Sắp xếp').selectOption('title')
    await page.waitForURL(/\?q=tu\+lanh\+lg&sort=title$/)
    await page.getByRole('link', { name: 'Bỏ lọc' }).click()
    await page.waitForURL(/\/admin\/products\?sort=title$/)
    expect(await search.inputValue()).toBe('')
  })

  testInLongRun('comes out of the trash by its own line', async () => {
    const page = await open('/admin/products/216', { before: asAdmin })
    const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
    await page.locator('summary', { hasText: 'Việc khác' }).click()
    await page.getByRole('button', { name: 'Chuyển vào thùng rác' }).click()
    await page.getByText('Sản phẩm này đang trong thùng rác').waitFor()
    await page.goto('/admin/products?trash=1')
    await page.getByRole('button', { name: `Khôi phục ${title}` }).click()
    await page.getByText('Đã khôi phục').first().waitFor()
    await expect.poll(() => page.getByRole('button', { name: `Khôi phục ${title}` }).count()).toBe(0)
  })

  testInLongRun('gets a price with its day and source, which becomes the lowest when told to', async () => {
    const page = await open('/admin/products/217', { before: asAdmin, expected: [/422/] })
    const prices = page.getByRole('region', { name: /^Giá ghi bằng chữ/ })
    await prices.getByLabel('Giá thấp nhất', { exact: true }).fill('9.990.000')
    await page.getByRole('button', { name: 'Lưu', exact: true }).click()
    await prices.getByText('Chưa lưu').waitFor({ state: 'detached' })
    const shops = page.getByRole('region', { name: 'Nơi bán và giá đã thấy' })
    const form = shops.locator('form', { has: page.getByRole('button', { name: 'Ghi giá' }) })
    await form.getByLabel('Nơi bán').fill('cua-hang-thu.vn')
    await form.getByLabel('Giá (₫)').fill('1.234.000')
    await form.getByRole('button', { name: 'Ghi giá' }).click()
    await form.getByText('Bạn ghi nguồn của giá này nhé.').waitFor()
    expect(await form.getByLabel('Giá (₫)').inputValue()).toBe('1.234.000')
    await form.getByLabel('Nguồn').fill('Trang bán')
    await form.getByRole('button', { name: 'Ghi giá' }).click()
    await shops.getByRole('button', { name: /^Dùng 1\.234\.000/ }).click()
    await page.getByText('Giá thấp nhất giờ là').first().waitFor()
    await shops.getByRole('button', { name: /^Dùng/ }).waitFor({ state: 'detached' })
    expect(await page.getByLabel('Giá thấp nhất', { exact: true }).inputValue()).toBe('')

    await page.goto('/products/217')
    await page.getByText('1.234.000').first().waitFor()
    await page.getByText('cua-hang-thu.vn').first().waitFor()
  })
})
