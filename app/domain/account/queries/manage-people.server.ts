import { sql } from 'drizzle-orm'
import { fold } from '#app/vietnamese/fold.ts'
import type { Db } from '#db/client.ts'
import type { Role } from '../roles.ts'
import { dropInvitationsBy } from './invitations.server.ts'

/** Somebody with an account, as administrators see them; never a secret. */
export type AccountRow = {
  id: string
  name: string
  email: string
  isConfirmed: boolean
  hasSecondFactor: boolean
  disabledAt: string | null
  role: Role | null
  /** Browsers they are signed in with. */
  sessions: number
  createdAt: string
}

/** Words of a name or an address; those of the staff, of visitors, or all. */
export type PeopleAsked = { text: string; group: 'all' | 'staff' | 'readers'; page: number; size: number }

/** A page of the accounts, staff first, then the newest. */
export async function listPeople(
  db: Db,
  { text, group, page, size }: PeopleAsked,
): Promise<{ people: AccountRow[]; total: number }> {
  const like = `%${fold(text).replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const of = { all: sql`true`, staff: sql`r.role is not null`, readers: sql`r.role is null` }[group]
  const where = sql`${of} and ${text === '' ? sql`true` : sql`vi_fold(u.name || ' ' || u.email) like ${like}`}`
  const counted = await db.execute<{ total: number }>(sql`
    select count(*)::int as total from users u left join user_roles r on r.user_id = u.id where ${where}`)
  const { rows } = await db.execute<AccountRow>(sql`
    select u.id, u.name, u.email, u.email_verified as "isConfirmed", u.two_factor_enabled as "hasSecondFactor",
      u.disabled_at as "disabledAt", r.role, u.created_at as "createdAt",
      (select count(*)::int from sessions s where s.user_id = u.id and s.expires_at > now()) as sessions
    from users u left join user_roles r on r.user_id = u.id where ${where}
    order by (r.role is null), r.role, u.created_at desc, u.id limit ${size} offset ${(page - 1) * size}`)
  const iso = (time: string | null) => time && new Date(time).toISOString()
  return {
    people: rows.map((row) => ({
      ...row,
      createdAt: new Date(row.createdAt).toISOString(),
      disabledAt: iso(row.disabledAt),
    })),
    total: counted.rows[0]?.total ?? 0,
  }
}

/** Whom an administrator's decision is about. */
export type ManagedAccount = Pick<AccountRow, 'id' | 'name' | 'email' | 'isConfirmed' | 'role'>

/** Somebody by id; null where there is nobody. */
export async function accountById(db: Db, id: string): Promise<ManagedAccount | null> {
  const { rows } = await db.execute<ManagedAccount>(sql`
    select u.id, u.name, u.email, u.email_verified as "isConfirmed", r.role from users u left join user_roles r on r.user_id = u.id where u.id = ${id}`)
  return rows[0] ?? null
}

/**
 * Whether others than this one could still run the site. Holds the rows of the administrators until the end of the
 * transaction: two who take each other's role wait for one another here.
 */
export async function hasOtherAdmins(tx: Pick<Db, 'execute'>, userId: string): Promise<boolean> {
  const { rows } = await tx.execute<{ userId: string }>(sql`
    select r.user_id as "userId" from user_roles r join users u on u.id = r.user_id
    where r.role = 'admin' and u.disabled_at is null order by r.user_id for update of r`)
  return rows.some((row) => row.userId !== userId)
}

/** Locks somebody out, with every session and every invitation they sent, or lets them in again. */
export async function setDisabled(
  tx: Pick<Db, 'execute'>,
  userId: string,
  isDisabled: boolean,
): Promise<void> {
  await tx.execute(sql`
    update users set disabled_at = ${isDisabled ? sql`now()` : sql`null`}, updated_at = now() where id = ${userId}`)
  if (!isDisabled) return
  await dropInvitationsBy(tx, userId)
  await tx.execute(sql`delete from sessions where user_id = ${userId}`)
}

/** Deletes an account with all that is only its own; what it wrote stays, without its name. */
export async function removeAccount(tx: Pick<Db, 'execute'>, userId: string): Promise<void> {
  await dropInvitationsBy(tx, userId)
  // What goes with the address: nobody is left who could end it but by a mail.
  await tx.execute(sql`
    delete from alert_addresses d using users u where u.id = ${userId} and u.email_verified and d.email = lower(u.email)`)
  await tx.execute(sql`delete from users where id = ${userId}`)
}

/** Whether an account is locked. */
export async function isDisabled(db: Db, userId: string): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 from users where id = ${userId} and disabled_at is not null`)
  return rows.length > 0
}
