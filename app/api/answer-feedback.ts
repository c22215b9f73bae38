import { answerFeedback } from '#app/domain/advisor/feedback-schema.ts'
import { keepFeedback } from '#app/domain/advisor/queries/feedback.server.ts'
import { requestContext } from '#app/edge/context.server.ts'
import { answerApi, readJson } from '#app/edge/problem.ts'
import { countHit } from '#app/platform/limits/count-hit.server.ts'
import type { Route } from './+types/answer-feedback'
import { FEEDBACK } from './call-limits.ts'

export function action({ request, context }: Route.ActionArgs) {
  return answerApi(async () => {
    const feedback = answerFeedback.parse(await readJson(request))
    const { db, visitor } = context.get(requestContext)
    await countHit(db, `answer-feedback:${visitor}`, FEEDBACK)
    await keepFeedback(db, feedback)
    const { isHelpful, reason = null } = feedback
    return Response.json({ isHelpful, reason }, { headers: { 'Cache-Control': 'no-store' } })
  })
}
