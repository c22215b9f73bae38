import { apiArticleDetail } from '#app/domain/blog/api-article.server.ts'
import { binArticle, rewriteArticle } from '#app/domain/blog/editing/article-editing.server.ts'
import { articleChange } from '#app/domain/blog/editing/article-input.ts'
import { getArticle } from '#app/domain/blog/queries/get-article.server.ts'
import { blogSlug } from '#app/domain/blog/schema.ts'
import { requestContext } from '#app/edge/context.server.ts'
import { answerApi } from '#app/edge/problem.ts'
import { AppError } from '#app/platform/errors.ts'
import type { Route } from './+types/article'
import { changed, contentWrite, deleted } from './content-api.server.ts'

export function loader({ params, context }: Route.LoaderArgs) {
  return answerApi(async () => {
    const { db, siteUrl } = context.get(requestContext)
    const slug = blogSlug.safeParse(params.slug)
    const article = slug.success ? await getArticle(db, slug.data) : null
    if (!article) throw new AppError('not_found', 'Không có bài viết này.')
    return apiArticleDetail(article, siteUrl)
  })
}

/** Reading goes by the slug, writing by the id; what is deleted lies in the trash. */
export function action(asked: Route.ActionArgs) {
  return contentWrite(asked, 'articles', {
    PUT: async ({ db, person, id, body }) =>
      changed(
        await rewriteArticle(
          { db, actorId: person.id, via: 'api' },
          { id, change: articleChange.parse(await body()) },
        ),
      ),
    DELETE: async ({ db, person, id }) => {
      await binArticle({ db, actorId: person.id, via: 'api' }, id)
      return deleted()
    },
  })
}
