import { requestContext } from '#app/edge/context.server.ts'
import { answerApi } from '#app/edge/problem.ts'
import type { Route } from './+types/openapi'
import { describeApi } from './openapi-document.server.ts'

export function loader({ context }: Route.LoaderArgs) {
  return answerApi(() => describeApi(context.get(requestContext)))
}
