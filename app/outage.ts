/** What a database connection fails with when its server is away: Node's socket errors and PostgreSQL's class 57P and 08. */
const OUTAGE_CODE = /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|ENOENT|ETIMEDOUT|57P0[1-3]|08\d{3})$/
const OUTAGE_MESSAGE = /timeout exceeded when trying to connect|Connection terminated/

/** Whether an error, or one it was caused by, means that the database cannot be reached now: worth a retry. */
export function isOutage(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth++) {
    const code = 'code' in cause ? String(cause.code) : ''
    if (OUTAGE_CODE.test(code) || OUTAGE_MESSAGE.test(cause.message)) return true
  }
  return false
}
