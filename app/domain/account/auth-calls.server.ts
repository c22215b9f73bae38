import { AppError } from '#app/platform/errors.ts'
import type { Db } from '#db/client.ts'
import type { AuthApi } from './auth-library.server.ts'
import { failed, outcomesOver } from './call-outcome.ts'
import type { Outcome } from './call-outcome.ts'
import { isCommonPassword } from './common-password.server.ts'
import { COOKIE_PREFIX, cookieValue } from './cookies.ts'
import { withDatabaseFailures } from './database-failures.ts'
import { guardedTry } from './guarded-try.server.ts'
import { accountHash, DEVICE_SECONDS, nameDevice, readDevice } from './known-device.ts'
import { CHALLENGES, CODE_ONCE, MAILS, SIGN_UPS } from './limits.ts'
import type { Limits } from './limits.ts'
import { challengedPerson, isTaken, markConfirmed, resetOwner } from './queries/people.server.ts'

/** Who calls: the request's own headers (cookies, browser) and the keyed hash of the address. */
export type Caller = { headers: Headers; visitor: string }

type Parts = { authApi: () => Promise<AuthApi>; db: Db; limits: Limits; secret: string; https: boolean }

/** How long asking for a mail takes at least, in ms: the answer comes no sooner where there is nobody to write to. */
const MAIL_FLOOR_MS = 400

/**
 * Signing in, up and back in: the library's calls behind our limits. Each answers with an outcome; too many tries are thrown as
 * AppError 'too_many'. Inputs have been through the schemas of `schema.ts`.
 */
