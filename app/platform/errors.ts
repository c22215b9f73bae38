/** What can go wrong, as codes that features throw; the route or the API edge picks the text. */
export type ErrorCode =
  | 'bad_request'
  | 'unauthorized'
  | 'forbidden'
  | 'not_found'
  | 'conflict'
  | 'changed_since'
  | 'too_large'
  | 'unsupported'
  | 'invalid'
  | 'idempotency_key_reused'
  | 'too_many'
  | 'unavailable'

/** The one table from code to HTTP status. */
export const HTTP_STATUS: Record<ErrorCode, number> = {
  bad_request: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  changed_since: 412,
  too_large: 413,
  unsupported: 415,
  invalid: 422,
  idempotency_key_reused: 422,
  too_many: 429,
  unavailable: 503,
}

/** An expected failure. `retryAfter` is in seconds; `fields` names what was wrong with each field, in the language of `message`. */
export class AppError extends Error {
  override name = 'AppError'
  readonly code: ErrorCode
  readonly retryAfter: number | undefined
  readonly fields: Record<string, string> | undefined

  constructor(
    code: ErrorCode,
    message: string,
    more: { retryAfter?: number; fields?: Record<string, string> } = {},
  ) {
    super(message)
    this.code = code
    this.retryAfter = more.retryAfter
    this.fields = more.fields
  }
}

/** No space, no quota, no larger file. */
const FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG'])

/** Whether a file could not be written because there is no room for it. */
export function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && FULL.has(String(error.code))
}
