import { sql } from 'drizzle-orm'
import type { Db, Transaction } from '#db/client.ts'
import { PREVIEW_DAYS } from './preview-key.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Until when the link to an article's preview works, in ms; null where there is none or its time is over. */
export async function previewEnd(db: Pick<Db, 'execute'>, articleId: number): Promise<number | null> {
  const { rows } = await db.execute<{ endsAt: string | Date }>(sql`
    select ends_at as "endsAt" from article_previews where article_id = ${articleId} and ends_at > now()`)
  return rows[0] ? new Date(rows[0].endsAt).getTime() : null
}

/** Lets people without an account see an article; a link that was there before ends. @param now in ms @returns until when, in ms */
export async function openPreview(
  tx: Transaction,
  { articleId, madeBy, now }: { articleId: number; madeBy: string; now: number },
): Promise<number> {
  const ends = now + PREVIEW_DAYS * DAY_MS
  await tx.execute(sql`
    insert into article_previews (article_id, ends_at, made_by)
    values (${articleId}, ${new Date(ends).toISOString()}, ${madeBy})
    on conflict (article_id) do update set ends_at = excluded.ends_at, made_by = excluded.made_by, created_at = now()`)
  return ends
}

/** Ends the link to an article's preview. @returns whether there was one */
export async function withdrawPreview(tx: Transaction, articleId: number): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    delete from article_previews where article_id = ${articleId} returning ends_at > now() as "isOpen"`)
  return rows[0]?.['isOpen'] === true
}
