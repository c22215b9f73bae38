import { Hono } from 'hono'
import type pg from 'pg'
import type { Watched } from './telemetry.ts'

/** Whether the process may be sent visitors: once it is warm, until shutdown turns `accepting` off before anything else. */
export type Readiness = { accepting: boolean; isWarm: boolean }

/** /healthz: the process answers. /readyz: it accepts visitors, has made pages already, and its database answers. */
export function healthRoutes(pool: pg.Pool, readiness: Readiness): Hono<{ Variables: Watched }> {
  const routes = new Hono<{ Variables: Watched }>()
  routes.get('/healthz', (c) => {
    c.get('watch').matched('/healthz')
    return c.json({ status: 'ok' })
  })
  routes.get('/readyz', async (c) => {
    c.get('watch').matched('/readyz')
    const ready = readiness.accepting && readiness.isWarm && (await answers(pool))
    if (ready) return c.json({ status: 'ready' })
    return c.json({ status: 'not ready' }, 503, { 'Retry-After': '5' })
  })
  return routes
}

async function answers(pool: pg.Pool): Promise<boolean> {
  try {
    await pool.query('select 1 from brands limit 1')
    return true
  } catch {
    return false
  }
}
