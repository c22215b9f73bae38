import type { Route } from './+types/paginated-products'
import { calledByPost } from './function-call.server.ts'
import { listOfProducts } from './product-list-api.server.ts'

export const loader = (asked: Route.LoaderArgs) => listOfProducts(asked)

export const action = (asked: Route.ActionArgs) =>
  calledByPost({ request: asked.request, context: asked.context }, listOfProducts)
