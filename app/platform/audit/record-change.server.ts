import { sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import type { ActionOn, Audited } from './told.ts'

/** One line of the log: what was done to what. Each kind of thing and each action has its sentence in `TOLD`. */
export type Change<Kind extends Audited = Audited> = {
  /** Who; null for the server itself. */
  actorId: string | null
  action: ActionOn<Kind>
  entity: Kind
  entityId?: string | number
  /** What helps to understand it later (a title, a role before and after); never a secret. */
  detail?: Readonly<Record<string, unknown>>
}

/**
 * Writes down who changed what, in the transaction that changes it: neither is kept without the other. Lines are only ever
 * added. @returns the line's id
 */
export async function recordChange<Kind extends Audited>(
  tx: Transaction,
  change: Change<Kind>,
): Promise<number> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    insert into audit_log (actor_id, action, entity, entity_id, detail)
    values (${change.actorId}, ${change.action}, ${change.entity}, ${change.entityId?.toString() ?? null},
      ${JSON.stringify(change.detail ?? {})}::jsonb)
    returning id::int as id`)
  return rows[0]?.id ?? 0
}
