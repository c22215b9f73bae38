import { expect, it } from 'vitest'
import { complaintsOf } from '#tests/support/metric-rules.ts'
import { createMetrics } from './metrics.ts'

it('what a process tells of itself has names that promtool lets pass', async () => {
  const { registry } = createMetrics({ withProcess: true })
  const text = await registry.metrics()
  registry.clear()
  expect(complaintsOf(text)).toEqual([])
  expect(text).toContain('process_cpu_seconds_total')
  expect(text).toContain('nodejs_active_resources{')
})

it('whatever is noted is counted by the time somebody reads it, however much it is', async () => {
  const metrics = createMetrics()
  const { registry, kept } = metrics
  for (let at = 0; at < 450; at += 1) kept('GET', 200, performance.now())
  kept('HEAD', 304, performance.now() - 2_000)
  const watch = metrics.request('BREW')
  watch.matched('/products/:id')
  watch.ended(404)
  for (const outcome of ['hit', 'hit', 'miss'] as const) metrics.cache(outcome)
  await registry.metrics()
  metrics.cache('hit')
  const text = await registry.metrics()
  const lines = [
    'http_requests_total{route="kept page",method="GET",status="200"} 450',
    'http_requests_total{route="kept page",method="HEAD",status="304"} 1',
    'http_requests_total{route="/products/:id",method="other",status="404"} 1',
    'http_request_duration_seconds_bucket{le="2.5",route="kept page"} 451',
    'http_request_duration_seconds_bucket{le="1",route="kept page"} 450',
    'http_request_duration_seconds_count{route="/products/:id"} 1',
    'cache_requests_total{outcome="hit"} 3',
    'cache_requests_total{outcome="miss"} 1',
  ]
  for (const line of lines) expect(text).toContain(`chon_may_${line}\n`)
  expect(text).not.toContain('outcome="stale"')
})

it.each([
  ['# TYPE a_total gauge', 'a_total: _total'],
  ['# TYPE a counter', 'a: _total'],
  ['# TYPE aB gauge', 'aB: small letters'],
  ['# TYPE a_ms gauge', 'a_ms: an abbreviated unit'],
  ['# TYPE a_milliseconds gauge', 'a_milliseconds: milliseconds is no base unit'],
  ['# TYPE a_hours gauge', 'a_hours: hours is no base unit'],
  ['# TYPE a_count gauge', 'a_count: the end of a part'],
  ['# TYPE a_gauge gauge', 'a_gauge: holds its type'],
  ['# TYPE a gauge\na{le="1"} 1', 'a: le is a label'],
  ['# TYPE a gauge\na{isOn="1"} 1', 'a: the label isOn'],
])('the rules find what is wrong: %j', (text, complaint) => {
  const name = /TYPE (\S+)/.exec(text)?.[1] ?? ''
  expect(complaintsOf(`# HELP ${name} Help\n${text}\n`)).toEqual([expect.stringContaining(complaint)])
})

it('the rules ask for a help text, and take histograms as they are', () => {
  expect(complaintsOf('# TYPE a gauge\na 1\n')).toEqual(['a: no help text'])
  const histogram = [
    '# HELP a_seconds Help',
    '# TYPE a_seconds histogram',
    'a_seconds_bucket{le="1",route="/x{a=\\"b\\"}"} 1',
    'a_seconds_sum 1',
    'a_seconds_count 1',
  ]
  expect(complaintsOf(histogram.join('\n'))).toEqual([])
})
