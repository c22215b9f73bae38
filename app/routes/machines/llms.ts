import { requestContext } from '#app/context.server.ts'
import { categoryCounts } from '#app/features/catalogue/queries/product-stats.server.ts'
import { llmsText } from '#app/for-machines/llms-text.ts'
import { textResponse } from '#app/for-machines/text-response.ts'
import type { Route } from './+types/llms'

export async function loader({ context }: Route.LoaderArgs) {
  const { db, siteUrl } = context.get(requestContext)
  return textResponse(llmsText(siteUrl, await categoryCounts(db)), 'text/plain')
}
