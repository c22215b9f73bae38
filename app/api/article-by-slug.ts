import type { Route } from './+types/article-by-slug'
import { oneArticle } from './article-api.server.ts'

/** An article by its slug, digits too. */
export const loader = (asked: Route.LoaderArgs) => oneArticle(asked, { slug: asked.params.slug })
