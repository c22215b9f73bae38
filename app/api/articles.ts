import { apiArticle } from '#app/domain/blog/api-article.server.ts'
import { writeArticle } from '#app/domain/blog/editing/article-editing.server.ts'
import { articleInput } from '#app/domain/blog/editing/article-input.ts'
import { articlesForPrograms, versionOf } from '#app/domain/blog/queries/articles-for-programs.server.ts'
import { articlesQuery } from '#app/domain/blog/schema.ts'
import { requestContext } from '#app/edge/context.server.ts'
import { requireApiRole } from '#app/edge/guard.server.ts'
import { listAnswer } from '#app/edge/list-answer.ts'
import { answerApi, parseQuery } from '#app/edge/problem.ts'
import type { Route } from './+types/articles'
import { picturesIn, savedForPrograms } from './article-api.server.ts'
import { contentWrite, created } from './content-api.server.ts'
import { asWritten, refuseMissingPictures } from './written-body.ts'

export function loader(asked: Route.LoaderArgs) {
  return answerApi(async () => {
    const query = parseQuery(articlesQuery, asked.request)
    const isPersonal = query.status !== 'published'
    if (isPersonal) await requireApiRole(asked, 'articles')
    const { db, siteUrl } = asked.context.get(requestContext)
    const { articles, pagination } = await articlesForPrograms(db, query)
    const shown = articles.map((article) => apiArticle(article, siteUrl))
    return listAnswer(asked.request, { articles: shown, pagination }, isPersonal)
  })
}

export function action(asked: Route.ActionArgs) {
  return contentWrite(asked, {
    capability: 'articles',
    handlers: {
      POST: async ({ db, person, body }) => {
        const { siteUrl } = asked.context.get(requestContext)
        const input = articleInput.parse(asWritten(await body(), { fields: articleInput.shape, siteUrl }))
        await refuseMissingPictures(db, picturesIn(input))
        const saved = await writeArticle({ db, actorId: person.id, via: 'api' }, input)
        return created(savedForPrograms(saved), {
          at: `/api/v1/articles/${saved.id}`,
          version: versionOf(saved.updatedAt),
        })
      },
    },
  })
}
