import { requestContext } from '#app/context.server.ts'
import { suggestedQuestions } from '#app/features/advisor/queries/questions.server.ts'
import { answerApi } from '#app/problem.ts'
import type { Route } from './+types/suggestions'

export function loader({ context }: Route.LoaderArgs) {
  return answerApi(async () => ({ questions: await suggestedQuestions(context.get(requestContext).db) }))
}