export function createAuthCalls({ authApi, db, limits, secret, https }: Parts) {
  const outcomeOf = outcomesOver(authApi)
  const tryOn = async (email: string, { headers, visitor }: Caller, work: () => Promise<Outcome>) => {
    const account = accountHash(email, secret)
    const device = readDevice(cookieValue(headers.get('cookie'), 'device'), account, secret)
    const { outcome } = await guardedTry(limits, { visitor, account, device }, async () => {
      const outcome = await work()
      return { outcome, right: !WRONG.has(outcome.code ?? '') }
    })
    return { outcome, device, account }
  }
  const deviceCookie = (email: string) =>
    `${https ? '__Secure-' : ''}${COOKIE_PREFIX}.device=${nameDevice(accountHash(email, secret), secret)}; Max-Age=${DEVICE_SECONDS}; Path=/; HttpOnly; SameSite=Lax${https ? '; Secure' : ''}`

  return {
    /** Makes an account without a role and mails the link that confirms it. */
    async signUp(
      input: { email: string; password: string; name?: string },
      caller: Caller,
    ): Promise<Outcome> {
      const { email, password, name = email.split('@')[0] ?? email } = input
      if (isCommonPassword(password, email)) return failed(422, 'COMMON_PASSWORD')
      await limits.count(`sign-up:${caller.visitor}`, SIGN_UPS.visitor)
      await limits.count('sign-up:site', SIGN_UPS.site)
      if (await isTaken(db, email)) return failed(422, 'USER_ALREADY_EXISTS')
      return outcomeOf((api) =>
        api.signUpEmail({ body: { name, email, password }, headers: caller.headers, returnHeaders: true }),
      )
    },

    /** Starts a session, or asks for the second factor (`data.twoFactorRedirect`). */
    async signIn({ email, password }: { email: string; password: string }, caller: Caller): Promise<Outcome> {
      const { outcome, device, account } = await tryOn(email, caller, () =>
        outcomeOf((api) =>
          api.signInEmail({ body: { email, password }, headers: caller.headers, returnHeaders: true }),
        ),
      )
      if (!outcome.ok) return outcome
      if (asksSecondFactor(outcome.data)) {
        await limits.count(`challenge:${device ?? account}`, CHALLENGES)
        return outcome
      }
      return { ...outcome, cookies: [...outcome.cookies, deviceCookie(email)] }
    },

    /** The second step of signing in: six figures from the app, or one of the recovery codes. */
    async secondStep(input: { code: string; kind: 'app' | 'recovery' }, caller: Caller): Promise<Outcome> {
      const challenge = cookieValue(caller.headers.get('cookie'), 'two_factor')?.split('.')[0]
      const email = challenge ? await challengedPerson(db, challenge) : null
      if (!email) return failed(401, 'INVALID_TWO_FACTOR_COOKIE')
      const { kind, code } = input
      const call = { body: { code }, headers: caller.headers, returnHeaders: true as const }
      const { outcome } = await tryOn(email, caller, async () => {
        if (kind === 'recovery') return outcomeOf((api) => api.verifyBackupCode(call))
        if (await isUsed(email, code)) return failed(401, 'INVALID_CODE')
        return outcomeOf((api) => api.verifyTOTP(call))
      })
      return outcome.ok ? { ...outcome, cookies: [...outcome.cookies, deviceCookie(email)] } : outcome
    },

    /** Mails a link to a new password, where the address has an account; answers alike where it has none. */
    askReset(email: string, caller: Caller): Promise<Outcome> {
      return askMail(email, caller, (api) =>
        api.requestPasswordReset({ body: { email }, headers: caller.headers }),
      )
    },

    /** Mails the confirmation again, where one is missing; answers alike where none is. */
    askConfirmation(email: string, caller: Caller): Promise<Outcome> {
      // Without the cookies: the library would tell a signed-in person more.
      return askMail(email, caller, (api) => api.sendVerificationEmail({ body: { email } }))
    },

    /** Sets a new password by a link from a mail, ends every session, and knows this browser from now on. */
    async reset(
      { token, password }: { token: string; password: string },
      caller: Caller,
    ): Promise<Outcome<{ name: string; email: string }>> {
      const owner = await resetOwner(db, token)
      if (!owner) return failed(400, 'INVALID_TOKEN')
      const { email } = owner
      if (isCommonPassword(password, email)) return failed(422, 'COMMON_PASSWORD')
      const outcome = await outcomeOf((api) =>
        api.resetPassword({
          body: { token, newPassword: password },
          headers: caller.headers,
          returnHeaders: true,
        }),
      )
      if (!outcome.ok) return outcome
      await markConfirmed(db, email)
      return { ...outcome, data: owner, cookies: [...outcome.cookies, deviceCookie(email)] }
    },

    /** Ends this session. */
    signOut: ({ headers }: Caller): Promise<Outcome> =>
      outcomeOf((api) => api.signOut({ headers, returnHeaders: true })),

    tryOn,
    isUsed,

    /** Counts somebody asking about and writing to an address that need not be theirs. @throws AppError 'too_many' */
    async countStrangeAddress(email: string, { visitor }: Caller): Promise<void> {
      await limits.count(`sign-up:${visitor}`, SIGN_UPS.visitor)
      await limits.count(`mail:to:${accountHash(email, secret)}`, MAILS.recipient)
    },
  }

  /** Whether a code was tried before while it is valid: each works once. */
  async function isUsed(email: string, code: string): Promise<boolean> {
    return isPast(limits.count(`code:${accountHash(email, secret)}:${code}`, CODE_ONCE))
  }

  async function askMail(
    email: string,
    { visitor }: Caller,
    work: (api: AuthApi) => Promise<unknown>,
  ): Promise<Outcome> {
    await limits.count(`mail:visitor:${visitor}`, MAILS.visitor)
    const floor = new Promise<void>((resolve) => setTimeout(resolve, MAIL_FLOOR_MS))
    const isFlooded = await isPast(limits.count(`mail:to:${accountHash(email, secret)}`, MAILS.recipient))
    if (!isFlooded) {
      const api = await authApi()
      await withDatabaseFailures(() => work(api))
    }
    await floor
    return { ok: true, status: 200, code: null, data: { status: true }, cookies: [] }
  }
}

/** The account's calls. */
export type AuthCalls = ReturnType<typeof createAuthCalls>

/** Failures that mean that somebody did not know the secret. */
const WRONG = new Set([
  'INVALID_EMAIL_OR_PASSWORD',
  'INVALID_PASSWORD',
  'INVALID_CODE',
  'INVALID_BACKUP_CODE',
  'INVALID_TWO_FACTOR_COOKIE',
])

/** Whether counting went past its limit. */
async function isPast(counting: Promise<number>): Promise<boolean> {
  try {
    await counting
    return false
  } catch (error) {
    if (error instanceof AppError && error.code === 'too_many') return true
    throw error
  }
}

/** Whether signing in goes on with the second factor. */
export function asksSecondFactor(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'twoFactorRedirect' in data
}
