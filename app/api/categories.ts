import { blogCategories } from '#app/domain/blog/queries/taxonomy.server.ts'
import { kindsToMake } from '#app/domain/catalogue/kinds/kind-rows.server.ts'
import { categoryCounts, shownCategories } from '#app/domain/catalogue/queries/product-stats.server.ts'
import { requestContext } from '#app/edge/context.server.ts'
import { listAnswer } from '#app/edge/list-answer.ts'
import { answerApi, parseQuery } from '#app/edge/problem.ts'
import type { Route } from './+types/categories'
import { categoriesQuery } from './list-queries.ts'
import { pageOfNamed, TAXONOMY, taxonomyCreate } from './taxonomy-api.server.ts'

export function loader({ request, context }: Route.LoaderArgs) {
  return answerApi(async () => {
    const { db } = context.get(requestContext)
    const withEmpty = parseQuery(categoriesQuery, request).empty === 'true'
    const [categories, blog] = await Promise.all([
      withEmpty ? shownCategories(db) : categoryCounts(db),
      blogCategories(db),
    ])
    const { shown, pagination } = pageOfNamed(request, categories)
    return listAnswer(request, {
      categories: shown.map(({ id, name, slug, kind, count }) => ({ id, name, slug, kind, count })),
      pagination,
      ...(withEmpty ? { kinds: await kindsToMake(db) } : {}),
      article_categories: blog,
    })
  })
}

/** Makes a category of articles, as before these had an address of their own (article-categories). */
export const action = (asked: Route.ActionArgs) => taxonomyCreate(asked, TAXONOMY.categories)
