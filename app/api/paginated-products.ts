import type { Route } from './+types/paginated-products'
import { listOfProducts } from './product-list-api.server.ts'

export const loader = (asked: Route.LoaderArgs) => listOfProducts(asked)
