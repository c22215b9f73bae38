import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answerSchema } from '#app/domain/advisor/api-schema.ts'
import type { Connection } from '#db/client.ts'
import { connect } from '#db/client.ts'
import { describeOnDatabase } from '#tests/support/database.ts'
import { openLiveSite } from '#tests/support/live-site.ts'
import { complaintsOf } from '#tests/support/metric-rules.ts'
import { openModelServer, refuses, says } from '#tests/support/model-server.ts'
import type { ModelServer } from '#tests/support/model-server.ts'

const TOKEN = 'a token of the tests'

/** A site on a port of its own, and its metrics by name and labels. */
async function openListening(connection: Connection, variables: Record<string, string> = {}) {
  const { url, close } = await openLiveSite(connection, variables)
  const get = (path: string, headers: Record<string, string> = {}) => fetch(url + path, { headers })
  const ask = (message: string) =>
    fetch(`${url}/functions/v1/perplexity-chat`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'User-Agent': 'Mozilla/5.0 Chrome/150.0' },
      body: JSON.stringify({ message }),
    }).then((answer) => answer.json())
  const figures = async () => {
    const text = await (await get('/metrics')).text()
    const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
    return new Map(lines.map((line) => [line.replace(/ \S+$/, ''), Number(line.split(' ').at(-1))]))
  }
  return { get, ask, figures, close }
}
type Listening = Awaited<ReturnType<typeof openListening>>

