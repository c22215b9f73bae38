import { requestContext } from '#app/context.server.ts'
import { brandCounts } from '#app/features/catalogue/queries/brand-counts.server.ts'
import { answerApi } from '#app/problem.ts'
import type { Route } from './+types/brands'

export function loader({ context }: Route.LoaderArgs) {
  return answerApi(async () => {
    const { db, shows } = context.get(requestContext)
    shows('products', 'reference')
    return { brands: await brandCounts(db) }
  })
}
