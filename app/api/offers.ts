import { requestContext } from '#app/edge/context.server.ts'
import { requireApiRole } from '#app/edge/guard.server.ts'
import { answerApi } from '#app/edge/problem.ts'
import type { Route } from './+types/offers'
import { idOf } from './content-api.server.ts'
import { offersOf, postOffer } from './product-api.server.ts'

/** The shops of a product with every price seen there, for those who write them. */
export function loader(asked: Route.LoaderArgs) {
  return answerApi(async () => {
    await requireApiRole(asked, 'products')
    const offers = await offersOf(asked.context.get(requestContext).db, idOf(asked.params.id))
    return Response.json({ offers }, { headers: { 'Cache-Control': 'private, no-store' } })
  })
}

export const action = (asked: Route.ActionArgs) => postOffer(asked)
