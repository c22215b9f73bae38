import { blogCategories } from '#app/domain/blog/queries/taxonomy.server.ts'
import { categoryCounts } from '#app/domain/catalogue/queries/product-stats.server.ts'
import { requestContext } from '#app/edge/context.server.ts'
import { answerApi } from '#app/edge/problem.ts'
import type { Route } from './+types/categories'
import { taxonomyCreate } from './content-api.server.ts'

export function loader({ context }: Route.LoaderArgs) {
  return answerApi(async () => {
    const { db } = context.get(requestContext)
    const [categories, blog] = await Promise.all([categoryCounts(db), blogCategories(db)])
    return {
      categories: categories.map(({ name, slug, count }) => ({ name, slug, count })),
      article_categories: blog,
    }
  })
}

/** Makes a category of articles; those of products come with the catalogue. */
export const action = (asked: Route.ActionArgs) => taxonomyCreate(asked, 'categories', 'categories')
