import { createHash } from 'node:crypto'
import { Turnstile, TurnstileFull } from '#app/platform/turnstile.ts'
import { RecentMap } from './recent-map.ts'

/** How pictures are kept by who fetched them: a day, then shown once more while a fresh one is made. */
const CACHE_CONTROL = 'public, max-age=86400, stale-while-revalidate=604800'

const turnstile = new Turnstile({ places: 2, queue: 50 })
/** Laying out letters takes 20 ms: what was asked for lately is known by its content. */
const etags = new RecentMap<string>(2000)
/** About 40 KB each. */
const finished = new RecentMap<Buffer>(100)

/**
 * A picture as a PNG answer with an ETag of what is drawn; 304 for who has it already. At most two are drawn at once,
 * others wait; 503 where too many do.
 * @param content all that the picture depends on @param draw makes its SVG of it
 */
export async function pictureResponse<C>(
  content: C,
  draw: (content: C) => string,
  request: Request,
): Promise<Response> {
  const key = JSON.stringify(content)
  const etag = etags.get(key) ?? etagOf(draw(content))
  etags.set(key, etag)
  const headers = { ETag: etag, 'Cache-Control': CACHE_CONTROL }
  const known = request.headers.get('if-none-match')?.split(/,\s*/) ?? []
  if (known.some((each) => each.replace(/^W\//, '') === etag))
    return new Response(null, { status: 304, headers })
  try {
    const png = finished.get(etag) ?? (await turnstile.run(() => render(draw(content)), request.signal))
    finished.set(etag, png)
    return new Response(new Uint8Array(png), { headers: { ...headers, 'Content-Type': 'image/png' } })
  } catch (error) {
    if (!(error instanceof TurnstileFull)) throw error
    return new Response(null, { status: 503, headers: { 'Retry-After': '5' } })
  }
}

function etagOf(svg: string): string {
  return `"${createHash('sha256').update(svg).digest('base64url').slice(0, 24)}"`
}

/** Flat colours and soft gradients: 256 colours are enough, and a quarter of the bytes. */
async function render(svg: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  return sharp(Buffer.from(svg))
    .png({ palette: true, quality: 92, effort: 4, compressionLevel: 9 })
    .toBuffer()
}
