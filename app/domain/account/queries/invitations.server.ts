import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { recordChange } from '#app/platform/audit/record-change.server.ts'
import type { Db, Transaction } from '#db/client.ts'
import type { Role } from '../roles.ts'

/** A role that waits to be taken up, or did until `expiresAt`; times are ISO 8601. */
export type Invitation = {
  email: string
  role: Role
  /** Who sent it; null for whoever is no longer there. */
  invitedBy: string | null
  createdAt: string
  expiresAt: string
  /** Whether its link still works. */
  isOpen: boolean
}

/** Days an invitation can be taken up. */
export const INVITATION_DAYS = 7

/** An invitation `i` stands as long as whoever sent it may still invite. */
const isOpen = sql`i.expires_at > now() and exists (
  select 1 from users inviter join user_roles r on r.user_id = inviter.id
  where inviter.id = i.invited_by and inviter.disabled_at is null and r.role = 'admin')`

/** Those nobody has taken up, newest first. */
export async function listInvitations(db: Db): Promise<Invitation[]> {
  const { rows } = await db.execute<Invitation>(sql`
    select i.email, i.role, u.name as "invitedBy", i.created_at as "createdAt", i.expires_at as "expiresAt",
      ${isOpen} as "isOpen"
    from invitations i left join users u on u.id = i.invited_by order by i.created_at desc limit 100`)
  return rows.map((row) => ({
    ...row,
    createdAt: new Date(row.createdAt).toISOString(),
    expiresAt: new Date(row.expiresAt).toISOString(),
  }))
}

/** Who has an address at this moment, as far as inviting it goes; null where nobody has signed up with it. */
export async function inviteeOf(
  db: Db,
  email: string,
): Promise<{ name: string; role: Role | null; isDisabled: boolean; isConfirmed: boolean } | null> {
  const { rows } = await db.execute<{
    name: string
    role: Role | null
    isDisabled: boolean
    isConfirmed: boolean
  }>(sql`
    select u.name, r.role, u.disabled_at is not null as "isDisabled", u.email_verified as "isConfirmed"
    from users u left join user_roles r on r.user_id = u.id where u.email = ${email}`)
  return rows[0] ?? null
}

/** Promises a role to an address, anew where it was promised one before: an earlier link ends. @returns until when, ISO 8601 */
export async function addInvitation(
  db: Db,
  { email, role, tokenHash, invitedBy }: { email: string; role: Role; tokenHash: string; invitedBy: string },
): Promise<string> {
  const { rows } = await db.execute<{ expiresAt: string }>(sql`
    insert into invitations (email, role, token_hash, invited_by, expires_at)
    values (${email}, ${role}, ${tokenHash}, ${invitedBy}, now() + make_interval(days => ${INVITATION_DAYS}))
    on conflict (email) do update set role = excluded.role, token_hash = excluded.token_hash, invited_by = excluded.invited_by, created_at = now(),
      expires_at = excluded.expires_at
    returning expires_at as "expiresAt"`)
  return new Date(rows[0]?.expiresAt ?? Date.now()).toISOString()
}

/** The role that an address was promised and has not taken up, open or over; null for none. */
export async function promisedRole(db: Db, email: string): Promise<Role | null> {
  const { rows } = await db.execute<{ role: Role }>(sql`select role from invitations where email = ${email}`)
  return rows[0]?.role ?? null
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

/** An invitation as whoever holds its link sees it. */
export type HeldInvitation = {
  email: string
  role: Role
  invitedBy: string
  /** ISO 8601. */
  expiresAt: string
  /** Whether somebody has an account with the address and has shown that it is theirs. */
  hasAccount: boolean
}

/** The invitation behind a link that can still be taken up; null for any other. */
export async function invitationByToken(db: Db, tokenHash: string): Promise<HeldInvitation | null> {
  const { rows } = await db.execute<HeldInvitation>(sql`
    select i.email, i.role, u.name as "invitedBy", i.expires_at as "expiresAt",
      exists (select from users o where o.email = i.email and o.email_verified) as "hasAccount"
    from invitations i join users u on u.id = i.invited_by where i.token_hash = ${tokenHash} and ${isOpen}`)
  const [held] = rows
  return held ? { ...held, expiresAt: new Date(held.expiresAt).toISOString() } : null
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
    await holdInviter(tx, tokenHash)
    const { rows } = await tx.execute<Taken>(sql`
      delete from invitations i using users u
      where i.token_hash = ${tokenHash} and ${isOpen} and u.id = ${userId} and u.email = i.email
        and u.email_verified and u.disabled_at is null
      returning i.role, i.email, i.invited_by as "invitedBy"`)
    const [taken] = rows
    if (!taken) return null
    await giveRole(tx, userId, taken)
    return taken.role
  })
}

