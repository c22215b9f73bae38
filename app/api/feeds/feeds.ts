import { getFeeds, postFeed } from '../feeds-api.server.ts'
import type { Route } from './+types/feeds'

export const loader = (asked: Route.LoaderArgs) => getFeeds(asked)

export const action = (asked: Route.ActionArgs) => postFeed(asked)