describeOnDatabase('GET /metrics', 'demo', (database) => {
  let model: ModelServer
  let site: Listening
  beforeAll(async () => {
    model = await openModelServer()
    const variables = { LLM_BASE_URL: model.baseUrl, LLM_API_KEY: 'k', LLM_MODEL: 'double' }
    site = await openListening(database(), { ...variables, METRICS_TOKEN: TOKEN })
  })
  afterAll(async () => {
    await site.close()
    await model.close()
  })

  it('is Prometheus text for the machine itself', async () => {
    const answer = await site.get('/metrics')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  it('is an unknown path to whom a proxy asks for, unless they have the token', async () => {
    const forwarded = { 'X-Forwarded-For': '203.0.113.5' }
    const refused = await site.get('/metrics', forwarded)
    expect(refused.status).toBe(404)
    expect(await refused.text()).not.toContain('chon_may_')
    expect((await site.get('/metrics', { ...forwarded, Authorization: 'Bearer of another' })).status).toBe(
      404,
    )
    expect((await site.get('/metrics', { ...forwarded, Authorization: `Bearer ${TOKEN}` })).status).toBe(200)
  })

  it('counts requests by the pattern of their route, never by what was sent', async () => {
    const before = await site.figures()
    for (const path of [
      '/products/1',
      '/products/2',
      '/products/999999',
      '/products/1.data',
      '/khong-co-trang-nay',
    ])
      await (await site.get(path)).arrayBuffer()
    await (await site.get('/functions/v1/product-stats')).arrayBuffer()
    await (await site.get('/healthz')).arrayBuffer()
    await (await site.get('/favicon.svg')).arrayBuffer()
    const after = await site.figures()
    const grown = (route: string, status: number) => {
      const name = `chon_may_http_requests_total{route="${route}",method="GET",status="${status}"}`
      return (after.get(name) ?? 0) - (before.get(name) ?? 0)
    }
    expect(grown('/products/:id', 200)).toBe(3)
    expect(grown('/products/:id', 404)).toBe(1)
    expect(grown('/functions/v1/product-stats', 200)).toBe(1)
    expect(grown('/*', 404)).toBe(1)
    expect(grown('/healthz', 200)).toBe(1)
    expect(grown('file', 200)).toBe(1)
    expect([...after.keys()].join('\n')).not.toContain('khong-co-trang-nay')
    expect(after.get('chon_may_http_request_duration_seconds_count{route="/healthz"}')).toBeGreaterThan(0)
    expect(after.get('chon_may_render_duration_seconds_count')).toBeGreaterThanOrEqual(4)
  })

  it('counts queries and failures of the database, and shows its pool', async () => {
    const failed = 'chon_may_db_query_duration_seconds_count{outcome="error"}'
    const before = (await site.figures()).get(failed) ?? 0
    await expect(database().pool.query('selec 1')).rejects.toThrow('syntax error')
    const after = await site.figures()
    expect(after.get(failed)).toBe(before + 1)
    expect(after.get('chon_may_db_query_duration_seconds_count{outcome="ok"}')).toBeGreaterThan(1)
    expect(after.get('chon_may_db_pool_connections{state="idle"}')).toBeGreaterThanOrEqual(0)
    expect(after.get('chon_may_db_pool_waiting')).toBe(0)
    expect(after.get('chon_may_database_up')).toBe(1)
  })

  it('counts answers by voice, tokens, and why a model did not answer', async () => {
    model.reply(refuses(500))
    const first = answerSchema.parse(await site.ask('Tư vấn tủ lạnh cho 4 người dưới 15 triệu'))
    const title = first.productRecommendations?.products[0]?.title ?? ''
    model.reply(says(`Chào bạn, mình chọn ${title} nhé. Bạn cần gì cứ hỏi thêm.`))
    await site.ask('Tư vấn tủ lạnh cho 4 người dưới 15 triệu')
    await site.ask('xin chào bạn')
    const after = await site.figures()
    expect(after.get('chon_may_advisor_fallbacks_total{reason="upstream"}')).toBe(1)
    expect(after.get('chon_may_advisor_answers_total{voice="model"}')).toBe(1)
    expect(after.get('chon_may_advisor_answers_total{voice="built-in"}')).toBe(2)
    expect(after.get('chon_may_model_tokens_total{direction="input"}')).toBeGreaterThanOrEqual(1_000)
    expect(after.get('chon_may_model_tokens_total{direction="output"}')).toBeGreaterThanOrEqual(100)
  })

  it('shows mails that wait and imports by state', async () => {
    // Other suites without a mail server write into the same folder.
    const outbox = (await site.figures()).get('chon_may_mails{state="outbox"}')
    await database().pool
      .query(`insert into mails (recipient, subject, text, html, next_attempt_at, failed_at, is_doubtful)
      values ('a@example.vn', 's', 't', 'h', now() + interval '1 hour', null, false),
        ('b@example.vn', 's', 't', 'h', now() - interval '1 hour', now(), true)`)
    const after = await site.figures()
    expect(after.get('chon_may_mails{state="waiting"}')).toBe(1)
    expect(after.get('chon_may_mails{state="given_up"}')).toBe(0)
    expect(after.get('chon_may_mails{state="doubtful"}')).toBe(1)
    expect(outbox).toBeTypeOf('number')
    expect(after.get('chon_may_mails{state="outbox"}')).toBe(outbox)
    await database().pool.query('delete from mails')
  })

  it('has names and labels that promtool lets pass', async () => {
    expect(complaintsOf(await (await site.get('/metrics')).text())).toEqual([])
  })

  it('takes what the response cache says of itself', async () => {
    const of = async (outcome: string) =>
      (await site.figures()).get(`chon_may_cache_requests_total{outcome="${outcome}"}`) ?? 0
    const before = { hit: await of('hit'), miss: await of('miss') }
    for (let time = 0; time < 3; time += 1) await site.get('/products?page=3')
    expect({ hit: await of('hit'), miss: await of('miss') }).toEqual({
      hit: before.hit + 2,
      miss: before.miss + 1,
    })
  })
})

describe('GET /metrics of a server whose database is away', () => {
  it('says so, and leaves out what it cannot know', async () => {
    const connection = await connect({ url: 'postgres://127.0.0.1:1/nowhere' })
    const site = await openListening(connection)
    const after = await site.figures()
    expect(after.get('chon_may_database_up')).toBe(0)
    expect([...after.keys()].join('\n')).not.toContain('state="waiting"')
    await site.close()
    await connection.close()
  })
})
