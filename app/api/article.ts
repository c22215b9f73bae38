import { rowId } from '#app/platform/row-id.ts'
import type { Route } from './+types/article'
import { changeOneArticle, oneArticle } from './article-api.server.ts'

/** Digits are an id; anything else is a slug, as this address was first read. */
export function loader(asked: Route.LoaderArgs) {
  const id = rowId.safeParse(asked.params.id)
  return oneArticle(asked, id.success ? { id: id.data } : { slug: asked.params.id })
}

export const action = (asked: Route.ActionArgs) => changeOneArticle(asked)
