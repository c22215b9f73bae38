import type { Route } from './+types/restore-product'
import { restoreOneProduct } from './product-api.server.ts'

export const action = (asked: Route.ActionArgs) => restoreOneProduct(asked)
