import { beforeAll, describe, expect, it } from 'vitest'
import { describeOnDatabase } from '#tests/support/database.ts'
import { visibleText } from '#tests/support/html.ts'
import { addPerson, sendForm, signIn } from '#tests/support/people.ts'
import { openSite } from '#tests/support/site.ts'
import type { TestSite } from '#tests/support/site.ts'

describeOnDatabase('what editors decide', 'demo', (database) => {
  let site: TestSite
  let editor: Record<string, string>
  beforeAll(async () => {
    site = await openSite(database())
    await addPerson(database(), 'ed@example.vn', 'editor')
    editor = { Cookie: await signIn(site, 'ed@example.vn') }
  })
  const send = (path: string, fields: Record<string, string>) => sendForm(site, path, fields, editor)
  const read = async (path: string) => visibleText(await (await site.get(path, editor)).text())
  const log = async () =>
    (
      await database().pool.query<{ line: string }>(
        `select entity || ' ' || action as line from audit_log where entity <> 'user' order by id`,
      )
    ).rows.map(({ line }) => line)

  describe('about reviews', () => {
    let id = ''
    beforeAll(async () => {
      const { rows } = await database().pool.query<{ id: number }>(`
        insert into product_reviews (product_id, customer_name, rating, review_text)
        values (1, 'Người viết thử', 5, 'Một đánh giá chờ được đọc') returning id`)
      id = String(rows[0]?.id)
    })

    it('shows an approved one on its product’s page, and a refused one to staff alone, with the reason', async () => {
      expect(await read('/products/1')).not.toContain('Một đánh giá chờ được đọc')
      await send('/admin/reviews', { intent: 'approve', ids: id })
      expect(await read('/products/1')).toContain('Một đánh giá chờ được đọc')
      await send('/admin/reviews', { intent: 'reject', ids: id, reason: 'own', own: 'Chép từ trang khác' })
      expect(await read('/products/1')).not.toContain('Một đánh giá chờ được đọc')
      expect(await read('/admin/reviews?view=rejected')).toContain('Chép từ trang khác')
      expect(await log()).toEqual(['review approve', 'review reject'])
    })

    it.each([
      [{ intent: 'reject', ids: '1', reason: '' }, 'Bạn chọn một lý do nhé.'],
      [{ intent: 'reject', ids: '1', reason: 'own', own: 'x' }, 'Bạn viết rõ lý do nhé'],
      [{ intent: 'approve' }, 'Bạn chọn ít nhất một đánh giá nhé.'],
    ])('refuses %j and says why', async (fields, why) => {
      const response = await send('/admin/reviews', fields)
      expect(response.status).toBe(422)
      expect(visibleText(await response.text())).toContain(why)
    })
  })

  it('about questions stands on the home page at once', async () => {
    const question = 'Máy hút ẩm nào hợp phòng ngủ 15 m²?'
    await database().pool.query('delete from suggestion_questions')
    expect((await send('/admin/suggestions', { intent: 'create', question })).status).toBe(200)
    expect(await read('/')).toContain(question)
    expect((await send('/admin/suggestions', { intent: 'create', question })).status).toBe(409)
    expect((await send('/admin/suggestions', { intent: 'create', question: 'ngắn' })).status).toBe(422)
  })

  it('about questions begins with what visitors asked most, once they asked anything', async () => {
    const { pool } = database()
    await pool.query('truncate user_questions')
    /** The tab that is open. */
    const shows = async (path: string) => {
      const [, main = ''] = (await (await site.get(path, editor)).text()).split('<main')
      return visibleText(/<a [^>]*aria-current="page"[\s\S]*?<\/a>/.exec(main)?.[0] ?? '')
    }
    expect(await read('/admin/suggestions')).toContain('Khách chưa hỏi câu nào')
    expect(await shows('/admin/suggestions')).toContain('Gợi ý cho khách')
    await pool.query(
      `insert into user_questions (question_text, question_count) values ('Tủ lạnh nào êm?', 2), ('Bếp từ nào bền?', 5)`,
    )
    const text = await read('/admin/suggestions')
    expect(text).toContain('Khách đã hỏi 2 câu.')
    expect(text.indexOf('Bếp từ nào bền?')).toBeLessThan(text.indexOf('Tủ lạnh nào êm?'))
    expect(await shows('/admin/suggestions')).toContain('Khách đã hỏi')
    for (const path of ['/admin/suggestions?new=1', '/admin/suggestions?view=suggested'])
      expect(await shows(path), path).toContain('Gợi ý cho khách')
  })

  it('about suggested questions puts first what visitors asked, and deletes where one is edited', async () => {
    const { pool } = database()
    await pool.query(`delete from suggestion_questions; truncate user_questions`)
    await pool.query(`
      insert into suggestion_questions (id, questions) values (901, 'Máy lọc nước nào rẻ?'), (902, 'Quạt nào êm nhất?');
      insert into user_questions (question_text, question_count) values ('Máy lọc nước nào rẻ?', 4)`)
    const list = await read('/admin/suggestions?view=suggested')
    expect(list.indexOf('Máy lọc nước nào rẻ?')).toBeLessThan(list.indexOf('Quạt nào êm nhất?'))
    expect(list).not.toContain('Xóa câu này')
    expect(await read('/admin/suggestions?view=suggested&edit=902')).toContain('Xóa câu này')
    await send('/admin/suggestions?view=suggested&edit=902', { intent: 'delete', id: '902' })
    const { rows } = await pool.query('select id from suggestion_questions')
    expect(rows).toEqual([{ id: 901 }])
  })

  it('about a failed search is what the API finds next', async () => {
    const find = async () => {
      const response = await site.get(`/api/v1/products?search=${encodeURIComponent('máy hạ nhiệt')}`)
      return ((await response.json()) as { pagination: { total: number } }).pagination.total
    }
    await site.get(`/products?q=${encodeURIComponent('máy hạ nhiệt')}`)
    await expect.poll(() => read('/admin/synonyms?view=searches')).toContain('máy hạ nhiệt')
    expect(await find()).toBe(0)
    const said = await send('/admin/synonyms', {
      intent: 'resolve',
      search: 'may ha nhiet',
      head: 'máy lạnh',
      phrase: 'máy hạ nhiệt',
    })
    expect(visibleText(await said.text())).toContain('nay tìm ra')
    expect(await find()).toBeGreaterThan(0)
  })
})
