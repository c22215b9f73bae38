import { sql } from 'drizzle-orm'
import { AppError } from '#app/platform/errors.ts'
import type { Db } from '#db/client.ts'

/** Puts an article into the trash, from where it can be brought back (ruling 12). @throws AppError 'not_found' */
export async function trashArticle(db: Db, id: number): Promise<void> {
  const { rows } = await db.execute(
    sql`update articles set deleted_at = now() where id = ${id} and deleted_at is null returning id`,
  )
  if (rows.length === 0) throw new AppError('not_found', 'Article not found')
}

/** Brings an article back from the trash. @throws AppError 'not_found' */
export async function restoreArticle(db: Db, id: number): Promise<void> {
  const { rows } = await db.execute(
    sql`update articles set deleted_at = null where id = ${id} and deleted_at is not null returning id`,
  )
  if (rows.length === 0) throw new AppError('not_found', 'The article is not in the trash')
}

/** Deletes an article in the trash for good, with its revisions, views and likes. @throws AppError 'not_found' */
export async function deleteArticleForever(db: Db, id: number): Promise<void> {
  const { rows } = await db.execute(
    sql`delete from articles where id = ${id} and deleted_at is not null returning id`,
  )
  if (rows.length === 0) throw new AppError('not_found', 'The article is not in the trash')
}
