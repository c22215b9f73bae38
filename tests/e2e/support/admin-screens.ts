import type { Page } from 'playwright-core'
import { aPhoto } from '#tests/support/pictures.ts'
import { asAdmin } from './people.ts'
import type { Screen } from './screen.ts'

/** The screens of the admin panel beside those of the articles. */
export const ADMIN_SCREENS: readonly Screen[] = [
  { name: 'admin-dashboard', path: '/admin', before: asAdmin },
  { name: 'admin-categories', path: '/admin/categories', before: asAdmin },
  { name: 'admin-category-form', path: '/admin/categories?edit=1', before: asAdmin },
  { name: 'admin-subcategories', path: '/admin/categories?below=2', before: asAdmin },
  { name: 'admin-authors', path: '/admin/authors?new=1', before: asAdmin },
  { name: 'admin-tags', path: '/admin/tags', before: asAdmin },
  { name: 'admin-tag-form', path: '/admin/tags?edit=1', before: asAdmin },
  { name: 'admin-tag-merge', path: '/admin/tags?merge=1&into=2', before: asAdmin },
  {
    name: 'admin-tag-delete',
    path: '/admin/tags',
    before: asAdmin,
    prepare: (page) => page.getByRole('button', { name: 'Delete Tivi' }).click(),
    fullPage: false,
  },
  { name: 'admin-redirects', path: '/admin/redirects?new=1&from=/bai-cu', before: asAdmin },
  { name: 'admin-redirects-list', path: '/admin/redirects?view=list', before: asAdmin },
  { name: 'admin-media', path: '/admin/media', before: withPicture },
  { name: 'admin-media-upload', path: '/admin/media', before: asAdmin, prepare: chooseFile },
  { name: 'admin-picture', path: '/admin/media/1', before: withPicture },
  {
    name: 'admin-picture-picker',
    path: '/admin/tags?new=1',
    before: withPicture,
    prepare: openPicker,
    fullPage: false,
  },
  { name: 'admin-products', path: '/admin/products', before: asAdmin },
  { name: 'admin-products-selected', path: '/admin/products', before: asAdmin, prepare: selectProducts },
  { name: 'admin-products-changes', path: '/admin/products/changes', before: asAdmin },
  {
    name: 'admin-products-empty',
    path: '/admin/products?q=zzzqqqxxx&lacks=price&trash=1',
    before: asAdmin,
  },
  { name: 'admin-product', path: '/admin/products/203', before: asAdmin, prepare: addLines },
  {
    name: 'admin-product-new',
    path: '/admin/products/new',
    before: asAdmin,
    prepare: makeNothing,
    expected: [/422/],
  },
  { name: 'admin-kinds', path: '/admin/kinds', before: asAdmin },
  { name: 'admin-kind-new', path: '/admin/kinds?new=1', before: asAdmin },
  { name: 'admin-kind', path: '/admin/kinds?edit=2', before: asAdmin },
  { name: 'admin-feeds', path: '/admin/feeds?new=1', before: asAdmin },
  { name: 'admin-prices', path: '/admin/prices?category=1', before: asAdmin },
  { name: 'admin-brands', path: '/admin/brands?edit=1', before: asAdmin },
  { name: 'admin-brand', path: '/admin/brands/1', before: asAdmin },
  { name: 'admin-users', path: '/admin/users', before: asAdmin },
  { name: 'admin-users-invited', path: '/admin/users', before: asAdmin, prepare: invite },
  { name: 'invitation', path: '/admin/users', before: asAdmin, prepare: openInvitation },
  { name: 'admin-arrival', path: '/admin?chao-mung=1', before: asAdmin },
  { name: 'admin-settings', path: '/admin/settings', before: asAdmin },
  { name: 'admin-newsletter', path: '/admin/newsletter', before: asAdmin },
  { name: 'admin-newsletter-refused', path: '/admin/newsletter?state=refused', before: asAdmin },
  { name: 'admin-newsletter-issues', path: '/admin/newsletter/issues', before: asAdmin },
  {
    name: 'admin-newsletter-issue',
    path: '/admin/newsletter/issues',
    before: asAdmin,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Tạo số trống' }).click()
      await page.getByRole('button', { name: 'Lưu bản nháp' }).waitFor()
      await page.getByRole('checkbox').nth(2).check()
      await page.getByRole('checkbox').nth(3).check()
      await page.getByRole('button', { name: 'Lưu bản nháp' }).click()
      await page.getByText('Bỏ khỏi số này').nth(1).waitFor()
    },
  },
  { name: 'admin-webhooks', path: '/admin/webhooks?new=1', before: asAdmin },
  { name: 'admin-status', path: '/admin/status', before: asAdmin },
  { name: 'admin-audit', path: '/admin/audit', before: asAdmin },
  { name: 'invitation-over', path: '/tai-khoan/loi-moi?token=x', before: asAdmin },
  { name: 'admin-import', path: '/admin/articles/import', before: asAdmin },
  { name: 'admin-import-check', path: '/admin/articles/import', before: asAdmin, prepare: checkFile },
  {
    name: 'admin-import-result',
    path: '/admin/articles/import',
    before: asAdmin,
    prepare: async (page) => {
      await checkFile(page)
      await page.getByRole('button', { name: 'Start Import' }).click()
      await page.getByRole('heading', { name: 'Import Completed' }).waitFor()
    },
  },
  { name: 'admin-product-import', path: '/admin/products/import', before: asAdmin },
  {
    name: 'admin-product-import-check',
    path: '/admin/products/import',
    before: asAdmin,
    prepare: checkProducts,
  },
  { name: 'admin-imports', path: '/admin/imports', before: asAdmin },
]

