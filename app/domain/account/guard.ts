import type { Person } from './person.ts'
import { allows } from './roles.ts'
import type { Capability } from './roles.ts'

/** What the guard says: come in, sign in first, or not with this role. */
export type Admission = 'welcome' | 'sign-in' | 'denied'

/** The one decision about who may do something behind the guard. Nobody may until it says 'welcome'. */
export function admit(person: Person | null, capability: Capability): Admission {
  if (!person) return 'sign-in'
  return allows(person.role, capability) ? 'welcome' : 'denied'
}

/** Whether somebody works on the site, in whatever role. */
export const isStaff = (person: Person): boolean => person.role !== null
