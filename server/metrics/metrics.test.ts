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
