import type { Db } from '#db/client.ts'
import { makeApiKey } from './api-key.ts'
import type { AuthCalls, Caller } from './auth-calls.server.ts'
import type { AuthApi } from './auth-library.server.ts'
import { failed, outcomesOver } from './call-outcome.ts'
import type { Outcome } from './call-outcome.ts'
import { isCommonPassword } from './common-password.server.ts'
import { withDatabaseFailures } from './database-failures.ts'
import type { Person } from './person.ts'
import { addApiKey } from './queries/api-keys.server.ts'
import type { NewKey } from './queries/api-keys.server.ts'
import { deleteAccount } from './queries/own-data.server.ts'
import { isTaken } from './queries/people.server.ts'
import { endSessions } from './queries/sessions.server.ts'

type Parts = { authApi: () => Promise<AuthApi>; db: Db; calls: AuthCalls }

/**
 * What a signed-in person does with the own account. `person` has been read from the session of the same request; where a
 * password is asked for, guesses are limited as at the door.
 */
export function createOwnAccount({ authApi, db, calls }: Parts) {
  const outcomeOf = outcomesOver(authApi)
  const withPassword = async (person: Person, caller: Caller, work: () => Promise<Outcome>) =>
    (await calls.tryOn(person.email, caller, work)).outcome
  const confirmPassword = (person: Person, password: string, caller: Caller) =>
    withPassword(person, caller, () =>
      outcomeOf(async (api) => ({
        headers: null,
        response: await api.verifyPassword({ body: { password }, headers: caller.headers }),
      })),
    )

  return {
    rename: (name: string, { headers }: Caller): Promise<Outcome> =>
      outcomeOf((api) => api.updateUser({ body: { name }, headers, returnHeaders: true })),

    /** Sets a new password and ends all other sessions; this one goes on under a new token. */
    async changePassword(
      person: Person,
      input: { current: string; password: string },
      caller: Caller,
    ): Promise<Outcome> {
      if (isCommonPassword(input.password, person.email)) return failed(422, 'COMMON_PASSWORD')
      const body = { currentPassword: input.current, newPassword: input.password, revokeOtherSessions: true }
      return withPassword(person, caller, () =>
        outcomeOf((api) => api.changePassword({ body, headers: caller.headers, returnHeaders: true })),
      )
    },

    /** Mails a link to the new address; it holds from the moment that the link is opened in this session. */
    async changeEmail(
      person: Person,
      input: { email: string; password: string },
      caller: Caller,
    ): Promise<Outcome> {
      const known = await confirmPassword(person, input.password, caller)
      if (!known.ok) return known
      await calls.countStrangeAddress(input.email, caller)
      if (await isTaken(db, input.email)) return failed(422, 'USER_ALREADY_EXISTS')
      const body = { newEmail: input.email }
      return outcomeOf((api) => api.changeEmail({ body, headers: caller.headers, returnHeaders: true }))
    },

    /** Opens a link from a mail that confirms an address. */
    async confirm(token: string, person: Person | null, caller: Caller): Promise<Outcome> {
      const { email, updateTo } = claimsOf(token)
      // The library would sign in whoever opens such a link, past the second factor.
      if (updateTo && person?.email !== email) return failed(401, 'SIGN_IN_FIRST')
      if (updateTo && (await isTaken(db, updateTo))) return failed(422, 'USER_ALREADY_EXISTS')
      return outcomeOf((api) =>
        api.verifyEmail({ query: { token }, headers: caller.headers, returnHeaders: true }),
      )
    },

    /** Makes a secret for the app; it counts once a code of it was given. */
    startSecondFactor: (person: Person, password: string, caller: Caller) =>
      withPassword(person, caller, () =>
        outcomeOf((api) =>
          api.enableTwoFactor({ body: { password }, headers: caller.headers, returnHeaders: true }),
        ),
      ) as Promise<Outcome<{ totpURI?: string }>>,

    /** Turns the second factor on by a code of the app, and shows the recovery codes, once. */
    async confirmSecondFactor(person: Person, code: string, caller: Caller): Promise<Outcome<string[]>> {
      if (await calls.isUsed(person.email, code)) return failed(401, 'INVALID_CODE')
      const outcome = await outcomeOf((api) =>
        api.verifyTOTP({ body: { code }, headers: caller.headers, returnHeaders: true }),
      )
      if (!outcome.ok) return outcome
      const api = await authApi()
      const { backupCodes } = await withDatabaseFailures(() =>
        api.viewBackupCodes({ body: { userId: person.id } }),
      )
      return { ...outcome, data: backupCodes }
    },

    stopSecondFactor: (person: Person, password: string, caller: Caller) =>
      withPassword(person, caller, () =>
        outcomeOf((api) =>
          api.disableTwoFactor({ body: { password }, headers: caller.headers, returnHeaders: true }),
        ),
      ),

    /** New recovery codes in place of the old ones. */
    newRecoveryCodes: (person: Person, password: string, caller: Caller) =>
      withPassword(person, caller, () =>
        outcomeOf((api) =>
          api.generateBackupCodes({ body: { password }, headers: caller.headers, returnHeaders: true }),
        ),
      ) as Promise<Outcome<{ backupCodes: string[] }>>,

    /** Ends every session, this one too. */
    async signOutEverywhere(person: Person, caller: Caller): Promise<Outcome> {
      await endSessions(db, person.id)
      return calls.signOut(caller)
    },

    /** A new key for the API; shown once. */
    async makeKey(
      person: Person,
      { password, ...wanted }: { password: string } & Pick<NewKey, 'name' | 'days' | 'scopes'>,
      caller: Caller,
    ): Promise<Outcome<string>> {
      const known = await confirmPassword(person, password, caller)
      if (!known.ok) return known
      const { key, prefix, hash } = makeApiKey()
      const isKept = await addApiKey(db, person.id, { ...wanted, prefix, hash })
      return isKept
        ? { ok: true, status: 200, code: null, data: key, cookies: [] }
        : failed(409, 'TOO_MANY_KEYS')
    },

    /** Deletes the account and signs out. */
    async remove(person: Person, password: string, caller: Caller): Promise<Outcome> {
      const known = await confirmPassword(person, password, caller)
      if (!known.ok) return known
      if (!(await deleteAccount(db, person.id))) return failed(409, 'LAST_ADMIN')
      return calls.signOut(caller)
    },
  }
}

/** What a token says of itself; the library checks whether it is true. */
function claimsOf(token: string): { email?: string; updateTo?: string } {
  try {
    return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { updateTo?: string }
  } catch {
    return {}
  }
}
