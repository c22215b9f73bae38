import { apiPersonOf } from '#app/edge/guard.server.ts'
import type { Route } from './+types/me'

/** Who is signed in in this browser, or whose API key it is; pages that are the same for everybody ask here. */
export async function loader(asked: Route.LoaderArgs) {
  const person = await apiPersonOf(asked)
  const user = person && { name: person.name, email: person.email, role: person.role }
  const isKey = person !== null && person.sessionId === null
  const key = isKey ? { scopes: person.scopes, expires_at: person.keyEnds ?? null } : null
  return Response.json({ user, key }, { headers: { 'Cache-Control': 'private, no-store' } })
}
