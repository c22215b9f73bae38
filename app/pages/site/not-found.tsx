import { requestContext } from '#app/edge/context.server.ts'
import type { Route } from './+types/not-found'

/** Every address without a page of its own: logged, so that broken links are found, and answered with 404. */
export function loader({ request, context }: Route.LoaderArgs): never {
  context.get(requestContext).log.warn({ path: new URL(request.url).pathname }, 'unknown route')
  throw new Response(null, { status: 404 })
}

/** Nothing is there by any method. */
export const action = loader
export const handle = { methods: () => null }

export default function NotFoundPage() {
  return null
}
