import { expect, test } from 'vitest'
import { eachNth, testInLongRun } from '#tests/support/long.ts'
import { asWindows1258 } from '#tests/support/windows-1258.ts'
import { alive, browserForFile } from './support/browser.ts'
import { asAdmin } from './support/people.ts'

const open = browserForFile()

/** A file as people send them: a padded Vietnamese header, semicolons, blank lines, another encoding, a column too many. */
const messy = (mark: string) => `Tiêu đề ; NỘI DUNG;Danh mục;Tác giả;Tóm tắt;Trạng thái;Thẻ;Ghi chú\r
\r
Mẹo giặt đồ ${mark};"<p>Nội dung ""có ngoặc""; và chấm phẩy</p>";meo vat;Ban Gia dụng;Tóm tắt;Published;Máy giặt;x\r
;;;;;;;\r
Mẹo giặt đồ ${mark};<p>Lần hai</p>;Mẹo vặt;ban gia dung;;draft;;\r
;<p>Không tên</p>;Không có;Ban Gia dụng;;;;y\r
`
const csvFile = (buffer: Uint8Array, name = 'xuất từ excel.csv') => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(buffer),
})
const utf16 = (text: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')])

test.each(
  eachNth(2, [
    ['UTF-16 LE', utf16],
    ['Windows-1258', asWindows1258],
  ] as const),
)('a messy Excel export in %s is checked, imported, read and undone', async (encoding, encode) => {
  const mark = encoding.replace(/\W/g, '')
  const page = await open('/admin', { before: asAdmin })
  await page.getByRole('link', { name: 'Nhập bài từ tệp' }).click()
  await page.getByRole('heading', { name: 'CSV Import' }).waitFor()
  expect(await page.getByRole('button', { name: 'Start Import' }).isDisabled()).toBe(true)
  await page.getByLabel('CSV file').setInputFiles(csvFile(encode(messy(mark))))
  await page.getByText('xuất từ excel.csv').waitFor()
  await page.getByRole('button', { name: 'Check First' }).click()
  // A name that is not here would make a category: that is looked at first.
  await page.getByLabel('Categories: Không có becomes').selectOption('')
  await page.getByRole('button', { name: 'Continue: check the articles' }).click()

  await page.getByText(`read as ${encoding}, separated by semicolon`).waitFor()
  await page.getByText('7 of 8 are imported').waitFor()
  await page.getByText('Category "Không có" not found').waitFor()
  await page.getByText('This slug exists already').waitFor()
  await page.getByText('Auto-rename').click()
  await page.getByText('New, renamed').first().waitFor()

  await page.getByRole('button', { name: 'Start Import' }).click()
  await page.getByRole('heading', { name: 'Import Completed' }).waitFor()
  await page.getByText('Successfully imported 2 articles.').waitFor()
  await page.getByText('Auto-renamed duplicate slugs').waitFor()
  await page.getByText(/^Processed 3 rows in \d/).waitFor()
  const imported = page.getByRole('region', { name: /^Imported Articles/ }).getByRole('link')
  expect(await imported.first().getAttribute('href')).toMatch(/^\/admin\/articles\/\d+\/edit$/)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download Report' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^import-errors-\d{4}-\d\d-\d\d\.csv$/)

  const slug = `meo-giat-do-${mark.toLowerCase()}`
  const read = await page.request.get(`/blog/${slug}`)
  expect(await read.text()).toContain('Nội dung "có ngoặc"; và chấm phẩy')

  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo import' }).click()
  await page.getByText('This import was undone: 2 removed, 0 restored.').waitFor()
  expect((await page.request.get(`/blog/${slug}`)).status()).toBe(404)
  await page.getByRole('link', { name: 'All imports' }).click()
  await page
    .getByRole('cell', { name: /Đã hoàn tác/ })
    .first()
    .waitFor()
})

test('what is no file, no CSV, or too large is said at once', async () => {
  const page = await open('/admin/articles/import', { before: asAdmin })
  await page
    .getByLabel('CSV file')
    .setInputFiles({ ...csvFile(Buffer.from('x'), 'bai.xlsx'), mimeType: 'application/zip' })
  await page.getByText('Invalid file type').first().waitFor()
  await page.getByText('Please select a CSV file.').first().waitFor()
  await page.getByLabel('CSV file').setInputFiles(csvFile(Buffer.alloc(10 * 2 ** 20 + 1, 'a')))
  await page.getByText('File too large').waitFor()
  await page.getByText('Please select a file smaller than 10MB.').waitFor()
  await page.locator('form[enctype="multipart/form-data"]').evaluate((form: HTMLFormElement) => {
    form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))
  })
  await page.getByText('No file selected').waitFor()
  await page.getByText('Please select a CSV file to import.').waitFor()
  expect(await page.getByRole('button', { name: 'Start Import' }).isDisabled()).toBe(true)
})

