import { requestContext } from '#app/context.server.ts'
import { describeApi } from '#app/api-description.server.ts'
import { answerApi } from '#app/problem.ts'
import type { Route } from './+types/openapi'

export function loader({ context }: Route.LoaderArgs) {
  return answerApi(() => describeApi(context.get(requestContext).siteUrl))
}
