import { apiArticle } from '#app/domain/blog/api-article.server.ts'
import { writeArticle } from '#app/domain/blog/editing/article-editing.server.ts'
import { articleInput } from '#app/domain/blog/editing/article-input.ts'
import { pageOfArticles } from '#app/domain/blog/queries/page-of-articles.server.ts'
import { articlesQuery } from '#app/domain/blog/schema.ts'
import { requestContext } from '#app/edge/context.server.ts'
import { answerApi, parseQuery } from '#app/edge/problem.ts'
import type { Route } from './+types/articles'
import { contentWrite, created } from './content-api.server.ts'

export function loader({ request, context }: Route.LoaderArgs) {
  return answerApi(async () => {
    const query = parseQuery(articlesQuery, request)
    const { db, siteUrl } = context.get(requestContext)
    const { articles, total } = await pageOfArticles(db, query)
    const { page, limit } = query
    const totalPages = Math.ceil(total / limit)
    return {
      articles: articles.map((article) => apiArticle(article, siteUrl)),
      pagination: { page, limit, total, totalPages, hasNext: page < totalPages, hasPrev: page > 1 },
    }
  })
}

export function action(asked: Route.ActionArgs) {
  return contentWrite(asked, 'articles', {
    POST: async ({ db, person, body }) =>
      created(await writeArticle({ db, actorId: person.id, via: 'api' }, articleInput.parse(await body()))),
  })
}
