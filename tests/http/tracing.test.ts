import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listenToChanges } from '#db/changes.ts'
import { watchPool } from '#db/watch-pool.ts'
import { builtSite } from '#server/site.ts'
import { both } from '#server/telemetry.ts'
import { startTracing } from '#server/tracing/tracing.ts'
import { openAnyDatabase } from '#tests/support/database.ts'
import { openModelServer } from '#tests/support/model-server.ts'
import { partsOver } from '#tests/support/site.ts'
import { openTraceCollector } from '#tests/support/trace-collector.ts'
import type { SentSpan, TraceCollector } from '#tests/support/trace-collector.ts'

const BROWSER = 'Mozilla/5.0 Chrome/150.0'

const attribute = ({ attributes }: SentSpan, name: string) => {
  const value = attributes.find(({ key }) => key === name)?.value
  return value?.stringValue ?? value?.intValue
}

describe('traces of a site', () => {
  let collector: TraceCollector
  let spans: SentSpan[]
  beforeAll(async () => {
    collector = await openTraceCollector()
    const model = await openModelServer()
    const connection = await openAnyDatabase('demo')
    const variables = { LLM_BASE_URL: model.baseUrl, LLM_MODEL: 'double' }
    const { parts } = partsOver(connection, variables)
    const config = {
      endpoint: collector.endpoint,
      headers: { 'x-tenant': 'shop' },
      serviceName: 'trang',
      ratio: 1,
    }
    const tracing = startTracing(config, pino({ level: 'silent' }))
    const telemetry = both(parts.metrics, tracing)
    watchPool(connection.pool, telemetry.query)
    const changes = await listenToChanges(connection)
    const site = await builtSite({ ...parts, telemetry, changes })
    const send = async (path: string, init: RequestInit = {}) => {
      const headers = {
        'User-Agent': BROWSER,
        'X-Forwarded-For': '203.0.113.77',
        ...(init.headers as object),
      }
      const request = new Request(`http://localhost:3000${path}`, { ...init, headers })
      await (await site.fetch(request, {} as Parameters<typeof site.fetch>[1])).text()
    }
    await send('/')
    await send('/products/1?ref=bi-mat')
    await Promise.all([send('/products/2'), send('/functions/v1/product-stats'), send('/khong-co-trang-nay')])
    await send('/functions/v1/perplexity-chat', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ message: 'Tư vấn tủ lạnh cho 4 người dưới 15 triệu' }),
    })
    await tracing.stop()
    await connection.close()
    await model.close()
    spans = collector.spans()
  })
  afterAll(() => collector.close())

  const named = (name: string) => spans.filter((span) => span.name === name)
  const childrenOf = (span: SentSpan | undefined) =>
    spans.filter(({ traceId, parentSpanId }) => traceId === span?.traceId && parentSpanId === span.spanId)

  it('go to the collector with the headers it wants, in the name of the service', () => {
    expect(collector.headers()['x-tenant']).toBe('shop')
    expect(collector.received()).toContain('"trang"')
  })

  it('begin with the request: pattern of its route, method and status', () => {
    const [first] = named('GET /products/:id')
    expect(first?.parentSpanId).toBeUndefined()
    expect(first && attribute(first, 'http.response.status_code')).toBe(200)
    expect(named('GET /products/:id')).toHaveLength(2)
    expect(named('GET /')).toHaveLength(1)
    expect(named('GET /*').map((span) => attribute(span, 'http.response.status_code'))).toEqual([404])
  })

  it('hold the render and each statement without its values', () => {
    const [page] = named('GET /products/:id')
    const parts = childrenOf(page)
    expect(parts.filter(({ name }) => name === 'render')).toHaveLength(1)
    const statements = parts.filter((span) => attribute(span, 'db.system.name') === 'postgresql')
    expect(statements.length).toBeGreaterThan(2)
    expect(statements.map((span) => String(attribute(span, 'db.query.text'))).join('\n')).toContain('$1')
  })

  it('keep requests that run at the same time apart', () => {
    const [stats] = named('GET /functions/v1/product-stats')
    expect(childrenOf(stats).map(({ name }) => name)).not.toContain('render')
    const roots = spans.filter(({ parentSpanId }) => !parentSpanId)
    expect(new Set(roots.map(({ traceId }) => traceId)).size).toBe(roots.length)
  })

  it('hold the call of the language model and how it ended', () => {
    const [call] = named('chat double')
    expect(call && attribute(call, 'error.type')).toBe('ungrounded')
    const root = spans.find(({ spanId }) => spanId === call?.parentSpanId)
    expect(root?.name).toBe('POST /functions/v1/perplexity-chat')
  })

  it('say nothing of what was asked, nor by whom', () => {
    const sent = collector.received()
    for (const personal of ['Tư vấn tủ lạnh', 'bi-mat', '203.0.113.77', 'Mozilla', 'khong-co-trang-nay'])
      expect(sent).not.toContain(personal)
  })
})

it('a kept page is a trace that lasts from its request to its answer', async () => {
  const collector = await openTraceCollector()
  const config = { endpoint: collector.endpoint, headers: {}, serviceName: 'trang', ratio: 1 }
  const tracing = startTracing(config, pino({ level: 'silent' }))
  tracing.kept('GET', 304, performance.now() - 40)
  await tracing.stop()
  await collector.close()
  const [span] = collector.spans()
  expect(span).toMatchObject({ name: 'GET kept page', kind: 2 })
  expect(span?.parentSpanId).toBeUndefined()
  expect(span && attribute(span, 'http.response.status_code')).toBe(304)
  expect(span && attribute(span, 'http.route')).toBe('kept page')
  const [, start, end] =
    /"startTimeUnixNano":"?(\d+)"?,"endTimeUnixNano":"?(\d+)/.exec(collector.received()) ?? []
  const ms = Number(BigInt(end ?? 0) - BigInt(start ?? 0)) / 1e6
  expect(ms).toBeGreaterThanOrEqual(40)
  expect(ms).toBeLessThan(10_000)
  expect(Math.abs(Number(BigInt(end ?? 0) / 1_000_000n) - Date.now())).toBeLessThan(60_000)
})

it('a collector that is away is a line in the log and holds nobody up', async () => {
  const lines: string[] = []
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) })
  const config = { endpoint: 'http://127.0.0.1:1', headers: {}, serviceName: 'trang', ratio: 1 }
  const tracing = startTracing(config, log)
  const request = tracing.request('GET')
  await request.within(() => Promise.resolve())
  request.ended(200)
  await tracing.stop()
  expect(lines.join('')).toMatch(/not sent/)
})
