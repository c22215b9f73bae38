import { requestContext } from '#app/context.server.ts'
import { robotsText } from '#app/for-machines/robots.ts'
import { textResponse } from '#app/for-machines/text-response.ts'
import type { Route } from './+types/robots'

export function loader({ context }: Route.LoaderArgs) {
  return textResponse(robotsText(context.get(requestContext).siteUrl), 'text/plain')
}
