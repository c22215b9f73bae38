import { sql } from 'drizzle-orm'
import { AppError } from '#app/platform/errors.ts'
import { say } from '#app/platform/language.server.ts'
import type { Db, Transaction } from '#db/client.ts'

/** A note beside an article; times are ISO 8601. */
export type Note = {
  id: number
  author: string
  text: string
  createdAt: string
  resolvedAt: string | null
  resolvedBy: string | null
  /** Whether the person who looks may delete it; whoever edits may resolve it. */
  mayDelete: boolean
}

/** Who looks at notes, or changes them. */
type Reader = { id: string; isAdmin: boolean }

/** Notes of one article: enough for any article, few enough for a page. */
export const MOST_NOTES = 200

/** The notes beside an article, the newest first. */
export async function listNotes(db: Db, articleId: number, reader: Reader): Promise<Note[]> {
  const { rows } = await db.execute<Omit<Note, 'mayDelete'> & { authorId: string }>(sql`
    select n.id, n.author_id as "authorId", a.name as author, n.text, n.created_at as "createdAt",
      n.resolved_at as "resolvedAt", r.name as "resolvedBy"
    from article_notes n join users a on a.id = n.author_id left join users r on r.id = n.resolved_by
    where n.article_id = ${articleId} order by n.id desc limit ${MOST_NOTES}`)
  return rows.map(({ authorId, ...note }) => ({
    ...note,
    createdAt: new Date(note.createdAt).toISOString(),
    resolvedAt: note.resolvedAt && new Date(note.resolvedAt).toISOString(),
    mayDelete: reader.isAdmin || authorId === reader.id,
  }))
}

/** The title of an article that is not in the trash; whoever writes beside it holds it until the end of the transaction. @throws AppError 'not_found' */
export async function titleForNotes(tx: Transaction, articleId: number): Promise<string> {
  const { rows } = await tx.execute<{ title: string }>(sql`
    select title from articles where id = ${articleId} and deleted_at is null for key share`)
  if (!rows[0]) throw new AppError('not_found', say(NO_ARTICLE))
  return rows[0].title
}

/** Writes a note. @returns its id @throws AppError 'conflict' where the article has as many as there may be */
export async function addNote(
  tx: Transaction,
  { articleId, authorId, text }: { articleId: number; authorId: string; text: string },
): Promise<number> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    insert into article_notes (article_id, author_id, text)
    select ${articleId}, ${authorId}, ${text}
    where (select count(*) from article_notes where article_id = ${articleId}) < ${MOST_NOTES}
    returning id`)
  if (!rows[0]) throw new AppError('conflict', say(TOO_MANY))
  return rows[0].id
}

/** Who does what with which note. */
type Which = { id: number; articleId: number; reader: Reader }

/** Notes that a note is dealt with, or is not after all; whoever edits may. @throws AppError 'not_found' */
export async function setResolved(
  tx: Transaction,
  { id, articleId, reader }: Which,
  isResolved: boolean,
): Promise<void> {
  const { rows } = await tx.execute(sql`
    update article_notes set resolved_at = ${isResolved ? sql`now()` : sql`null`},
      resolved_by = ${isResolved ? reader.id : null}
    where id = ${id} and article_id = ${articleId} returning id`)
  if (rows.length === 0) throw new AppError('not_found', say(NO_NOTE))
}

/** Deletes one's own note for good, an administrator anybody's. @returns who wrote it @throws AppError 'not_found', 'forbidden' */
export async function deleteNote(tx: Transaction, { id, articleId, reader }: Which): Promise<string> {
  const { rows } = await tx.execute<{ authorId: string; author: string }>(sql`
    select n.author_id as "authorId", u.name as author from article_notes n join users u on u.id = n.author_id
    where n.id = ${id} and n.article_id = ${articleId} for update of n`)
  const [note] = rows
  if (!note) throw new AppError('not_found', say(NO_NOTE))
  if (!reader.isAdmin && note.authorId !== reader.id) throw new AppError('forbidden', say(NOT_YOURS))
  await tx.execute(sql`delete from article_notes where id = ${id}`)
  return note.author
}

const NO_ARTICLE = {
  vi: 'Bài viết này không còn, hoặc đang ở trong thùng rác.',
  en: 'The article is gone, or lies in the trash. Restore it there to write beside it.',
}
const NO_NOTE = {
  vi: 'Ghi chú này đã bị xóa. Bạn tải lại trang để xem các ghi chú hiện có.',
  en: 'This note was deleted. Load the page again to see the notes there are.',
}
const NOT_YOURS = {
  vi: 'Chỉ người viết ghi chú hoặc quản trị viên mới xóa được ghi chú này.',
  en: 'Only who wrote the note, or an administrator, can delete it. Ask one of them.',
}
const TOO_MANY = {
  vi: `Bài này có ${MOST_NOTES} ghi chú rồi. Bạn xóa bớt ghi chú đã xong nhé.`,
  en: `The article has ${MOST_NOTES} notes. Delete some that are resolved, then write again.`,
}
