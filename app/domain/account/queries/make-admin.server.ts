import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { recordChange } from '#app/platform/audit/record-change.server.ts'
import type { Db, Transaction } from '#db/client.ts'

/** Any number of its own: servers that start at once make one first administrator, not two. */
const LOCK_KEY = 20_260_102

/** Whether anybody is an administrator. */
export async function hasAdmin(db: Db): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 from user_roles where role = 'admin' limit 1`)
  return rows.length > 0
}

/** Runs `work` while no other server makes a first administrator. */
export function aloneWithAdmins<T>(db: Db, work: (tx: Transaction) => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK_KEY})`)
    return work(tx)
  })
}

/**
 * Makes an administrator whose address needs no confirmation. An account that has the address already keeps everything but
 * gets the role; its password is only set where `passwordHash` is not null.
 */
export async function makeAdmin(
  tx: Transaction,
  admin: { email: string; passwordHash: string | null },
): Promise<void> {
  const email = admin.email.trim().toLowerCase()
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into users (id, name, email, email_verified) values (${newId()}, ${email.split('@')[0]}, ${email}, true)
    on conflict (email) do update set email_verified = true, updated_at = now() returning id`)
  const id = rows[0]?.id ?? ''
  if (admin.passwordHash !== null) {
    await tx.execute(sql`delete from accounts where user_id = ${id} and provider_id = 'credential'`)
    await tx.execute(sql`
      insert into accounts (id, account_id, provider_id, user_id, password)
      values (${newId()}, ${id}, 'credential', ${id}, ${admin.passwordHash})`)
  }
  await tx.execute(sql`delete from sessions where user_id = ${id}`)
  await tx.execute(sql`
    insert into user_roles (user_id, role) values (${id}, 'admin') on conflict (user_id) do update set role = 'admin'`)
  await recordChange(tx, {
    actorId: null,
    action: 'change-role',
    entity: 'user',
    entityId: id,
    detail: { email, role: 'admin' },
  })
}

/** Whether an address is that of an administrator. */
export async function isAdmin(db: Db, email: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from users u join user_roles r on r.user_id = u.id and r.role = 'admin'
    where u.email = ${email.trim().toLowerCase()}`)
  return rows.length > 0
}

/** Lets an account in by its password alone. @returns whether it had a second factor */
export async function dropSecondFactor(tx: Transaction, email: string): Promise<boolean> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    update users set two_factor_enabled = false, updated_at = now()
    where email = ${email.trim().toLowerCase()} and two_factor_enabled returning id`)
  await tx.execute(sql`
    delete from two_factors where user_id in (select id from users where email = ${email.trim().toLowerCase()})`)
  return rows.length > 0
}

/** Whether an address has a password to sign in with. */
export async function hasPassword(db: Db, email: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from users u join accounts a on a.user_id = u.id
    where u.email = ${email.trim().toLowerCase()} and a.password is not null`)
  return rows.length > 0
}

const newId = () => randomBytes(24).toString('base64url')
