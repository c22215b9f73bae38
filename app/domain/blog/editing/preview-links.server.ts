import { sql } from 'drizzle-orm'
import { AppError } from '#app/platform/errors.ts'
import { say } from '#app/platform/language.server.ts'
import type { Db, Transaction } from '#db/client.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Links to one article that may be open at once. */
export const MOST_PREVIEWS = 20

/** A link to an article's preview; times in ms. */
export type PreviewLink = {
  id: number
  madeAt: number
  /** Null for somebody who is no longer there. */
  madeBy: string | null
  ends: number
}

/** The links to an article's preview that work now, the newest first. */
export async function openPreviews(db: Pick<Db, 'execute'>, articleId: number): Promise<PreviewLink[]> {
  const { rows } = await db.execute<{ id: number; madeAt: string; madeBy: string | null; ends: string }>(sql`
    select p.id, p.created_at as "madeAt", u.name as "madeBy", p.ends_at as ends
    from article_previews p left join users u on u.id = p.made_by
    where p.article_id = ${articleId} and p.ends_at > now() order by p.id desc`)
  const ms = (time: string) => new Date(time).getTime()
  return rows.map((row) => ({ ...row, madeAt: ms(row.madeAt), ends: ms(row.ends) }))
}

/** The article that a link shows; null once it is withdrawn. @param ends of the link, in ms */
export async function previewedArticle(
  db: Pick<Db, 'execute'>,
  { id, ends }: { id: number; ends: number },
): Promise<number | null> {
  const { rows } = await db.execute<{ articleId: number }>(sql`
    select article_id as "articleId" from article_previews
    where id = ${id} and ends_at = ${new Date(ends).toISOString()} and ends_at > now()`)
  return rows[0]?.articleId ?? null
}

/**
 * Lets people without an account see an article; links that have ended are forgotten. @param now in ms
 * @throws AppError 'conflict' where as many are open as there may be
 */
export async function openPreview(
  tx: Transaction,
  made: { articleId: number; madeBy: string; days: number; now: number },
): Promise<void> {
  const { articleId, madeBy, days, now } = made
  const at = (ms: number) => sql`${new Date(ms).toISOString()}::timestamptz`
  await tx.execute(sql`delete from article_previews where article_id = ${articleId} and ends_at <= now()`)
  const { rows } = await tx.execute(sql`
    insert into article_previews (article_id, ends_at, made_by, created_at)
    select ${articleId}, ${at(now + days * DAY_MS)}, ${madeBy}, ${at(now)}
    where (select count(*) from article_previews where article_id = ${articleId}) < ${MOST_PREVIEWS}
    returning id`)
  if (rows.length === 0) throw new AppError('conflict', say(TOO_MANY))
}

/** Ends a link to an article's preview at once. @returns whether there was one */
export async function withdrawPreview(
  tx: Transaction,
  { id, articleId }: { id: number; articleId: number },
): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    delete from article_previews where id = ${id} and article_id = ${articleId} returning id`)
  return rows.length > 0
}

const TOO_MANY = {
  vi: `Bài này đang có ${MOST_PREVIEWS} đường dẫn xem trước. Bạn thu hồi bớt rồi tạo thêm nhé.`,
  en: `The article has ${MOST_PREVIEWS} preview links. Withdraw one of them, then make another.`,
}
