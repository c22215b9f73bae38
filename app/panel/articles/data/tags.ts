import { z } from 'zod'
import { findTags } from '#app/domain/blog/queries/editing-choices.server.ts'
import { requestContext } from '#app/edge/context.server.ts'
import { requireStaff } from '#app/edge/guard.server.ts'
import { answerInEnglish, parseQuery } from '#app/edge/problem.ts'
import type { Route } from './+types/tags'

/** Tags offered at once. */
const OFFERED = 8

const query = z.object({
  q: z.string().max(60).default(''),
  except: z
    .string()
    .max(400)
    .default('')
    .transform((text) => text.split(',').filter(Boolean).map(Number))
    .pipe(z.array(z.number().int().min(1).max(2_147_483_647)).max(30)),
})

/** Tags whose name holds what is typed, those already chosen left out. */
export function loader(asked: Route.LoaderArgs) {
  return answerInEnglish(async () => {
    await requireStaff(asked, 'articles')
    const { q, except } = parseQuery(query, asked.request)
    const { db } = asked.context.get(requestContext)
    return { tags: await findTags(db, { text: q.trim(), except, limit: OFFERED }) }
  })
}
