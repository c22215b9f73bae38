import { z } from 'zod'
import {
  autosaveArticle,
  autosaveBeginning,
  dropBeginning,
  dropUnsavedWork,
} from '#app/domain/blog/editing/autosave.server.ts'
import { typedArticle } from '#app/domain/blog/editing/typed.ts'
import { requestContext } from '#app/edge/context.server.ts'
import { requireStaff } from '#app/edge/guard.server.ts'
import { answerInEnglish } from '#app/edge/problem.ts'
import { readArticleForm } from '#app/panel/articles/form/read-article-form.ts'
import { AppError } from '#app/platform/errors.ts'
import { rowId } from '#app/platform/row-id.ts'
import { say } from '#app/vietnamese/say.ts'
import type { Route } from './+types/autosave'

const browserKey = z.string().regex(/^[a-f0-9]{32}$/)

/** What is kept: work on an article, or a new one under a key of its browser's own. */
const target = z.union([z.object({ id: rowId }), z.object({ key: browserKey })])

/** Keeps what was typed so far without saving it; with `drop` it is forgotten instead. */
export function action(asked: Route.ActionArgs) {
  return answerInEnglish(async () => {
    const { id: editorId } = await requireStaff(asked, 'articles')
    const { db } = asked.context.get(requestContext)
    const form = await asked.request.formData()
    const what = target.parse(
      Object.fromEntries([...form].filter(([name]) => name === 'id' || name === 'key')),
    )
    if (form.has('drop')) {
      if ('id' in what) await dropUnsavedWork(db, { articleId: what.id, editorId })
      else await dropBeginning(db, { key: what.key, editorId })
      return { savedAt: null }
    }
    const typed = typedArticle.parse(readArticleForm(form, null))
    const savedAt =
      'id' in what
        ? await autosaveArticle(db, { articleId: what.id, editorId, typed })
        : await autosaveBeginning(db, { key: what.key, editorId, typed })
    if (savedAt === null)
      throw new AppError('not_found', say('Article not found', { vi: 'Không tìm thấy bài viết' }))
    return { savedAt }
  })
}
