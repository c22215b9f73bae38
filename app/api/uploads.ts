import { requestContext } from '#app/edge/context.server.ts'
import { askedPicture } from '#app/platform/media/picture-name.ts'
import type { Route } from './+types/uploads'

/** A name is never given to another picture. */
const FOR_EVER = 'public, max-age=31536000, immutable'
/** While a better copy is being made. */
const FOR_NOW = 'public, max-age=300'

/** A copy of an uploaded picture: in the format its address names, else in the best that the browser says it takes. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const asked = askedPicture(params.file)
  const takesAvif = /\bimage\/avif\b/i.test(request.headers.get('accept') ?? '')
  const found = asked && (await context.get(requestContext).media.read(asked, takesAvif))
  if (!found) throw new Response('Không có ảnh này.', { status: 404, headers: { 'Cache-Control': FOR_NOW } })
  const headers = {
    'Cache-Control': found.isBest ? FOR_EVER : FOR_NOW,
    ...(asked.format === null ? { Vary: 'Accept' } : {}),
  }
  if ('address' in found)
    return new Response(null, { status: 302, headers: { ...headers, Location: found.address } })
  return new Response(new Uint8Array(found.bytes), {
    headers: { ...headers, 'Content-Type': `image/${found.format}`, 'Content-Disposition': 'inline' },
  })
}
