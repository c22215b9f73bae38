import { sql } from 'drizzle-orm'
import { assignments, columnList, valueList } from '#app/platform/columns.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { unlessRefused } from '#app/platform/refused-write.ts'
import { unlessUnchanged } from '#app/platform/unless-unchanged.server.ts'
import { say } from '#app/vietnamese/say.ts'
import type { Db, Transaction } from '#db/client.ts'
import { articleSlug } from '../article-slug.ts'
import { eachText } from '../fields.ts'
import { plainText, readingMinutes } from '../html/plain-text.ts'
import { sanitiseArticle } from '../html/sanitise.ts'
import type { ArticleChange, ArticleInput } from './article-input.ts'
import { statusOf } from './list-state.ts'
import { publishedAt } from './published-at.ts'
import { replaceTags } from './replace-tags.server.ts'
import { addRevision, keepFirstState, snapshot } from './revisions.server.ts'
import type { RevisionEvent } from './revisions.server.ts'

/** An article as it was saved. `publishedAt` of a published one may lie ahead: it is scheduled. */
export type SavedArticle = {
  id: number
  slug: string
  status: 'draft' | 'published'
  publishedAt: string | null
  updatedAt: string
}

/**
 * Makes an article with its tags and its first revision, or nothing at all.
 * @throws AppError 'invalid' with the fields at fault, 'conflict' for a slug that is taken
 */
export async function createArticle(
  db: Db,
  { input, editorId }: { input: ArticleInput; editorId: string | null },
): Promise<SavedArticle> {
  return db.transaction(async (tx) => {
    await checkReferences(tx, input)
    const slug = input.slug === undefined ? await slugByTitle(tx, input.title) : slugOf(input.slug)
    await refuseTakenSlug(tx, slug, null)
    const html = htmlOf(input.content)
    const time = publishedAt({
      status: input.status,
      wanted: input.published_at,
      before: null,
      now: new Date().toISOString(),
    })
    const columns = {
      slug,
      title: input.title,
      content: html.content,
      content_text: html.text,
      ...eachText((name) => input[name]),
      status: input.status,
      is_featured: input.is_featured,
      is_ai_written: input.is_ai_written,
      reading_time: input.reading_time ?? html.minutes,
      published_at: time,
      category_id: input.category_id,
      subcategory_id: input.subcategory_id ?? null,
      author_id: input.author_id,
    }
    const { rows } = await unlessSlugTaken(() =>
      tx.execute<{ id: number }>(
        sql`insert into articles (${columnList(Object.keys(columns))}) values (${valueList(columns)}) returning id`,
      ),
    )
    const id = rows[0]?.id ?? 0
    await tx.execute(sql`delete from article_slug_history where slug = ${slug}`)
    await replaceTags(tx, id, input.tags)
    const event = eventOf(null, { status: input.status, publishedAt: time })
    await addRevision(tx, { articleId: id, editorId, isAutosave: false, event })
    return savedAs(tx, id)
  })
}

/**
 * Changes what is given of an article. An old slug leads to the new one; every state saved can be gone back to.
 * @throws AppError 'not_found', 'invalid' with the fields at fault, 'conflict' for a slug that is taken or where somebody
 * saved after `expected_updated_at`
 */
export function updateArticle(db: Db, edit: ArticleEdit): Promise<SavedArticle> {
  return db.transaction((tx) => changeArticle(tx, edit))
}

/** What is to become of which article, and who says so. */
export type ArticleEdit = {
  id: number
  change: ArticleChange
  editorId: string | null
  /** It goes back to a state it had. */
  isRestored?: boolean
  /** Writes down what else belongs to a change, in its transaction; not called where nothing changes. */
  record?: (tx: Transaction, saved: SavedArticle) => Promise<unknown>
}

/** The fields that a change gives. */
export const fieldsIn = (change: ArticleChange): string[] =>
  Object.keys(change).filter((field) => field !== 'expected_updated_at')

/** The same within a transaction that does more. What is as it was already leaves no trace, whatever is given. */
export async function changeArticle(tx: Transaction, edit: ArticleEdit): Promise<SavedArticle> {
  const { id, change, isRestored = false } = edit
  const before = await lockedArticle(tx, id)
  if (change.expected_updated_at && Date.parse(change.expected_updated_at) !== Date.parse(before.updatedAt)) {
    throw savedMeanwhile(before.updatedAt)
  }
  if (isRestored) return writeChange(tx, edit, before)
  if (fieldsIn(change).length > 0)
    await unlessUnchanged(
      tx,
      (part) => articleState(part, id),
      (part) => writeChange(part, edit, before),
    )
  return savedAs(tx, id)
}

