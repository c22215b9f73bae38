import type { Route } from './+types/tags'
import { taxonomyCreate, taxonomyList } from './content-api.server.ts'

export const loader = (asked: Route.LoaderArgs) => taxonomyList(asked, 'tags')

export const action = (asked: Route.ActionArgs) => taxonomyCreate(asked, 'tags', 'tags')
