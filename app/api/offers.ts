import { productVersion } from '#app/domain/catalogue/editing/queries/edited-product.server.ts'
import { requestContext } from '#app/edge/context.server.ts'
import { requireApiRole } from '#app/edge/guard.server.ts'
import { answerApi } from '#app/edge/problem.ts'
import { versioned } from '#app/edge/version.ts'
import { AppError } from '#app/platform/errors.ts'
import { say } from '#app/platform/language.server.ts'
import type { Route } from './+types/offers'
import { idOf } from './content-api.server.ts'
import { offersOf, postOffer } from './product-api.server.ts'

/** The shops of a product with every price seen there, for those who write them. */
export function loader(asked: Route.LoaderArgs) {
  return answerApi(async () => {
    await requireApiRole(asked, 'products')
    const { db } = asked.context.get(requestContext)
    const id = idOf(asked.params.id)
    const version = await productVersion(db, id)
    if (version === null)
      throw new AppError('not_found', say({ vi: 'Không có sản phẩm này.', en: 'There is no such product.' }))
    return versioned(asked.request, { offers: await offersOf(db, id) }, { version, isPersonal: true })
  })
}

export const action = (asked: Route.ActionArgs) => postOffer(asked)
