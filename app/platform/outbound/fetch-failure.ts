/** Why a file could not be fetched. */
export const FETCH_FAILURES = [
  'bad_address',
  'private_address',
  'not_found_host',
  'no_connection',
  'redirects',
  'status',
  'timeout',
  'too_large',
  'truncated',
  'encoding',
  'empty',
] as const
export type FetchFailure = (typeof FETCH_FAILURES)[number]

/** A file that could not be fetched; `detail` is what the other side said or did, in few words. */
export class FetchError extends Error {
  override name = 'FetchError'
  readonly failure: FetchFailure
  readonly detail: string

  constructor(failure: FetchFailure, detail = '') {
    super(detail ? `${failure}: ${detail}` : failure)
    this.failure = failure
    this.detail = detail
  }
}

/** Why fetching failed, by what threw; null for any other error. Told by its name: a server and who opens it may each have the class. */
export const fetchFailureOf = (error: unknown): Pick<FetchError, 'failure' | 'detail'> | null =>
  error instanceof Error && error.name === 'FetchError' ? (error as FetchError) : null
