import type { MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'
import { toldStatus } from './told-status.ts'

/**
 * One JSON line a request: id, method, path without its query (which may hold what a person typed), status, ms. The id is ours,
 * never one that a visitor sends, and goes out with the answer.
 */
export function requestLog(log: Logger): MiddlewareHandler {
  return async (c, next) => {
    const started = performance.now()
    await next()
    // Here, not before: an answer that a route made as a whole loses what was set earlier. And not by 'c.header', which makes a stream of it.
    c.res.headers.set('X-Request-Id', c.get('requestId'))
    log.info({
      requestId: c.get('requestId'),
      method: c.req.method,
      path: c.req.path,
      status: toldStatus(c),
      ms: Math.round((performance.now() - started) * 10) / 10,
    })
  }
}
