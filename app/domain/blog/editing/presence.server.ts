import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'

/** Who is not heard of for this long has gone; windows renew themselves every 20 seconds. */
const GONE_AFTER = sql`interval '60 seconds'`

/** What a window is told: who else has the article open, and how it was last saved. Times are ISO 8601. */
export type Presence = {
  /** `isYou`: the same person in another window. */
  others: { name: string; isYou: boolean; openedAt: string }[]
  updatedAt: string
  updatedBy: string | null
}

type Here = { articleId: number; editorId: string; window: string }

/** Notes that a window has an article open, and says who else has. Null where there is no such article. */
export async function stayPresent(db: Db, { articleId, editorId, window }: Here): Promise<Presence | null> {
  const article = await db.execute<{ updatedAt: string; updatedBy: string | null }>(sql`
    select a.updated_at as "updatedAt", (
      select u.name from article_revisions r join users u on u.id = r.editor_id
      where r.article_id = a.id and not r.is_autosave order by r.created_at desc, r.id desc limit 1
    ) as "updatedBy" from articles a where a.id = ${articleId} and a.deleted_at is null`)
  const [saved] = article.rows
  if (!saved) return null
  await db.execute(sql`
    insert into article_editors as e (article_id, "window", editor_id) values (${articleId}, ${window}, ${editorId})
    on conflict (article_id, "window") do update set seen_at = now() where e.editor_id = excluded.editor_id`)
  const { rows } = await db.execute<{ id: string; name: string; openedAt: string }>(sql`
    select u.id, u.name, min(e.opened_at) as "openedAt" from article_editors e join users u on u.id = e.editor_id
    where e.article_id = ${articleId} and e."window" <> ${window} and e.seen_at > now() - ${GONE_AFTER}
    group by u.id, u.name order by min(e.opened_at)`)
  return {
    others: rows.map(({ id, name, openedAt }) => ({ name, isYou: id === editorId, openedAt: iso(openedAt) })),
    updatedAt: iso(saved.updatedAt),
    updatedBy: saved.updatedBy,
  }
}

const iso = (time: string | Date) => new Date(time).toISOString()

/** Notes that a window was closed, and forgets those not heard of for long. */
export async function leave(db: Db, { articleId, editorId, window }: Here): Promise<void> {
  await db.execute(sql`
    delete from article_editors where (article_id = ${articleId} and "window" = ${window} and editor_id = ${editorId})
      or seen_at < now() - ${GONE_AFTER}`)
}
