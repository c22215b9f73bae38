import type { Logger } from 'pino'
import type { Changes } from '#db/changes.ts'

/**
 * Says once that the database is away, and once that it is back: by the connection that listens to changes, which each server has of its
 * own and opens anew until it can.
 */
export function logOutages(changes: Pick<Changes, 'subscribe'>, log: Pick<Logger, 'warn' | 'info'>): void {
  let since: number | null = null
  changes.subscribe({
    onChange: () => undefined,
    onDeaf() {
      if (since !== null) return
      since = performance.now()
      log.warn('database away: kept pages are given out, others answer 503 until it is back')
    },
    onHearing() {
      if (since === null) return
      log.info({ seconds: Math.round((performance.now() - since) / 100) / 10 }, 'database back')
      since = null
    },
  })
}
