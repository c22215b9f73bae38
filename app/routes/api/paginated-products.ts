import { requestContext } from '#app/context.server.ts'
import { apiProduct } from '#app/features/catalogue/api-product.ts'
import { listProducts } from '#app/features/catalogue/queries/list-products.server.ts'
import { listQuery } from '#app/features/catalogue/schema.ts'
import { answerApi, parseQuery } from '#app/problem.ts'
import type { Route } from './+types/paginated-products'

export function loader({ request, context }: Route.LoaderArgs) {
  return answerApi(async () => {
    const query = parseQuery(listQuery, request)
    const { db, siteUrl } = context.get(requestContext)
    const { products, pagination, facets } = await listProducts(db, query)
    const { page: _page, limit: _limit, ...applied } = query
    return {
      products: products.map((product) => apiProduct(product, siteUrl)),
      pagination,
      filters: { ...applied, facets },
    }
  })
}
