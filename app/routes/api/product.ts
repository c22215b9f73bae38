import { requestContext } from '#app/context.server.ts'
import { AppError } from '#app/errors.ts'
import { apiProductDetail } from '#app/features/catalogue/api-product.ts'
import { getProduct } from '#app/features/catalogue/queries/get-product.server.ts'
import { rowId } from '#app/row-id.ts'
import { answerApi } from '#app/problem.ts'
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
