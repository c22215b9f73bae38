import { requestContext } from '#app/context.server.ts'
import { suggest } from '#app/features/catalogue/queries/suggest.server.ts'
import { suggestQuery } from '#app/features/catalogue/schema.ts'
import { answerApi, parseQuery } from '#app/problem.ts'
import type { Route } from './+types/search-suggestions'

export function loader({ request, context }: Route.LoaderArgs) {
  return answerApi(() => suggest(context.get(requestContext).db, parseQuery(suggestQuery, request).q))
}
