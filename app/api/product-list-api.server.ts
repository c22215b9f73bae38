import { apiProduct } from '#app/domain/catalogue/api-product.ts'
import { apiFacets } from '#app/domain/catalogue/list-facets.ts'
import type { ListQuery, ProductStatus } from '#app/domain/catalogue/list-filter.ts'
import { cursorKey, cursorOrder, isCursorKey } from '#app/domain/catalogue/queries/list-products.server.ts'
import type { ProductList } from '#app/domain/catalogue/queries/list-products.server.ts'
import { apiListQuery, listQuery, productsQuery } from '#app/domain/catalogue/schema.ts'
import { asWrittenHere } from '#app/domain/catalogue/written-filters.ts'
import { apiProductList } from '#app/domain/search/product-list.server.ts'
import { requestContext } from '#app/edge/context.server.ts'
import { requireApiRole } from '#app/edge/guard.server.ts'
import { keptList, listAnswer } from '#app/edge/list-answer.ts'
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

/** GET /api/v1/products. Who may edit products also lists those that are off the site. */
export function listForPrograms(asked: Asked): Promise<Response> {
  return answerApi(async () => {
    const { status } = parseQuery(productsQuery, asked.request)
    if (status !== 'shown') await requireApiRole(asked, 'products')
    return listOfProducts(asked, status)
  })
}

/** A list of products: filtered, sorted, by page or by cursor. */
export function listOfProducts(
  { request, context }: Asked,
  status: ProductStatus = 'shown',
): Promise<Response> {
  return answerApi(async () => {
    const isPersonal = status !== 'shown'
    const params = asWrittenHere(new URL(request.url).searchParams)
    const { page: _page, limit: _limit, cursor, ...asked } = listQuery.parse(Object.fromEntries(params))
    const query = behind({ ...apiListQuery(params), status }, cursor)
    const read = () => listBody(context, { query, cursor, asked })
    if (isPersonal || query.updatedSince) return listAnswer(request, found(await read()), isPersonal)
    const { keep, shows } = context.get(requestContext)
    const { data, tags } = await keep(`list for programs ${params}`, async (names) => {
      const body = await read()
      if (body) names('products', 'reference')
      return body && keptList(body)
    })
    shows(...tags)
    return listAnswer(request, found(data))
  })
}

/** What a list says. A refusal is worded for the one who asks: it is thrown where nothing is shared. @throws AppError 'not_found' */
function found<Body>(body: Body | null): Body {
  if (body) return body
  throw new AppError('not_found', say({ vi: 'Không có danh mục này.', en: 'There is no such category.' }))
}

type AskedList = { query: ListQuery; cursor: string | undefined; asked: Readonly<Record<string, unknown>> }

/** The list as it is answered, the same for all who ask alike; null for a category that is none. */
async function listBody(context: Asked['context'], { query, cursor, asked }: AskedList) {
  const { db, siteUrl } = context.get(requestContext)
  const { list, understood } = await apiProductList(db, query)
  if (query.category && !list.category) return null
  const { pagination } = list
  return {
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
      ...(query.status === 'shown' ? {} : { status: query.status }),
    },
  }
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
  return writeCursor(order, {
    key: await cursorKey(db, query, { field: order.sortBy, id: last.id }),
    id: last.id,
  })
}
