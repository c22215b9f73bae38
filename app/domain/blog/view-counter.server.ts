import type { Logger } from 'pino'
import { notedTogether } from '#app/platform/noted-together.ts'
import type { NotedTogether } from '#app/platform/noted-together.ts'
import type { Db } from '#db/client.ts'
import { countViews, forgetViews } from './queries/views.server.ts'
import type { View } from './queries/views.server.ts'

const FORGET_EVERY_MS = 60 * 60 * 1000

/** Counts article views of people without a write of their own for a page that is read; robots are not to be noted. */
export type ViewCounter = NotedTogether<View>

/** A counter of article views over a database. */
export function createViewCounter(db: Db, log: Logger): ViewCounter {
  let forgotAt = Date.now()
  return notedTogether<View>({
    aboutOf: ({ articleId }) => articleId,
    keyOf: ({ visitor }) => visitor,
    async write(views) {
      await countViews(db, views)
      if (Date.now() - forgotAt <= FORGET_EVERY_MS) return
      forgotAt = Date.now()
      await forgetViews(db)
    },
    onFailure: (error, views) => log.warn({ err: error, views }, 'article views not counted yet'),
  })
}
