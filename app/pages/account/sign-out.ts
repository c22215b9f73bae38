import { redirect } from 'react-router'
import { nextPath } from '#app/domain/account/next-path.ts'
import type { Route } from './+types/sign-out'
import { accountsOf, withCookies } from './account-forms.server.ts'

export const loader = () => redirect('/')

/** Ends the session of this browser, and goes on to the address' `next`. */
export async function action(asked: Route.ActionArgs) {
  const { accounts, caller } = accountsOf(asked)
  const outcome = await accounts.signOut(caller)
  const next = nextPath(new URL(asked.request.url).searchParams.get('next'))
  return redirect(next, { status: 303, headers: withCookies(outcome) })
}
