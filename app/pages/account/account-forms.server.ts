import { data } from 'react-router'
import type { RouterContextProvider } from 'react-router'
import { z } from 'zod'
import type { Caller } from '#app/domain/account/auth-calls.server.ts'
import type { Outcome } from '#app/domain/account/call-outcome.ts'
import { sayFailure } from '#app/domain/account/failures.ts'
import type { FormState } from '#app/domain/account/form-state.ts'
import { nextPath } from '#app/domain/account/next-path.ts'
import { roleOf } from '#app/domain/account/queries/people.server.ts'
import { requestContext } from '#app/edge/context.server.ts'
import { HTTP_STATUS } from '#app/platform/errors.ts'
import { refusalOf } from '#app/platform/refusal.ts'

type Asked = { request: Request; context: Readonly<RouterContextProvider> }

/** Accounts, and the request as they want to know it. */
export function accountsOf({ request, context }: Asked) {
  const { accounts, visitor, db, mailer } = context.get(requestContext)
  const caller: Caller = { headers: request.headers, visitor }
  return { accounts, caller, db, mailer }
}

/** Failures that are about one field, by the field. */
const FIELDS: Record<string, string> = {
  COMMON_PASSWORD: 'password',
  PASSWORD_TOO_SHORT: 'password',
  PASSWORD_TOO_LONG: 'password',
  USER_ALREADY_EXISTS: 'email',
  INVALID_EMAIL: 'email',
  INVALID_CODE: 'code',
  INVALID_BACKUP_CODE: 'code',
}

/** The form again, with what is wrong. */
export const refuse = (
  state: FormState,
  errors: Record<string, string>,
  status: number = HTTP_STATUS.invalid,
) => data<FormState>({ ...state, errors }, status)

/**
 * Sends what was typed to the account's calls and words what comes back.
 * @param otherwise said where a failure has no words of its own
 * @param fields where on this form a failure belongs
 * @returns the outcome when it went well, else the form again
 */
export async function tryCall<T>(
  state: FormState,
  work: () => Promise<Outcome<T>>,
  otherwise: string,
  fields: Record<string, string> = {},
): Promise<{ done: Extract<Outcome<T>, { ok: true }> } | { again: ReturnType<typeof refuse> }> {
  try {
    const outcome = await work()
    if (outcome.ok) return { done: outcome }
    const field = fields[outcome.code] ?? FIELDS[outcome.code] ?? 'form'
    return { again: refuse(state, { [field]: sayFailure(outcome.code) ?? otherwise }, outcome.status) }
  } catch (error) {
    const refusal = refusalOf(error)
    if (!refusal) throw error
    const { code, message, retryAfter } = refusal
    const headers: Record<string, string> = retryAfter ? { 'Retry-After': String(retryAfter) } : {}
    const body: FormState = { ...state, errors: { form: message } }
    return { again: data<FormState>(body, { status: HTTP_STATUS[code], headers }) }
  }
}

const signedIn = z.object({ user: z.object({ id: z.string() }) })

/**
 * Where somebody who has just signed in goes on: back to the page that asked for it, else staff to the panel and everybody else to the
 * home page.
 * @param answer of the call that signed them in
 */
export async function afterSignIn({ request, context }: Asked, answer: unknown): Promise<string> {
  const next = nextPath(new URL(request.url).searchParams.get('next'))
  const who = signedIn.safeParse(answer)
  if (next !== '/' || !who.success) return next
  return (await roleOf(context.get(requestContext).db, who.data.user.id)) ? '/admin' : next
}

/** The Set-Cookie lines of an outcome as headers of an answer. */
export function withCookies({ cookies }: { cookies: string[] }): Headers {
  const headers = new Headers()
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
  return headers
}
