import { sql } from 'drizzle-orm'
import { outageOf } from '#app/platform/outage.ts'
import type { Db } from '#db/client.ts'
import type { Role } from '../roles.ts'

/** A key as its owner sees it after it was made. */
export type ApiKeyRow = {
  id: number
  name: string
  prefix: string
  createdAt: string
  lastUsedAt: string | null
  /** From then on it lets nobody in; null for never. */
  expiresAt: string | null
  hasEnded: boolean
  /** What it is limited to; null for all that its owner may. */
  scopes: string[] | null
}

/** Keys somebody may have at once, those that have ended aside. */
export const MOST_KEYS = 10

/** The keys of a person that are not revoked, newest first; one that has ended is still to be seen. */
export async function listApiKeys(db: Db, userId: string): Promise<ApiKeyRow[]> {
  const { rows } = await db.execute<ApiKeyRow>(sql`
    select id, name, prefix, created_at as "createdAt", last_used_at as "lastUsedAt", expires_at as "expiresAt", scopes,
      coalesce(expires_at <= now(), false) as "hasEnded"
    from api_keys where user_id = ${userId} and revoked_at is null order by id desc`)
  return rows.map((row) => ({
    ...row,
    createdAt: new Date(row.createdAt).toISOString(),
    lastUsedAt: row.lastUsedAt && new Date(row.lastUsedAt).toISOString(),
    expiresAt: row.expiresAt && new Date(row.expiresAt).toISOString(),
  }))
}

/** What is kept of a new key. `days`: until it ends, null for never. */
export type NewKey = {
  name: string
  prefix: string
  hash: string
  days?: number | null
  scopes?: readonly string[] | null
}

/** Keeps a new key by its hash. @returns false where there are as many as there may be */
export async function addApiKey(
  db: Db,
  userId: string,
  { name, prefix, hash, days = null, scopes = null }: NewKey,
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    insert into api_keys (user_id, name, prefix, key_hash, expires_at, scopes)
    select ${userId}, ${name}, ${prefix}, ${hash}, now() + make_interval(days => ${days}),
      ${sql.param(scopes && [...scopes])}::text[]
    where (select count(*) from api_keys 
      where user_id = ${userId} and revoked_at is null and (expires_at is null or expires_at > now())) < ${MOST_KEYS}`)
  return rowCount === 1
}

/** Makes a key of a person worthless; somebody else's stays. */
export async function revokeApiKey(db: Db, userId: string, id: number): Promise<void> {
  await db.execute(sql`
    update api_keys set revoked_at = now() where id = ${id} and user_id = ${userId} and revoked_at is null`)
}

/** Who a key stands for, with the role they have at this moment. */
export type KeyOwner = {
  id: string
  name: string
  email: string
  role: Role | null
  scopes: string[] | null
  /** When the key ends; null for never. */
  keyEnds: string | null
}

/** When a key was last used is worth no refusal: what is read goes on while the database takes no writes. */
async function noteUse(db: Db, keyId: number): Promise<void> {
  try {
    await db.execute(sql`update api_keys set last_used_at = now() where id = ${keyId}`)
  } catch (error) {
    if (outageOf(error) !== 'read-only') throw error
  }
}

/** The owner of a key that works. Notes the use, at most once a minute. */
export async function keyOwner(db: Db, hash: string): Promise<KeyOwner | null> {
  const { rows } = await db.execute<KeyOwner & { keyId: number; isStale: boolean }>(sql`
    select u.id, u.name, u.email, r.role, k.scopes, k.id as "keyId", k.expires_at as "keyEnds",
      coalesce(k.last_used_at < now() - interval '1 minute', true) as "isStale"
    from api_keys k join users u on u.id = k.user_id left join user_roles r on r.user_id = u.id
    where k.key_hash = ${hash} and k.revoked_at is null and (k.expires_at is null or k.expires_at > now())
      and u.email_verified and u.disabled_at is null`)
  const owner = rows[0]
  if (!owner) return null
  if (owner.isStale) await noteUse(db, owner.keyId)
  const { id, name, email, role, scopes, keyEnds } = owner
  return { id, name, email, role, scopes, keyEnds: keyEnds && new Date(keyEnds).toISOString() }
}
