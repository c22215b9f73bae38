import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'

/** Where somebody is signed in. The token of a session never leaves the database and its own cookie. */
export type SessionRow = { id: string; userAgent: string | null; createdAt: string; expiresAt: string }

/** The sessions of a person that have not ended, newest first. */
export async function listSessions(db: Db, userId: string): Promise<SessionRow[]> {
  const { rows } = await db.execute<SessionRow>(sql`
    select id, user_agent as "userAgent", created_at as "createdAt", expires_at as "expiresAt"
    from sessions where user_id = ${userId} and expires_at > now() order by created_at desc limit 50`)
  return rows.map((row) => ({
    ...row,
    createdAt: new Date(row.createdAt).toISOString(),
    expiresAt: new Date(row.expiresAt).toISOString(),
  }))
}

/** Ends one session of a person; somebody else's stays. */
export async function endSession(db: Db, userId: string, id: string): Promise<void> {
  await db.execute(sql`delete from sessions where id = ${id} and user_id = ${userId}`)
}

/** Ends every session of a person. */
export async function endSessions(db: Db, userId: string): Promise<void> {
  await db.execute(sql`delete from sessions where user_id = ${userId}`)
}
