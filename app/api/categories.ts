import { blogCategories } from '#app/domain/blog/queries/taxonomy.server.ts'
import { categoryCounts } from '#app/domain/catalogue/queries/product-stats.server.ts'
import { requestContext } from '#app/edge/context.server.ts'
import { listAnswer } from '#app/edge/list-answer.ts'
import { answerApi } from '#app/edge/problem.ts'
import type { Route } from './+types/categories'
import { pageOfNamed, TAXONOMY, taxonomyCreate } from './taxonomy-api.server.ts'

export function loader({ request, context }: Route.LoaderArgs) {
  return answerApi(async () => {
    const { db } = context.get(requestContext)
    const [categories, blog] = await Promise.all([categoryCounts(db), blogCategories(db)])
    const { shown, pagination } = pageOfNamed(request, categories)
    return listAnswer(request, {
      categories: shown.map(({ id, name, slug, count }) => ({ id, name, slug, count })),
      pagination,
      article_categories: blog,
    })
  })
}

/** Makes a category of articles, as before these had an address of their own (article-categories). */
export const action = (asked: Route.ActionArgs) => taxonomyCreate(asked, TAXONOMY.categories)
