import { collectDefaultMetrics, Registry } from 'prom-client'
import type { Outcome } from '../pages/page-cache.ts'
import { KEPT_ROUTE } from '../telemetry.ts'
import type { Telemetry } from '../telemetry.ts'
import { counters, gauges } from './names.ts'
import type { Gauges } from './names.ts'

/** The figures of one server process. */
export type Metrics = Telemetry & {
  registry: Registry
  gauges: Gauges
  cache(outcome: Outcome): void
}

/** An answer that is noted and not counted yet. */
type Answer = { route: string; method: string; status: number; seconds: number }

/** Answers that are noted before they are counted, if nobody reads the figures sooner. */
const MOST_NOTED = 200
const OUTCOMES: readonly Outcome[] = ['hit', 'stale', 'miss']
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
  const on = counters(registry, countNoted)
  const outcomes: Record<Outcome, number> = { hit: 0, stale: 0, miss: 0 }
  let answers: Answer[] = []

  /** To count an answer by itself takes prom-client some 6 µs, of many in a row 1 to 2 each. */
  function countNoted(): void {
    const noted = answers
    answers = []
    for (const { route, method, status, seconds } of noted) {
      on.requests.inc({ route, method: METHODS.has(method) ? method : 'other', status })
      on.requestSeconds.observe({ route }, seconds)
    }
    for (const outcome of OUTCOMES) {
      if (outcomes[outcome] > 0) on.cache.inc({ outcome }, outcomes[outcome])
      outcomes[outcome] = 0
    }
  }

  function note(route: string, method: string, status: number, started: number): void {
    answers.push({ route, method, status, seconds: secondsSince(started) })
    if (answers.length >= MOST_NOTED) countNoted()
  }

  return {
    registry,
    gauges: gauges(registry),
    cache: (outcome) => void (outcomes[outcome] += 1),
    request(method) {
      const started = performance.now()
      // What no route answered: refused before it, or too large.
      let route = 'none'
      return {
        matched: (pattern) => void (route = pattern),
        rendering() {
          const begun = performance.now()
          return () => on.renderSeconds.observe(secondsSince(begun))
        },
        within: (work) => work(),
        ended: (status) => note(route, method, status, started),
      }
    },
    kept: (method, status, started) => note(KEPT_ROUTE, method, status, started),
    query() {
      const started = performance.now()
      return (error) =>
        on.querySeconds.observe({ outcome: error === undefined ? 'ok' : 'error' }, secondsSince(started))
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

const secondsSince = (started: number): number => (performance.now() - started) / 1_000
