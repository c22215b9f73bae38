import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ADMIN } from '#tests/support/admin.ts'
import { csvOf } from '#tests/support/imports.ts'
import { startPostgres } from '#tests/support/postgres.ts'
import type { PostgresServer } from '#tests/support/postgres.ts'
import { runServer } from '#tests/support/running-server.ts'
import type { RunningServer } from '#tests/support/running-server.ts'
import { browserForFile } from './support/browser.ts'
import { ask } from './support/chat-page.ts'
import { asAdmin, asVisitor } from './support/people.ts'

const open = browserForFile()

const SHOTS = process.env.KIND_SHOTS

const FILE = csvOf([
  [
    'Tên sản phẩm',
    'Hãng',
    'Mã máy',
    'Danh mục',
    'Số mũi may',
    'Trọng lượng',
    'Kiểu máy',
    'Nơi bán',
    'Giá bán',
  ],
  ['Máy khâu Brother JV1400', 'Brother', 'JV1400', 'Máy may', '14', '6,2', 'Cơ', 'a.vn', '3.290.000'],
  ['Máy khâu Singer 4423', 'Singer', '4423', 'Máy khâu', '23', '6,9', 'Cơ', 'a.vn', '6.490.000'],
  ['Máy khâu Brother FS60X', 'Brother', 'FS60X', 'Máy khâu', '60', '4,6', 'Điện tử', 'a.vn', '8.900.000'],
])

type Attribute = {
  label: string
  type?: string
  unit?: string
  choices?: string
  filter?: boolean
  card?: boolean
  edges?: string
}

