import { apiProduct } from '#app/domain/catalogue/api-product.ts'
import { apiFacets } from '#app/domain/catalogue/list-facets.ts'
import type { ListQuery } from '#app/domain/catalogue/list-filter.ts'
import { cursorKey, cursorOrder, isCursorKey } from '#app/domain/catalogue/queries/list-products.server.ts'
import type { ProductList } from '#app/domain/catalogue/queries/list-products.server.ts'
import { apiListQuery, listQuery } from '#app/domain/catalogue/schema.ts'
import { apiProductList } from '#app/domain/search/product-list.server.ts'
import { requestContext } from '#app/edge/context.server.ts'
import { listAnswer } from '#app/edge/list-answer.ts'
import { answerApi, parseQuery } from '#app/edge/problem.ts'
import { AppError } from '#app/platform/errors.ts'
import { say } from '#app/platform/language.server.ts'
import {
  badCursor,
  readCursor,
  readPlace,
  writeCursor,
  writePlace,
} from '#app/platform/paging/paging.server.ts'
import type { Db } from '#db/client.ts'
import type { Asked } from './content-api.server.ts'

/** The list of products: filtered, sorted, by page or by cursor. */
export function listOfProducts({ request, context }: Asked): Promise<Response> {
  return answerApi(async () => {
    const { page: _page, limit: _limit, cursor, ...asked } = parseQuery(listQuery, request)
    const { db, siteUrl, shows } = context.get(requestContext)
    shows('products', 'reference')
    const query = behind(apiListQuery(new URL(request.url).searchParams), cursor)
    const { list, understood } = await apiProductList(db, query)
    if (query.category && !list.category)
      throw new AppError('not_found', say({ vi: 'Không có danh mục này.', en: 'There is no such category.' }))
    const { pagination } = list
    return listAnswer(request, {
      products: list.products.map((product) => apiProduct(product, siteUrl)),
      pagination: {
        ...pagination,
        page: cursor === undefined ? pagination.page : null,
        nextCursor: await nextCursor(db, query, list),
      },
      filters: {
        ...asked,
        ...query.attributes,
        facets: apiFacets(list),
        ...(understood ? { understood } : {}),
      },
    })
  })
}

/** The query as it goes on behind a cursor. @throws AppError 'invalid' for a cursor of another order, or none that can be followed */
function behind(query: ListQuery, cursor: string | undefined): ListQuery {
  if (cursor === undefined) return query
  const order = cursorOrder(query)
  if (!order) return { ...query, before: readPlace(cursor, placeOrder(query)) }
  const after = readCursor(cursor, order)
  if (!after || !isCursorKey(order.sortBy, after.key)) throw badCursor()
  return { ...query, after }
}

/** What a cursor that counts rows calls the order: a search may have read another into the sentence, the same for each page. */
const placeOrder = ({ sortBy, sortOrder }: ListQuery) => `${sortBy ?? 'relevance'} ${sortOrder ?? ''}`.trim()

async function nextCursor(db: Db, query: ListQuery, { products, pagination }: ProductList) {
  const order = cursorOrder(query)
  const last = products.at(-1)
  if (!last || !pagination.hasNext) return null
  if (!order) {
    const before = query.before ?? (pagination.page - 1) * pagination.limit
    return writePlace(placeOrder(query), before + products.length)
  }
  return writeCursor(order, { key: await cursorKey(db, order.sortBy, last.id), id: last.id })
}
