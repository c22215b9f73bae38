import { APIError } from 'better-auth/api'
import type { AuthApi } from './auth-library.server.ts'

/** What became of a call of the library. `code` names the failure; `cookies` are Set-Cookie lines to hand on. */
export type Outcome<T = unknown> =
  | { ok: true; status: 200; code: null; data: T; cookies: string[] }
  | { ok: false; status: number; code: string; data: null; cookies: string[] }

/** Runs calls of the library. Its refusals become outcomes; anything else is thrown on. */
export function outcomesOver(authApi: () => Promise<AuthApi>) {
  return async <T>(
    work: (api: AuthApi) => Promise<{ headers: Headers | null | undefined; response: T }>,
  ): Promise<Outcome<T>> => {
    const api = await authApi()
    try {
      const { headers, response } = await work(api)
      return { ok: true, status: 200, code: null, data: response, cookies: headers?.getSetCookie() ?? [] }
    } catch (error) {
      if (!(error instanceof APIError) || error.statusCode >= 500) throw error
      return failed(error.statusCode, error.body?.code ?? 'REFUSED')
    }
  }
}

/** A refusal of our own, in the same form. */
export function failed(status: number, code: string): Outcome<never> {
  return { ok: false, status, code, data: null, cookies: [] }
}
