import { beforeAll, describe, expect, it } from 'vitest'
import { describeOnDatabase } from '#tests/support/database.ts'
import { visibleText } from '#tests/support/html.ts'
import { addPerson, sendForm, signIn } from '#tests/support/people.ts'
import { openSite } from '#tests/support/site.ts'
import type { TestSite } from '#tests/support/site.ts'

const UNKNOWN = 'vì sao tivi Liên Xô ngày xưa có hai núm vặn'

describeOnDatabase('what editors teach the advisor', 'demo', (database) => {
  let site: TestSite
  let editor: Record<string, string>
  beforeAll(async () => {
    site = await openSite(database())
    await addPerson(database(), 'ed@example.vn', 'editor')
    editor = { Cookie: await signIn(site, 'ed@example.vn') }
  })
  const send = (path: string, fields: Record<string, string>) => sendForm(site, path, fields, editor)
  const read = async (path: string) => visibleText(await (await site.get(path, editor)).text())
  const ask = async (message: string, agent = '') => {
    const response = await site.request('/functions/v1/perplexity-chat', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'User-Agent': agent },
      body: JSON.stringify({ message }),
    })
    return (await response.json()) as { content: string }
  }
  const value = async (sql: string) =>
    Object.values((await database().pool.query<Record<string, unknown>>(sql)).rows[0] ?? {})[0]

  describe('the list', () => {
    it('holds what nothing is known of, as it was answered, once for each time it was asked', async () => {
      const { content } = await ask(UNKNOWN)
      await ask(UNKNOWN)
      await ask('vi sao tivi lien xo ngay xua co hai num van')
      await ask(UNKNOWN, 'Googlebot/2.1')
      await expect.poll(() => value('select sum(asked_count)::int from unanswered_questions')).toBe(3)
      const page = await read('/admin/teach')
      expect(page).toContain(UNKNOWN)
      expect(page).toContain('Cũng được hỏi là')
      expect(page).toContain('hỏi 3 lần')
      expect(page).toContain('Chưa có nguồn')
      expect(page).toContain(content.split('\n')[0])
    })

    it('holds answers that did not help, and says why', async () => {
      const vote = {
        question: 'Tivi nào đẹp nhất?',
        answer: 'Tivi này.',
        isHelpful: false,
        reason: 'Khó hiểu',
      }
      await site.request('/api/v1/answer-feedback', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ ...vote, voteKey: crypto.randomUUID() }),
      })
      expect(await read('/admin/teach?reason=voted_down')).toContain('Tivi nào đẹp nhất?')
      expect(await read('/admin/teach?reason=voted_down')).not.toContain(UNKNOWN)
      expect(await read('/admin/teach?q=zzz')).toContain('Không có câu nào như vậy')
    })

    it('lets go of what is ignored, until that is taken back, and writes both down', async () => {
      const keys = String(
        await value(
          `select string_agg('q' || id, ',') from unanswered_questions where question_text like 'v%'`,
        ),
      )
      expect((await send('/admin/teach', { keys, from: 'open', to: 'ignored' })).status).toBe(200)
      expect(await read('/admin/teach')).not.toContain(UNKNOWN)
      await ask(UNKNOWN)
      await expect.poll(() => value('select sum(asked_count)::int from unanswered_questions')).toBe(4)
      expect(await read('/admin/teach')).not.toContain(UNKNOWN)
      expect(await read('/admin/teach?state=ignored')).toContain(UNKNOWN)
      await send('/admin/teach', { keys, from: 'ignored', to: 'open' })
      expect(await read('/admin/teach')).toContain(UNKNOWN)
      expect(
        await value(
          `select string_agg(action, ',' order by id) from audit_log where entity = 'unanswered-question'`,
        ),
      ).toBe('ignore,reopen')
    })

    it('refuses to settle nothing, and says so', async () => {
      const response = await send('/admin/teach', { from: 'open', to: 'done' })
      expect(response.status).toBe(422)
      expect(visibleText(await response.text())).toContain('Bạn chưa chọn câu hỏi nào.')
    })
  })

  describe('a pinned answer', () => {
    const QUESTION = 'Tủ rượu đặt gần cửa sổ có sao không?'
    const pin = {
      intent: 'save',
      id: '',
      keys: '',
      questions: `${QUESTION}\ntủ rượu để cửa sổ được không`,
      answer: 'Không nên, nắng làm hỏng rượu.\n\n• Đặt nơi mát',
      sourceTitle: 'Hướng dẫn của hãng',
      sourceUrl: 'https://example.vn/tu-ruou',
      products: '/products/2\n1',
    }
    const editorialOf = async (question: string) =>
      ((await ask(question)) as { editorial?: object }).editorial

    it('is shown on recent questions before it is kept', async () => {
      await ask('cho em hỏi tủ rượu để gần cửa sổ được không ạ')
      await ask('tủ lạnh để gần cửa sổ được không')
      const response = await send('/admin/teach/pins?new=1', { ...pin, intent: 'preview' })
      const page = visibleText(await response.text())
      expect(page).toContain('1 câu sẽ được trả lời khác đi')
      expect(page).toContain('cho em hỏi tủ rượu để gần cửa sổ được không ạ')
      expect(page).toContain('Không nên, nắng làm hỏng rượu.')
      expect(page).toContain('Lưu và trả lời khách')
      expect(await value('select count(*)::int from pinned_answers')).toBe(0)
    })

    it('is given from then on to whoever asks it, in the place of the answer that was shared', async () => {
      expect(await editorialOf(QUESTION)).toBeNull()
      expect(await editorialOf(QUESTION)).toBeNull()
      const keys = String(await value(`select 'q' || max(id) from unanswered_questions`))
      expect((await send('/admin/teach/pins', { ...pin, keys })).status).toBe(200)
      const answer = (await ask('tu ruou de gan cua so co sao ko shop')) as {
        content: string
        sources: { url: string }[]
        editorial: object | null
        productRecommendations: { products: { id: number; role: string }[] } | null
      }
      expect(answer.content).toBe(pin.answer)
      expect(answer.editorial).toEqual({ on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) })
      expect(answer.sources[0]?.url).toBe(pin.sourceUrl)
      expect(answer.productRecommendations?.products.map(({ id, role }) => [id, role])).toEqual([
        [2, 'editor'],
        [1, 'editor'],
      ])
      expect(await editorialOf(QUESTION)).not.toBeNull()
      expect(await editorialOf('tủ lạnh để gần cửa sổ có sao không')).toBeNull()
      expect(
        await value(
          `select count(*)::int from unanswered_questions where '${keys}' = 'q' || id and resolved_at is null`,
        ),
      ).toBe(0)
      const page = await read(`/chat?q=${encodeURIComponent(QUESTION)}`)
      expect(page).toContain('Không nên, nắng làm hỏng rượu.')
      expect(page).toContain('Biên tập viên Chọn Máy')
      expect(page).not.toContain('Trả lời do AI tạo')
    })

    it('is changed, switched off, deleted and brought back, each at once and written down', async () => {
      const id = String(await value('select max(id) from pinned_answers'))
      await send('/admin/teach/pins', { ...pin, id, answer: 'Được, nếu có mái che.' })
      expect((await ask(QUESTION)).content).toBe('Được, nếu có mái che.')
      await send('/admin/teach/pins', { intent: 'switch', id, to: '0' })
      expect(await editorialOf(QUESTION)).toBeNull()
      await send('/admin/teach/pins', { intent: 'switch', id, to: '1' })
      await send('/admin/teach/pins', { intent: 'delete', id })
      expect(await editorialOf(QUESTION)).toBeNull()
      const line = String(await value(`select max(id) from audit_log where action = 'delete'`))
      await send('/admin/teach/pins', { intent: 'restore', line })
      expect(await editorialOf(QUESTION)).not.toBeNull()
      expect((await send('/admin/teach/pins', { intent: 'restore', line })).status).toBe(404)
      expect(
        await value(
          `select string_agg(action, ',' order by id) from audit_log where entity = 'pinned-answer'`,
        ),
      ).toBe('create,update,update,update,delete,restore')
    })

    it.each([
      [{ questions: 'tủ rượu' }, 'Mỗi câu cần ít nhất 3 chữ'],
      [{ questions: 'tủ lạnh có mùi khét phải làm sao' }, 'nói về một mối nguy'],
      [{ sourceUrl: 'javascript:alert(1)' }, 'Địa chỉ bắt đầu bằng https://'],
      [{ products: '999999' }, 'Không có sản phẩm nào mang mã 999999.'],
      [{ products: 'tủ lạnh' }, 'Mỗi dòng một mã số'],
      [{ answer: '' }, 'Câu trả lời cần ít nhất 10 ký tự.'],
    ])('is refused with %j, says why and loses nothing', async (change, why) => {
      const response = await send('/admin/teach/pins?new=1', { ...pin, ...change })
      expect(response.status).toBe(422)
      const html = await response.text()
      expect(visibleText(html)).toContain(why)
      expect(html).toContain('Hướng dẫn của hãng')
    })
  })

  describe('a fact', () => {
    // More is asked here than one visitor may.
    beforeAll(async () => {
      await database().pool.query('delete from rate_limits')
    })
    const QUESTION = 'Máy rửa bát dùng viên 3 trong 1 có cần muối không?'
    const fact = {
      intent: 'save',
      id: '',
      keys: '',
      subject: 'nha-bep',
      questions: `${QUESTION}\nviên rửa bát 3 trong 1 rồi có phải đổ thêm muối nữa không`,
      kinds: 'dishwasher',
      verdict: 'Nước cứng thì vẫn cần thêm muối, nước mềm thì viên 3 trong 1 là đủ.',
      claims: 'Muối làm mềm nước trước khi rửa.\n• Viên 3 trong 1 chứa sẵn một ít muối.',
      changes: '',
      sourceTitle: 'Hướng dẫn sử dụng máy rửa bát',
      sourceUrl: 'https://www.example.vn/huong-dan',
      asOf: '2026-11-20',
    }
    type Told = { content: string; sources: { title: string; url: string }[] }

    it('is shown on recent questions before it is kept', async () => {
      await ask('xài viên rửa bát 3 trong 1 rồi có phải đổ thêm muối không')
      const response = await send('/admin/teach/facts?new=1', { ...fact, intent: 'preview' })
      const page = visibleText(await response.text())
      expect(page).toContain('1 câu sẽ được trả lời khác đi')
      expect(page).toContain('Lưu dữ kiện')
      expect(await value('select count(*)::int from taught_facts')).toBe(0)
    })

    it('is found by how people ask for it, and stands on the page of facts with its source and day', async () => {
      expect((await send('/admin/teach/facts', fact)).status).toBe(200)
      for (const question of [QUESTION, 'xài viên rửa bát 3 trong 1 rồi có phải đổ thêm muối không']) {
        const { content, sources } = (await ask(question)) as unknown as Told
        expect(content.startsWith(fact.verdict)).toBe(true)
        expect(sources.map(({ url }) => new URL(url).pathname + new URL(url).hash)).toContain(
          `/kien-thuc#bien-tap-${String(await value('select max(id) from taught_facts'))}`,
        )
        expect(sources.at(-1)?.title).toBe('Hướng dẫn sử dụng máy rửa bát (example.vn)')
      }
      expect(await read('/kien-thuc')).toContain(QUESTION)
      const page = await read(`/kien-thuc?chu-de=${fact.subject}`)
      expect(page).toContain(QUESTION)
      expect(page).toContain('Viên 3 trong 1 chứa sẵn một ít muối.')
      expect(page).toContain('Biên tập viên viết, đúng vào ngày 20/11/2026.')
    })

    it('is changed, withdrawn, deleted and brought back, each at once and written down', async () => {
      const id = String(await value('select max(id) from taught_facts'))
      await send('/admin/teach/facts', { ...fact, id, verdict: 'Nước cứng thì cần thêm muối.' })
      expect((await ask(QUESTION)).content).toContain('Nước cứng thì cần thêm muối.')
      await send('/admin/teach/facts', { intent: 'switch', id, to: '0' })
      expect((await ask(QUESTION)).content).not.toContain('cần thêm muối')
      expect(await read('/kien-thuc')).not.toContain(QUESTION)
      await send('/admin/teach/facts', { intent: 'switch', id, to: '1' })
      await send('/admin/teach/facts', { intent: 'delete', id })
      expect(await read('/kien-thuc')).not.toContain(QUESTION)
      const line = String(await value(`select max(id) from audit_log where entity = 'taught-fact'`))
      await send('/admin/teach/facts', { intent: 'restore', line })
      expect(await read('/kien-thuc')).toContain(QUESTION)
      expect(
        await value(`select string_agg(action, ',' order by id) from audit_log where entity = 'taught-fact'`),
      ).toBe('create,update,update,update,delete,restore')
    })

    it.each([
      [{ questions: QUESTION }, 'ít nhất hai cách hỏi'],
      [{ claims: '' }, 'ít nhất một ý có trong nguồn'],
      [{ subject: '' }, 'Bạn chọn chủ đề nhé.'],
      [{ asOf: '2999-01-01' }, 'Ngày không thể ở tương lai.'],
      [{ questions: `${QUESTION}\ntủ lạnh có mùi khét phải làm sao` }, 'nói về một mối nguy'],
      [{ sourceUrl: 'example' }, 'Địa chỉ bắt đầu bằng https://'],
    ])('is refused with %j, says why and loses nothing', async (change, why) => {
      const response = await send('/admin/teach/facts?new=1', { ...fact, ...change })
      expect(response.status).toBe(422)
      const html = await response.text()
      expect(visibleText(html)).toContain(why)
      expect(html).toContain('Muối làm mềm nước trước khi rửa.')
    })
  })

  describe('a word', () => {
    const word = { phrase: 'thùng ướp', head: 'Tủ lạnh', keys: '' }
    const kindsOf = async (question: string) =>
      ((await ask(question)) as unknown as { understood: { slot: string }[] }).understood.map(
        ({ slot }) => slot,
      )

    it('is shown on recent questions before it is kept, with what the advisor reads in its meaning', async () => {
      await database().pool.query('delete from rate_limits')
      expect(await kindsOf('mua thùng ướp cho 4 người dưới 12 triệu')).not.toContain('kinds:fridge')
      const response = await send('/admin/synonyms?teach=1', { ...word, intent: 'teach-preview' })
      const page = visibleText(await response.text())
      expect(page).toContain('1 câu sẽ được trả lời khác đi')
      expect(page).toContain('Cố vấn hiểu từ này là: Tủ lạnh')
      expect(await value(`select count(*)::int from synonyms where narrower ? 'thùng ướp'`)).toBe(0)
    })

    it('is understood from then on, until that is taken back, and its question is done with', async () => {
      const keys = String(await value(`select 'q' || max(id) from unanswered_questions`))
      expect((await send('/admin/synonyms?teach=1', { ...word, keys, intent: 'teach' })).status).toBe(200)
      expect(await kindsOf('mua thùng ướp cho 4 người dưới 12 triệu')).toContain('kinds:fridge')
      const open = `select count(*)::int from unanswered_questions where 'q' || id = '${keys}' and resolved_at is null`
      expect(await value(open)).toBe(0)
      expect((await send('/admin/synonyms?teach=1', { ...word, intent: 'teach' })).status).toBe(409)
      const line = String(await value(`select max(id) from audit_log where entity = 'synonym'`))
      expect((await send('/admin/synonyms', { intent: 'unteach', line, keys })).status).toBe(200)
      expect(await kindsOf('mua thùng ướp cho 4 người dưới 12 triệu')).not.toContain('kinds:fridge')
      expect(await value(open)).toBe(1)
    })

    it('may mean a feature or a brand', async () => {
      await send('/admin/synonyms', { intent: 'teach', keys: '', phrase: 'cửa bên hông', head: 'cửa trước' })
      await send('/admin/synonyms', { intent: 'teach', keys: '', phrase: 'hãng sao', head: 'Samsung' })
      const slots = await kindsOf('máy giặt cửa bên hông của hãng sao')
      expect(slots).toContain('features:front_load')
      expect(slots.some((slot) => slot.startsWith('brands:'))).toBe(true)
    })
  })
})
