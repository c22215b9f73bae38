import { sql } from 'drizzle-orm'
import { fold } from '#app/vietnamese/fold.ts'
import type { Db } from '#db/client.ts'
import type { AuditQuery } from './query.ts'

/** A line of the log; `actor` is null for the server itself and for whoever is no longer there. */
export type AuditLine = {
  id: number
  actor: string | null
  actorEmail: string | null
  action: string
  entity: string
  entityId: string | null
  detail: Record<string, unknown>
  at: string
}

/** Lines on a page. */
export const LINES = 50

/** A page of the log, newest first. One line more is looked for, to know whether there are others: nothing is counted. */
export async function listChanges(
  db: Db,
  { nguoi, loai, tu, den, trang }: AuditQuery,
): Promise<{ lines: AuditLine[]; hasMore: boolean }> {
  const like = `%${fold(nguoi).replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const start = (day: string) => sql`(${day}::date::timestamp at time zone 'Asia/Ho_Chi_Minh')`
  const conditions = [
    ...(nguoi
      ? [sql`a.actor_id in (select id from users where vi_fold(name || ' ' || email) like ${like})`]
      : []),
    ...(loai ? [sql`a.entity = ${loai}`] : []),
    ...(tu ? [sql`a.created_at >= ${start(tu)}`] : []),
    ...(den ? [sql`a.created_at < ${start(den)} + interval '1 day'`] : []),
  ]
  const where = conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``
  const { rows } = await db.execute<AuditLine>(sql`
    select a.id::int as id, u.name as actor, u.email as "actorEmail", a.action, a.entity, a.entity_id as "entityId",
      a.detail, a.created_at as at
    from audit_log a left join users u on u.id = a.actor_id ${where}
    order by a.id desc limit ${LINES + 1} offset ${(trang - 1) * LINES}`)
  return {
    lines: rows.slice(0, LINES).map((row) => ({ ...row, at: new Date(row.at).toISOString() })),
    hasMore: rows.length > LINES,
  }
}

/** The kinds of things the log speaks of. */
export async function loggedEntities(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ entity: string }>(sql`
    with recursive kinds as (
      (select entity from audit_log order by entity limit 1)
      union all
      select (select a.entity from audit_log a where a.entity > k.entity order by a.entity limit 1)
      from kinds k where k.entity is not null
    ) select entity from kinds where entity is not null`)
  return rows.map(({ entity }) => entity)
}
