import { expect, test } from 'vitest'
import { readJsonLd } from '#tests/support/json-ld.ts'
import { testInLongRun } from '#tests/support/long.ts'
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
  await page.locator('summary', { hasText: 'Việc khác' }).click()
  await page.getByRole('link', { name: 'Nhập sản phẩm' }).click()
  await page.getByRole('heading', { name: 'Import Products' }).waitFor()
  await page
    .getByLabel('CSV file')
    .setInputFiles({ name: 'bảng giá.csv', mimeType: 'text/csv', buffer: utf16(PRICE_LIST) })
  await page.getByText('Overwrite existing').click()
  await page.getByRole('button', { name: 'Check First' }).click()

  // What the file calls by names of its own comes first.
  await page.getByRole('heading', { name: 'Categories and brands' }).waitFor()
  await page.getByText('Rows that would be refused for it: 1.').waitFor()
  expect(await page.getByLabel('Brand Hãng Thử becomes').inputValue()).toBe('Hãng Thử')
  await page.getByLabel('Keep this mapping as').fill('Bảng giá thử')
  await page.getByRole('button', { name: 'Continue: check the rows' }).click()

  await page.getByText('read as UTF-16 LE, separated by semicolon').waitFor()
  await page.getByText('9 of 10 are imported').waitFor()
  await page.getByText('Not imported: Ghi chú').waitFor()
  await page.getByText('New brand: "Hãng Thử"').first().waitFor()
  await page.getByText('Category "Không có" not found').waitFor()
  await page.getByText('Invalid price "5tr"').waitFor()
  await page.getByText('hang-thu-ht1234').first().waitFor()
  await page.getByRole('button', { name: 'Start Import' }).click()
  await page.getByRole('heading', { name: 'Import Completed' }).waitFor()
  await page.getByText('Successfully imported 2 products.').waitFor()
  const result = page.url()
  await page
    .getByRole('region', { name: /^Imported Products/ })
    .getByRole('link')
    .first()
    .click()
  await page.getByRole('heading', { name: 'Tủ lạnh Hãng Thử 1.234,5 lít', level: 1 }).waitFor()

  await page.goto(new URL('/products?q=ht1234', result).href)
  await page
    .getByRole('link', { name: /Tủ lạnh Hãng Thử 1\.234,5 lít/ })
    .first()
    .click()
  await page.getByRole('heading', { name: 'Tủ lạnh Hãng Thử 1.234,5 lít' }).waitFor()
  await page.getByText('cuahang.example').first().waitFor()
  await page.getByText('12.490.000').first().waitFor()

  await page.goto(new URL('/admin/products?q=ht1234', result).href)
  await page.locator('summary', { hasText: 'Việc khác' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Xuất CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^products-\d{4}-\d\d-\d\d\.csv$/)

  await page.goto(result)
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo import' }).click()
  await page.getByText('This import was undone: 1 removed, 0 restored.').waitFor()
  await page.goto(new URL('/products?q=ht1234', result).href)
  expect(await page.getByText('Tủ lạnh Hãng Thử 1.234,5 lít').count()).toBe(0)
})

/** A retailer's file: its own ids and categories, specifications in JSON. */
const RETAILER = `id,title,brand,cate,sub_cate,price,specs_json,source_date,source_url
p1a,Chảo chống dính Thử 26 cm,Thử Nghiệm,Dụng cụ bếp,Chảo,290000,"[{""name"": ""Đường kính"", ""value"": ""26 cm""}]",2025-06,https://www.cuahang.example/chao
p2b,Smart Tivi Thử 55 inch T55X,Thử Nghiệm,Tivi LED,Tivi LED,9990000,"{""Tần số quét"": ""120 Hz"", ""Cổng"": ""3 HDMI""}",2025-06,
p3c,Mũ bảo hiểm Thử,Thử Nghiệm,Khác,Mũ bảo hiểm,190000,,,
`

