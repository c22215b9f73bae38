import type { Pool } from 'pg'
import type { Logger } from 'pino'
import { tellingFailure } from '#app/platform/worker.ts'
import type { Connection } from '#db/client.ts'
import { forgetOld } from './retention.ts'

const HOUR_MS = 60 * 60 * 1000
const HOURS_OF_DAY = 24

/** Offers whose sightings are compacted by one statement, so that nobody waits long for it. */
const OFFERS_AT_ONCE = 2_000

/** Takes away what old sightings only repeat. @returns how many went */
export async function compactSightings(pool: Pick<Pool, 'query'>): Promise<number> {
  const { rows } = await pool.query<{ last: number }>('select coalesce(max(id), 0) as last from offers')
  let gone = 0
  for (let from = 1; from <= (rows[0]?.last ?? 0); from += OFFERS_AT_ONCE) {
    const { rows: counted } = await pool.query<{ n: number }>(
      'select compact_sightings($1, $2, vietnam_day(now())) as n',
      [from, from + OFFERS_AT_ONCE],
    )
    gone += counted[0]?.n ?? 0
  }
  return gone
}

/**
 * At once and hourly: prices that time alone makes others become so. Hourly: forgets what has been kept as long as it may be.
 * Daily: sightings of over a year ago become changes; on the embedded database, which has no autovacuum, VACUUM ANALYZE.
 * @returns the function that stops it behind what it has begun
 */
export function startMaintenance({ pool, embedded }: Connection, log: Logger): () => Promise<void> {
  let hours = 0
  const refreshPrices = () => pool.query('select refresh_due_prices(vietnam_day(now()))')
  const run = async () => {
    hours += 1
    await refreshPrices()
    await forgetOld(pool)
    if (hours % HOURS_OF_DAY !== 0) return
    await compactSightings(pool)
    if (embedded) await pool.query('vacuum analyze')
  }
  const failed = tellingFailure(log, 'maintenance failed')
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
