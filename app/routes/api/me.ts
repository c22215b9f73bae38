import { personOf } from '#app/guard.server.ts'
import type { Route } from './+types/me'

/** Who is signed in in this browser, for pages that are the same for everybody. */
export async function loader(asked: Route.LoaderArgs) {
  const person = await personOf(asked)
  const user = person && { name: person.name, email: person.email, role: person.role }
  return Response.json({ user }, { headers: { 'Cache-Control': 'private, no-store' } })
}
