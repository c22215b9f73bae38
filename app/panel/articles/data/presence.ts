import { z } from 'zod'
import { leave, stayPresent } from '#app/domain/blog/editing/presence.server.ts'
import { requestContext } from '#app/edge/context.server.ts'
import { requireStaff } from '#app/edge/guard.server.ts'
import { answerInEnglish } from '#app/edge/problem.ts'
import { AppError } from '#app/platform/errors.ts'
import { rowId } from '#app/platform/row-id.ts'
import { say } from '#app/vietnamese/say.ts'
import type { Route } from './+types/presence'

const here = z.object({ window: z.string().regex(/^[a-f0-9]{32}$/), leave: z.string().optional() })

/** A window says that it has an article open, or that it closes it, and is told who else has. */
export function action(asked: Route.ActionArgs) {
  return answerInEnglish(async () => {
    const { id: editorId } = await requireStaff(asked, 'articles')
    const { db } = asked.context.get(requestContext)
    const said = here.parse(Object.fromEntries(await asked.request.formData()))
    const place = { articleId: rowId.parse(asked.params.id), editorId, window: said.window }
    if (said.leave !== undefined) {
      await leave(db, place)
      return { others: [] }
    }
    const presence = await stayPresent(db, place)
    if (!presence)
      throw new AppError('not_found', say('Article not found', { vi: 'Không tìm thấy bài viết' }))
    return presence
  })
}
