import { requestContext } from '#app/edge/context.server.ts'
import type { Route } from './+types/robots'
import { robotsText } from './robots-text.ts'
import { textResponse } from './text-response.ts'

export function loader({ context }: Route.LoaderArgs) {
  return textResponse(robotsText(context.get(requestContext).siteUrl), 'text/plain')
}
