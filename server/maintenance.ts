import type { Logger } from 'pino'
import type { Connection } from '#db/client.ts'
import { forgetOld } from './retention.ts'

const HOUR_MS = 60 * 60 * 1000
const HOURS_BETWEEN_VACUUMS = 24

/**
 * Hourly: forgets what has been kept as long as it may be. Daily on the embedded database, which has no autovacuum:
 * VACUUM ANALYZE.
 * @returns the function that stops it
 */
export function startMaintenance({ pool, embedded }: Connection, log: Logger): () => void {
  let hours = 0
  const run = async () => {
    hours += 1
    await forgetOld(pool)
    if (embedded && hours % HOURS_BETWEEN_VACUUMS === 0) await pool.query('vacuum analyze')
  }
  const timer = setInterval(() => {
    run().catch((error: unknown) => log.error({ err: error }, 'maintenance failed'))
  }, HOUR_MS)
  timer.unref()
  return () => clearInterval(timer)
}
