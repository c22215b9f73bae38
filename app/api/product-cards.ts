import { pricedView } from '#app/domain/catalogue/product-view.ts'
import { productsByIds } from '#app/domain/catalogue/queries/products-by-ids.server.ts'
import { cardsQuery } from '#app/domain/catalogue/schema.ts'
import { requestContext } from '#app/edge/context.server.ts'
import { answerApi, parseQuery } from '#app/edge/problem.ts'
import type { Route } from './+types/product-cards'

export function loader({ request, context }: Route.LoaderArgs) {
  return answerApi(async () => {
    const { ids } = parseQuery(cardsQuery, request)
    const products = await productsByIds(context.get(requestContext).db, ids)
    const now = Date.now()
    return { products: products.map((product) => pricedView(product, now)) }
  })
}
