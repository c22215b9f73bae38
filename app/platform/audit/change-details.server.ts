import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'

/** A line of the log that is to be taken back: what it changed, and what was written down with it. */
export type LoggedChange = { line: number; entityId: string; detail: Record<string, unknown> }

/** Lines of the log about one kind of thing, in the order they were written. */
export async function changeDetails(
  db: Pick<Db, 'execute'>,
  { lines, entity }: { lines: readonly number[]; entity: string },
): Promise<LoggedChange[]> {
  const { rows } = await db.execute<LoggedChange>(sql`
    select id::int as line, entity_id as "entityId", detail from audit_log
    where id = any(${sql.param(lines)}::bigint[]) and entity = ${entity} and entity_id is not null order by id`)
  return rows
}
