import { describe, expect, test } from 'vitest'
import { DESKTOP, browserForFile } from './support/browser.ts'
import { asAdmin } from './support/people.ts'

const open = browserForFile()

/** Never answers for a script whose name begins so. */
const without = (name: string) => ({
  before: async (page: Awaited<ReturnType<typeof open>>) => {
    await page.route(`**/assets/${name}-*.js`, () => new Promise<void>(() => undefined))
  },
})

describe('what is on its way says so, in its place', () => {
  test('on the page of what is saved, whose foot stays out of the window', async () => {
    const page = await open('/yeu-thich', { ...without('nothing-saved'), viewport: DESKTOP })
    await page.getByText('Đang mở danh sách đã lưu…').waitFor()
    expect((await page.getByRole('contentinfo').boundingBox())?.y).toBeGreaterThan(DESKTOP.height - 100)
  })

  test("in the article's form, where the editor will stand", async () => {
    const { before } = without('rich-editor')
    const page = await open('/admin/articles/new', {
      viewport: DESKTOP,
      before: async (page) => {
        await asAdmin(page)
        await before(page)
      },
    })
    const opening = page.getByText(/Đang mở khung soạn…|Opening the editor…/)
    await opening.waitFor()
    expect((await opening.locator('..').boundingBox())?.height).toBeGreaterThan(300)
  })
})
