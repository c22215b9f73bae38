import { requestContext } from '#app/edge/context.server.ts'
import { textResponse } from './text-response.ts'
import { webManifest } from './web-manifest.ts'
import type { Route } from './+types/manifest'

export function loader({ context }: Route.LoaderArgs) {
  const { name } = context.get(requestContext).site
  return textResponse(JSON.stringify(webManifest(name)), 'application/manifest+json')
}
