import type { Logger } from 'pino'
import { countHit, takeBackHit } from '#app/platform/limits/count-hit.server.ts'
import { loadOnce } from '#app/platform/load-once.ts'
import type { Mailer } from '#app/platform/mail/mailer.server.ts'
import type { Db } from '#db/client.ts'
import { confirmMail, invitationMail, movedMail, noticeMail, NOTICES, resetMail } from './account-mails.ts'
import type { Invited } from './account-mails.ts'
import { bearerKey, hashApiKey } from './api-key.ts'
import { createAuthCalls } from './auth-calls.server.ts'
import type { AuthApi } from './auth-library.server.ts'
import { cookieValue } from './cookies.ts'
import { withDatabaseFailures } from './database-failures.ts'
import { createJoin } from './join.server.ts'
import { createOwnAccount } from './own-account.server.ts'
import type { Person } from './person.ts'
import { keyOwner } from './queries/api-keys.server.ts'
import { standingOf } from './queries/people.server.ts'

type Parts = {
  db: Db
  /** Key of sessions, links and hashes. */
  secret: string
  /** Canonical address: mails link to it, whatever host a request names. */
  siteUrl: string
  log: Logger
  mailer: Mailer
}

/** Accounts with what they need of the rest of the site: limits in the database, mails in the queue. */
export function createAccounts({ db, secret, siteUrl, log, mailer }: Parts) {
  const https = siteUrl.startsWith('https:')
  const link = (path: string, token: string) => `${siteUrl}${path}?token=${encodeURIComponent(token)}`
  const authApi = loadOnce(async () => {
    const { createAuthLibrary } = await import('./auth-library.server.ts')
    const { api } = createAuthLibrary({
      db,
      secret,
      siteUrl,
      https,
      log,
      events: {
        confirm: (person, token) => mailer.send(confirmMail(person, link('/auth/xac-nhan', token))),
        reset: (person, token) => mailer.send(resetMail(person, link('/auth/dat-lai-mat-khau', token))),
      },
    })
    return api
  })
  const limits = {
    count: (bucket: string, limit: { hits: number; seconds: number }) =>
      countHit(db, `account:${bucket}`, limit),
    takeBack: (bucket: string) => takeBackHit(db, `account:${bucket}`),
  }
  const calls = createAuthCalls({ authApi, db, limits, secret, https })
  return {
    ...calls,
    own: createOwnAccount({ authApi, db, calls }),
    join: createJoin({ db, calls }),
    bySession: (headers: Headers) => bySession(authApi, db, headers),
    byKey: (headers: Headers) => byKey(db, headers),
    /** Tells somebody by mail what happened to the account. */
    notify: (person: Pick<Person, 'name' | 'email'>, notice: keyof typeof NOTICES) =>
      mailer.send(noticeMail(person, notice, siteUrl)),
    notifyMove: (person: Pick<Person, 'name' | 'email'>, newEmail: string) =>
      mailer.send(movedMail(person, newEmail)),
    /** Asks somebody by mail to work on the site. @returns the link of the mail */
    async invite({ token, ...invitation }: Invited & { token: string }): Promise<string> {
      const url = link('/tai-khoan/loi-moi', token)
      await mailer.send(invitationMail(invitation, url))
      return url
    },
  }
}

/** Everything about accounts that a request may call. */
export type Accounts = ReturnType<typeof createAccounts>

/**
 * Who sent a request, by the session cookie; null for nobody. Session and role are read from the database every time, so that
 * what is ended or taken away is so at once.
 */
async function bySession(authApi: () => Promise<AuthApi>, db: Db, headers: Headers): Promise<Person | null> {
  if (!cookieValue(headers.get('cookie'), 'session_token')) return null
  const api = await authApi()
  const found = await withDatabaseFailures(() => api.getSession({ headers }))
  if (!found) return null
  const { user, session } = found
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    ...(await standingOf(db, user.id)),
    hasSecondFactor: user.twoFactorEnabled === true,
    sessionId: session.id,
    scopes: null,
  }
}

/** Who sent a request, by the API key in its Authorization header; null for nobody. */
async function byKey(db: Db, headers: Headers): Promise<Person | null> {
  const key = bearerKey(headers.get('authorization'))
  const owner = key ? await keyOwner(db, hashApiKey(key)) : null
  return owner && { ...owner, panelLanguage: null, hasSecondFactor: false, sessionId: null }
}
