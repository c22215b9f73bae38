import { expect, test } from 'vitest'
import { wordpressExport } from '#tests/support/wordpress.ts'
import { browserForFile } from './support/browser.ts'
import { asAdmin } from './support/people.ts'

const open = browserForFile()

const FILE = wordpressExport({
  url: 'https://trang-cu.example',
  authors: { lan: 'Nguyễn Thị Lan Di Cư' },
  posts: [
    {
      id: 1,
      title: 'Dọn nhà sang trang mới',
      slug: 'don-nha',
      content:
        'Đoạn một\n\nĐoạn hai <a href="https://trang-cu.example/2019/05/don-nha-hai/">xem thêm</a>\n\n[la id="1"]',
      author: 'lan',
      categories: ['Chuyện di cư'],
      comments: 2,
    },
    {
      id: 2,
      title: 'Dọn nhà phần hai',
      slug: 'don-nha-hai',
      content: 'x',
      author: 'lan',
      categories: ['Linh tinh'],
    },
  ],
})

test('an editor moves in from WordPress: chooses what is new, reads what is lost, imports, follows an old link, undoes', async () => {
  const page = await open('/admin/articles/import', { before: asAdmin })
  await page
    .getByLabel('CSV file')
    .setInputFiles({ name: 'trang-cu.xml', mimeType: 'text/xml', buffer: Buffer.from(FILE) })
  await page.getByRole('button', { name: 'Check First' }).click()
  await page.getByRole('heading', { name: 'Categories and authors' }).waitFor()
  await page.getByLabel('Categories: Linh tinh becomes').selectOption({ label: 'Mẹo vặt' })
  await page.getByRole('button', { name: 'Continue: check the articles' }).click()

  await page.getByText('read as a WordPress export').waitFor()
  await page.getByRole('listitem').filter({ hasText: 'Comments left behind: 2' }).waitFor()
  await page.getByRole('listitem').filter({ hasText: 'Shortcode [la] is not known' }).waitFor()
  await page.getByRole('button', { name: 'Start Import' }).click()
  await page.getByText('Successfully imported 2 articles.').waitFor()

  await page.goto(new URL('/2019/05/don-nha', page.url()).href)
  await page.getByRole('heading', { name: 'Dọn nhà sang trang mới', level: 1 }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/blog/don-nha')
  await page.getByRole('link', { name: 'xem thêm' }).click()
  await page.getByRole('heading', { name: 'Dọn nhà phần hai', level: 1 }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/blog/don-nha-hai')

  await page.goto(new URL('/admin/imports', page.url()).href)
  await page
    .getByRole('link', { name: /trang-cu\.xml/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo import' }).click()
  await page.getByText('This import was undone: 2 removed, 0 restored.').waitFor()
  expect((await page.request.get('/2019/05/don-nha')).status()).toBe(404)
  expect(await (await page.request.get('/api/v1/authors')).text()).not.toContain('Di Cư')
})

test('the address of the old site is tried while it is typed, and stays where it is typed', async () => {
  const page = await open('/admin/articles/import', { before: asAdmin })
  const rows =
    'title,content,category,author\nThử mã ngắn,"<p>a</p>[gallery ids=""1""]",Tư vấn,Ban biên tập\n'
  await page
    .getByLabel('CSV file')
    .setInputFiles({ name: 'ma-ngan.csv', mimeType: 'text/csv', buffer: Buffer.from(rows) })
  await page.getByRole('button', { name: 'Check First' }).click()
  const next = page.getByRole('button', { name: 'Continue: check the articles' })
  const needed = page.getByRole('listitem').filter({ hasText: 'Has shortcodes of WordPress' })
  await next.or(needed).first().waitFor()
  if (await next.isVisible()) await next.click()
  await needed.waitFor()
  const address = page.getByLabel('Address of the old site')
  await address.pressSequentially('https://cu.example.vn', { delay: 60 })
  await page.getByRole('listitem').filter({ hasText: 'Shortcode [gallery] is not known' }).waitFor()
  await needed.waitFor({ state: 'detached' })
  expect(await address.inputValue()).toBe('https://cu.example.vn')
  expect(await address.evaluate((field) => field === document.activeElement)).toBe(true)
})
