import { requestContext } from '#app/context.server.ts'
import { textResponse } from '#app/for-machines/text-response.ts'
import { webManifest } from '#app/for-machines/web-manifest.ts'
import type { Route } from './+types/manifest'

export function loader({ context }: Route.LoaderArgs) {
  const { name } = context.get(requestContext).site
  return textResponse(JSON.stringify(webManifest(name)), 'application/manifest+json')
}
