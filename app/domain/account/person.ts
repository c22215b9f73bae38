import type { Language } from '#app/vietnamese/say.ts'
import { allows } from './roles.ts'
import type { Role } from './roles.ts'

/** Who a request comes from. */
export type Person = {
  id: string
  name: string
  email: string
  role: Role | null
  /** What the panel is written in for them; null as each screen is by itself. */
  panelLanguage: Language | null
  hasSecondFactor: boolean
  /** The session of the browser; null for an API key. */
  sessionId: string | null
  /** What the API key is limited to; null where it is not, and for a session. */
  scopes: readonly string[] | null
  /** When the API key ends; null for one that does not, and for a session. */
  keyEnds?: string | null
}

/** As whom somebody writes what the blog is filed by. */
export const writerOf = ({ id, role }: Pick<Person, 'id' | 'role'>) => ({
  id,
  allAuthors: allows(role, 'authors-of-others'),
})
