import { requestContext } from '#app/context.server.ts'
import { cardView } from '#app/features/blog/card-view.ts'
import { listArticles } from '#app/features/blog/queries/list-articles.server.ts'
import { articleCardsQuery } from '#app/features/blog/schema.ts'
import { answerApi, parseQuery } from '#app/problem.ts'
import type { Route } from './+types/article-cards'

export function loader({ request, context }: Route.LoaderArgs) {
  return answerApi(async () => {
    const { ids } = parseQuery(articleCardsQuery, request)
    const found = await listArticles(context.get(requestContext).db, { ids, limit: ids.length })
    const cards = new Map(found.map((article) => [article.id, cardView(article)]))
    return { articles: ids.flatMap((id) => cards.get(id) ?? []) }
  })
}