async function selectProducts(page: Page): Promise<void> {
  await page
    .getByRole('checkbox', { name: /^Chọn / })
    .last()
    .check()
  await page.getByText('1 đã chọn').waitFor()
}

/** An invitation that was just sent. @returns its link */
async function invite(page: Page): Promise<string> {
  await page.locator('input[name="email"]:visible').fill('duoc-moi@example.vn')
  await page.getByRole('button', { name: 'Gửi lời mời', exact: true }).click()
  return page.getByRole('textbox', { name: 'Liên kết cho' }).inputValue()
}

/** The form of somebody who was invited. */
async function openInvitation(page: Page): Promise<void> {
  const { pathname, search } = new URL(await invite(page))
  await page.context().clearCookies()
  await page.goto(pathname + search)
  await page.getByRole('button', { name: 'Vào trang quản trị' }).waitFor()
}

async function checkFile(page: Page): Promise<void> {
  const text =
    'Tiêu đề;Nội dung;Danh mục;Tác giả;Ảnh bìa\nBài để xem;<p>x</p>;Mẹo vặt;Ban Gia dụng;http://a.example/x.png\n;x;Không có;;\n'
  await page
    .getByLabel('CSV file')
    .setInputFiles({ name: 'bai-viet.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  await page.getByText('Overwrite existing').click()
  await page.getByRole('button', { name: 'Check First' }).click()
  // A name that is not here would make a category: that is looked at first.
  await page.getByLabel('Categories: Không có becomes').selectOption('')
  await page.getByRole('button', { name: 'Continue: check the articles' }).click()
  await page.locator('summary', { hasText: 'Columns' }).click()
  await page.getByText('Category "Không có" not found').waitFor()
}

async function checkProducts(page: Page): Promise<void> {
  const text =
    'Tên sản phẩm;Mã máy;Danh mục;Dung tích (lít);Nơi bán;Giá bán\nTủ để xem;XEM-1;Tủ lạnh;180;a.vn;4.990.000\nTủ hỏng;XEM-2;Không có;nhiều;a.vn;5tr\n'
  await page
    .getByLabel('CSV file')
    .setInputFiles({ name: 'san-pham.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  await page.getByRole('button', { name: 'Check First' }).click()
  await page.getByRole('link', { name: 'Columns', exact: true }).click()
  await page.getByText('Category "Không có" not found').waitFor()
}

/** As the administrator, with a picture in the library; the same one is there once. */
async function withPicture(page: Page): Promise<void> {
  await asAdmin(page)
  const file = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: await aPhoto({ width: 500, height: 700 }) }
  const response = await page.request.post('/admin/media/upload', {
    headers: { Accept: 'application/json' },
    multipart: { alt: 'Tủ lạnh bốn cánh trong bếp', file },
  })
  if (!response.ok()) throw new Error(await response.text())
}

async function chooseFile(page: Page): Promise<void> {
  await page.locator('input[type=file]:visible').setInputFiles([
    { name: 'máy giặt.jpg', mimeType: 'image/jpeg', buffer: await aPhoto({ width: 400, height: 300 }) },
    { name: 'IMG_0001.jpg', mimeType: 'image/jpeg', buffer: await aPhoto({ width: 300, height: 400 }) },
  ])
  await page.getByRole('button', { name: 'Tải lên 2 ảnh' }).waitFor()
}

/** A product with a line more of each list, nothing of it saved. */
async function addLines(page: Page): Promise<void> {
  for (const noun of ['địa chỉ ảnh', 'phiên bản', 'khuyến mãi'])
    await page.getByRole('button', { name: `Thêm ${noun}` }).click()
  await page.getByText('Chưa lưu').nth(2).waitFor()
}

async function makeNothing(page: Page): Promise<void> {
  await page.getByLabel('Thương hiệu').selectOption('new')
  await page.getByRole('button', { name: 'Tạo và đăng' }).click()
  await page.getByText('Bạn nhập tên sản phẩm nhé.').first().waitFor()
}

async function openPicker(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Choose image' }).click()
  await page.getByRole('dialog').locator('li').first().waitFor()
}
