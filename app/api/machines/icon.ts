import { pictureResponse } from '#app/api/sharing-pictures/picture-response.server.ts'
import type { Route } from './+types/icon'
import { APPLE_ICON, drawIcon, ICONS } from './icons.ts'

/** The mark of the site as a PNG. */
export function loader({ request }: Route.LoaderArgs) {
  const { pathname } = new URL(request.url)
  const icon = [...ICONS, APPLE_ICON].find(({ path }) => path === pathname)
  if (!icon) throw new Response('Không có hình này.', { status: 404 })
  return pictureResponse(icon, drawIcon, request)
}
