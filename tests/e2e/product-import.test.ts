import { expect, test } from 'vitest'
import { browserForFile } from './support/browser.ts'
import { asAdmin } from './support/people.ts'

const open = browserForFile()

/** A price list as shops send it: Vietnamese headers, padded, semicolons, prices and figures with dots, a row that is wrong. */
const PRICE_LIST = `Tên sản phẩm ; HÃNG;Mã máy;Danh mục;Dung tích (lít);Bảo hành;Nơi bán;Giá bán;Ngày xem giá;Ghi chú\r
\r
Tủ lạnh Hãng Thử 1.234,5 lít;Hãng Thử;HT 1234;tu lanh;1.234,5;2 năm;cuahang.example;12.990.000 ₫;31/5/2026;x\r
;;;;;;;;;\r
Tủ lạnh Hãng Thử 1.234,5 lít;hang thu;HT-1234;Tủ lạnh;;;cuahang.example;12.490.000;1/6/2026;\r
Tủ lạnh hỏng;Hãng Thử;HT 9;Không có;nhiều;;cuahang.example;5tr;;\r
`
const utf16 = (text: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')])

test('a messy price list is checked, imported, found by shoppers, exported and undone', async () => {
  const page = await open('/admin/products', { before: asAdmin })
  await page.getByRole('link', { name: 'Import CSV' }).click()
  await page.getByRole('heading', { name: 'Import Products' }).waitFor()
  await page
    .getByLabel('CSV file')
    .setInputFiles({ name: 'bảng giá.csv', mimeType: 'text/csv', buffer: utf16(PRICE_LIST) })
  await page.getByText('Overwrite existing').click()
  await page.getByRole('button', { name: 'Check First' }).click()

  await page.getByText('read as UTF-16 LE, separated by semicolon').waitFor()
  await page.getByText('9 of 10 are imported').waitFor()
  await page.getByText('Category "Không có" not found').waitFor()
  await page.getByText('Invalid price "5tr"').waitFor()
  await page.getByText('hang-thu-ht1234').first().waitFor()
  await page.getByRole('button', { name: 'Start Import' }).click()
  await page.getByRole('heading', { name: 'Import Completed' }).waitFor()
  await page.getByText('Successfully imported 2 products.').waitFor()
  const result = page.url()

  await page.goto(new URL('/products?q=ht1234', result).href)
  await page
    .getByRole('link', { name: /Tủ lạnh Hãng Thử 1\.234,5 lít/ })
    .first()
    .click()
  await page.getByRole('heading', { name: 'Tủ lạnh Hãng Thử 1.234,5 lít' }).waitFor()
  await page.getByText('cuahang.example').first().waitFor()
  await page.getByText('12.490.000').first().waitFor()

  await page.goto(new URL('/admin/products?q=ht1234', result).href)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^products-\d{4}-\d\d-\d\d\.csv$/)

  await page.goto(result)
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo import' }).click()
  await page.getByText('This import was undone: 1 removed, 0 restored.').waitFor()
  await page.goto(new URL('/products?q=ht1234', result).href)
  expect(await page.getByText('Tủ lạnh Hãng Thử 1.234,5 lít').count()).toBe(0)
})
