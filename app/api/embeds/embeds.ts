import { requestContext } from '#app/edge/context.server.ts'
import { answerApi, parseQuery } from '#app/edge/problem.ts'
import { AppError } from '#app/platform/errors.ts'
import { say } from '#app/platform/language.server.ts'
import type { Route } from './+types/embeds'
import { embedQuery } from './embed-schema.ts'
import { embedOf } from './embed.server.ts'

/** What other sites' pages show, made once for all of them. */
export function loader({ request, context }: Route.LoaderArgs) {
  return answerApi(async () => {
    const { db, siteUrl, site, shows } = context.get(requestContext)
    const { ids } = parseQuery(embedQuery, request)
    const embed = await embedOf(db, { ...ids, siteUrl, siteName: site.name, now: Date.now() })
    if (!embed)
      throw new AppError('not_found', say({ vi: 'Không có sản phẩm này.', en: 'There is no such product.' }))
    shows('reference', ...embed.products.map(({ id }) => `product:${id}` as const))
    return embed
  })
}
