/** How often a failed fetch is tried again, and the base of the wait before each, in ms: it grows with the attempt. */
const RETRIES = 3
const WAIT_MS = 1_000

type Failure = { status?: unknown; message?: unknown }

/** Why a fetch failed, in the words of the specification; null for an answer that no retry would change. */
function reasonOf(error: unknown): string | null {
  if (error instanceof Response) return error.status < 500 ? null : `HTTP error! status: ${error.status}`
  const { status, message } = (error ?? {}) as Failure
  if (typeof status === 'number') return status < 500 ? null : `HTTP error! status: ${status}`
  return typeof message === 'string' ? message : String(error)
}

/**
 * Tries a fetch up to four times, waiting 1, 2 and 3 s between. Redirects and refusals pass through at once.
 * @throws Error 'Failed to load products after 4 attempts: ...' with the last reason; the error itself once `signal` is aborted
 */
export async function retried<T>(
  load: () => Promise<T>,
  signal: AbortSignal,
  wait: (ms: number) => Promise<void> = (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await load()
    } catch (error) {
      const reason = reasonOf(error)
      if (reason === null || signal.aborted) throw error
      if (attempt > RETRIES) {
        throw new Error(`Failed to load products after ${attempt} attempts: ${reason}`, { cause: error })
      }
      await wait(WAIT_MS * attempt)
      if (signal.aborted) throw error
    }
  }
}
