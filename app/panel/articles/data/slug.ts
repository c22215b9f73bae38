import { z } from 'zod'
import { slugText } from '#app/domain/blog/editing/article-input.ts'
import { slugHolder } from '#app/domain/blog/queries/article-for-editing.server.ts'
import { requestContext } from '#app/edge/context.server.ts'
import { requireStaff } from '#app/edge/guard.server.ts'
import { answerInEnglish, parseQuery } from '#app/edge/problem.ts'
import { rowId } from '#app/platform/row-id.ts'
import type { Route } from './+types/slug'

const query = z.object({ slug: slugText, except: rowId.nullable().default(null) })

/** Whether a slug is free; else which article has it, and one like it that is. */
export function loader(asked: Route.LoaderArgs) {
  return answerInEnglish(async () => {
    await requireStaff(asked, 'articles')
    return slugHolder(asked.context.get(requestContext).db, parseQuery(query, asked.request))
  })
}