test('categories of a retailer are decided about once, made where asked, and known again in the next file', async () => {
  const page = await open('/admin/products/import', { before: asAdmin })
  const upload = async () => {
    await page
      .getByLabel('CSV file')
      .setInputFiles({ name: 'nha-ban-le.csv', mimeType: 'text/csv', buffer: Buffer.from(RETAILER) })
    await page.getByRole('button', { name: 'Start Import' }).click()
    await page.getByRole('heading', { name: 'Categories and brands' }).waitFor()
  }
  await upload()
  expect(await page.getByLabel('Category Tivi LED becomes').inputValue()).toMatch(/^id:/)
  expect(await page.getByLabel('Category Dụng cụ bếp > Chảo becomes').inputValue()).toBe('')
  await page.getByLabel('Category Khác > Mũ bảo hiểm becomes').selectOption('Leave its rows out')
  await page.getByRole('button', { name: 'Make a category for each without a place' }).click()
  await expect.poll(() => page.getByLabel('Category Dụng cụ bếp > Chảo becomes').inputValue()).toBe('own')
  await page.getByRole('button', { name: 'Continue: check the rows' }).click()
  await page.getByText('Left out, as chosen for "Khác > Mũ bảo hiểm"').waitFor()
  await page.getByText('3 lines of specifications, all kept; 1 of them').waitFor()
  await page.getByRole('button', { name: 'Start Import' }).click()
  await page.getByText('Successfully imported 2 products.').waitFor()
  const result = page.url()

  await page.goto(new URL('/products?category=chao', result).href)
  await page
    .getByRole('link', { name: /Chảo chống dính Thử 26 cm/ })
    .first()
    .click()
  await page.getByText('cuahang.example').first().waitFor()
  await page.goto(new URL('/products?q=t55x', result).href)
  await page.getByText('120 Hz').first().waitFor()

  await page.goto(new URL('/admin/products/import', result).href)
  await page
    .getByLabel('CSV file')
    .setInputFiles({ name: 'lan-hai.csv', mimeType: 'text/csv', buffer: Buffer.from(RETAILER) })
  await page.getByRole('button', { name: 'Start Import' }).click()
  await page.getByText('Import completed').first().waitFor()

  await page.goto(result)
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo import' }).click()
  await page.getByText('This import was undone: 2 removed, 0 restored.').waitFor()
  expect((await page.request.get('/products?category=chao')).status()).toBe(404)
})

/** The same machine as two shops call it, and one that only may be the same. */
const SHOP_A = `id,title,brand,model,gtin,category,shop,shop_price
A1,Tủ lạnh Hai Tiệm 208 lít,Hai Tiệm,HT208,4006381333931,Tủ lạnh,a.example,6990000
A2,Tủ lạnh Hai Tiệm 300 lít,Hai Tiệm,HT300,,Tủ lạnh,a.example,8990000
`
const SHOP_B = `id,title,brand,model,gtin,category,shop,shop_price
B1,Tủ lạnh Hai Tiệm 208L hai cửa,,,4006381333931,Tủ lạnh,b.example,6790000
B2,Tủ lạnh Hai Tiệm 320 lít,Hai Tiệm,HT300,,Tủ lạnh,b.example,8790000
`

testInLongRun(
  'what may be the same product stands side by side, and is put together or kept apart as somebody says',
  async () => {
    const page = await open('/admin/products/import', { before: asAdmin })
    const begin = page.getByRole('button', { name: 'Start Import' })
    const send = async (name: string, text: string) => {
      await page.goto(new URL('/admin/products/import', page.url()).href)
      await page
        .getByLabel('CSV file')
        .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
      await page.getByText('Overwrite existing').click()
      await begin.click()
    }
    await send('a.csv', SHOP_A)
    // A brand that would be made is asked about; the next file finds it there.
    await page.getByText('Brands that are not here yet').waitFor()
    await page.getByRole('button', { name: 'Continue: check the rows' }).click()
    await begin.click()
    await page.getByRole('heading', { name: 'Import Completed' }).waitFor()
    await send('b.csv', SHOP_B)
    await page.getByRole('heading', { name: 'Import Completed' }).waitFor()
    const result = page.url()
    await page.getByRole('link', { name: 'Look at them side by side' }).click()

    const row = page.getByRole('region', { name: 'Row 3: Tủ lạnh Hai Tiệm 320 lít' })
    await row.getByText('The same model, but other figures in the name.').waitFor()
    await row.getByRole('link', { name: 'Tủ lạnh Hai Tiệm 300 lít' }).waitFor()
    await row.getByLabel('Another: make it new').check()
    await page.getByRole('button', { name: 'Save what is chosen below' }).click()
    await page.getByText('Rows decided: 1').waitFor()
    await page.getByText('No row waits for a decision.').waitFor()

    await page.goto(new URL('/products?q=hai+tiem', result).href)
    await page
      .getByRole('heading', { name: /Tủ lạnh Hai Tiệm 320 lít/ })
      .first()
      .waitFor()
    await page
      .getByRole('heading', { name: /Hai Tiệm 208/ })
      .first()
      .waitFor()
    expect(await page.getByRole('heading', { name: /Hai Tiệm 208/ }).count()).toBe(1)
    await page
      .getByRole('link', { name: /Hai Tiệm 208/ })
      .first()
      .click()
    await page.waitForURL(/\/products\/\d+/)
    await page.getByText('b.example').first().waitFor()
    await page.getByText('a.example').first().waitFor()
    // Of the document as it is fetched: who came by a link has none of it.
    const document = await (await page.request.get(page.url())).text()
    expect(readJsonLd(document)).toContainEqual(expect.objectContaining({ gtin: '4006381333931' }))
  },
)
