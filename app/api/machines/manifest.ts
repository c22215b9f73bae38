import { requestContext } from '#app/edge/context.server.ts'
import type { Route } from './+types/manifest'
import { textResponse } from './text-response.ts'
import { webManifest } from './web-manifest.ts'

export function loader({ context }: Route.LoaderArgs) {
  const { name } = context.get(requestContext).site
  return textResponse(JSON.stringify(webManifest(name)), 'application/manifest+json')
}
