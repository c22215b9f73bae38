import { requestContext } from '#app/context.server.ts'
import { categoryCounts } from '#app/features/catalogue/queries/product-stats.server.ts'
import { drawCard } from '#app/sharing-pictures/card.server.ts'
import { pictureResponse } from '#app/sharing-pictures/picture-response.server.ts'
import { categoryCard } from '#app/sharing-pictures/cards.server.ts'
import type { Route } from './+types/category'

/** What other sites show beside a link to a category. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const categories = await categoryCounts(context.get(requestContext).db)
  const category = categories.find(({ slug }) => params.file === `${slug}.png`)
  if (!category) throw new Response('Không có hình này.', { status: 404 })
  return pictureResponse(drawCard(categoryCard(category)), request)
}
