import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { Turnstile, TurnstileFull } from './turnstile.ts'

/** How pictures are kept by who fetched them: a day, then shown once more while a fresh one is made. */
const CACHE_CONTROL = 'public, max-age=86400, stale-while-revalidate=604800'

/** How many finished pictures are remembered, about 40 KB each. */
const REMEMBERED = 100

const turnstile = new Turnstile({ places: 2, queue: 50 })
const finished = new Map<string, Buffer>()

/**
 * An SVG as a PNG answer with an ETag of what is drawn; 304 without drawing for who has it already. At most two are
 * drawn at once, others wait; 503 where too many do. What was drawn lately is remembered.
 */
export async function pictureResponse(svg: string, request: Request): Promise<Response> {
  const etag = `"${createHash('sha256').update(svg).digest('base64url').slice(0, 24)}"`
  const headers = { ETag: etag, 'Cache-Control': CACHE_CONTROL }
  const known = request.headers.get('if-none-match')?.split(/,\s*/) ?? []
  if (known.some((each) => each.replace(/^W\//, '') === etag))
    return new Response(null, { status: 304, headers })
  try {
    const png = finished.get(etag) ?? (await turnstile.run(() => draw(svg), request.signal))
    remember(etag, png)
    return new Response(new Uint8Array(png), { headers: { ...headers, 'Content-Type': 'image/png' } })
  } catch (error) {
    if (!(error instanceof TurnstileFull)) throw error
    return new Response(null, { status: 503, headers: { 'Retry-After': '5' } })
  }
}

/** The oldest is forgotten first. */
function remember(etag: string, png: Buffer): void {
  finished.delete(etag)
  finished.set(etag, png)
  const [oldest] = finished.keys()
  if (finished.size > REMEMBERED && oldest !== undefined) finished.delete(oldest)
}

/** Flat colours and soft gradients: 256 colours are enough, and a quarter of the bytes. */
function draw(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg))
    .png({ palette: true, quality: 92, effort: 4, compressionLevel: 9 })
    .toBuffer()
}
