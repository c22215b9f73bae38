import { categoryCounts } from '#app/domain/catalogue/queries/product-stats.server.ts'
import { requestContext } from '#app/edge/context.server.ts'
import { answerApi } from '#app/edge/problem.ts'
import type { Route } from './+types/product-stats'
import { calledByPost } from './function-call.server.ts'

const read = ({ context }: Pick<Route.LoaderArgs, 'request' | 'context'>): Promise<Response> =>
  answerApi(async () => {
    const { db, shows } = context.get(requestContext)
    shows('products', 'reference')
    const categories = await categoryCounts(db)
    return {
      categories: categories.map((category) => category.name),
      categoryStats: Object.fromEntries(categories.map((category) => [category.name, category.count])),
      totalProducts: categories.reduce((total, category) => total + category.count, 0),
      totalCategories: categories.length,
    }
  })

export const loader = (asked: Route.LoaderArgs) => read(asked)

export const action = (asked: Route.ActionArgs) =>
  calledByPost({ request: asked.request, context: asked.context }, read)
