import { redirect } from 'react-router'
import type { Route } from './+types/sign-out'
import { accountsOf, withCookies } from './account-forms.server.ts'

export const loader = () => redirect('/')

/** Ends the session of this browser. */
export async function action(asked: Route.ActionArgs) {
  const { accounts, caller } = accountsOf(asked)
  const outcome = await accounts.signOut(caller)
  return redirect('/', { status: 303, headers: withCookies(outcome) })
}
