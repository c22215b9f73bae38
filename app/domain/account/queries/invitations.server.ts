import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import type { Role } from '../roles.ts'

/** A role that waits to be taken up. */
export type Invitation = { email: string; role: Role; createdAt: string; expiresAt: string }

/** Days an invitation can be taken up. */
export const INVITATION_DAYS = 7

/** An invitation `i` stands as long as whoever sent it may still invite. */
const isOpen = sql`i.expires_at > now() and exists (
  select 1 from users inviter join user_roles r on r.user_id = inviter.id
  where inviter.id = i.invited_by and inviter.disabled_at is null and r.role = 'admin')`

/** Those that can still be taken up, newest first. */
export async function openInvitations(db: Db): Promise<Invitation[]> {
  const { rows } = await db.execute<Invitation>(sql`
    select i.email, i.role, i.created_at as "createdAt", i.expires_at as "expiresAt" from invitations i
    where ${isOpen} order by i.created_at desc limit 100`)
  return rows.map((row) => ({
    ...row,
    createdAt: new Date(row.createdAt).toISOString(),
    expiresAt: new Date(row.expiresAt).toISOString(),
  }))
}

/** Promises a role to an address, anew where it was promised one before. */
export async function addInvitation(
  db: Db,
  { email, role, tokenHash, invitedBy }: { email: string; role: Role; tokenHash: string; invitedBy: string },
): Promise<void> {
  await db.execute(sql`
    insert into invitations (email, role, token_hash, invited_by, expires_at)
    values (${email}, ${role}, ${tokenHash}, ${invitedBy}, now() + make_interval(days => ${INVITATION_DAYS}))
    on conflict (email) do update set role = excluded.role, token_hash = excluded.token_hash, invited_by = excluded.invited_by, created_at = now(),
      expires_at = excluded.expires_at`)
}

/** Takes an invitation back. @returns whether there was one */
export async function dropInvitation(db: Db, email: string): Promise<boolean> {
  const { rows } = await db.execute(sql`delete from invitations where email = ${email} returning email`)
  return rows.length > 0
}

/** Takes back all that somebody sent who may no longer invite: they do not come back with the role. */
export async function dropInvitationsBy(tx: Pick<Db, 'execute'>, inviterId: string): Promise<void> {
  await tx.execute(sql`delete from invitations where invited_by = ${inviterId}`)
}

/** The invitation behind a link that can still be taken up; null for any other. */
export async function invitationByToken(
  db: Db,
  tokenHash: string,
): Promise<{ email: string; role: Role } | null> {
  const { rows } = await db.execute<{ email: string; role: Role }>(
    sql`select i.email, i.role from invitations i where i.token_hash = ${tokenHash} and ${isOpen}`,
  )
  return rows[0] ?? null
}

/**
 * Gives the promised role to the person, whose address must be the invited one; a link works once. Sessions stay: the role is
 * read with every request. @returns the role; null where there is no such invitation for this person
 */
export async function takeUpInvitation(
  db: Db,
  { tokenHash, userId }: { tokenHash: string; userId: string },
): Promise<Role | null> {
  return db.transaction(async (tx) => {
    // Whoever takes the inviter's role away at this moment comes before this or after it, not in between.
    await tx.execute(sql`
      select 1 from invitations i join user_roles r on r.user_id = i.invited_by join users u on u.id = r.user_id
      where i.token_hash = ${tokenHash} for share of r, u`)
    const { rows } = await tx.execute<{ role: Role; email: string; invitedBy: string | null }>(sql`
      delete from invitations i using users u
      where i.token_hash = ${tokenHash} and ${isOpen} and u.id = ${userId} and u.email = i.email
        and u.email_verified and u.disabled_at is null
      returning i.role, i.email, i.invited_by as "invitedBy"`)
    const [taken] = rows
    if (!taken) return null
    await tx.execute(sql`
      insert into user_roles (user_id, role) values (${userId}, ${taken.role})
      on conflict (user_id) do update set role = excluded.role where user_roles.role <> 'admin'`)
    await tx.execute(sql`
      insert into audit_log (actor_id, action, entity, entity_id, detail)
      values (${taken.invitedBy}, 'change-role', 'user', ${userId},
        ${JSON.stringify({ email: taken.email, after: { role: taken.role }, by: 'invitation' })}::jsonb)`)
    return taken.role
  })
}
