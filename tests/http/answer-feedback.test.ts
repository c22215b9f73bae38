import { beforeAll, expect, it } from 'vitest'
import { describeOnDatabase } from '#tests/support/database.ts'
import { openSite } from '#tests/support/site.ts'
import type { TestSite } from '#tests/support/site.ts'

const VOTE = {
  voteKey: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  question: 'tủ lạnh cho 4 người',
  answer: 'Nhà 4 người hợp tủ 307–550 lít.',
  isHelpful: false,
}

describeOnDatabase('POST /api/v1/answer-feedback', 'schema', (database) => {
  let site: TestSite
  beforeAll(async () => {
    site = await openSite(database())
  })
  const vote = (body: unknown, headers?: Record<string, string>) =>
    site.post('/api/v1/answer-feedback', body, headers)

  it('keeps a vote and lets it be changed without counting twice', async () => {
    expect(await (await vote({ ...VOTE, reason: 'Sai giá' })).json()).toEqual({
      isHelpful: false,
      reason: 'Sai giá',
    })
    expect(await (await vote({ ...VOTE, isHelpful: true })).json()).toEqual({ isHelpful: true, reason: null })
    const { rows } = await database().pool.query('select is_helpful, reason from answer_feedback')
    expect(rows).toEqual([{ is_helpful: true, reason: null }])
  })

  it.each([
    ['no key', { ...VOTE, voteKey: undefined }],
    ['a key that is not random', { ...VOTE, voteKey: '1' }],
    ['an empty question', { ...VOTE, question: ' ' }],
    ['a question of 1,001 characters', { ...VOTE, question: 'a'.repeat(1_001) }],
    ['an answer of 12,001 characters', { ...VOTE, answer: 'a'.repeat(12_001) }],
    ['a vote that is not yes or no', { ...VOTE, isHelpful: 'no' }],
    ['a reason of their own', { ...VOTE, reason: 'vì thế' }],
    ['a reason with a helpful answer', { ...VOTE, isHelpful: true, reason: 'Sai giá' }],
    ['an unknown field', { ...VOTE, visitor: 'x' }],
  ])('refuses %s with 422', async (_, body) => {
    const response = await vote(body)
    expect(response.status).toBe(422)
    expect(response.headers.get('content-type')).toContain('application/problem+json')
  })

  it('answers 405 to GET, 415 to a form and 400 to broken JSON', async () => {
    expect((await site.get('/api/v1/answer-feedback')).status).toBe(405)
    expect((await vote('a=b', { 'Content-Type': 'application/x-www-form-urlencoded' })).status).toBe(415)
    expect((await vote('{')).status).toBe(400)
  })

  it('answers 429 with Retry-After after 60 votes in an hour', async () => {
    await database().pool.query('delete from rate_limits')
    const statuses = new Set<number>()
    for (let n = 0; n < 60; n++) statuses.add((await vote(VOTE)).status)
    expect([...statuses]).toEqual([200])
    const refused = await vote(VOTE)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})
