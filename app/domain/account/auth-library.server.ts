import { betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { APIError } from 'better-auth/api'
import { twoFactor } from 'better-auth/plugins'
import type { Logger } from 'pino'
import type { Db } from '#db/client.ts'
import { accounts, sessions, twoFactors, users, verifications } from '#db/schema/account.ts'
import { COOKIE_PREFIX } from './cookies.ts'
import { noting } from './database-failures.ts'
import { hashPassword, verifyPassword } from './password-hash.server.ts'
import { PASSWORD } from './password-rules.ts'
import { isDisabled } from './queries/manage-people.server.ts'

const HOUR = 60 * 60

/** A session ends this long after signing in, in seconds; being used does not make it longer. */
const SESSION_SECONDS = 14 * 24 * HOUR
/** How long the links in mails work, in seconds. */
const LINK_SECONDS = { confirm: 24 * HOUR, reset: HOUR }

/** What the library tells the site while it works. */
export type AuthEvents = {
  /** A link to confirm an address must reach it; `email` is the address to confirm. */
  confirm(person: { name: string; email: string }, token: string): Promise<void>
  reset(person: { name: string; email: string }, token: string): Promise<void>
}

type LibraryParts = {
  db: Db
  secret: string
  /** Canonical address, used for nothing but the library's own checks: links in mails are written by us. */
  siteUrl: string
  https: boolean
  log: Logger
  events: AuthEvents
}

/**
 * The authentication library on our tables. Its own limiter, its cookie cache and its router stay unused (decision 0011): limits
 * are counted in the database, every request reads its session there, and only `auth-calls.server.ts` calls it.
 */
export function createAuthLibrary({ db, secret, siteUrl, https, log, events }: LibraryParts) {
  const adapter = drizzleAdapter(db, {
    provider: 'pg',
    schema: {
      user: users,
      session: sessions,
      account: accounts,
      verification: verifications,
      twoFactor: twoFactors,
    },
  })
  return betterAuth({
    appName: 'Chọn Máy',
    baseURL: siteUrl,
    secret,
    telemetry: { enabled: false },
    rateLimit: { enabled: false },
    logger: { level: 'error', log: (level, message) => log[level]({ library: 'better-auth' }, message) },
    database: (options: Parameters<typeof adapter>[0]) => noting(adapter(options)),
    advanced: {
      cookiePrefix: COOKIE_PREFIX,
      useSecureCookies: https,
      ipAddress: { disableIpTracking: true },
    },
    session: {
      expiresIn: SESSION_SECONDS,
      disableSessionRefresh: true,
      freshAge: 0,
      cookieCache: { enabled: false },
    },
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      minPasswordLength: PASSWORD.least,
      maxPasswordLength: PASSWORD.most,
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: LINK_SECONDS.reset,
      password: { hash: hashPassword, verify: verifyPassword },
      sendResetPassword: ({ user, token }) => events.reset(user, token),
    },
    emailVerification: {
      expiresIn: LINK_SECONDS.confirm,
      sendVerificationEmail: ({ user, token }) => events.confirm(user, token),
    },
    databaseHooks: {
      session: {
        create: {
          // Every way in ends here, whatever was asked for on it.
          async before({ userId }) {
            if (await isDisabled(db, userId)) throw new APIError('FORBIDDEN', { code: 'ACCOUNT_DISABLED' })
          },
        },
      },
    },
    user: { changeEmail: { enabled: true } },
    plugins: [twoFactor({ issuer: 'Chọn Máy', accountLockout: { enabled: false } })],
  })
}

/** The library's calls. */
export type AuthApi = ReturnType<typeof createAuthLibrary>['api']
