import { apiProductDetail } from '#app/domain/catalogue/api-product.ts'
import { getProduct } from '#app/domain/catalogue/queries/get-product.server.ts'
import { requestContext } from '#app/edge/context.server.ts'
import { answerApi } from '#app/edge/problem.ts'
import { AppError } from '#app/platform/errors.ts'
import { rowId } from '#app/platform/row-id.ts'
import type { Route } from './+types/product'

export function loader({ params, context }: Route.LoaderArgs) {
  return answerApi(async () => {
    const { db, siteUrl, shows } = context.get(requestContext)
    const id = rowId.safeParse(params.id)
    const product = id.success ? await getProduct(db, id.data) : null
    if (!product) throw new AppError('not_found', 'Không có sản phẩm này.')
    shows(`product:${product.id}`, 'reference')
    return apiProductDetail(product, siteUrl)
  })
}
