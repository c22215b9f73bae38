import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import type { PictureUse } from './picture-use.ts'

/** More are counted, not listed. */
const LISTED = 50

/**
 * Where a picture stands: every text that holds its address is read, the trash of articles too, because they may come back.
 * @param key the name in its address, which holds no letter that means something to a pattern
 */
export async function picturesUses(db: Db, key: string): Promise<PictureUse[]> {
  const held = `%/uploads/${key}%`
  const { rows } = await db.execute<PictureUse>(sql`
    select 'article' as kind, id, title as name, slug from articles
      where content like ${held} or featured_image like ${held} or social_image like ${held}
    union all select 'tag', id, name, slug from tags where image_url like ${held}
    union all select 'author', id, name, slug from authors where avatar_url like ${held}
    union all select 'category', id, name, slug from categories where icon like ${held}
    union all select 'product', p.id, p.title, null from products p
      where p.image like ${held}
        or exists (select from product_images i where i.product_id = p.id and i.url like ${held})
    union all select 'brand', b.id, b.name, null from brand_contents c join brands b on b.id = c.brand_id
      where concat(c.description, c.highlights, c.sections) like ${held}
    limit ${LISTED}`)
  return rows
}
