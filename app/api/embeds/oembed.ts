import { requestContext } from '#app/edge/context.server.ts'
import { answerApi, fieldErrors, problem } from '#app/edge/problem.ts'
import { say } from '#app/platform/language.server.ts'
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
      return problem(
        400,
        say({
          vi: 'url cần là địa chỉ đầy đủ của một trang trên site này.',
          en: 'url must be the whole address of a page of this site.',
        }),
        { errors },
      )
    }
    if (asked.data.format !== 'json')
      return problem(
        501,
        say({ vi: 'Chỉ trả lời bằng JSON (format=json).', en: 'Only JSON is answered (format=json).' }),
      )
    const found = await oembedOf(db, asked.data, {
      siteUrl,
      askedAt: new URL(request.url).host,
      siteName: site.name,
      now: Date.now(),
    })
    return (
      found ??
      problem(
        404,
        say({
          vi: 'Địa chỉ này không phải trang nhúng được.',
          en: 'This address is no page that can be embedded.',
        }),
      )
    )
  })
}
