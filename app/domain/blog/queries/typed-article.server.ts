import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import type { Article } from '../article.ts'

type Rows = {
  category: Article['category'] | null
  subcategory: Article['subcategory']
  author: Article['author'] | null
  tags: Article['tags']
}

/** What an article that is being written is filed under; what is not chosen yet is null. */
export async function typedReferences(
  db: Db,
  ids: {
    category: number | null
    subcategory: number | null
    author: number | null
    tags: readonly number[]
  },
): Promise<Rows> {
  const tags = ids.tags.length > 0 ? sql`t.id in ${[...ids.tags]}` : sql`false`
  const { rows } = await db.execute<Rows>(sql`
    select
      (select json_build_object('id', id, 'name', name, 'slug', slug) from categories where id = ${ids.category}) as category,
      (select json_build_object('id', id, 'name', name) from subcategories where id = ${ids.subcategory}) as subcategory,
      (select json_build_object('id', id, 'name', name, 'slug', slug, 'avatarUrl', avatar_url, 'bio', bio)
        from authors where id = ${ids.author}) as author,
      coalesce((select json_agg(json_build_object('id', t.id, 'name', t.name, 'slug', t.slug, 'color', t.color) order by t.name)
        from tags t where ${tags}), '[]'::json) as tags`)
  return rows[0] ?? { category: null, subcategory: null, author: null, tags: [] }
}
