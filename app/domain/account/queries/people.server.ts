import { sql } from 'drizzle-orm'
import type { Language } from '#app/vietnamese/say.ts'
import type { Db } from '#db/client.ts'
import type { Person } from '../person.ts'
import { allows, ROLES } from '../roles.ts'
import type { Capability, Role } from '../roles.ts'

/** The role somebody has at this moment; null for none, and for whoever is locked out. */
export const roleOf = async (db: Db, userId: string): Promise<Role | null> =>
  (await standingOf(db, userId)).role

/** The same with what the panel is written in for them. */
export async function standingOf(db: Db, userId: string): Promise<Pick<Person, 'role' | 'panelLanguage'>> {
  const { rows } = await db.execute<Pick<Person, 'role' | 'panelLanguage'>>(
    sql`select r.role, u.panel_language as "panelLanguage" from user_roles r join users u on u.id = r.user_id
      where r.user_id = ${userId} and u.disabled_at is null`,
  )
  return rows[0] ?? { role: null, panelLanguage: null }
}

/** Keeps what the panel is written in for somebody; null as each screen is by itself. */
export async function keepPanelLanguage(db: Db, userId: string, language: Language | null): Promise<void> {
  await db.execute(
    sql`update users set panel_language = ${language}, updated_at = now() where id = ${userId}`,
  )
}

/** Everybody whose role allows something, by name. */
export async function peopleWho(
  db: Db,
  capability: Capability,
): Promise<{ id: string; name: string; email: string }[]> {
  const { rows } = await db.execute<{ id: string; name: string; email: string }>(sql`
    select u.id, u.name, u.email from users u join user_roles r on r.user_id = u.id
    where u.disabled_at is null
      and r.role = any(${`{${ROLES.filter((role) => allows(role, capability)).join(',')}}`}::text[])
    order by vi_fold(u.name), u.id limit 500`)
  return rows
}

/** Whether an address has an account, confirmed or not. `email` in lower case. */
export async function isTaken(db: Db, email: string): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 from users where email = ${email}`)
  return rows.length > 0
}

/** Whose password a reset link may set; null for a link that is not there. */
export async function resetOwner(db: Db, token: string): Promise<{ name: string; email: string } | null> {
  const { rows } = await db.execute<{ name: string; email: string }>(sql`
    select u.name, u.email from verifications v join users u on u.id = v.value
    where v.identifier = ${`reset-password:${token}`} and v.expires_at > now()`)
  return rows[0] ?? null
}

/** The address that a second factor is being asked of; null for a challenge that is not there. */
export async function challengedPerson(db: Db, challenge: string): Promise<string | null> {
  const { rows } = await db.execute<{ email: string }>(sql`
    select u.email from verifications v join users u on u.id = v.value
    where v.identifier = ${challenge} and v.expires_at > now()`)
  return rows[0]?.email ?? null
}

/** Notes that a mail sent to an account's address was read by its owner: as good as a confirmation. */
export async function markConfirmed(db: Db, email: string): Promise<void> {
  await db.execute(sql`update users set email_verified = true, updated_at = now() where email = ${email}`)
}
