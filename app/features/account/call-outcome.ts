import { APIError } from 'better-auth/api'

/** What became of a call of the library. `code` names the failure; `cookies` are Set-Cookie lines to hand on. */
export type Outcome<T = unknown> =
  | { ok: true; status: 200; code: null; data: T; cookies: string[] }
  | { ok: false; status: number; code: string; data: null; cookies: string[] }

/** Runs a call of the library. Its refusals become outcomes; anything else is thrown on. */
export async function outcomeOf<T>(
  work: () => Promise<{ headers: Headers | null | undefined; response: T }>,
): Promise<Outcome<T>> {
  try {
    const { headers, response } = await work()
    return { ok: true, status: 200, code: null, data: response, cookies: headers?.getSetCookie() ?? [] }
  } catch (error) {
    if (!(error instanceof APIError) || error.statusCode >= 500) throw error
    return failed(error.statusCode, error.body?.code ?? 'REFUSED')
  }
}

/** A refusal of our own, in the same form. */
export function failed(status: number, code: string): Outcome<never> {
  return { ok: false, status, code, data: null, cookies: [] }
}
