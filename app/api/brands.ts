import { brandCounts } from '#app/domain/catalogue/queries/brand-counts.server.ts'
import { requestContext } from '#app/edge/context.server.ts'
import { listAnswer } from '#app/edge/list-answer.ts'
import { answerApi } from '#app/edge/problem.ts'
import type { Route } from './+types/brands'
import { pageOfNamed } from './taxonomy-api.server.ts'

export function loader({ request, context }: Route.LoaderArgs) {
  return answerApi(async () => {
    const { db, shows } = context.get(requestContext)
    shows('products', 'reference')
    const { shown, pagination } = pageOfNamed(request, await brandCounts(db))
    return listAnswer(request, { brands: shown, pagination })
  })
}
