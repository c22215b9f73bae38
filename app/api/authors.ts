import type { Route } from './+types/authors'
import { taxonomyCreate, taxonomyList } from './content-api.server.ts'

export const loader = (asked: Route.LoaderArgs) => taxonomyList(asked, 'authors')

export const action = (asked: Route.ActionArgs) => taxonomyCreate(asked, 'authors', 'authors')
