import { collectDefaultMetrics, Registry } from 'prom-client'
import type { Outcome } from '../pages/page-cache.ts'
import type { Telemetry } from '../telemetry.ts'
import { counters, gauges } from './names.ts'
import type { Gauges } from './names.ts'

/** The figures of one server process. */
export type Metrics = Telemetry & {
  registry: Registry
  gauges: Gauges
  cache(outcome: Outcome): void
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** Gauges under the name of a counter, which promtool complains of: each is the sum of one without '_total'. */
const MISNAMED = [
  'nodejs_active_handles_total',
  'nodejs_active_requests_total',
  'nodejs_active_resources_total',
]

/** @param withProcess adds what Node says of the process: memory, CPU, event loop, garbage collection */
export function createMetrics({ withProcess = false } = {}): Metrics {
  const registry = new Registry()
  if (withProcess) {
    collectDefaultMetrics({ register: registry })
    for (const name of MISNAMED) registry.removeSingleMetric(name)
  }
  const on = counters(registry)
  return {
    registry,
    gauges: gauges(registry),
    cache: (outcome) => on.cache.inc({ outcome }),
    request(method) {
      const seconds = secondsSince()
      // What no route answered: refused before it, or too large.
      let route = 'none'
      return {
        matched: (pattern) => void (route = pattern),
        rendering() {
          const rendered = secondsSince()
          return () => on.renderSeconds.observe(rendered())
        },
        within: (work) => work(),
        ended(status) {
          on.requests.inc({ route, method: METHODS.has(method) ? method : 'other', status })
          on.requestSeconds.observe({ route }, seconds())
        },
      }
    },
    query() {
      const seconds = secondsSince()
      return (error) => on.querySeconds.observe({ outcome: error === undefined ? 'ok' : 'error' }, seconds())
    },
    advisor: {
      answered: (voice) => on.answers.inc({ voice }),
      asking: () => (failure) => {
        if (failure && failure !== 'left') on.fallbacks.inc({ reason: failure.replaceAll(' ', '_') })
      },
      used({ input, output }) {
        on.tokens.inc({ direction: 'input' }, input)
        on.tokens.inc({ direction: 'output' }, output)
      },
    },
  }
}

function secondsSince(): () => number {
  const started = performance.now()
  return () => (performance.now() - started) / 1_000
}
