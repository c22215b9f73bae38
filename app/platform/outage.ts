/**
 * What a database connection fails with when its server is away: Node's socket errors; PostgreSQL's connection failures (08), its
 * shutting down, starting and ending of sessions (57P), its being full (53300), and its being too slow (57014: a statement that took
 * longer than it may).
 */
const OUTAGE_CODE =
  /^(?:ECONN(?:REFUSED|RESET|ABORTED)|EPIPE|E(?:HOST|NET)UNREACH|ENOTFOUND|EAI_AGAIN|ENOENT|ETIMEDOUT|57P0\d|57014|08\d{3}|53300)$/
const OUTAGE_MESSAGE =
  /timeout exceeded when trying to connect|Query read timeout|Connection terminated|connection error and is not queryable/

/** What PostgreSQL says of a write that it does not take now: it only reads (25006), or its disk is full (53100). */
const NO_WRITES_CODE = /^(?:25006|53100)$/

/** What PostgreSQL says of a text it cannot keep: bytes that are no UTF-8, or NUL, in a text or in JSON. */
const UNKEEPABLE_CODE = /^22(?:021|P05)$/

/** The database does not answer in time or at all, or answers and takes no writes, as during a fail-over. */
export type Outage = 'away' | 'read-only'

/** What an error, or one it was caused by, says of the database now: worth a retry; null where it says nothing of it. */
export function outageOf(error: unknown): Outage | null {
  if (causes(error, (code) => NO_WRITES_CODE.test(code))) return 'read-only'
  return causes(error, (code, message) => OUTAGE_CODE.test(code) || OUTAGE_MESSAGE.test(message))
    ? 'away'
    : null
}

/** A connection that is lost or cannot be made: neither a statement that was too slow, nor a file that is missing. */
export const isLostConnection = (error: unknown): boolean =>
  outageOf(error) === 'away' && !causes(error, (code) => code === '57014') && !isMissingFile(error)

const isMissingFile = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT' && !('address' in error)

/** What Node says of a body that is not the form it claims to be. */
const NO_FORM_MESSAGE = /^(?:Failed to parse body as FormData|Content-Type was not one of)/

/**
 * Whether an error means that whoever sent the request is at fault: its body is no form, or holds a NUL, which no text in the
 * database can.
 */
export function isUnreadable(error: unknown): boolean {
  return causes(error, (code, message) => UNKEEPABLE_CODE.test(code) || NO_FORM_MESSAGE.test(message))
}

function causes(error: unknown, is: (code: string, message: string) => boolean): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth++) {
    const code = 'code' in cause ? String(cause.code) : ''
    if (is(code, cause.message)) return true
  }
  return false
}
