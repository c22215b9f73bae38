import { sql } from 'drizzle-orm'
import { recordChange } from '#app/platform/audit/record-change.server.ts'
import type { Db } from '#db/client.ts'
import type { Role } from '../roles.ts'
import { dropInvitationsBy } from './invitations.server.ts'

/**
 * Gives somebody a role, or takes it with null. Ends their sessions, so that they sign in anew as what they are now, takes back the invitations of
 * somebody who may no longer invite, and leaves a line in the audit log. `actorId` is null for the operator at the command line.
 */
export async function changeRole(
  db: Db,
  userId: string,
  role: Role | null,
  actorId: string | null,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ role: Role | null; email: string }>(sql`
      select r.role, u.email from users u left join user_roles r on r.user_id = u.id where u.id = ${userId}`)
    const detail = { email: rows[0]?.email, role, before: { role: rows[0]?.role ?? null }, after: { role } }
    await tx.execute(
      role
        ? sql`insert into user_roles (user_id, role) values (${userId}, ${role})
              on conflict (user_id) do update set role = excluded.role`
        : sql`delete from user_roles where user_id = ${userId}`,
    )
    if (role !== 'admin') await dropInvitationsBy(tx, userId)
    await tx.execute(sql`delete from sessions where user_id = ${userId}`)
    await recordChange(tx, { actorId, action: 'change-role', entity: 'user', entityId: userId, detail })
  })
}
