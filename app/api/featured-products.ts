import { apiProduct } from '#app/domain/catalogue/api-product.ts'
import { featuredProducts } from '#app/domain/catalogue/queries/featured-products.server.ts'
import { featuredQuery } from '#app/domain/catalogue/schema.ts'
import { requestContext } from '#app/edge/context.server.ts'
import { answerApi, parseQuery } from '#app/edge/problem.ts'
import type { Route } from './+types/featured-products'

export function loader({ request, context }: Route.LoaderArgs) {
  return answerApi(async () => {
    const { limit } = parseQuery(featuredQuery, request)
    const { db, siteUrl, shows } = context.get(requestContext)
    shows('products', 'reference')
    const products = await featuredProducts(db, limit)
    return { products: products.map((product) => apiProduct(product, siteUrl)) }
  })
}
