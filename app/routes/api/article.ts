import { binArticle, rewriteArticle } from '#app/article-editing.server.ts'
import { changed, contentWrite, deleted } from '#app/content-api.server.ts'
import { articleChange } from '#app/features/blog/editing/article-input.ts'
import { requestContext } from '#app/context.server.ts'
import { AppError } from '#app/errors.ts'
import { apiArticleDetail } from '#app/features/blog/api-article.server.ts'
import { getArticle } from '#app/features/blog/queries/get-article.server.ts'
import { blogSlug } from '#app/features/blog/schema.ts'
import { answerApi } from '#app/problem.ts'
import type { Route } from './+types/article'

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
