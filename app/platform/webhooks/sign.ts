import { createHmac } from 'node:crypto'

/** The secret of a webhook, as its receiver keeps it (Standard Webhooks: 'whsec_' and base64). @param seal keys it with the site's own */
export const secretOf = (seal: (text: string) => string, salt: string): string =>
  `whsec_${Buffer.from(seal(`webhook:${salt}`), 'base64url').toString('base64')}`

/** The headers that prove where a text comes from, and when. @param at Unix time in seconds */
export function signedHeaders(
  secret: string,
  { id, at, body }: { id: string; at: number; body: string },
): Record<string, string> {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${at}.${body}`).digest('base64')
  return {
    'Content-Type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(at),
    'webhook-signature': `v1,${signature}`,
  }
}

/** The text that is sent of an event: the same bytes however often it is. */
export const payloadOf = (event: { type: string; createdAt: string | Date; data: unknown }) => ({
  type: event.type,
  timestamp: new Date(event.createdAt).toISOString(),
  data: event.data,
})
