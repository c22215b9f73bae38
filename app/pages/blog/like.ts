import { redirect } from 'react-router'
import { articlePath } from '#app/domain/blog/paths.ts'
import { slugOfArticle } from '#app/domain/blog/queries/get-article.server.ts'
import { likeArticle } from '#app/domain/blog/queries/like-article.server.ts'
import { requestContext } from '#app/edge/context.server.ts'
import { answerApi, problem } from '#app/edge/problem.ts'
import { isFromElsewhere } from '#app/edge/same-origin.ts'
import { countHit } from '#app/platform/limits/count-hit.server.ts'
import { rowId } from '#app/platform/row-id.ts'
import type { Route } from './+types/like'

/** No more than a reader gives in an hour. */
const AN_HOUR = { hits: 120, seconds: 60 * 60 }

export async function loader({ params, context }: Route.LoaderArgs) {
  const id = rowId.safeParse(params.id)
  const slug = id.success ? await slugOfArticle(context.get(requestContext).db, id.data) : null
  if (!slug) throw new Response(null, { status: 404 })
  return redirect(articlePath(slug))
}

/** Counts a visitor's like once: the likes as JSON for the page, the article itself for a plain form. */
export function action({ request, params, context }: Route.ActionArgs) {
  return answerApi(async () => {
    if (isFromElsewhere(request)) return problem(403, 'Yêu cầu này đến từ một trang khác.')
    const { db, visitor } = context.get(requestContext)
    const id = rowId.safeParse(params.id)
    const slug = id.success ? await slugOfArticle(db, id.data) : null
    if (!id.success || !slug) return problem(404, 'Không có bài viết này.')
    await countHit(db, `like:hour:${visitor}`, AN_HOUR)
    const likes = await likeArticle(db, { articleId: id.data, visitor })
    if (request.headers.get('accept')?.includes('application/json')) return { likes }
    return redirect(articlePath(slug), 303)
  })
}
