import { answerFeedback } from '#app/domain/advisor/feedback-schema.ts'
import { keepFeedback } from '#app/domain/advisor/queries/feedback.server.ts'
import { requestContext } from '#app/edge/context.server.ts'
import { answerApi, readJson } from '#app/edge/problem.ts'
import { countHit } from '#app/platform/limits/count-hit.server.ts'
import type { Route } from './+types/answer-feedback'

/** More than a reader says in an hour, every change of mind included. */
const AN_HOUR = { hits: 60, seconds: 60 * 60 }

export function action({ request, context }: Route.ActionArgs) {
  return answerApi(async () => {
    const feedback = answerFeedback.parse(await readJson(request))
    const { db, visitor } = context.get(requestContext)
    await countHit(db, `answer-feedback:${visitor}`, AN_HOUR)
    await keepFeedback(db, feedback)
    const { isHelpful, reason = null } = feedback
    return Response.json({ isHelpful, reason }, { headers: { 'Cache-Control': 'no-store' } })
  })
}
