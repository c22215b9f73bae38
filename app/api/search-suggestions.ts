import { titlesWith } from '#app/domain/blog/queries/titles-with.server.ts'
import { suggest } from '#app/domain/catalogue/queries/suggest.server.ts'
import { suggestQuery } from '#app/domain/catalogue/schema.ts'
import { requestContext } from '#app/edge/context.server.ts'
import { answerApi, parseQuery } from '#app/edge/problem.ts'
import type { Route } from './+types/search-suggestions'

/** Articles that a search box suggests beside products. */
const MOST_ARTICLES = 3

export function loader({ request, context }: Route.LoaderArgs) {
  return answerApi(async () => {
    const { db } = context.get(requestContext)
    const { q } = parseQuery(suggestQuery, request)
    const [found, articles] = await Promise.all([suggest(db, q), titlesWith(db, q, MOST_ARTICLES)])
    return { ...found, articles }
  })
}
