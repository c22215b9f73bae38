import { sql } from 'drizzle-orm'
import { articles, articleTags, authors, categories, subcategories, tags } from '../schema/blog.ts'
import { idOf, idsBy } from './ids.ts'
import type { Transaction } from './ids.ts'
import { readArticles } from './read-articles.ts'
import type { DemoArticle, DemoBlog } from './read-articles.ts'

/** What the blog works out of an article when it is kept. The loader is handed it, because it knows nothing of the blog. */
export type ArticleRules = {
  /** The words of an article's HTML. */
  plainText: (html: string) => string
  /** Minutes to read it. */
  readingMinutes: (html: string) => number
  /** The address of its cover; `category` is a slug, `topic` a kind of product. */
  cover: (article: { slug: string; category: string; topic: string }) => string
}

/** Sections with their subsections, tags and desks; those that are there already are left as they are. */
async function loadPeople(tx: Transaction, blog: DemoBlog): Promise<Map<string, number>> {
  await tx
    .insert(categories)
    .values(
      blog.sections.map(({ slug, name, description, icon, order }) => ({
        slug,
        name,
        description,
        icon,
        displayOrder: order,
      })),
    )
    .onConflictDoNothing()
  const sectionIds = await idsBy(tx, categories, sql`slug`)
  await tx
    .insert(subcategories)
    .values(
      blog.sections.flatMap(({ slug, subcategories: names }) =>
        names.map((name, displayOrder) => ({ categoryId: idOf(sectionIds, slug), name, displayOrder })),
      ),
    )
    .onConflictDoNothing()
  await tx.insert(tags).values(blog.tags).onConflictDoNothing()
  await tx
    .insert(authors)
    .values(blog.authors.map((author) => ({ ...author, isDemo: true })))
    .onConflictDoNothing()
  return sectionIds
}

/**
 * Fills an empty blog with the demo articles: sections, tags, desks, and every article as published on its day, marked as
 * demo and as written by an AI.
 * @param rules absent where nothing is read: then only what articles belong to is loaded
 * @returns how many articles were inserted
 */
export async function loadDemoBlog(tx: Transaction, rules?: ArticleRules): Promise<number> {
  const blog = readArticles()
  const sectionIds = await loadPeople(tx, blog)
  if (!rules) return 0
  const tagIds = await idsBy(tx, tags, sql`slug`)
  const authorIds = await idsBy(tx, authors, sql`slug`)
  const subsectionIds = await idsBy(tx, subcategories, sql`category_id || ' ' || name`)
  const later = daysAhead(blog.articles)
  for (const article of blog.articles) {
    const categoryId = idOf(sectionIds, article.category)
    const publishedAt = new Date(new Date(article.publishedOn).getTime() - later)
    const [row] = await tx
      .insert(articles)
      .values({
        ...textsOf(article, rules),
        status: 'published',
        isFeatured: article.isFeatured,
        isAiWritten: true,
        isDemo: true,
        publishedAt,
        createdAt: publishedAt,
        updatedAt: publishedAt,
        categoryId,
        subcategoryId:
          article.subcategory === null ? null : idOf(subsectionIds, `${categoryId} ${article.subcategory}`),
        authorId: idOf(authorIds, article.author),
      })
      .returning({ id: articles.id })
    const articleId = row?.id ?? 0
    await tx
      .insert(articleTags)
      .values(article.tags.map((slug) => ({ articleId, tagId: idOf(tagIds, slug) })))
  }
  return blog.articles.length
}

function textsOf(article: DemoArticle, rules: ArticleRules) {
  const { slug, title, excerpt, content, metaTitle, metaDescription, imageTopic, imageAlt } = article
  return {
    slug,
    title,
    excerpt,
    content,
    contentText: rules.plainText(content),
    readingTime: rules.readingMinutes(content),
    featuredImage: rules.cover({ slug, category: article.category, topic: imageTopic }),
    featuredImageAlt: imageAlt,
    metaTitle,
    metaDescription,
  }
}

/** How far the newest article lies in the future, in ms: on a clock that is behind, all are moved so that none is hidden. */
function daysAhead(list: readonly DemoArticle[]): number {
  const newest = Math.max(...list.map(({ publishedOn }) => new Date(publishedOn).getTime()))
  return Math.max(0, newest - Date.now())
}
