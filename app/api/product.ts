import { apiProductDetail } from '#app/domain/catalogue/api-product.ts'
import { productVersion, variantsOf } from '#app/domain/catalogue/editing/queries/edited-product.server.ts'
import { getProduct } from '#app/domain/catalogue/queries/get-product.server.ts'
import { requestContext } from '#app/edge/context.server.ts'
import { mayApi } from '#app/edge/guard.server.ts'
import { answerApi } from '#app/edge/problem.ts'
import { versioned } from '#app/edge/version.ts'
import { AppError } from '#app/platform/errors.ts'
import { say } from '#app/platform/language.server.ts'
import { rowId } from '#app/platform/row-id.ts'
import type { Db } from '#db/client.ts'
import type { Route } from './+types/product'
import { changeOneProduct } from './product-api.server.ts'

/** One product. Who may edit products also reads hidden ones, and its variants as they are written. */
export function loader(asked: Route.LoaderArgs) {
  const { request, params, context } = asked
  return answerApi(async () => {
    const withHidden = await mayApi(asked, 'products')
    const { db, siteUrl, shows } = context.get(requestContext)
    const id = rowId.safeParse(params.id)
    // The version is read first: a write in between makes it too old, never too new.
    const version = id.success ? await productVersion(db, id.data) : null
    const product = id.success && version !== null ? await getProduct(db, id.data, { withHidden }) : null
    if (!product || version === null)
      throw new AppError('not_found', say({ vi: 'Không có sản phẩm này.', en: 'There is no such product.' }))
    shows(`product:${product.id}`, 'reference')
    const shown = apiProductDetail(product, siteUrl)
    const body = withHidden ? { ...shown, variants: await writableVariants(db, product.id) } : shown
    return versioned(request, body, { version, isPersonal: withHidden })
  })
}

export const action = (asked: Route.ActionArgs) => changeOneProduct(asked)

/** The variants of a product with all that a write says of them, those that cannot be had included. */
async function writableVariants(db: Db, id: number) {
  const variants = await variantsOf(db, id)
  return variants.map(({ name, sku, price, isAvailable }) => ({
    name,
    sku,
    price,
    is_available: isAvailable,
  }))
}
