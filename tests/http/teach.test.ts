import { beforeAll, describe, expect, it } from 'vitest'
import { describeOnDatabase } from '#tests/support/database.ts'
import { visibleText } from '#tests/support/html.ts'
import { addPerson, sendForm, signIn } from '#tests/support/people.ts'
import { openSite } from '#tests/support/site.ts'
import type { TestSite } from '#tests/support/site.ts'

const UNKNOWN = 'tại sao tivi bị sọc màn hình'

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
      await ask('tai sao tivi bi soc man hinh')
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
          `select string_agg('q' || id, ',') from unanswered_questions where question_text like 't%'`,
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
})
