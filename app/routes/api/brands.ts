import { requestContext } from '#app/context.server.ts'
import { brandCounts } from '#app/features/catalogue/queries/brand-counts.server.ts'
import { answerApi } from '#app/problem.ts'
import type { Route } from './+types/brands'

export function loader({ context }: Route.LoaderArgs) {
  return answerApi(async () => ({ brands: await brandCounts(context.get(requestContext).db) }))
}