/** What counts as a change of an article: what an editor can write. Times are kept finer than they are given back. */
async function articleState(tx: Transaction, id: number): Promise<unknown> {
  const { rows } = await tx.execute(sql`
    select ${snapshot} as kept, date_trunc('milliseconds', a.published_at)::text as published_at
    from articles a where a.id = ${id}`)
  return rows
}

async function writeChange(
  tx: Transaction,
  { id, change, editorId, isRestored = false, record }: ArticleEdit,
  before: Locked,
): Promise<SavedArticle> {
  const references = {
    category_id: change.category_id ?? before.categoryId,
    subcategory_id:
      change.subcategory_id === undefined
        ? change.category_id === undefined || change.category_id === before.categoryId
          ? before.subcategoryId
          : null
        : change.subcategory_id,
    author_id: change.author_id ?? before.authorId,
  }
  await checkReferences(tx, references)
  const slug = change.slug === undefined ? before.slug : slugOf(change.slug)
  if (slug !== before.slug) await moveSlug(tx, { id, from: before.slug, to: slug })
  const html = change.content === undefined ? null : htmlOf(change.content)
  const status = change.status ?? before.status
  const time = publishedAt({
    status,
    wanted: change.published_at,
    before: before.publishedAt,
    now: new Date().toISOString(),
  })
  await keepFirstState(tx, id)
  const columns = {
    slug,
    title: change.title,
    content: html?.content,
    content_text: html?.text,
    ...eachText((name) => change[name]),
    status,
    is_featured: change.is_featured,
    is_ai_written: change.is_ai_written,
    reading_time: change.reading_time ?? (html?.content === before.content ? undefined : html?.minutes),
    published_at: time,
    category_id: references.category_id,
    subcategory_id: references.subcategory_id ?? null,
    author_id: references.author_id,
    is_demo: false,
  }
  await unlessSlugTaken(() =>
    tx.execute(sql`update articles set ${assignments(columns)}, updated_at = now() where id = ${id}`),
  )
  if (change.tags) await replaceTags(tx, id, change.tags)
  const event = isRestored ? 'restored' : eventOf(before, { status, publishedAt: time })
  await addRevision(tx, { articleId: id, editorId, isAutosave: false, event })
  const saved = await savedAs(tx, id)
  await record?.(tx, saved)
  return saved
}

type Publication = { status: 'draft' | 'published'; publishedAt: string | null }

/** What a save did to who sees the article; null where nothing. @param before null for a new one */
function eventOf(before: Publication | null, after: Publication): RevisionEvent {
  const now = Date.now()
  const old = before ? statusOf(before, now) : 'draft'
  const next = statusOf(after, now)
  if (next === old && (next !== 'scheduled' || before?.publishedAt === after.publishedAt)) return null
  return next === 'draft' ? 'unpublished' : next
}

type Locked = {
  slug: string
  status: 'draft' | 'published'
  publishedAt: string | null
  updatedAt: string
  categoryId: number
  subcategoryId: number | null
  authorId: number
  /** While it stays, so do the minutes to read that somebody set. */
  content: string
}

const iso = (time: string | Date) => new Date(time).toISOString()

async function lockedArticle(tx: Transaction, id: number): Promise<Locked> {
  const { rows } = await tx.execute<Locked>(sql`
    select slug, status, published_at as "publishedAt", updated_at as "updatedAt", category_id as "categoryId",
      subcategory_id as "subcategoryId", author_id as "authorId", content
    from articles where id = ${id} and deleted_at is null for update`)
  const [row] = rows
  if (!row) throw new AppError('not_found', say('Article not found', { vi: 'Không tìm thấy bài viết' }))
  return { ...row, publishedAt: row.publishedAt && iso(row.publishedAt), updatedAt: iso(row.updatedAt) }
}

/** An article as it stands after a write. */
export async function savedAs(tx: Transaction, id: number): Promise<SavedArticle> {
  const { rows } = await tx.execute<SavedArticle>(
    sql`select id, slug, status, published_at as "publishedAt", updated_at as "updatedAt" from articles where id = ${id}`,
  )
  const [row] = rows
  if (!row) throw new Error(`article ${id} is gone within its own transaction`)
  return { ...row, publishedAt: row.publishedAt && iso(row.publishedAt), updatedAt: iso(row.updatedAt) }
}

function slugOf(slug: string): string {
  if (slug === '') throw refusedFor('slug', say('Slug is required', { vi: 'Bạn nhập đường dẫn nhé' }))
  return slug
}

/**
 * A slug made of a title: what lies in the trash keeps its own, so that it can come back, and the next number is taken. One that
 * another article shows is left as it is, and refused: the same title a second time is more likely the same article.
 */
