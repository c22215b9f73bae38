/** Lets at most `places` jobs run at once; the others wait in order, at most `queue` of them. */
export class Turnstile {
  #running = 0
  readonly #waiting: (() => void)[] = []
  readonly #places: number
  readonly #queue: number

  constructor({ places, queue }: { places: number; queue: number }) {
    this.#places = places
    this.#queue = queue
  }

  /**
   * Runs `job` when a place is free.
   * @throws TurnstileFull where too many wait already; the signal's reason where it is aborted before the job starts
   */
  async run<T>(job: () => Promise<T>, signal: AbortSignal): Promise<T> {
    signal.throwIfAborted()
    if (this.#running >= this.#places) await this.#wait(signal)
    else this.#running++
    try {
      return await job()
    } finally {
      this.#leave()
    }
  }

  /** Ends holding a place that was handed over, so that nobody who comes later gets in between. */
  #wait(signal: AbortSignal): Promise<void> {
    if (this.#waiting.length >= this.#queue) throw new TurnstileFull()
    return new Promise((resolve, reject) => {
      const enter = () => {
        signal.removeEventListener('abort', abort)
        resolve()
      }
      const abort = () => {
        this.#waiting.splice(this.#waiting.indexOf(enter), 1)
        reject(signal.reason as Error)
      }
      signal.addEventListener('abort', abort, { once: true })
      this.#waiting.push(enter)
    })
  }

  #leave(): void {
    const next = this.#waiting.shift()
    if (next) next()
    else this.#running--
  }
}

/** Too many wait already. */
export class TurnstileFull extends Error {
  override name = 'TurnstileFull'
}
