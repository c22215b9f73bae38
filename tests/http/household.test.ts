import { beforeAll, describe, expect, it } from 'vitest'
import { describeOnDatabase } from '#tests/support/database.ts'
import { textsOf, visibleText } from '#tests/support/html.ts'
import { openSite } from '#tests/support/site.ts'
import type { TestSite } from '#tests/support/site.ts'

describeOnDatabase('pages to look things up', 'demo', (database) => {
  let site: TestSite
  beforeAll(async () => {
    site = await openSite(database())
  })
  const read = async (path: string) => {
    const response = await site.get(path)
    const html = await response.text()
    return { status: response.status, html, text: visibleText(html) }
  }

  describe('GET /cach-tinh', () => {
    it('shows what a usual home needs before anybody typed', async () => {
      const { text, html } = await read('/cach-tinh')
      expect(text).toContain('Ví dụ: Nhà 4 người, phòng 18 m², ngồi cách tivi 3 m')
      expect(html).toContain('href="/products?category=tu-lanh&amp;people=4"')
    })

    it('works out a home by its address alone', async () => {
      const { text, html } = await read(
        '/cach-tinh?nguoi=6&phong=25&nong=sun&xa=2,5&dien=250&watt=1200&gio=5',
      )
      expect(text).toContain('Tính Nhà 6 người, phòng 25 m², ngồi cách tivi 2,5 m')
      expect(text).toContain('450–646 lít')
      expect(text).toContain('49–82 inch')
      expect(text).toContain('phòng bị nắng chiếu nên cộng thêm 20–30 %')
      expect(text).toMatch(/180 kWh, nếu máy luôn chạy hết công suất/)
      expect(html).toContain('value="2,5"')
    })

    it('says what is wrong beside the field, keeps what was typed and works out the rest', async () => {
      const { status, text, html } = await read('/cach-tinh?nguoi=hai&phong=20')
      expect(status).toBe(200)
      expect(text).toContain('Bạn nhập một số nguyên từ 1 đến 30 người nhé.')
      expect(html).toMatch(/<input[^>]*name="nguoi"[^>]*value="hai"/)
      expect(text).toContain('Phòng 20 m²')
    })

    it('leads to machines that are there', async () => {
      const { html } = await read('/cach-tinh?nguoi=4&phong=20&nong=top_floor&xa=3')
      const links = [
        ...html.matchAll(
          /href="(\/products\?[^"]+)"[^>]*aria-label="Xem máy vừa cỡ|aria-label="Xem máy vừa cỡ[^>]*href="(\/products\?[^"]+)"/g,
        ),
      ]
      expect(links.length).toBeGreaterThan(8)
      for (const [, first, second] of links) {
        const path = (first ?? second ?? '').replaceAll('&amp;', '&')
        expect((await read(path)).text, path).not.toContain('Không tìm thấy sản phẩm')
      }
    })
  })

  describe('GET /kien-thuc', () => {
    it('lists every question, each leading to its answer', async () => {
      const { html } = await read('/kien-thuc')
      const [, to = ''] = /<a id="oled-va-qled"[^>]*href="([^"]+)"/.exec(html) ?? []
      expect(to).toBe('/kien-thuc?chu-de=tivi#oled-va-qled')
      const subject = await read('/kien-thuc?chu-de=tivi')
      expect(textsOf(subject.html, 'h1')).toEqual(['Tivi'])
      expect(subject.html).toContain('<div id="oled-va-qled">')
      expect(subject.html).toContain('rel="canonical" href="http://localhost:3000/kien-thuc?chu-de=tivi"')
      expect(subject.text).toContain('Nguồn:')
    })

    it('stays light: the answers come with their subject', async () => {
      expect((await read('/kien-thuc')).html.length).toBeLessThan(400_000)
    })

    it('finds answers by a text, and is not listed by search engines then', async () => {
      const { html, text } = await read('/kien-thuc?q=oled%20qled')
      expect(html).toMatch(/<details open=""><summary><h3>[^<]*OLED/)
      expect(text).toContain('gần với “oled qled”')
      expect(html).toContain('noindex, follow')
    })

    it('asks on where nothing is found', async () => {
      const { html, text } = await read('/kien-thuc?q=zzzqqqxxx')
      expect(text).toContain('Chưa có câu nào về “zzzqqqxxx”')
      expect(html).toContain('href="/chat?q=zzzqqqxxx"')
    })

    it.each(['/kien-thuc?chu-de=khong-co', '/kien-thuc?q=%20'])('GET %s is the list', async (path) => {
      expect(textsOf((await read(path)).html, 'h1')).toEqual(['Kiến thức chọn mua'])
    })
  })
})
