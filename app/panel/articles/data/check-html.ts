import { z } from 'zod'
import { removedBy } from '#app/domain/blog/html/removed-by.ts'
import { sanitiseArticle } from '#app/domain/blog/html/sanitise.ts'
import { requireStaff } from '#app/edge/guard.server.ts'
import { answerInEnglish } from '#app/edge/problem.ts'
import type { Route } from './+types/check-html'

const said = z.object({ content: z.string() })

/** What saving would make of an article's HTML: how it comes out, and what is removed. */
export function action(asked: Route.ActionArgs) {
  return answerInEnglish(async () => {
    await requireStaff(asked, 'articles')
    const { content } = said.parse(Object.fromEntries(await asked.request.formData()))
    const clean = sanitiseArticle(content)
    return { clean, removed: removedBy(content, clean) }
  })
}
