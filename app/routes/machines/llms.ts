import { requestContext } from '#app/context.server.ts'
import { blogCategories } from '#app/features/blog/queries/taxonomy.server.ts'
import { categoryCounts } from '#app/features/catalogue/queries/product-stats.server.ts'
import { llmsText } from '#app/for-machines/llms-text.ts'
import { textResponse } from '#app/for-machines/text-response.ts'
import type { Route } from './+types/llms'

export async function loader({ context }: Route.LoaderArgs) {
  const { db, siteUrl, site } = context.get(requestContext)
  const [categories, blog] = await Promise.all([categoryCounts(db), blogCategories(db)])
  return textResponse(llmsText(siteUrl, site.name, categories, blog), 'text/plain')
}
