import { beforeAll, describe, expect, it } from 'vitest'
import { describeOnDatabase } from '#tests/support/database.ts'
import { visibleText } from '#tests/support/html.ts'
import { openSite } from '#tests/support/site.ts'
import type { TestSite } from '#tests/support/site.ts'

describeOnDatabase('terms and promises', 'schema', (database) => {
  let site: TestSite
  beforeAll(async () => {
    site = await openSite(database())
  })
  const read = async (path: string) => visibleText(await (await site.get(path)).text())

  it.each([
    ['/dieu-khoan-su-dung', ['30 ngày', 'không bán hàng', 'Website này được xây dựng hoàn toàn bằng AI.']],
    [
      '/chinh-sach-bao-mat',
      [
        '72 giờ',
        '30 ngày',
        '2 ngày làm việc',
        '15 ngày',
        '12 tháng',
        '18 tháng',
        '2 năm',
        '3 năm',
        '91/2025/QH15',
      ],
    ],
    ['/bao-mat', ['Báo một lỗ hổng', 'Xác thực hai lớp', 'từ 8 ký tự']],
    ['/cach-xep-hang', ['Không ai trả tiền để đứng trên', 'Trọng số']],
  ])('GET %s says what it promises, and since when', async (path, promises) => {
    const text = await read(path)
    for (const promise of promises) expect(text).toContain(promise)
    expect(text).toMatch(/Có hiệu lực từ \d\d\/\d\d\/20\d\d · Cập nhật lần cuối \d\d\/\d\d\/20\d\d/)
  })

  it('every page leads to the terms, the privacy page and the contact page', async () => {
    const html = await (await site.get('/')).text()
    for (const path of [
      '/dieu-khoan-su-dung',
      '/chinh-sach-bao-mat',
      '/bao-mat',
      '/lien-he',
      '/cach-xep-hang',
    ])
      expect(html).toContain(`href="${path}"`)
  })

  it.each(['/', '/products', '/chat', '/blog', '/lien-he', '/brand'])(
    'GET %s sets no cookie',
    async (path) => {
      expect((await site.get(path)).headers.getSetCookie()).toEqual([])
    },
  )

  it('a request about personal data begins with its subject', async () => {
    const html = await (await site.get('/lien-he?chu-de=du-lieu-ca-nhan')).text()
    expect(html).toContain('value="Yêu cầu về dữ liệu cá nhân"')
  })

  describe('GET /.well-known/security.txt', () => {
    it('names a contact and the day it ends, within a year (RFC 9116)', async () => {
      const response = await site.get('/.well-known/security.txt')
      expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
      const text = await response.text()
      expect(text).toMatch(/^Contact: http:\/\/localhost:3000\/lien-he$/m)
      expect(text).toMatch(/^Canonical: http:\/\/localhost:3000\/\.well-known\/security\.txt$/m)
      const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '')
      expect(expires).toBeGreaterThan(Date.now())
      expect(expires).toBeLessThan(Date.now() + 366 * 24 * 60 * 60 * 1000)
    })
  })
})
