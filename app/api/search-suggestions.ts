import { suggest } from '#app/domain/catalogue/queries/suggest.server.ts'
import { suggestQuery } from '#app/domain/catalogue/schema.ts'
import { requestContext } from '#app/edge/context.server.ts'
import { answerApi, parseQuery } from '#app/edge/problem.ts'
import type { Route } from './+types/search-suggestions'

export function loader({ request, context }: Route.LoaderArgs) {
  return answerApi(() => suggest(context.get(requestContext).db, parseQuery(suggestQuery, request).q))
}
