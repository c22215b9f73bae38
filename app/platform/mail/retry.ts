const MINUTE = 60

/** Seconds to wait after the first failure, the second, and so on; the last holds for all later ones. */
const WAITS = [MINUTE, 5 * MINUTE, 15 * MINUTE, 60 * MINUTE, 4 * 60 * MINUTE]

/** A mail that could not be handed over for this long is given up. RFC 5321, 4.5.4.1 asks for 4 to 5 days; links live shorter. */
const GIVE_UP_AFTER = 3 * 24 * 60 * MINUTE

type Failure = {
  /** How often it was tried, this time included. */
  attempts: number
  /** Seconds since it was written. */
  age: number
  /** The server's answer, where there was one. */
  responseCode?: number | undefined
}

/** @returns the seconds to wait before a mail is tried again, or null when there is no sense in it */
export function waitBeforeRetry({ attempts, age, responseCode }: Failure): number | null {
  const isRefused = responseCode !== undefined && responseCode >= 500
  if (isRefused || age >= GIVE_UP_AFTER) return null
  return WAITS[Math.min(attempts, WAITS.length) - 1] ?? MINUTE
}
