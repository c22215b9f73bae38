import { requestContext } from '#app/context.server.ts'
import { getProductRow } from '#app/features/catalogue/queries/get-product-row.server.ts'
import { productId } from '#app/features/catalogue/schema.ts'
import { drawCard } from '#app/sharing-pictures/card.server.ts'
import { pictureResponse } from '#app/sharing-pictures/picture-response.server.ts'
import { productCard } from '#app/sharing-pictures/cards.server.ts'
import type { Route } from './+types/product'

/** What other sites show beside a link to a product. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const id = productId.safeParse(/^(\d{1,10})\.png$/.exec(params.file)?.[1])
  const product = id.success ? await getProductRow(context.get(requestContext).db, id.data) : null
  if (!product) throw new Response('Không có hình này.', { status: 404 })
  return pictureResponse(drawCard(productCard(product)), request)
}
