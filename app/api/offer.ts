import type { Route } from './+types/offer'
import { changeOneOffer } from './product-api.server.ts'

export const action = (asked: Route.ActionArgs) => changeOneOffer(asked)
