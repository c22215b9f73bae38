import type { Logger } from 'pino'
import type { Connection } from '#db/client.ts'
import { forgetOld } from './retention.ts'

const HOUR_MS = 60 * 60 * 1000
const HOURS_BETWEEN_VACUUMS = 24

/**
 * At once and hourly: prices that time alone makes others become so. Hourly: forgets what has been kept as long as it may be. Daily on the embedded database, which has no autovacuum:
 * VACUUM ANALYZE.
 * @returns the function that stops it behind what it has begun
 */
export function startMaintenance({ pool, embedded }: Connection, log: Logger): () => Promise<void> {
  let hours = 0
  const refreshPrices = () => pool.query('select refresh_due_prices(vietnam_day(now()))')
  const run = async () => {
    hours += 1
    await refreshPrices()
    await forgetOld(pool)
    if (embedded && hours % HOURS_BETWEEN_VACUUMS === 0) await pool.query('vacuum analyze')
  }
  const failed = (error: unknown) => log.error({ err: error }, 'maintenance failed')
  let working: Promise<unknown> = refreshPrices().catch(failed)
  const timer = setInterval(() => {
    working = run().catch(failed)
  }, HOUR_MS)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await working
  }
}
