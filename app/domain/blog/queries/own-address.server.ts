import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { redirectPath } from '../redirects/redirect-path.ts'
import { leadOf } from '../redirects/redirects.server.ts'
import { isPublic } from './article-columns.server.ts'

/** The address of an upload, with its key. */
export const UPLOADED = /^\/uploads\/([0-9a-f]{20}-\d+x\d+)/

/** Whether a page or picture of this site is there; null for an address that tells of no row. */
export async function isThere(db: Pick<Db, 'execute'>, address: string): Promise<boolean | null> {
  const path = address.split(/[?#]/)[0] ?? ''
  const slug = /^\/blog\/(?:bai-viet\/)?([a-z0-9_-]+)\/?$/.exec(path)?.[1]
  const product = /^\/products\/([1-9]\d{0,8})\/?$/.exec(path)?.[1]
  const picture = UPLOADED.exec(path)?.[1]
  const found = slug
    ? sql`select from articles a where a.slug = ${slug} and ${isPublic}
        union all select from categories where slug = ${slug}
        union all select from article_slug_history h join articles a on a.id = h.article_id where h.slug = ${slug} and ${isPublic}`
    : product
      ? sql`select from products where id = ${Number(product)} and deleted_at is null and not is_hidden`
      : picture
        ? sql`select from media where storage_key = ${picture}`
        : null
  if (found === null) return null
  const { rows } = await db.execute(found)
  return rows.length > 0
}

/** Whether an address of this site is known to be a page that is not there, and that no redirect leads on from. */
export async function leadsNowhere(db: Db, address: string): Promise<boolean> {
  if ((await isThere(db, address)) !== false) return false
  const old = redirectPath(address.split(/[?#]/)[0] ?? '')
  return !(old && (await leadOf(db, old)))
}
