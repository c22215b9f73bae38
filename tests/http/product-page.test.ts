import { beforeAll, describe, expect, it } from 'vitest'
import { REVIEW_CONSENT } from '#app/domain/catalogue/review-form.ts'
import { describeOnDatabase } from '#tests/support/database.ts'
import { openSite } from '#tests/support/site.ts'
import type { TestSite } from '#tests/support/site.ts'

const REVIEW = {
  name: 'Lan',
  rating: '5',
  text: 'Máy chạy êm, rất ưng ý luôn.',
  monthsUsed: '6',
  consent: 'on',
}

describeOnDatabase('the page of a product', 'demo', (database) => {
  let site: TestSite
  beforeAll(async () => {
    site = await openSite(database())
  })
  const get = async (path: string) => (await site.get(path)).text()
  const one = async (query: string) =>
    (await database().pool.query<Record<string, number>>(query)).rows[0] ?? {}
  const idWhere = async (condition: string) =>
    (
      await one(`select p.id from products p join product_categories c on c.id = p.category_id
      where ${condition} order by p.id limit 1`)
    )['id'] ?? 0
  const send = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    site.request(path, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { Origin: 'http://localhost:3000', ...headers },
    })

  it('shows what a product costs to run, from what, and by which tariff', async () => {
    const html = await get(
      `/products/${await idWhere(`c.kind = 'fridge' and p.attributes ? 'energy_kwh_year'`)}`,
    )
    expect(html).toContain('Chi phí điện')
    expect(html).toMatch(/nhà sản xuất ghi \d+ kWh mỗi năm/)
    expect(html).toContain('Quyết định 1279/QĐ-BCT')
    expect(html).toContain('10/05/2025')
  })

  it('is silent on running cost where the product does not say what it uses', async () => {
    const id = await idWhere(`c.kind = 'phone'`)
    expect(await get(`/products/${id}`)).not.toContain('Chi phí điện')
  })

  it('draws the history of a price seen often, with its table; a few older ones stand with the shops', async () => {
    const count = (n: string) => `(select count(distinct o2.observed_on) from offers o
      join price_observations o2 on o2.offer_id = o.id where o.product_id = p.id) ${n}`
    const html = await get(`/products/${await idWhere(count('>= 5'))}`)
    expect(html).toContain('Lịch sử giá')
    expect(html).toMatch(/<desc id="chart-text">Từ tháng \d+\/\d{4} đến tháng \d+\/\d{4}, giá thấp nhất/)
    // A price that a shop showed once is a dot on its scale, no course.
    expect(html).toMatch(/<circle cx="96.5%" cy="[\d.]+%"/)
    expect(html.match(/<tr class="border-t border-line"><td/g)?.length).toBeGreaterThanOrEqual(5)
    const few = await get(`/products/${await idWhere(count('= 3'))}`)
    expect(few).not.toContain('Lịch sử giá')
    expect(few.match(/<small>Ghi nhận/g)?.length).toBe(3)
  })

  it('says that a price seen long ago may have changed', async () => {
    expect(await get('/products/1')).toMatch(/[^<>,]+ trước, có thể đã đổi/)
  })

  it('names alternatives of the same category with their reason', async () => {
    const id = await idWhere(`c.kind = 'fridge' and p.attributes ? 'energy_kwh_year'`)
    const html = await get(`/products/${id}`)
    const section = html.slice(html.indexOf('Cân nhắc thêm'))
    expect(section).toMatch(/class="alternative"/)
    expect(section).toMatch(/(rẻ hơn|đắt hơn) [\d,]+ (triệu|nghìn)|cùng giá/)
  })

  it('shows running promotions by their sort and hides the rest', async () => {
    await database().pool
      .query(`insert into product_promotions (product_id, title, promotion_type, discount_percentage, valid_until, is_active)
      values (3, 'Tặng phiếu', 'gift', null, now() + interval '1 day', true), (3, 'Giảm sâu', 'discount', 12.5, null, true),
      (3, 'Đã qua', 'discount', 5, now() - interval '1 day', true)`)
    const html = await get('/products/3')
    expect(html).toContain('Quà tặng')
    expect(html).toContain('−12,5%')
    expect(html).not.toContain('Đã qua')
  })

  it('holds nothing that only a script could show', async () => {
    const html = await get('/products/1')
    expect(html).not.toContain('hidden id="S:')
    expect(html).not.toContain('style="')
    for (const heading of ['Thông số', 'Đánh giá', 'Hỏi đáp', 'Chi tiết'])
      expect(html).toMatch(new RegExp(`<h2[^>]*>${heading}</h2>`))
  })

  describe('writing a review', () => {
    it('keeps it for moderation with the consent, and thanks after a redirect', async () => {
      const answer = await send('/products/2/danh-gia', REVIEW)
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/products/2/danh-gia?da-gui=1'])
      expect(await get('/products/2/danh-gia?da-gui=1')).toContain('Đánh giá sẽ hiện sau khi được duyệt')
      const row =
        await one(`select r.id, r.rating, r.months_used, r.is_approved::int as approved from product_reviews r
        where r.product_id = 2 and r.customer_name = 'Lan'`)
      expect(row).toMatchObject({ rating: 5, months_used: 6, approved: 0 })
      const { rows } = await database().pool.query('select wording from consents where subject = $1', [
        `review:${row['id']}`,
      ])
      expect(rows).toEqual([{ wording: REVIEW_CONSENT }])
      expect(await get('/products/2')).not.toContain(REVIEW.text)
    })

    it('says beside each field what is wrong, keeps what was typed, and ticks no consent by itself', async () => {
      const answer = await send('/products/2/danh-gia', { name: 'Lan', text: 'Ngắn <b>', rating: '' })
      const html = await answer.text()
      expect(answer.status).toBe(422)
      for (const text of ['Bạn viết ít nhất 20 ký tự', 'Bạn chọn số sao nhé', 'Bạn cần đồng ý'])
        expect(html).toContain(text)
      expect(html).toContain('value="Lan"')
      expect(html).toContain('Ngắn &lt;b&gt;</textarea>')
      expect(html).not.toMatch(/name="consent"[^>]*checked|checked[^>]*name="consent"/)
    })

    it('thanks a program that fills the hidden field, and keeps nothing', async () => {
      const answer = await send('/products/4/danh-gia', { ...REVIEW, website: 'http://spam' })
      expect(answer.status).toBe(303)
      expect(
        await one(`select count(*)::int as n from product_reviews where product_id = 4 and not is_approved`),
      ).toEqual({ n: 0 })
    })

    it('takes three an hour from a visitor and says so to the fourth, which loses nothing', async () => {
      await database().pool.query(`delete from rate_limits`)
      for (let sent = 0; sent < 3; sent++)
        expect((await send('/products/5/danh-gia', REVIEW)).status).toBe(303)
      const answer = await send('/products/5/danh-gia', REVIEW)
      const html = await answer.text()
      expect(answer.status).toBe(429)
      expect(html).toContain('một giờ nữa gửi tiếp')
      expect(html).toContain(REVIEW.text)
    })

    it('is a 404 for a product that is not there', async () => {
      expect((await site.get('/products/999999/danh-gia')).status).toBe(404)
      expect((await send('/products/999999/danh-gia', REVIEW)).status).toBe(404)
    })
  })

  describe('a helpful vote', () => {
    const review = async () => {
      const {
        id = 0,
        product = 0,
        votes = 0,
      } = await one(
        `select id, product_id as product, helpful_votes as votes from product_reviews where is_approved order by id limit 1`,
      )
      return { id, product, votes }
    }

    it('counts once a visitor and review', async () => {
      const { id, product, votes } = await review()
      const vote = async () =>
        (
          await send(`/products/${product}/huu-ich`, { review: String(id) }, { Accept: 'application/json' })
        ).json()
      expect(await vote()).toEqual({ votes: votes + 1, isNew: true })
      expect(await vote()).toEqual({ votes: votes + 1, isNew: false })
    })

    it('leads a plain form back to the reviews', async () => {
      const { id, product } = await review()
      const answer = await send(`/products/${product}/huu-ich`, { review: String(id) })
      expect([answer.status, answer.headers.get('location')]).toEqual([303, `/products/${product}#danh-gia`])
    })

    it.each([{ review: '99999999' }, { review: 'x' }, {}])('refuses %j', async (fields) => {
      expect((await send('/products/1/huu-ich', fields as Record<string, string>)).status).toBe(404)
    })
  })

  describe('GET /chat?san-pham=', () => {
    it('shows the product with questions that fit it, and carries it on without a script', async () => {
      const html = await get('/chat?san-pham=1')
      expect(html).toMatch(/Đang hỏi về: (<!-- -->)?/)
      expect(html).toContain('<input type="hidden" name="san-pham" value="1"/>')
      expect(html).toMatch(/href="\/chat\?san-pham=1&amp;q=/)
    })

    it('answers the first question about it', async () => {
      const id = await idWhere(`c.kind = 'fridge' and p.attributes ? 'energy_kwh_year'`)
      const html = await get(`/chat?san-pham=${id}&q=${encodeURIComponent('máy này có tốn điện không?')}`)
      expect(html).toMatch(/Tiền điện khoảng [\d,]+ (?:nghìn|triệu) đồng mỗi tháng/)
      expect(html).toContain(`href="/products/${id}"`)
    })

    it.each(['999999', 'abc', '-1', ''])('is the plain chat for “%s”', async (id) => {
      expect(await get(`/chat?san-pham=${id}`)).not.toContain('Đang hỏi về')
    })
  })

  it('POST /functions/v1/perplexity-chat refuses a product that is no number', async () => {
    const answer = await site.post('/functions/v1/perplexity-chat', { message: 'tủ lạnh', productId: 'x' })
    expect(answer.status).toBe(422)
  })
})
