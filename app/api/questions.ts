import { questionsQuery } from '#app/domain/advisor/api-schema.ts'
import { askedQuestions } from '#app/domain/advisor/queries/questions.server.ts'
import { requestContext } from '#app/edge/context.server.ts'
import { answerApi, parseQuery } from '#app/edge/problem.ts'
import type { Route } from './+types/questions'

export function loader({ request, context }: Route.LoaderArgs) {
  return answerApi(async () => {
    const query = parseQuery(questionsQuery, request)
    return { questions: await askedQuestions(context.get(requestContext).db, query) }
  })
}