testInLongRun('columns that are missing can be matched by hand, and the choice is remembered', async () => {
  const page = await open('/admin/articles/import', { before: asAdmin, expected: [/422/] })
  const file = csvFile(Buffer.from('aa,bb,cc,dd\nBài ghép cột,<p>x</p>,Mẹo vặt,Ban Gia dụng\n'), 'la.csv')
  await page.getByLabel('CSV file').setInputFiles(file)
  await page.getByRole('button', { name: 'Start Import' }).click()
  const missing = 'Missing required columns: title, content, category_id, author_id'
  await page.getByText(missing).first().waitFor()
  await page.getByRole('link', { name: 'Match the columns of this file' }).click()
  for (const [column, field] of [
    ['aa', 'Title *'],
    ['bb', 'Content *'],
    ['cc', 'Category (name)'],
    ['dd', 'Author (name)'],
  ] as const) {
    await page.getByLabel(`Column ${column} is imported as`).selectOption({ label: field })
    await page.waitForLoadState('networkidle')
  }
  await page.getByRole('heading', { name: 'What would happen' }).waitFor()
  await page.getByRole('button', { name: 'Discard this file' }).click()
  await page.getByRole('heading', { name: 'CSV Import' }).waitFor()
  await page.getByLabel('CSV file').setInputFiles(file)
  await page.getByRole('button', { name: 'Start Import' }).click()
  await page.getByRole('heading', { name: 'Import Completed' }).waitFor()
  expect((await page.request.get('/api/v1/articles?search=ghép')).status()).toBe(200)
})

test('without JavaScript a file is uploaded, checked and imported by plain forms', async () => {
  const page = await open('/admin/articles/import', { before: asAdmin, javaScript: false })
  await page.setInputFiles('input[type=file]', csvFile(Buffer.from(messy('nojs'))))
  await page.getByRole('button', { name: 'Check First' }).click()
  await page.getByLabel('Categories: Không có becomes').selectOption('')
  await page.getByRole('button', { name: 'Continue: check the articles' }).click()
  await page.getByRole('heading', { name: 'What would happen' }).waitFor()
  await page.getByRole('button', { name: 'Start Import' }).click()
  await page.getByRole('heading', { name: 'Import Completed' }).waitFor()
  expect(await page.getByText('Title is required').count()).toBeGreaterThan(0)
})

testInLongRun('a file is dropped, and chosen by keyboard alone', async () => {
  const page = await open('/admin/articles/import', { before: asAdmin })
  await alive(page)
  const transfer = await page.evaluateHandle(() => {
    const data = new DataTransfer()
    data.items.add(new File(['title,content\n'], 'thả vào.csv', { type: 'text/csv' }))
    return data
  })
  await page.locator('div:has(> #csv-file)').dispatchEvent('drop', { dataTransfer: transfer })
  await page.getByText('thả vào.csv').waitFor()
  await page.getByLabel('CSV file').focus()
  const asked = page.waitForEvent('filechooser')
  // A round trip through the page: a key may overtake the order to catch the browser's dialog.
  await page.evaluate(() => document.activeElement?.id)
  await page.keyboard.press('Space')
  const chooser = await asked
  await chooser.setFiles(csvFile(Buffer.from('title\n'), 'phím.csv'))
  await page.getByText('phím.csv').waitFor()
  expect(await page.getByText('thả vào.csv').count()).toBe(0)
})

testInLongRun('a file chosen before the page comes to life is taken', async () => {
  const page = await open('/admin/articles/import', {
    before: async (waking) => {
      await asAdmin(waking)
      await waking.addInitScript(() => {
        const watch = new MutationObserver(() => {
          const input = document.querySelector<HTMLInputElement>('#csv-file')
          if (!input) return
          watch.disconnect()
          const data = new DataTransfer()
          data.items.add(new File(['title,content\n'], 'sớm.csv', { type: 'text/csv' }))
          input.files = data.files
        })
        watch.observe(document, { childList: true, subtree: true })
      })
    },
  })
  await page.getByText('sớm.csv').waitFor()
  expect(await page.getByRole('button', { name: 'Start Import' }).isEnabled()).toBe(true)
})
