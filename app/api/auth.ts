import { z } from 'zod'
import type { Accounts } from '#app/domain/account/accounts.server.ts'
import type { Caller } from '#app/domain/account/auth-calls.server.ts'
import type { Outcome } from '#app/domain/account/call-outcome.ts'
import { sayFailure } from '#app/domain/account/failures.ts'
import {
  codeInput,
  emailInput,
  knownPassword,
  nameInput,
  newPassword,
  recoveryCodeInput,
  tokenInput,
} from '#app/domain/account/schema.ts'
import { TEXT } from '#app/domain/account/text.ts'
import { requestContext } from '#app/edge/context.server.ts'
import { personOf } from '#app/edge/guard.server.ts'
import { answerApi, problem, readJson } from '#app/edge/problem.ts'
import type { Route } from './+types/auth'
import { noSuchAddress } from './no-such-address.ts'

type Asked = { accounts: Accounts; caller: Caller; body: unknown }
type Call = (asked: Asked) => Promise<Outcome>

/** What the library's clients send along; nothing follows from it here. */
const ignored = { callbackURL: z.string().max(2000).optional(), rememberMe: z.boolean().optional() }
const signUp = z.strictObject({
  email: emailInput,
  password: newPassword,
  name: nameInput.optional(),
  ...ignored,
})
const signIn = z.strictObject({ email: emailInput, password: knownPassword, ...ignored })
const email = z.strictObject({ email: emailInput, redirectTo: z.string().max(2000).optional(), ...ignored })
const reset = z.strictObject({ token: tokenInput, newPassword })

const posts: Record<string, Call> = {
  'sign-up/email': ({ accounts, caller, body }) => accounts.signUp(optional(signUp.parse(body)), caller),
  'sign-in/email': ({ accounts, caller, body }) => accounts.signIn(signIn.parse(body), caller),
  'sign-out': ({ accounts, caller }) => accounts.signOut(caller),
  'two-factor/verify-totp': ({ accounts, caller, body }) =>
    accounts.secondStep({ kind: 'app', ...z.strictObject({ code: codeInput }).parse(body) }, caller),
  'two-factor/verify-backup-code': ({ accounts, caller, body }) =>
    accounts.secondStep(
      { kind: 'recovery', ...z.strictObject({ code: recoveryCodeInput }).parse(body) },
      caller,
    ),
  'request-password-reset': ({ accounts, caller, body }) =>
    accounts.askReset(email.parse(body).email, caller),
  'send-verification-email': ({ accounts, caller, body }) =>
    accounts.askConfirmation(email.parse(body).email, caller),
  'reset-password': ({ accounts, caller, body }) => {
    const { token, newPassword: password } = reset.parse(body)
    return accounts.reset({ token, password }, caller)
  },
}

/** The library's endpoints that stand open, by path. All others, and what they would do, are 404. */
const POSTS: ReadonlyMap<string, Call> = new Map(Object.entries(posts))

export const handle = {
  methods: (path: string) => (path === 'get-session' ? ['GET', 'HEAD'] : POSTS.has(path) ? ['POST'] : null),
}

export async function loader(asked: Route.LoaderArgs) {
  const path = asked.params['*']
  if (path !== 'get-session') return noSuchAddress()
  const person = await personOf(asked)
  const session = person && {
    user: { id: person.id, name: person.name, email: person.email, role: person.role },
  }
  return Response.json(session, { headers: { 'Cache-Control': 'private, no-store' } })
}

export function action({ request, params, context }: Route.ActionArgs) {
  return answerApi(async () => {
    const call = POSTS.get(params['*'])
    if (!call) return noSuchAddress()
    const { accounts, visitor } = context.get(requestContext)
    const isEmpty = request.headers.get('content-length') === '0' || request.body === null
    const body = isEmpty ? {} : await readJson(request)
    return asResponse(await call({ accounts, caller: { headers: request.headers, visitor }, body }))
  })
}

function asResponse({ ok, status, code, data, cookies }: Outcome): Response {
  const response = ok
    ? Response.json(withoutToken(data), { headers: { 'Cache-Control': 'private, no-store' } })
    : problem(status, sayFailure(code) ?? TEXT.signInFailed, { code })
  for (const cookie of cookies) response.headers.append('Set-Cookie', cookie)
  return response
}

/** The session's token belongs into its cookie, which scripts cannot read. */
function withoutToken(data: unknown): unknown {
  if (typeof data !== 'object' || data === null || !('token' in data)) return data
  const { token: _token, ...rest } = data
  return rest
}

function optional({ name, ...rest }: z.infer<typeof signUp>) {
  return name === undefined ? rest : { ...rest, name }
}
