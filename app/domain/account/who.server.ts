import type { Db } from '#db/client.ts'
import { bearerKey, hashApiKey } from './api-key.ts'
import type { AuthApi } from './auth-library.server.ts'
import { cookieValue } from './cookies.ts'
import { withDatabaseFailures } from './database-failures.ts'
import type { Person } from './person.ts'
import { keyOwner } from './queries/api-keys.server.ts'
import { roleOf } from './queries/people.server.ts'

/**
 * Who sent a request, by the session cookie; null for nobody. Session and role are read from the database every time, so that
 * what is ended or taken away is so at once.
 */
export async function bySession(
  authApi: () => Promise<AuthApi>,
  db: Db,
  headers: Headers,
): Promise<Person | null> {
  if (!cookieValue(headers.get('cookie'), 'session_token')) return null
  const api = await authApi()
  const found = await withDatabaseFailures(() => api.getSession({ headers }))
  if (!found) return null
  const { user, session } = found
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    role: await roleOf(db, user.id),
    hasSecondFactor: user.twoFactorEnabled === true,
    sessionId: session.id,
  }
}

/** Who sent a request, by the API key in its Authorization header; null for nobody. */
export async function byKey(db: Db, headers: Headers): Promise<Person | null> {
  const key = bearerKey(headers.get('authorization'))
  const owner = key ? await keyOwner(db, hashApiKey(key)) : null
  return owner && { ...owner, hasSecondFactor: false, sessionId: null }
}
