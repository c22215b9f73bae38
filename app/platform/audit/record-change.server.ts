import { sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'

/** One line of the log: `action` as 'create', 'update', 'delete', 'restore'...; `entity` as 'article', 'setting'... */
export type Change = {
  /** Who; null for the server itself. */
  actorId: string | null
  action: string
  entity: string
  entityId?: string | number
  /** What helps to understand it later (a title, a role before and after); never a secret. */
  detail?: Readonly<Record<string, unknown>>
}

/**
 * Writes down who changed what, in the transaction that changes it: neither is kept without the other. Lines are only ever
 * added. @returns the line's id
 */
export async function recordChange(tx: Transaction, change: Change): Promise<number> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    insert into audit_log (actor_id, action, entity, entity_id, detail)
    values (${change.actorId}, ${change.action}, ${change.entity}, ${change.entityId?.toString() ?? null},
      ${JSON.stringify(change.detail ?? {})}::jsonb)
    returning id::int as id`)
  return rows[0]?.id ?? 0
}
