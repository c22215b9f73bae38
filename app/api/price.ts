import type { Route } from './+types/price'
import { changeOnePrice } from './product-api.server.ts'

export const action = (asked: Route.ActionArgs) => changeOnePrice(asked)
