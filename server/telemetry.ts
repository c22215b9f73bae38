import type { MiddlewareHandler } from 'hono'
import type { AdvisorWatch, RequestWatch } from '#app/domain/advisor/telemetry.ts'
import type { QueryWatch } from '#db/watch-pool.ts'
import { toldStatus } from './told-status.ts'

/** Watches one request from its arrival to the head of its answer. */
export type WholeRequestWatch = RequestWatch & {
  /** Runs what belongs to the request. */
  within<T>(work: () => Promise<T>): Promise<T>
  ended(status: number): void
}

/** The route of pages that are sent as they are kept. */
export const KEPT_ROUTE = 'kept page'

/** What the parts of the server tell of themselves; metrics and traces listen. */
export type Telemetry = {
  request(method: string): WholeRequestWatch
  /** A kept page that was sent. @param started when its request came, by `performance.now()` */
  kept: (method: string, status: number, started: number) => void
  query: QueryWatch
  advisor: AdvisorWatch
}

/** Tells two listeners; the first alone where there is no second. */
export function both(one: Telemetry, other: Telemetry | null): Telemetry {
  if (!other) return one
  return {
    request(method) {
      const [first, second] = [one.request(method), other.request(method)]
      return {
        matched(pattern) {
          first.matched(pattern)
          second.matched(pattern)
        },
        rendering: () => together(first.rendering(), second.rendering()),
        within: (work) => first.within(() => second.within(work)),
        ended(status) {
          first.ended(status)
          second.ended(status)
        },
      }
    },
    kept: together(one.kept, other.kept),
    query: (text) => together(one.query(text), other.query(text)),
    advisor: {
      answered(voice) {
        one.advisor.answered(voice)
        other.advisor.answered(voice)
      },
      asking: (model) => together(one.advisor.asking(model), other.advisor.asking(model)),
      used(tokens) {
        one.advisor.used(tokens)
        other.advisor.used(tokens)
      },
    },
  }
}

const together =
  <T extends unknown[]>(one: (...told: T) => void, other: (...told: T) => void) =>
  (...told: T) => {
    one(...told)
    other(...told)
  }

/** What the middleware below leaves for those behind it. */
export type Watched = { watch: RequestWatch }

/** Watches each request; what answers it says by `c.get('watch').matched` which route it is. */
export function watchRequests(
  telemetry: Pick<Telemetry, 'request'>,
): MiddlewareHandler<{ Variables: Watched }> {
  return async (c, next) => {
    const watch = telemetry.request(c.req.method)
    c.set('watch', watch)
    await watch.within(next)
    watch.ended(toldStatus(c))
  }
}
