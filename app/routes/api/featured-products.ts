import { requestContext } from '#app/context.server.ts'
import { apiProduct } from '#app/features/catalogue/api-product.ts'
import { featuredProducts } from '#app/features/catalogue/queries/featured-products.server.ts'
import { featuredQuery } from '#app/features/catalogue/schema.ts'
import { answerApi, parseQuery } from '#app/problem.ts'
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
