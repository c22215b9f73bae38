import type { MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'

/** One JSON line a request: id, method, path without its query (which may hold what a person typed), status, ms. */
export function requestLog(log: Logger): MiddlewareHandler {
  return async (c, next) => {
    const started = performance.now()
    await next()
    log.info({
      requestId: c.get('requestId'),
      method: c.req.method,
      path: c.req.path,
      status: c.res.status,
      ms: Math.round((performance.now() - started) * 10) / 10,
    })
  }
}
