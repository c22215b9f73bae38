import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest'
import { answerSchema } from '#app/domain/advisor/api-schema.ts'
import { listenToChanges } from '#db/changes.ts'
import { listen } from '#server/listen.ts'
import { builtSite } from '#server/site.ts'
import { describeOnDatabase } from '#tests/support/database.ts'
import { openModelServer, refuses, says, stallsAfter } from '#tests/support/model-server.ts'
import type { ModelServer } from '#tests/support/model-server.ts'
import { openSite, partsOver } from '#tests/support/site.ts'
import type { TestSite } from '#tests/support/site.ts'

const PATH = '/functions/v1/perplexity-chat'
const QUESTION = 'Tư vấn tủ lạnh cho 4 người dưới 15 triệu'
const STREAM = { Accept: 'text/event-stream' }

type Event = { event: string; data: { text?: string; content?: string } }

const eventsIn = (text: string): Event[] =>
  text
    .split('\n\n')
    .map((block) => /^event: (.+)\ndata: (.+)$/.exec(block))
    .flatMap((found) =>
      found ? [{ event: found[1] ?? '', data: JSON.parse(found[2] ?? '') as Event['data'] }] : [],
    )

describeOnDatabase('an answer of a model over HTTP', 'demo', (database) => {
  let model: ModelServer
  let variables: Record<string, string>
  let sites: TestSite[]
  beforeAll(async () => {
    model = await openModelServer()
    variables = { LLM_BASE_URL: model.baseUrl, LLM_API_KEY: 'k', LLM_MODEL: 'double' }
    sites = [await openSite(database(), variables), await openSite(database(), variables)]
  })
  afterAll(() => model.close())
  beforeEach(async () => {
    model.requests.length = 0
    await database().pool.query(`delete from rate_limits; delete from model_usage; delete from model_health;
      update catalogue_version set changed_at = now() - interval '2 minutes'`)
  })
  const ask = (message: string, headers: Record<string, string> = {}, place = 0) =>
    sites[place]?.post(PATH, { message }, headers) ?? Promise.reject(new Error('no such site'))
  const titleOf = async (message: string) => {
    model.reply(refuses(500))
    const answer = answerSchema.parse(await (await ask(message)).json())
    model.requests.length = 0
    return answer.productRecommendations?.products[0]?.title ?? ''
  }

  it('comes as events: what was understood, sentences, the whole; the same as JSON', async () => {
    const title = await titleOf(QUESTION)
    const text = `Chào bạn, mình chọn ${title} nhé. Bạn cần gì cứ hỏi thêm.`
    model.reply(says(text))
    const response = await ask(QUESTION, STREAM)
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    expect(response.headers.get('content-encoding')).toBeNull()
    const events = eventsIn(await response.text())
    expect(events.map(({ event }) => event)).toEqual(['understood', 'sentence', 'sentence', 'answer'])
    expect(events.map(({ data }) => data.text ?? '').join('')).toBe(text)
    const answer = answerSchema.parse(events.at(-1)?.data)
    expect(answer.content).toBe(text)
    expect(answerSchema.parse(await (await ask(QUESTION)).json())).toEqual(answer)
  })

  it('is asked whatever program carries the question', async () => {
    const other = 'Tư vấn máy giặt cho 4 người dưới 12 triệu'
    const title = await titleOf(other)
    model.reply(says(`Chào bạn, mình chọn ${title} nhé.`))
    const answered = await ask(other, { 'User-Agent': 'curl/8.0' })
    expect(answered.status).toBe(200)
    expect(model.requests.length).toBeGreaterThan(0)
  })

  it('is shared by identical questions until the catalogue changes, and counted for each', async () => {
    const message = `${QUESTION}, ưu tiên tiết kiệm điện`
    model.reply(says(`Mình chọn ${await titleOf(message)} nhé.`))
    await database().pool.query('delete from user_questions')
    for (let n = 0; n < 3; n++) await ask(message)
    expect(model.requests).toHaveLength(1)
    const counted = await database().pool.query('select question_count from user_questions')
    expect(counted.rows).toEqual([{ question_count: 3 }])
    await database().pool.query(`update products set price = price where id = 1`)
    await ask(message)
    expect(model.requests).toHaveLength(2)
  })

  it('is not kept where the model failed', async () => {
    const message = `${QUESTION}, ít ồn`
    model.reply(refuses(500))
    await ask(message)
    await ask(message)
    expect(model.requests).toHaveLength(2)
  })

  it('stops the model when the visitor closes the connection', async () => {
    model.reply(stallsAfter('Chào'))
    const { parts } = partsOver(database(), { ...variables, PORT: '0' })
    const changes = await listenToChanges(database())
    onTestFinished(() => changes.close())
    const server = await listen(await builtSite({ ...parts, changes }), parts.env)
    const { port } = server.address() as AddressInfo
    const visitor = new AbortController()
    const response = await fetch(`http://127.0.0.1:${port}${PATH}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'User-Agent': 'Mozilla/5.0 Chrome/150', ...STREAM },
      body: JSON.stringify({ message: `${QUESTION}, có ngăn đá lớn` }),
      signal: visitor.signal,
    })
    expect(response.status).toBe(200)
    await expect.poll(() => model.requests.length).toBe(1)
    visitor.abort()
    await model.requests[0]?.left
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })

  it('serves a thousand streams that nobody reads, and others beside them', async () => {
    const site = await openSite(database(), { ...variables, TRUST_PROXY: '1' })
    // Who is told to come back does: a slow machine turns some away while all come at once.
    const opened = async (n: number): Promise<Response> => {
      const headers = { ...STREAM, 'X-Forwarded-For': `10.0.${n >> 8}.${n & 255}` }
      const response = await site.post(PATH, { message: 'xin chào' }, headers)
      if (response.status !== 503) return response
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
      await response.body?.cancel()
      await wait(1_000)
      return opened(n)
    }
    const open = await Promise.all(Array.from({ length: 1_000 }, (_, n) => opened(n)))
    expect(new Set(open.map(({ status }) => status))).toEqual(new Set([200]))
    const beside = await site.post(PATH, { message: 'xin chào' }, STREAM)
    expect(eventsIn(await beside.text()).at(-1)?.event).toBe('answer')
    for (const response of open) await response.body?.cancel()
  })

  it('limits a visitor over two servers together: 20 questions in five minutes, then 429 with Retry-After', async () => {
    const statuses: number[] = []
    for (let n = 0; n < 21; n++)
      statuses.push((await ask('xin chào', n % 3 === 0 ? STREAM : {}, n % 2)).status)
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429])
    for (const headers of [{}, STREAM]) {
      const refused = await ask('xin chào', headers, 1)
      expect(refused.headers.get('content-type')).toBe('application/problem+json')
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(await refused.json()).toMatchObject({
        status: 429,
        detail: expect.stringContaining('đợi một chút'),
      })
    }
  })
})
