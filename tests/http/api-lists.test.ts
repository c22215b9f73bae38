import { beforeAll, describe, expect, it } from 'vitest'
import { describeOnDatabase } from '#tests/support/database.ts'
import { openSite } from '#tests/support/site.ts'
import type { TestSite } from '#tests/support/site.ts'
import { aPersonWithKey } from '#tests/support/staff.ts'

type Page<Row> = { rows: Row[]; total: number; nextCursor: string | null; link: string | null }

describeOnDatabase('lists of the API that are paged as all are', 'schema', (database) => {
  let site: TestSite
  let admin: Record<string, string>
  beforeAll(async () => {
    site = await openSite(database())
    admin = (await aPersonWithKey(database(), 'admin')).headers
    await database().pool.query(`
      insert into user_questions (question_text, question_count, last_asked_at)
      select 'Câu ' || n, n % 3 + 1, timestamptz '2026-01-01' + (n % 4) * interval '1 hour'
      from generate_series(1, 11) n`)
    for (const name of ['Kho', 'Báo giá', 'Bảo hành', 'Kế toán', 'Báo chí']) {
      const body = { name, url: 'https://example.com/hook', events: ['product.changed'] }
      const response = await site.post('/api/v1/webhooks', body, admin)
      expect(response.status).toBe(201)
    }
  })

  async function read<Row>(path: string, list: string): Promise<Page<Row>> {
    const response = await site.get(`/api/v1/${path}`, admin)
    expect(response.status, path).toBe(200)
    const body = (await response.json()) as Record<string, unknown>
    const pagination = body['pagination'] as { total: number; nextCursor: string | null }
    return { rows: body[list] as Row[], ...pagination, link: response.headers.get('link') }
  }
  async function walk<Row>(path: string, list: string): Promise<Row[]> {
    const walked: Row[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const { rows, nextCursor }: Page<Row> = await read(`${path}${cursor && `&cursor=${cursor}`}`, list)
      walked.push(...rows)
      cursor = nextCursor
    }
    return walked
  }

  describe('questions', () => {
    const words = (rows: { question_text: string }[]) => rows.map(({ question_text }) => question_text)

    it.each(['popular', 'recent'])('%s: cursors walk all of them, once, in order', async (sort) => {
      const whole = await read<{ question_text: string }>(`questions?sort=${sort}&limit=50`, 'questions')
      expect([whole.rows.length, whole.total, whole.nextCursor]).toEqual([11, 11, null])
      const walked = await walk<{ question_text: string }>(`questions?sort=${sort}&limit=2`, 'questions')
      expect(words(walked)).toEqual(words(whole.rows))
    })

    it('pages and the head lead on too', async () => {
      const first = await read<{ question_text: string }>('questions?limit=4', 'questions')
      const second = await read<{ question_text: string }>('questions?limit=4&page=2', 'questions')
      const link = /^<\/api\/v1\/([^>]+)>; rel="next"$/.exec(first.link ?? '')?.[1] ?? ''
      expect(words((await read<{ question_text: string }>(link, 'questions')).rows)).toEqual(
        words(second.rows),
      )
    })

    it('one that is asked again meanwhile is not met twice', async () => {
      const { rows, nextCursor } = await read<{ question_text: string }>('questions?limit=4', 'questions')
      await database().pool.query(
        `update user_questions set question_count = 99, last_asked_at = now() where question_text = $1`,
        [rows[0]?.question_text],
      )
      const rest = await walk<{ question_text: string }>(
        `questions?limit=50&cursor=${nextCursor}`,
        'questions',
      )
      expect(words(rest)).not.toContain(rows[0]?.question_text)
    })

    it.each([
      'x',
      'eA',
      ['popular', 'desc', 'a|b', 1],
      ['popular', 'desc', null, 1],
      ['recent', 'desc', '1', 1],
    ])('a cursor that is none is a 422: %j', async (forged) => {
      const cursor =
        typeof forged === 'string' ? forged : Buffer.from(JSON.stringify(forged)).toString('base64url')
      const response = await site.get(`/api/v1/questions?cursor=${cursor}`)
      expect(response.status).toBe(422)
      expect(await response.json()).toMatchObject({ errors: { cursor: expect.any(String) as string } })
    })
  })

  describe('webhooks', () => {
    const names = (rows: { name: string }[]) => rows.map(({ name }) => name)

    it('come whole unless a page is asked for; cursors walk all of them, once', async () => {
      const whole = await read<{ name: string }>('webhooks', 'webhooks')
      expect([whole.rows.length, whole.total, whole.nextCursor]).toEqual([5, 5, null])
      expect(names(await walk('webhooks?limit=2', 'webhooks'))).toEqual(names(whole.rows))
    })

    it('are sorted and searched as other short lists are', async () => {
      const newest = await read<{ name: string }>('webhooks?sortBy=id&sortOrder=desc&limit=1', 'webhooks')
      expect(names(newest.rows)).toEqual(['Báo chí'])
      const found = await read<{ name: string }>('webhooks?search=bao', 'webhooks')
      expect([names(found.rows).sort(), found.total]).toEqual([['Báo chí', 'Báo giá', 'Bảo hành'], 3])
    })

    it.each(['limit=0', 'page=0', 'sortBy=secret', 'cursor=eA'])('%s is a 422', async (query) => {
      expect((await site.get(`/api/v1/webhooks?${query}`, admin)).status).toBe(422)
    })
  })
})
