import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import type { Env } from '../env.ts'
import type { Watched } from '../telemetry.ts'
import { allFigures } from './all-processes.ts'
import { mayReadMetrics } from './may-read.ts'
import type { Metrics } from './metrics.ts'
import { forgetState, readState } from './read-state.ts'
import type { Asked } from './read-state.ts'

/** GET /metrics in Prometheus' text format; for everybody who may not read it, the site's own page for an unknown path. */
export function metricsRoute(
  { registry, gauges }: Pick<Metrics, 'registry' | 'gauges'>,
  connection: Asked,
  env: Env,
): Hono<{ Bindings: HttpBindings; Variables: Watched }> {
  const routes = new Hono<{ Bindings: HttpBindings; Variables: Watched }>()
  routes.get('/metrics', async (c, next) => {
    const reader = { socket: c.env.incoming?.socket.remoteAddress, headers: c.req.raw.headers }
    if (!mayReadMetrics(reader, env)) return next()
    c.get('watch').matched('/metrics')
    await readState(gauges, connection, env)
    const figures = await allFigures(registry)
    // The next may be asked of another process, which then must not find these here.
    forgetState(gauges)
    return c.body(figures, 200, { 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' })
  })
  return routes
}
