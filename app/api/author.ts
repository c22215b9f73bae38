import type { Route } from './+types/author'
import { taxonomyChange } from './content-api.server.ts'

export const action = (asked: Route.ActionArgs) => taxonomyChange(asked, 'authors', 'authors')
