import { AppError } from '#app/platform/errors.ts'
import type { Db } from '#db/client.ts'
import type { AuthCalls, Caller } from './auth-calls.server.ts'
import { failed } from './call-outcome.ts'
import type { Outcome } from './call-outcome.ts'
import { isCommonPassword } from './common-password.server.ts'
import { hashInvitationToken } from './invitation-token.ts'
import { hashPassword } from './password-hash.server.ts'
import { invitationByToken, joinByInvitation } from './queries/invitations.server.ts'

type Joining = { token: string; name: string; password: string }

/**
 * Makes the account of an invited address and signs in to it. The inputs have been through `joinForm`.
 * @returns an outcome without cookies where the account is made but the door lets nobody in for now: too many others tried it
 */
export function createJoin({ db, calls }: { db: Db; calls: Pick<AuthCalls, 'signIn'> }) {
  return async ({ token, name, password }: Joining, caller: Caller): Promise<Outcome> => {
    const tokenHash = hashInvitationToken(token)
    const invitation = await invitationByToken(db, tokenHash)
    if (!invitation) return failed(400, 'INVITATION_OVER')
    const { email, hasAccount } = invitation
    if (hasAccount) return failed(409, 'INVITED_ACCOUNT')
    if (isCommonPassword(password, email)) return failed(422, 'COMMON_PASSWORD')
    const passwordHash = await hashPassword(password)
    const joined = await joinByInvitation(db, { tokenHash, name, passwordHash })
    if (joined === 'over') return failed(400, 'INVITATION_OVER')
    if (joined === 'has-account') return failed(409, 'INVITED_ACCOUNT')
    try {
      return await calls.signIn({ email, password }, caller)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      return { ok: true, status: 200, code: null, data: null, cookies: [] }
    }
  }
}
