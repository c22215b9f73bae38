import type { Route } from './+types/products'
import { postProduct } from './product-api.server.ts'
import { listOfProducts } from './product-list-api.server.ts'

export const loader = (asked: Route.LoaderArgs) => listOfProducts(asked)

export const action = (asked: Route.ActionArgs) => postProduct(asked)