/** Thrown to undo what a link had already taken up when its address turned out to be somebody's. */
class AddressTaken extends Error {}

/**
 * Makes the account of an invited address that has none, with the promised role; a link works once. The link stands for the
 * address, so that it counts as confirmed. What somebody else may have signed up with it and never confirmed goes, with its
 * password: whoever waits for the owner to arrive gets in with nothing.
 * @returns 'has-account' with nothing done where the address is somebody's already, 'over' where there is no such invitation
 */
export async function joinByInvitation(
  db: Db,
  { tokenHash, name, passwordHash }: { tokenHash: string; name: string; passwordHash: string },
): Promise<'joined' | 'has-account' | 'over'> {
  try {
    return await db.transaction(async (tx) => {
      await holdInviter(tx, tokenHash)
      const { rows } = await tx.execute<Taken>(sql`
        delete from invitations i where i.token_hash = ${tokenHash} and ${isOpen}
        returning i.role, i.email, i.invited_by as "invitedBy"`)
      const [taken] = rows
      if (!taken) return 'over'
      const { email } = taken
      await tx.execute(sql`
        delete from users where email = ${email} and not email_verified and disabled_at is null`)
      const userId = newId()
      const made = await tx.execute(sql`
        insert into users (id, name, email, email_verified) values (${userId}, ${name}, ${email}, true)
        on conflict (email) do nothing returning id`)
      if (made.rows.length === 0) throw new AddressTaken()
      await tx.execute(sql`
        insert into accounts (id, account_id, provider_id, user_id, password)
        values (${newId()}, ${userId}, 'credential', ${userId}, ${passwordHash})`)
      await giveRole(tx, userId, taken)
      return 'joined'
    })
  } catch (error) {
    if (error instanceof AddressTaken) return 'has-account'
    throw error
  }
}

type Taken = { role: Role; email: string; invitedBy: string | null }

/** Whoever takes the inviter's role away at this moment comes before this or after it, not in between. */
async function holdInviter(tx: Transaction, tokenHash: string): Promise<void> {
  await tx.execute(sql`
    select 1 from invitations i join user_roles r on r.user_id = i.invited_by join users u on u.id = r.user_id
    where i.token_hash = ${tokenHash} for share of r, u`)
}

async function giveRole(tx: Transaction, userId: string, { role, email, invitedBy }: Taken): Promise<void> {
  await tx.execute(sql`
    insert into user_roles (user_id, role) values (${userId}, ${role})
    on conflict (user_id) do update set role = excluded.role where user_roles.role <> 'admin'`)
  // Somebody new reads the panel in one language from the first screen on, where their colleague chose one.
  await tx.execute(sql`
    update users set panel_language = (select panel_language from users where id = ${invitedBy})
    where id = ${userId} and panel_language is null`)
  await recordChange(tx, {
    // Whoever invited them did so earlier, and has a line of their own.
    actorId: userId,
    action: 'join',
    entity: 'user',
    entityId: userId,
    detail: { email, after: { role }, by: 'invitation' },
  })
}

const newId = () => randomBytes(24).toString('base64url')
