import { scryptSync } from 'node:crypto'
import { makeAdmin } from '#app/domain/account/queries/make-admin.server.ts'
import type { Connection } from '#db/client.ts'
import type { TestSite } from './site.ts'

/** What everybody in the tests has for a password. */
export const PASSWORD = 'một câu dài dễ nhớ'

/**
 * `PASSWORD` as an account keeps it, at a thousandth of the site's own cost, which is read from the hash: whoever signs in would wait
 * a quarter of a second. Tests of accounts that the site made itself pay the whole.
 */
const CHEAP_HASH = cheapHash()

/** Adds a confirmed person with a role, or none. @returns the id */
export async function addPerson(
  connection: Connection,
  email: string,
  role: 'admin' | 'editor' | null = null,
): Promise<string> {
  await connection.db.transaction((tx) => makeAdmin(tx, { email, passwordHash: CHEAP_HASH }))
  const { rows } = await connection.pool.query<{ id: string }>('select id from users where email = $1', [
    email,
  ])
  const id = rows[0]?.id ?? ''
  if (role === null) await connection.pool.query('delete from user_roles where user_id = $1', [id])
  else await connection.pool.query('update user_roles set role = $2 where user_id = $1', [id, role])
  return id
}

/** Gives an account that has a password of its own `PASSWORD`, for guesses at it to cost nothing. */
export async function makeCheapToCheck({ pool }: Connection, email: string): Promise<void> {
  await pool.query(
    'update accounts set password = $2 where user_id = (select id from users where email = $1)',
    [email, CHEAP_HASH],
  )
}

function cheapHash(): string {
  const salt = Buffer.from('muối của bài thử')
  const key = scryptSync(PASSWORD.normalize('NFKC'), salt, 32, { N: 2 ** 6, r: 8, p: 1 })
  return ['scrypt', 6, 8, 1, salt.toString('base64url'), key.toString('base64url')].join('$')
}

/** The Cookie header for what an answer set. */
export function cookiesOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .filter((cookie) => !/max-age=0/i.test(cookie))
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

/** Signs in by the API. @returns the Cookie header of the session */
export async function signIn(site: TestSite, email: string, password = PASSWORD): Promise<string> {
  const response = await site.post('/api/auth/sign-in/email', { email, password })
  if (response.status !== 200) throw new Error(`${email} could not sign in: ${await response.text()}`)
  return cookiesOf(response)
}

/** Sends a form as a browser without scripts does. */
export function sendForm(
  site: TestSite,
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Response> {
  return site.request(path, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/x-www-form-urlencoded',
      Origin: 'http://localhost:3000',
      ...headers,
    },
    body: new URLSearchParams(fields).toString(),
  })
}

/** The token of the link in a mail. */
export function tokenIn(text: string): string {
  return decodeURIComponent(/[?&]token=([^\s&]+)/.exec(text)?.[1] ?? '')
}
