import type { Logger } from 'pino'
import type { Db } from '#db/client.ts'
import { countViews, forgetViews } from './queries/views.server.ts'
import type { View } from './queries/views.server.ts'

/** Views wait this long to be written together, in ms. */
const WAIT_MS = 2_000
/** Views kept waiting at most; a flood beyond it is not counted, rather than fill the memory. */
const MOST_WAITING = 10_000
/** Written in one statement. */
const BATCH = 500
const FORGET_EVERY_MS = 60 * 60 * 1000

/** Counts article views without a write of their own for a page that is read. */
export type ViewCounter = {
  /** Notes that a person looked at an article; robots are not to be noted. */
  note(view: View): void
  /** Writes what waits; to be called before the database is closed. */
  flush(): Promise<void>
}

/** A counter that writes what it noted every two seconds. A failed write is tried again with the next. */
export function createViewCounter(db: Db, log: Logger): ViewCounter {
  let waiting = new Map<string, View>()
  let timer: NodeJS.Timeout | null = null
  let writing: Promise<void> = Promise.resolve()
  let forgotAt = Date.now()

  async function write(): Promise<void> {
    const views = [...waiting.values()]
    waiting = new Map()
    try {
      for (let start = 0; start < views.length; start += BATCH) {
        await countViews(db, views.slice(start, start + BATCH))
      }
      if (Date.now() - forgotAt > FORGET_EVERY_MS) {
        forgotAt = Date.now()
        await forgetViews(db)
      }
    } catch (error) {
      log.warn({ err: error, views: views.length }, 'article views not counted yet')
      for (const view of views) if (waiting.size < MOST_WAITING) waiting.set(keyOf(view), view)
    }
  }

  return {
    note(view) {
      if (waiting.size >= MOST_WAITING) return
      waiting.set(keyOf(view), view)
      timer ??= setTimeout(() => {
        timer = null
        writing = writing.then(write)
      }, WAIT_MS).unref()
    },
    async flush() {
      if (timer) clearTimeout(timer)
      timer = null
      writing = writing.then(write)
      await writing
    },
  }
}

const keyOf = ({ articleId, visitor }: View) => `${articleId} ${visitor}`
