import { requestContext } from '#app/context.server.ts'
import { questionsQuery } from '#app/features/advisor/api-schema.ts'
import { askedQuestions } from '#app/features/advisor/queries/questions.server.ts'
import { answerApi, parseQuery } from '#app/problem.ts'
import type { Route } from './+types/questions'

export function loader({ request, context }: Route.LoaderArgs) {
  return answerApi(async () => {
    const query = parseQuery(questionsQuery, request)
    return { questions: await askedQuestions(context.get(requestContext).db, query) }
  })
}
