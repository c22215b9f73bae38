import type { RunningServer } from './running-server.ts'

/** The administrator that a server of the fault tests starts with. */
export const STAFF = { email: 'admin@example.vn', password: 'một câu dài dễ nhớ' }

/** What the environment of such a server says of them. */
export const STAFF_VARIABLES = { ADMIN_EMAIL: STAFF.email, ADMIN_PASSWORD: STAFF.password }

/** Signs the administrator in on a running server. @returns the headers of the session */
export async function signedIn({ url }: Pick<RunningServer, 'url'>): Promise<Record<string, string>> {
  const response = await fetch(`${url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(STAFF),
  })
  if (response.status !== 200)
    throw new Error(`The administrator could not sign in: ${await response.text()}`)
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0])
  return { Cookie: cookies.join('; ') }
}
