import { taxonomyChange } from './content-api.server.ts'
import type { Route } from './+types/author'

export const action = (asked: Route.ActionArgs) => taxonomyChange(asked, 'authors', 'authors')
