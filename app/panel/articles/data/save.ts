import { requireStaff } from '#app/edge/guard.server.ts'
import { answerInEnglish } from '#app/edge/problem.ts'
import { rowId } from '#app/platform/row-id.ts'
import { saveArticleForm } from '../save-form.server.ts'
import type { Route } from './+types/save'

/** Saves the form of an article without leaving it: `id` names the article, a new one has none. */
export function action(asked: Route.ActionArgs) {
  return answerInEnglish(async () => {
    await requireStaff(asked, 'articles')
    const form = await asked.request.formData()
    const id = form.has('id') ? rowId.parse(form.get('id')) : null
    const answer = await saveArticleForm(asked, id, form)
    return 'data' in answer ? Response.json(answer.data, answer.init ?? {}) : Response.json(answer)
  })
}
