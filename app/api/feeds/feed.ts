import { changeOneFeed, getFeed } from '../feeds-api.server.ts'
import type { Route } from './+types/feed'

export const loader = (asked: Route.LoaderArgs) => getFeed(asked)

export const action = (asked: Route.ActionArgs) => changeOneFeed(asked)
