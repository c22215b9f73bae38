import type { z } from 'zod'
import { COMPARE_PATH } from '#app/domain/catalogue/comparison/compare-url.ts'
import { compareState } from '#app/domain/catalogue/schema.ts'
import { embedElement, embedScript } from '#app/edge/embed-snippet.ts'
import type { Embedded } from '#app/edge/embed-snippet.ts'
import type { Db } from '#db/client.ts'
import { embedOf } from './embed.server.ts'
import type { Oembed, oembedQuery } from './oembed-schema.ts'

/** How wide the thing is at most, and about how high, in px. */
const WIDTH = 640
const HEIGHT = { product: 190, compare: 480, ask: 180 } as const
/** How long a consumer may keep what it was told, in seconds. */
const A_DAY = 86_400
/** The sharing picture, in px. */
const PICTURE = { width: 1200, height: 630 }

type Site = {
  siteUrl: string
  /** The host at which this was asked: a site without an address of its own is also what answers there. */
  askedAt: string
  siteName: string
  now: number
}

/** Whether an address is one of the site, whatever this machine is called in it. */
function isOfSite({ host }: URL, { siteUrl, askedAt }: Site): boolean {
  const named = (name: string) => name.replace(/^(?:127\.0\.0\.1|\[::1\])(?=:|$)/, 'localhost')
  return [new URL(siteUrl).host, askedAt].map(named).includes(named(host))
}

/** What stands behind an address of ours; null for one that is not ours, or that shows nothing to embed. @param now in ms */
export async function oembedOf(
  db: Db,
  { url, maxwidth = Infinity, maxheight = Infinity }: z.infer<typeof oembedQuery>,
  site: Site,
): Promise<Oembed | null> {
  const { siteUrl, siteName } = site
  const shown = await embeddedAt(db, new URL(url), site)
  if (!shown) return null
  const fits = maxwidth >= PICTURE.width && maxheight >= PICTURE.height
  return {
    version: '1.0',
    type: 'rich',
    title: shown.title,
    provider_name: siteName,
    provider_url: siteUrl,
    cache_age: A_DAY,
    html: `${embedElement(shown)}\n${embedScript(siteUrl)}`,
    width: Math.min(WIDTH, maxwidth),
    height: Math.min(HEIGHT[shown.kind], maxheight),
    ...(shown.kind === 'product' && fits
      ? {
          thumbnail_url: `${siteUrl}/og/san-pham/${shown.id}.png`,
          thumbnail_width: PICTURE.width,
          thumbnail_height: PICTURE.height,
        }
      : {}),
  }
}

async function embeddedAt(db: Db, asked: URL, site: Site): Promise<Embedded | null> {
  if (!isOfSite(asked, site)) return null
  const { pathname, searchParams } = asked
  if (pathname === '/chat') {
    const question = searchParams.get('q')?.trim() ?? ''
    return { kind: 'ask', question, url: site.siteUrl + pathname, title: `Hỏi cố vấn ${site.siteName}` }
  }
  const [, id = ''] = /^\/products\/(\d+)$/.exec(pathname) ?? []
  const { ids } = compareState.parse({
    ids: pathname === COMPARE_PATH ? searchParams.getAll('ids').join(',') : id,
  })
  const embed = await embedOf(db, { ...ids, ...site })
  const [first] = embed?.products ?? []
  if (!embed || !first) return null
  const { url, title, products } = embed
  return products.length > 1
    ? { kind: 'compare', ids: products.map((product) => product.id), url, title }
    : { kind: 'product', id: first.id, url, title }
}
