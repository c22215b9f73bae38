import { apiProduct } from '#app/domain/catalogue/api-product.ts'
import { apiFacets } from '#app/domain/catalogue/list-facets.ts'
import { apiListQuery, listQuery } from '#app/domain/catalogue/schema.ts'
import { apiProductList } from '#app/domain/search/product-list.server.ts'
import { requestContext } from '#app/edge/context.server.ts'
import { answerApi, parseQuery } from '#app/edge/problem.ts'
import { AppError } from '#app/platform/errors.ts'
import type { Route } from './+types/paginated-products'

export function loader({ request, context }: Route.LoaderArgs) {
  return answerApi(async () => {
    const { page: _page, limit: _limit, ...asked } = parseQuery(listQuery, request)
    const query = apiListQuery(new URL(request.url).searchParams)
    const { db, siteUrl, shows } = context.get(requestContext)
    shows('products', 'reference')
    const { list, understood } = await apiProductList(db, query)
    if (query.category && !list.category) throw new AppError('not_found', 'Không có danh mục này.')
    return {
      products: list.products.map((product) => apiProduct(product, siteUrl)),
      pagination: list.pagination,
      filters: {
        ...asked,
        ...query.attributes,
        facets: apiFacets(list),
        ...(understood ? { understood } : {}),
      },
    }
  })
}
