import { APIError } from 'better-auth/api'
import { unlessRefused } from '#app/platform/refused-write.ts'
import type { AuthApi } from './auth-library.server.ts'
import { withDatabaseFailures } from './database-failures.ts'

/** What became of a call of the library. `code` names the failure; `cookies` are Set-Cookie lines to hand on. */
export type Outcome<T = unknown> =
  | { ok: true; status: 200; code: null; data: T; cookies: string[] }
  | { ok: false; status: number; code: string; data: null; cookies: string[] }

/** Somebody got the address a moment earlier. */
class EmailTaken extends Error {}

/** Runs calls of the library. Its refusals become outcomes; anything else is thrown on. */
export function outcomesOver(authApi: () => Promise<AuthApi>) {
  return async <T>(
    work: (api: AuthApi) => Promise<{ headers: Headers | null | undefined; response: T }>,
  ): Promise<Outcome<T>> => {
    const api = await authApi()
    try {
      const { headers, response } = await unlessRefused(() => withDatabaseFailures(() => work(api)), {
        taken: (rule) => (rule === 'users_email_unique' ? new EmailTaken() : null),
      })
      return { ok: true, status: 200, code: null, data: response, cookies: headers?.getSetCookie() ?? [] }
    } catch (error) {
      if (error instanceof EmailTaken) return failed(422, 'USER_ALREADY_EXISTS')
      if (!(error instanceof APIError) || error.statusCode >= 500) throw error
      return failed(error.statusCode, error.body?.code ?? 'REFUSED')
    }
  }
}

/** A refusal of our own, in the same form. */
export function failed(status: number, code: string): Outcome<never> {
  return { ok: false, status, code, data: null, cookies: [] }
}
