import type { MiddlewareHandler } from 'hono'
import type { AdvisorWatch, RequestWatch } from '#app/telemetry.ts'
import type { QueryWatch } from '#db/watch-pool.ts'

/** Watches one request from its arrival to the head of its answer. */
export type WholeRequestWatch = RequestWatch & {
  /** Runs what belongs to the request. */
  within<T>(work: () => Promise<T>): Promise<T>
  ended(status: number): void
}

/** What the parts of the server tell of themselves; metrics and traces listen. */
export type Telemetry = {
  request(method: string): WholeRequestWatch
  query: QueryWatch
  advisor: AdvisorWatch
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
    watch.ended(c.res.status)
  }
}
