import { expect, test } from 'vitest'
import { browserForFile } from './support/browser.ts'
import { asAdmin } from './support/people.ts'

const open = browserForFile()

test('an address that was asked for in vain is led on, found, changed, deleted and brought back', async () => {
  const page = await open('/admin', { before: asAdmin, expected: [/422/] })
  // A browser without a window counts as a robot, and these are not counted.
  const person = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x64) Chrome/150.0 Safari/537.36' }
  expect((await page.request.get('/2019/05/bai-cu', { headers: person })).status()).toBe(404)
  await page.goto(new URL('/admin/redirects', page.url()).href)
  // What is counted is written some seconds later.
  await page.getByRole('link', { name: /^Trang không tìm thấy/ }).click()
  await page.waitForURL(/view=missing/)
  const ours = page.getByRole('link', { name: 'Chuyển hướng /2019/05/bai-cu' })
  await expect
    .poll(
      async () => {
        await page.reload()
        return ours.count()
      },
      { timeout: 20_000, interval: 500 },
    )
    .toBe(1)
  await ours.click()
  expect(await page.getByLabel('Địa chỉ cũ').inputValue()).toBe('/2019/05/bai-cu')
  await page.getByLabel('Dẫn đến').fill('không phải địa chỉ')
  await page.getByRole('button', { name: 'Lưu chuyển hướng' }).click()
  await page.getByText('Nơi đến bắt đầu bằng dấu /').first().waitFor()
  await page.getByLabel('Dẫn đến').fill('/products')
  await page.getByRole('button', { name: 'Lưu chuyển hướng' }).click()
  await page.getByText('Ai mở /2019/05/bai-cu sẽ được đưa đến /products.').waitFor()
  expect((await page.request.get('/2019/05/bai-cu', { maxRedirects: 0 })).status()).toBe(301)

  await page.getByLabel('Tìm theo địa chỉ').fill('bai-cu')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Sửa /2019/05/bai-cu' }).click()
  await page.getByText('Sửa chuyển hướng từ /2019/05/bai-cu').waitFor()
  await page.getByLabel('Dẫn đến').fill('/2019/05/bai-cu/')
  await page.keyboard.press('Enter')
  await page.getByText('dẫn vòng về chính nó').first().waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Xóa /2019/05/bai-cu' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Xóa' }).click()
  await page.getByRole('link', { name: 'Sửa /2019/05/bai-cu' }).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Hoàn tác' }).click()
  await page.getByRole('link', { name: 'Sửa /2019/05/bai-cu' }).waitFor()
  expect((await page.request.get('/2019/05/bai-cu', { maxRedirects: 0 })).headers()['location']).toBe(
    '/products',
  )
})

test('a list is pasted; the lines that are left say why', async () => {
  const page = await open('/admin/redirects?view=list', { before: asAdmin })
  await page
    .getByLabel('Danh sách', { exact: true })
    .fill('/cu-1,/products\n/cu-2;/chat\n/cu-3\n/cu-2,/products')
  await page.getByRole('button', { name: 'Thêm các chuyển hướng' }).click()
  await page.getByText('Đã thêm 2 chuyển hướng').waitFor()
  await page.getByText('Dòng 3: Nơi đến').waitFor()
  await page.getByText('Dòng 4: /cu-2 đã có chuyển hướng').waitFor()
  expect((await page.request.get('/cu-2', { maxRedirects: 0 })).headers()['location']).toBe('/chat')
})
