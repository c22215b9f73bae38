import { blogCategories } from '#app/domain/blog/queries/taxonomy.server.ts'
import { categoryCounts } from '#app/domain/catalogue/queries/product-stats.server.ts'
import { requestContext } from '#app/edge/context.server.ts'
import type { Route } from './+types/llms'
import { llmsText } from './llms-text.ts'
import { textResponse } from './text-response.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { db, siteUrl, site } = context.get(requestContext)
  const [categories, blog] = await Promise.all([categoryCounts(db), blogCategories(db)])
  return textResponse(llmsText(siteUrl, site.name, categories, blog), 'text/plain')
}
