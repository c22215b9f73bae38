import { suggestedQuestions } from '#app/domain/advisor/queries/questions.server.ts'
import { requestContext } from '#app/edge/context.server.ts'
import { answerApi } from '#app/edge/problem.ts'
import type { Route } from './+types/suggestions'

export function loader({ context }: Route.LoaderArgs) {
  return answerApi(async () => ({ questions: await suggestedQuestions(context.get(requestContext).db) }))
}
