import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import type { PictureUse } from './picture-use.ts'

/** More are counted, not listed. */
const LISTED = 50

type Reader = Pick<Db, 'execute'>

/** Addresses of products are told by their first key, which an index has. */
const inProducts = sql`image like '%/uploads/%'`
const inProductImages = sql`i.url like '%/uploads/%'`

/** The names of all pictures that anything shows, some more than once; the trash of articles counts, because they may come back. */
export const USED_KEYS = sql`
  select unnest(picture_keys) as key from articles where picture_keys <> '{}'
  union all select (upload_keys(image))[1] from products where ${inProducts}
  union all select (upload_keys(i.url))[1] from product_images i where ${inProductImages}
  union all select unnest(upload_keys(image_url)) from tags
  union all select unnest(upload_keys(avatar_url)) from authors
  union all select unnest(upload_keys(icon)) from categories
  union all select unnest(upload_keys(description, highlights::text, sections::text)) from brand_contents`

/** Where any of these pictures stands, a row a place. */
const placesOf = (keys: SQL) => sql`
  select k.key, 'article' as kind, a.id, a.title as name, a.slug from articles a, unnest(a.picture_keys) as k (key)
    where a.picture_keys && ${keys}
  union select (upload_keys(p.image))[1], 'product', p.id, p.title, null from products p
    where ${inProducts} and (upload_keys(image))[1] = any(${keys})
  union select (upload_keys(i.url))[1], 'product', p.id, p.title, null
    from product_images i join products p on p.id = i.product_id
    where ${inProductImages} and (upload_keys(i.url))[1] = any(${keys})
  union select k.key, 'tag', t.id, t.name, t.slug from tags t, unnest(upload_keys(t.image_url)) as k (key)
  union select k.key, 'author', w.id, w.name, w.slug from authors w, unnest(upload_keys(w.avatar_url)) as k (key)
  union select k.key, 'category', c.id, c.name, c.slug from categories c, unnest(upload_keys(c.icon)) as k (key)
  union select k.key, 'brand', b.id, b.name, null from brand_contents c join brands b on b.id = c.brand_id,
    unnest(upload_keys(c.description, c.highlights::text, c.sections::text)) as k (key)`

/**
 * Where a picture stands, the trash of articles too, because they may come back.
 * @param key the name in its address
 */
export async function picturesUses(db: Reader, key: string): Promise<PictureUse[]> {
  const { rows } = await db.execute<PictureUse>(sql`
    select kind, id, name, slug from (${placesOf(sql`array[${key}]::text[]`)}) u where key = ${key}
    order by kind, id limit ${LISTED}`)
  return rows
}

/** A place where each of these pictures stands, and in how many it stands in all; without those that stand nowhere. */
export async function firstUses(
  db: Reader,
  keys: readonly string[],
): Promise<Map<string, { use: PictureUse; places: number }>> {
  const wanted = sql`${sql.param(keys)}::text[]`
  const { rows } = await db.execute<PictureUse & { key: string; places: number }>(sql`
    select distinct on (key) key, kind, id, name, slug, (count(*) over (partition by key))::int as places
    from (${placesOf(wanted)}) u where key = any(${wanted}) order by key, kind, id`)
  return new Map(rows.map(({ key, places, ...use }) => [key, { use, places }]))
}
