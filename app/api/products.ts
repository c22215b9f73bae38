import type { Route } from './+types/products'
import { postProduct } from './product-api.server.ts'
import { listForPrograms } from './product-list-api.server.ts'

export const loader = (asked: Route.LoaderArgs) => listForPrograms(asked)

export const action = (asked: Route.ActionArgs) => postProduct(asked)