describe.each(['embedded', 'two servers on one PostgreSQL'] as const)(
  'a kind made in the panel (%s)',
  (kind) => {
    const folder = mkdtempSync(join(tmpdir(), 'cm-kinds-'))
    let postgres: PostgresServer | null = null
    let servers: RunningServer[] = []
    const first = () => servers[0]?.url ?? ''
    const last = () => servers.at(-1)?.url ?? ''

    beforeAll(async () => {
      const variables = {
        DATA_DIR: folder,
        DEMO: 'on',
        AUTH_SECRET: 'a secret of the tests, long enough',
        TRUST_PROXY: '1',
        ADMIN_EMAIL: ADMIN.email,
        ADMIN_PASSWORD: ADMIN.password,
      }
      if (kind === 'embedded') servers = [await runServer(variables)]
      else {
        postgres = startPostgres()
        if (!postgres) return
        const both = { ...variables, DATABASE_URL: postgres.url('postgres') }
        servers = [await runServer(both), await runServer(both)]
      }
    })
    afterAll(async () => {
      await Promise.all(servers.map((server) => server.stop('SIGTERM')))
      postgres?.stop()
      rmSync(folder, { recursive: true, force: true })
    })

    async function addAttribute(page: Page, { label, type, unit, choices, filter, card, edges }: Attribute) {
      const form = page.getByRole('region', { name: /loại sản phẩm|^Sửa/ })
      await form.getByRole('button', { name: 'Thêm thuộc tính' }).click()
      const line = form.locator('li[data-line]').last()
      await line.getByLabel('Tên thuộc tính').fill(label)
      if (type) await line.getByLabel('Kiểu giá trị').selectOption({ label: type })
      if (unit) await line.getByLabel('Đơn vị').fill(unit)
      if (choices) await line.getByLabel('Các lựa chọn').fill(choices)
      if (edges) await line.getByLabel('Chia khoảng').fill(edges)
      if (filter) await line.getByLabel('Làm bộ lọc').check()
      if (card) await line.getByLabel('Lên thẻ').check()
    }

    const shot = async (page: Page, name: string) => {
      if (!SHOTS || kind !== 'embedded') return
      for (const [width, height] of [
        [390, 844],
        [768, 1024],
        [1440, 900],
      ] as const)
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.setViewportSize({ width, height })
          await page.emulateMedia({ colorScheme })
          await page.screenshot({ path: `${SHOTS}/${name}-${width}-${colorScheme}.png`, fullPage: true })
        }
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.emulateMedia({ colorScheme: 'light' })
    }

    test('is listed, filtered, compared, imported, suggested and asked about on every server', async ({
      skip,
    }) => {
      if (servers.length === 0) skip()
      // The other server has kept the list of before.
      const seen = await open('/products', { siteUrl: last(), before: asVisitor })
      expect(await seen.getByText('Máy khâu').count()).toBe(0)

      const page = await open('/admin/kinds', { siteUrl: first(), before: asAdmin })
      page.setDefaultTimeout(12_000)
      seen.setDefaultTimeout(12_000)
      await shot(page, 'list')
      await page.getByRole('link', { name: 'Thêm loại' }).press('Enter')
      const form = page.getByRole('region', { name: 'Thêm loại sản phẩm' })
      await form.getByRole('textbox', { name: /^Tên(?! gọi| thuộc)/ }).fill('Máy khâu')
      await form.getByLabel('Tên gọi khác').fill('máy may\nmáy may gia đình')
      await addAttribute(page, {
        label: 'Số mũi may',
        unit: 'mũi',
        filter: true,
        card: true,
        edges: '20, 50',
      })
      await addAttribute(page, { label: 'Trọng lượng', unit: 'kg', card: true })
      await addAttribute(page, {
        label: 'Kiểu máy',
        type: 'Chọn một',
        choices: 'Cơ; Điện tử',
        filter: true,
        card: true,
      })
      await form.getByRole('button', { name: 'Xem trước thay đổi' }).press('Enter')
      await form
        .getByRole('status', { name: 'Xem trước' })
        .getByText('Thêm bộ lọc: Số mũi may, Kiểu máy.')
        .waitFor()
      await shot(page, 'preview')
      await form.getByRole('button', { name: 'Lưu', exact: true }).press('Enter')
      await page.getByText('Đã lưu “Máy khâu”').first().waitFor()
      await form.waitFor({ state: 'hidden' })

      await page.goto('/admin/products/import')
      await page
        .getByLabel('CSV file')
        .setInputFiles({ name: 'may-khau.csv', mimeType: 'text/csv', buffer: Buffer.from(FILE) })
      await page.getByRole('button', { name: 'Check First' }).click()
      await page.getByRole('button', { name: /Start Import/ }).click()
      await page.getByRole('heading', { name: 'Import Completed' }).waitFor()

      await seen.goto('/products?category=may-khau')
      await seen
        .getByRole('heading', { name: /Máy khâu/ })
        .first()
        .waitFor()
      await shot(seen, 'products')
      await seen.goto('/products?category=may-khau&so_mui_may=20-50')
      await seen.getByText('Máy khâu Singer 4423').first().waitFor()
      expect(await seen.getByText('Máy khâu Brother JV1400').count()).toBe(0)
      const asked = async (path: string) => (await seen.request.get(path)).json()
      expect(await asked('/api/v1/products?category=may-khau&kieu_may=Điện tử&weight_kg=:5')).toMatchObject({
        products: [
          {
            title: 'Máy khâu Brother FS60X',
            attributes: { so_mui_may: 60, weight_kg: 4.6, kieu_may: 'Điện tử' },
          },
        ],
      })
      for (const typed of ['máy khâ', 'may may gia dinh'])
        expect(await asked(`/api/v1/search-suggestions?q=${typed}`)).toMatchObject({
          categories: [{ name: 'Máy khâu', slug: 'may-khau', count: 3 }],
        })
      const { products } = (await asked('/api/v1/products?category=may-khau')) as {
        products: { id: number }[]
      }
      const ids = products.map(({ id }) => id)
      await seen.goto(`/so-sanh?ids=${ids.join(',')}`)
      await seen.getByRole('rowheader', { name: 'Số mũi may' }).waitFor()
      await shot(seen, 'compare')
      await seen.goto(`/products/${ids[0]}`)
      await shot(seen, 'product')
      await seen.goto('/chat')
      await ask(seen, 'máy khâu nào nhiều mũi may nhất')
      await seen
        .getByRole('article', { name: 'Cố vấn trả lời' })
        .last()
        .getByText('Máy khâu Brother FS60X')
        .first()
        .waitFor()
      await shot(seen, 'chat')

      // Hidden on one server, it is away on the other, and comes back with what it held.
      await page.goto('/admin/kinds')
      const shown = page.getByRole('button', { name: 'Hiện Máy khâu cho khách' })
      await shown.press('Enter')
      await page.getByText('Đã ẩn “Máy khâu”').first().waitFor()
      const status = async () => (await seen.request.get('/api/v1/products?category=may-khau')).status()
      await expect.poll(status).toBe(404)
      await page.getByRole('button', { name: 'Hoàn tác' }).press('Enter')
      await expect.poll(status).toBe(200)
    })
  },
)
