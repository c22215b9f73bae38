import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'

/** Something that was deleted and did not come back: its line in the log, and what it was called. */
export type Deletion = { line: number; name: string; at: Date }

const NOT_BACK = sql`not exists (
  select from audit_log back where back.entity = d.entity and back.entity_id = d.entity_id
    and back.action = 'restore' and back.id > d.id)`

/** What was deleted lately and can be brought back, newest first. @param entities as the log calls them */
export async function lastDeletions(
  db: Db,
  entities: readonly string[],
  limit: number,
): Promise<(Deletion & { entity: string })[]> {
  const { rows } = await db.execute<Deletion & { entity: string }>(sql`
    select d.id::int as line, d.entity, coalesce(d.detail -> 'row' ->> 'name', '') as name, d.created_at as at
    from audit_log d
    where d.action in ('delete', 'merge') and d.entity = any(${`{${entities.join(',')}}`}::text[])
      and d.detail ? 'row' and ${NOT_BACK}
    order by d.id desc limit ${limit}`)
  return rows.map((row) => ({ ...row, at: new Date(row.at) }))
}

/** The line of the last deletion of something that did not come back; null where there is none. */
export async function deletionOf(
  db: Pick<Db, 'execute'>,
  { entity, entityId }: { entity: string; entityId: number },
): Promise<number | null> {
  const { rows } = await db.execute<{ line: number }>(sql`
    select d.id::int as line from audit_log d
    where d.entity = ${entity} and d.entity_id = ${String(entityId)} and d.action in ('delete', 'merge')
      and d.detail ? 'row' and ${NOT_BACK}
    order by d.id desc limit 1`)
  return rows[0]?.line ?? null
}

/** What was written down of a deletion that can be brought back; null for any other line. */
export async function deletionDetail(
  db: Db,
  { line, entity }: { line: number; entity: string },
): Promise<Record<string, unknown> | null> {
  const { rows } = await db.execute<{ detail: Record<string, unknown> }>(sql`
    select d.detail from audit_log d
    where d.id = ${line} and d.entity = ${entity} and d.action in ('delete', 'merge') and d.detail ? 'row' and ${NOT_BACK}`)
  return rows[0]?.detail ?? null
}
