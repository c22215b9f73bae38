import type { Route } from './+types/restore-article'
import { restoreOneArticle } from './article-api.server.ts'

export const action = (asked: Route.ActionArgs) => restoreOneArticle(asked)
