import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { DomUtils, parseDocument } from 'htmlparser2'
import { fetchFailureOf } from '#app/platform/outbound/fetch-failure.ts'
import type { FetchFailure } from '#app/platform/outbound/fetch-failure.ts'
import type { FetchFile } from '#app/platform/outbound/fetch-file.server.ts'
import { parseUrl } from '#app/platform/parse-url.ts'
import { say } from '#app/vietnamese/say.ts'
import type { Db } from '#db/client.ts'
import { isPublic } from '../queries/article-columns.server.ts'
import { redirectPath } from '../redirects/redirect-path.ts'
import { leadOf } from '../redirects/redirects.server.ts'

/** Something that readers would stumble over. */
/** `at`: the address as it stands in the text; null for what stands elsewhere. */
export type ArticleProblem = { kind: 'alt' | 'link' | 'picture'; text: string; at: string | null }

type Checking = {
  db: Db
  siteUrl: string
  fetchLink: FetchFile
  /** Where what a link leads to lies while it is looked at. */
  folder: string
  signal: AbortSignal
}

type Checked = { content: string; featured_image: string; featured_image_alt: string }

/** Addresses that are looked at, at the same time, and all together in ms: whoever publishes does not wait longer. */
const MOST = 40
const AT_ONCE = 6
const PATIENCE_MS = 12_000

/** Limits of one link; more bytes than these are an answer as good as any. */
export const LINK_LIMITS = { bytes: 3_000_000, answer: 5_000, silence: 3_000, whole: 8_000 }

/**
 * What of an article readers would stumble over: pictures that say nothing to who cannot see them, links and pictures that lead
 * nowhere. What does not answer in time is not held against it.
 */
export async function checkArticle(checking: Checking, article: Checked): Promise<ArticleProblem[]> {
  const document = parseDocument(article.content)
  const all = (name: string) => DomUtils.findAll((element) => element.name === name, document.children)
  const pictures = all('img')
  const silent = pictures.filter(({ attribs }) => (attribs['alt'] ?? '').trim() === '')
  const problems: ArticleProblem[] = silent.map(({ attribs }) => ({
    kind: 'alt',
    at: attribs['src'] ?? null,
    text: say(`A picture has no alternative text: ${shortName(attribs['src'] ?? '')}`, {
      vi: `Một ảnh chưa có mô tả: ${shortName(attribs['src'] ?? '')}`,
    }),
  }))
  if (article.featured_image.trim() && !article.featured_image_alt.trim())
    problems.push({
      kind: 'alt',
      at: null,
      text: say('The featured image has no alternative text', { vi: 'Ảnh bìa chưa có mô tả' }),
    })
  const addresses = new Map<string, ArticleProblem['kind']>()
  for (const { attribs } of all('a')) addresses.set((attribs['href'] ?? '').split('#')[0] ?? '', 'link')
  for (const { attribs } of pictures) addresses.set(attribs['src'] ?? '', 'picture')
  if (article.featured_image) addresses.set(article.featured_image, 'picture')
  addresses.delete('')
  const late = AbortSignal.any([checking.signal, AbortSignal.timeout(PATIENCE_MS)])
  const waiting = [...addresses].slice(0, MOST)
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [address, kind] = next
      const why = await faultOf({ ...checking, signal: late }, address)
      if (why)
        problems.push({
          kind,
          at: address === article.featured_image ? null : address,
          text: `${kind === 'link' ? say('A link', { vi: 'Một liên kết' }) : say('A picture', { vi: 'Một ảnh' })} ${why}: ${address.slice(0, 200)}`,
        })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, lane))
  return problems
}

const shortName = (src: string) => (src.split('/').at(-1) ?? src).slice(0, 80)

/** Why an address leads nowhere; null where it leads somewhere, or nobody can say. */
async function faultOf(checking: Checking, address: string): Promise<string | null> {
  const { siteUrl } = checking
  if (address.startsWith('/')) return ownFault(checking.db, address)
  const url = parseUrl(address)
  if (!url || !/^https?:$/.test(url.protocol)) return null
  return url.origin === parseUrl(siteUrl)?.origin
    ? ownFault(checking.db, url.pathname)
    : foreignFault(checking, address)
}

const NOT_HERE = () => say('leads to a page that is not here', { vi: 'dẫn tới một trang không có ở đây' })

/** Articles, products and pictures are looked up; what else there is stays unknown, unless a redirect knows it. */
async function ownFault(db: Db, address: string): Promise<string | null> {
  const path = address.split(/[?#]/)[0] ?? ''
  const slug = /^\/blog\/(?:bai-viet\/)?([a-z0-9_-]+)\/?$/.exec(path)?.[1]
  const product = /^\/products\/([1-9]\d{0,8})\/?$/.exec(path)?.[1]
  const picture = /^\/uploads\/([0-9a-f]{20}-\d+x\d+)/.exec(path)?.[1]
  const found = slug
    ? sql`select from articles a where a.slug = ${slug} and ${isPublic}
        union all select from categories where slug = ${slug}
        union all select from article_slug_history h join articles a on a.id = h.article_id where h.slug = ${slug} and ${isPublic}`
    : product
      ? sql`select from products where id = ${Number(product)} and deleted_at is null`
      : picture
        ? sql`select from media where storage_key = ${picture}`
        : null
  if (found === null) return null
  const { rows } = await db.execute(found)
  if (rows.length > 0) return null
  const old = redirectPath(path)
  return old && (await leadOf(db, old)) ? null : NOT_HERE()
}

async function foreignFault(
  { fetchLink, folder, signal }: Checking,
  address: string,
): Promise<string | null> {
  const path = join(folder, `${randomUUID()}.link`)
  try {
    await fetchLink(address, path, { etag: null, lastModified: null }, signal)
    return null
  } catch (error) {
    const why = fetchFailureOf(error)
    if (why?.failure === 'status')
      return /^(?:404|410)$/.test(why.detail)
        ? say(`answers ${why.detail}`, { vi: `trả lời ${why.detail}` })
        : null
    return (why && FAULTS[why.failure]) ?? null
  } finally {
    await rm(path, { force: true })
  }
}

/** What is a fault of the address, not of the moment. */
const FAULTS: Readonly<Partial<Record<FetchFailure, string>>> = {
  get not_found_host() {
    return say('leads to a site that does not exist', { vi: 'dẫn tới một trang web không tồn tại' })
  },
  get bad_address() {
    return say('is no address', { vi: 'không phải là địa chỉ' })
  },
  get private_address() {
    return say('leads into a private network', { vi: 'dẫn vào mạng nội bộ' })
  },
  get redirects() {
    return say('leads round without an end', { vi: 'dẫn vòng vòng không dứt' })
  },
  get no_connection() {
    return say('leads to a site that does not answer', { vi: 'dẫn tới một trang web không trả lời' })
  },
}
