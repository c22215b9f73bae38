import { requestContext } from '#app/edge/context.server.ts'
import { answerApi, fieldErrors, problem } from '#app/edge/problem.ts'
import type { Route } from './+types/oembed'
import { oembedQuery } from './oembed-schema.ts'
import { oembedOf } from './oembed.server.ts'

/** What stands behind an address of ours for a page of another site; its statuses are those of oEmbed 1.0. */
export function loader({ request, context }: Route.LoaderArgs) {
  return answerApi(async () => {
    const { db, siteUrl, site } = context.get(requestContext)
    const asked = oembedQuery.safeParse(Object.fromEntries(new URL(request.url).searchParams))
    if (!asked.success) {
      const errors = fieldErrors(asked.error)
      return problem(400, 'url cần là địa chỉ đầy đủ của một trang trên site này.', { errors })
    }
    if (asked.data.format !== 'json') return problem(501, 'Chỉ trả lời bằng JSON (format=json).')
    const found = await oembedOf(db, asked.data, { siteUrl, siteName: site.name, now: Date.now() })
    return found ?? problem(404, 'Địa chỉ này không phải trang nhúng được.')
  })
}
