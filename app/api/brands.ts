import { brandCounts } from '#app/domain/catalogue/queries/brand-counts.server.ts'
import { requestContext } from '#app/edge/context.server.ts'
import { answerApi } from '#app/edge/problem.ts'
import type { Route } from './+types/brands'

export function loader({ context }: Route.LoaderArgs) {
  return answerApi(async () => {
    const { db, shows } = context.get(requestContext)
    shows('products', 'reference')
    return { brands: await brandCounts(db) }
  })
}
