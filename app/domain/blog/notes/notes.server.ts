import { sql } from 'drizzle-orm'
import { AppError } from '#app/platform/errors.ts'
import { say } from '#app/platform/language.server.ts'
import type { Db, Transaction } from '#db/client.ts'

/** A note beside an article; times are ISO 8601. */
export type Note = {
  id: number
  /** Null for somebody who is no longer there. */
  author: string | null
  text: string
  createdAt: string
  resolvedAt: string | null
  resolvedBy: string | null
  /** Whether the person who looks may resolve and delete it. */
  mayChange: boolean
}

/** Who looks at notes, or changes them. */
type Reader = { id: string; isAdmin: boolean }

/** Notes of one article: enough for any article, few enough for a page. */
export const MOST_NOTES = 200

/** The notes beside an article, the oldest first. */
export async function listNotes(db: Db, articleId: number, reader: Reader): Promise<Note[]> {
  const { rows } = await db.execute<Omit<Note, 'mayChange'> & { authorId: string | null }>(sql`
    select n.id, n.author_id as "authorId", a.name as author, n.text, n.created_at as "createdAt",
      n.resolved_at as "resolvedAt", r.name as "resolvedBy"
    from article_notes n left join users a on a.id = n.author_id left join users r on r.id = n.resolved_by
    where n.article_id = ${articleId} order by n.id limit ${MOST_NOTES}`)
  return rows.map(({ authorId, ...note }) => ({
    ...note,
    createdAt: new Date(note.createdAt).toISOString(),
    resolvedAt: note.resolvedAt && new Date(note.resolvedAt).toISOString(),
    mayChange: reader.isAdmin || authorId === reader.id,
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

type Which = { id: number; articleId: number; reader: Reader }

/** Notes that a note is dealt with, or is not after all. @throws AppError 'not_found', 'forbidden' */
export async function setResolved(tx: Transaction, which: Which, isResolved: boolean): Promise<void> {
  await holdNote(tx, which)
  await tx.execute(sql`
    update article_notes set resolved_at = ${isResolved ? sql`now()` : sql`null`},
      resolved_by = ${isResolved ? which.reader.id : null}
    where id = ${which.id}`)
}

/** Deletes a note for good. @returns who wrote it @throws AppError 'not_found', 'forbidden' */
export async function deleteNote(tx: Transaction, which: Which): Promise<string | null> {
  const author = await holdNote(tx, which)
  await tx.execute(sql`delete from article_notes where id = ${which.id}`)
  return author
}

/** Holds a note that the reader may change. @returns the name of its author */
async function holdNote(tx: Transaction, { id, articleId, reader }: Which): Promise<string | null> {
  const { rows } = await tx.execute<{ authorId: string | null }>(sql`
    select author_id as "authorId" from article_notes where id = ${id} and article_id = ${articleId} for update`)
  const [note] = rows
  if (!note) throw new AppError('not_found', say(NO_NOTE))
  if (!reader.isAdmin && note.authorId !== reader.id) throw new AppError('forbidden', say(NOT_YOURS))
  const named = await tx.execute<{ name: string }>(sql`select name from users where id = ${note.authorId}`)
  return named.rows[0]?.name ?? null
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
  vi: 'Chỉ người viết ghi chú hoặc quản trị viên mới làm được việc này.',
  en: 'Only who wrote the note, or an administrator, can do this. Ask one of them.',
}
const TOO_MANY = {
  vi: `Bài này có ${MOST_NOTES} ghi chú rồi. Bạn xóa bớt ghi chú đã xong nhé.`,
  en: `The article has ${MOST_NOTES} notes. Delete some that are resolved, then write again.`,
}
