import { mkdir } from 'node:fs/promises'
import { z } from 'zod'
import { checkArticle } from '#app/domain/blog/editing/check-article.server.ts'
import { requestContext } from '#app/edge/context.server.ts'
import { requireStaff } from '#app/edge/guard.server.ts'
import { answerInEnglish } from '#app/edge/problem.ts'
import type { Route } from './+types/check-article'

const said = z.object({
  content: z.string().max(1_000_000),
  featured_image: z.string().max(2000).default(''),
  featured_image_alt: z.string().max(300).default(''),
  social_image: z.string().max(2000).default(''),
})

/** What of an article readers would stumble over, before it is published. */
export function action(asked: Route.ActionArgs) {
  return answerInEnglish(async () => {
    await requireStaff(asked, 'articles')
    const { db, siteUrl, fetchLink, imports, signal } = asked.context.get(requestContext)
    const article = said.parse(Object.fromEntries(await asked.request.formData()))
    await mkdir(imports.folder, { recursive: true, mode: 0o700 })
    return {
      problems: await checkArticle({ db, siteUrl, fetchLink, folder: imports.folder, signal }, article),
    }
  })
}
