import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { articles, articleTags, authors, categories, subcategories, tags } from '../schema/blog.ts'
import { readArticles } from './read-articles.ts'
import type { DemoArticle } from './read-articles.ts'

type Transaction = Parameters<Parameters<Db['transaction']>[0]>[0]

/** The mood of each section's covers, and how many arrangements a cover has. */
const MOODS: Readonly<Record<string, string>> = {
  'tin-dien-may': 'tin',
  'tu-van': 'tuvan',
  'tren-tay': 'trentay',
  'ri-viu': 'riviu',
  'meo-vat': 'meovat',
  'khuyen-mai': 'khuyenmai',
}
const ARRANGEMENTS = 24

/** Syllables read a minute. */
const WORDS_A_MINUTE = 260

/** Fills an empty blog with the demo's sections, desks, tags and articles. */
export async function loadArticles(tx: Transaction): Promise<void> {
  const blog = readArticles()
  const ahead = aheadOfNow(blog.articles)
  await tx.insert(authors).values(blog.authors.map((author) => ({ ...author, isDemo: true })))
  await tx.insert(categories).values(
    blog.sections.map(({ slug, name, description, icon, order }) => ({
      slug,
      name,
      description,
      icon,
      displayOrder: order,
    })),
  )
  const categoryIds = await idsBy(tx, sql`select id, slug as key from categories`)
  await tx
    .insert(subcategories)
    .values(
      blog.sections.flatMap(({ slug, subcategories: names }) =>
        names.map((name, index) => ({ categoryId: idOf(categoryIds, slug), name, displayOrder: index + 1 })),
      ),
    )
  await tx.insert(tags).values(blog.tags)
  const subcategoryIds = await idsBy(
    tx,
    sql`select s.id, c.slug || '/' || s.name as key from subcategories s join categories c on c.id = s.category_id`,
  )
  const authorIds = await idsBy(tx, sql`select id, slug as key from authors`)
  await tx.insert(articles).values(
    blog.articles.map((article, index) => ({
      ...fieldsOf(article, index, ahead),
      categoryId: idOf(categoryIds, article.category),
      subcategoryId:
        article.subcategory === null
          ? null
          : idOf(subcategoryIds, `${article.category}/${article.subcategory}`),
      authorId: idOf(authorIds, article.author),
    })),
  )
  const articleIds = await idsBy(tx, sql`select id, slug as key from articles`)
  const tagIds = await idsBy(tx, sql`select id, slug as key from tags`)
  await tx
    .insert(articleTags)
    .values(
      blog.articles.flatMap(({ slug, tags: slugs }) =>
        slugs.map((tag) => ({ articleId: idOf(articleIds, slug), tagId: idOf(tagIds, tag) })),
      ),
    )
}

function fieldsOf(article: DemoArticle, index: number, ahead: number) {
  const { slug, title, excerpt, content, isFeatured, publishedOn, revisedOn, metaTitle, metaDescription } =
    article
  const contentText = textOf(content)
  const words = contentText.match(/[\p{L}\p{N}]+/gu)?.length ?? 0
  const momentOf = (written: string) => new Date(new Date(written).getTime() - ahead)
  const publishedAt = momentOf(publishedOn)
  return {
    slug,
    title,
    excerpt,
    content,
    contentText,
    isFeatured,
    isAiWritten: true,
    isDemo: true,
    status: 'published' as const,
    readingTime: Math.max(1, Math.round(words / WORDS_A_MINUTE)),
    metaTitle,
    metaDescription,
    featuredImage: coverOf(article, index),
    featuredImageAlt: article.imageAlt,
    publishedAt,
    createdAt: publishedAt,
    updatedAt: momentOf(revisedOn ?? publishedOn),
  }
}

/** A cover of the article's own kind of product, with the figures that it argues with where it has some. */
function coverOf({ imageTopic, imageFigures, category }: DemoArticle, index: number): string {
  const figures = imageFigures === undefined ? '' : `--${imageFigures}`
  return `/minh-hoa/bia-${imageTopic}-${MOODS[category] ?? 'chung'}-${index % ARRANGEMENTS}${figures}.svg`
}

/** How far the newest lies in the future, in ms: on a clock that is behind, all are moved back so that none waits for its day. */
function aheadOfNow(list: readonly DemoArticle[]): number {
  const newest = Math.max(
    ...list.map(({ publishedOn, revisedOn }) => new Date(revisedOn ?? publishedOn).getTime()),
  )
  return Math.max(0, newest - Date.now())
}

/** The words of HTML that is our own and plain. */
function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim()
}

async function idsBy(tx: Transaction, query: SQL): Promise<Map<string, number>> {
  const { rows } = await tx.execute<{ id: number; key: string }>(query)
  return new Map(rows.map(({ id, key }) => [key, id]))
}

function idOf(ids: Map<string, number>, key: string): number {
  const id = ids.get(key)
  if (id === undefined) throw new Error(`demo articles name '${key}', which is not there`)
  return id
}
