import { figurePictureFromPath } from '#app/domain/catalogue/figure-picture.ts'
import { illustrationFromPath } from '#app/kinds/drawings/path.ts'
import type { Route } from './+types/illustration'

/** The drawing its path describes; the path changes whenever the drawing's attributes do, so it may be kept. */
export function loader({ request }: Route.LoaderArgs) {
  const { pathname, search } = new URL(request.url)
  const svg = illustrationFromPath(pathname) ?? figurePictureFromPath(pathname + search)
  if (!svg) throw new Response('Không có hình này.', { status: 404 })
  return new Response(svg, {
    headers: { 'Content-Type': 'image/svg+xml; charset=utf-8', 'Cache-Control': 'public, max-age=2592000' },
  })
}
