import { requestContext } from '#app/context.server.ts'
import { categoryCounts } from '#app/features/catalogue/queries/product-stats.server.ts'
import { answerApi } from '#app/problem.ts'
import type { Route } from './+types/categories'

export function loader({ context }: Route.LoaderArgs) {
  return answerApi(async () => {
    const categories = await categoryCounts(context.get(requestContext).db)
    return { categories: categories.map(({ name, slug, count }) => ({ name, slug, count })) }
  })
}
