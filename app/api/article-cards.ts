import { cardView } from '#app/domain/blog/card-view.ts'
import { listArticles } from '#app/domain/blog/queries/list-articles.server.ts'
import { articleCardsQuery } from '#app/domain/blog/schema.ts'
import { requestContext } from '#app/edge/context.server.ts'
import { answerApi, parseQuery } from '#app/edge/problem.ts'
import type { Route } from './+types/article-cards'

export function loader({ request, context }: Route.LoaderArgs) {
  return answerApi(async () => {
    const { ids } = parseQuery(articleCardsQuery, request)
    const found = await listArticles(context.get(requestContext).db, { ids, limit: ids.length })
    const cards = new Map(found.map((article) => [article.id, cardView(article)]))
    return { articles: ids.flatMap((id) => cards.get(id) ?? []) }
  })
}