async function slugByTitle(tx: Transaction, title: string): Promise<string> {
  const slug = slugOf(articleSlug(title))
  const { rows } = await tx.execute<{ slug: string }>(sql`
    select slug from articles where (slug = ${slug} or slug ~ ${`^${slug}-[0-9]+$`}) and deleted_at is not null`)
  const trashed = new Set(rows.map((row) => row.slug))
  let free = slug
  for (let number = 2; trashed.has(free); number += 1) free = `${slug}-${number}`
  return free
}

function savedMeanwhile(at: string): AppError {
  const text = say(
    'Somebody else saved this article a moment ago. Load it again to see what changed before you save.',
    { vi: 'Người khác vừa lưu bài này. Đọc lại bài để thấy điều đã đổi, rồi hãy lưu.' },
  )
  const saved = say(`The article was saved last at ${at}`, { vi: `Bài được lưu lần cuối lúc ${at}` })
  return new AppError('conflict', text, { fields: { expected_updated_at: saved } })
}

const refusedFor = (field: string, text: string, code: 'invalid' | 'conflict' = 'invalid') =>
  new AppError(code, text, { fields: { [field]: text } })

const slugTaken = () =>
  refusedFor('slug', say('Slug is taken', { vi: 'Đường dẫn này đã có bài khác dùng' }), 'conflict')

/** Runs a write of an article; another that got its slug first is refused as where it had been there before. */
const unlessSlugTaken = <T>(write: () => Promise<T>): Promise<T> =>
  unlessRefused(write, { taken: (rule) => (rule === 'articles_slug_unique' ? slugTaken() : null) })

/** A slug is one article's, also while that one is in the trash. */
async function refuseTakenSlug(tx: Transaction, slug: string, except: number | null): Promise<void> {
  const { rows } = await tx.execute<{ id: number; isTrashed: boolean }>(sql`
    select id, deleted_at is not null as "isTrashed" from articles where slug = ${slug} and id is distinct from ${except}`)
  const [holder] = rows
  if (holder) throw holder.isTrashed ? slugInTrash(holder.id) : slugTaken()
}

function slugInTrash(id: number): AppError {
  const text = say(
    `Slug is taken by article ${id}, which lies in the trash: restore it, or choose another slug`,
    {
      vi: `Đường dẫn này là của bài ${id} đang nằm trong thùng rác: khôi phục bài ấy, hoặc chọn đường dẫn khác`,
    },
  )
  return refusedFor('slug', text, 'conflict')
}

/** Gives an article a new slug and lets the old one lead to it. */
async function moveSlug(
  tx: Transaction,
  { id, from, to }: { id: number; from: string; to: string },
): Promise<void> {
  await refuseTakenSlug(tx, to, id)
  await tx.execute(sql`delete from article_slug_history where slug = ${to}`)
  await tx.execute(sql`
    insert into article_slug_history (slug, article_id) values (${from}, ${id})
    on conflict (slug) do update set article_id = excluded.article_id, created_at = now()`)
}

/** Content as it is kept: clean, with its words for search and its minutes to read. */
function htmlOf(content: string): { content: string; text: string; minutes: number } {
  const clean = sanitiseArticle(content)
  if (clean === '') {
    throw refusedFor('content', say('Content is required', { vi: 'Bạn viết nội dung nhé' }))
  }
  return { content: clean, text: plainText(clean), minutes: readingMinutes(clean) }
}

const notFound = (en: string, vi: string, id: number) =>
  say(`${en} with ID ${id} not found`, { vi: `Không tìm thấy ${vi} mã ${id}` })

type References = { category_id: number; subcategory_id?: number | null | undefined; author_id: number }

/** Whether category, subcategory and author are there and fit. @throws AppError 'invalid' naming the fields at fault */
async function checkReferences(
  tx: Transaction,
  { category_id: category, subcategory_id: subcategory, author_id: author }: References,
): Promise<void> {
  const { rows } = await tx.execute<{ category: boolean; author: boolean; subcategory: boolean }>(sql`
    select exists (select from categories where id = ${category}) as category,
      exists (select from authors where id = ${author}) as author,
      ${subcategory ?? null}::int is null
        or exists (select from subcategories where id = ${subcategory ?? null} and category_id = ${category}) as subcategory`)
  const found = rows[0]
  const fields = {
    ...(found?.category ? {} : { category_id: notFound('Category', 'chuyên mục', category) }),
    ...(found?.author ? {} : { author_id: notFound('Author', 'tác giả', author) }),
    ...(found?.subcategory
      ? {}
      : {
          subcategory_id: say(`Subcategory with ID ${subcategory} not found for category ${category}`, {
            vi: `Chuyên mục ${category} không có chuyên mục con mã ${subcategory}`,
          }),
        }),
  }
  const [first] = Object.values(fields)
  if (first) throw new AppError('invalid', first, { fields })
}
