import { createHash, randomBytes } from 'node:crypto'

/** A secret for the link of an invitation; only its hash is kept. */
export function makeInvitationToken(): { token: string; tokenHash: string } {
  const token = randomBytes(24).toString('base64url')
  return { token, tokenHash: hashInvitationToken(token) }
}

/** How such a secret is kept and looked up: it is random, so that a plain hash is enough. */
export const hashInvitationToken = (token: string): string => createHash('sha256').update(token).digest('hex')
