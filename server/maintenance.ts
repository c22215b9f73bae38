import type { Logger } from 'pino'
import type { Connection } from '#db/client.ts'

const HOUR_MS = 60 * 60 * 1000
const FORGET = [
  'delete from rate_limits where resets_at < now()',
  'delete from sessions where expires_at < now()',
  'delete from verifications where expires_at < now()',
  `delete from mails where failed_at < now() - interval '14 days'`,
]
const HOURS_BETWEEN_VACUUMS = 24

/**
 * Hourly: forgets counting windows, sessions and links that ended, and mails given up two weeks ago. Daily on the embedded database, which has no autovacuum: VACUUM ANALYZE.
 * @returns the function that stops it
 */
export function startMaintenance({ pool, embedded }: Connection, log: Logger): () => void {
  let hours = 0
  const run = async () => {
    hours += 1
    for (const forget of FORGET) await pool.query(forget)
    if (embedded && hours % HOURS_BETWEEN_VACUUMS === 0) await pool.query('vacuum analyze')
  }
  const timer = setInterval(() => {
    run().catch((error: unknown) => log.error({ err: error }, 'maintenance failed'))
  }, HOUR_MS)
  timer.unref()
  return () => clearInterval(timer)
}
