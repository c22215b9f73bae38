import { sql } from 'drizzle-orm'
import { plainText } from '#app/domain/blog/html/plain-text.ts'
import type { Db } from '#db/client.ts'
import { articles, articleTags, authors, categories, subcategories, tags } from '#db/schema/blog.ts'

type ArticleFields = Partial<typeof articles.$inferInsert> & { tags?: number[] }

/** Makes articles and what belongs to them in a database of a test. */
export type ArticleMaker = {
  /** A published article of `category`; `content_text` follows the content. @returns its id */
  article(slug: string, fields?: ArticleFields): Promise<number>
  category(slug: string, name?: string): Promise<number>
  subcategory(categoryId: number, name: string): Promise<number>
  author(slug: string, name?: string): Promise<number>
  tag(slug: string, fields?: Partial<typeof tags.$inferInsert>): Promise<number>
}

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)

/**
 * A maker of articles. Without other fields an article is published, stands in the category 'tu-van' and is signed by
 * 'Tổ Thử'; each is older by a minute than the one made before, so that the order is known.
 */
export function articleMaker(db: Db): ArticleMaker {
  let made = 0
  const idOf = async (table: 'categories' | 'authors' | 'tags', slug: string) => {
    const { rows } = await db.execute<{ id: number }>(
      sql`select id from ${sql.identifier(table)} where slug = ${slug}`,
    )
    return rows[0]?.id
  }
  const first = (rows: { id: number }[]) => rows[0]?.id ?? 0
  const maker: ArticleMaker = {
    category: async (slug, name = slug) =>
      (await idOf('categories', slug)) ??
      first(await db.insert(categories).values({ slug, name }).returning({ id: categories.id })),
    subcategory: async (categoryId, name) =>
      first(await db.insert(subcategories).values({ categoryId, name }).returning({ id: subcategories.id })),
    author: async (slug, name = slug) =>
      (await idOf('authors', slug)) ??
      first(await db.insert(authors).values({ slug, name }).returning({ id: authors.id })),
    tag: async (slug, fields = {}) =>
      (await idOf('tags', slug)) ??
      first(
        await db
          .insert(tags)
          .values({ slug, name: slug, ...fields })
          .returning({ id: tags.id }),
      ),
    article: async (slug, { tags: tagIds = [], ...fields } = {}) => {
      made += 1
      const content = fields.content ?? `<p>Nội dung của ${slug}.</p>`
      const id = first(
        await db
          .insert(articles)
          .values({
            slug,
            title: slug,
            content,
            contentText: plainText(content),
            status: 'published',
            publishedAt: minutesAgo(made),
            categoryId: fields.categoryId ?? (await maker.category('tu-van', 'Tư vấn')),
            authorId: fields.authorId ?? (await maker.author('to-thu', 'Tổ Thử')),
            ...fields,
          })
          .returning({ id: articles.id }),
      )
      for (const tagId of tagIds) await db.insert(articleTags).values({ articleId: id, tagId })
      return id
    },
  }
  return maker
}
