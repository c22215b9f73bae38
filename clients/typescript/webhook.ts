import type { webhooks } from './api.d.ts'

/** What a site tells a webhook. */
export type WebhookEvent = webhooks[keyof webhooks]['post']['requestBody']['content']['application/json']

/** Seconds that a delivery may be old, or ahead of this clock. */
const TOLERANCE = 5 * 60

/**
 * Reads a delivery, once its signature is that of the webhook's secret (Standard Webhooks).
 * @param secret as it was shown when the webhook was made, 'whsec_…' @param body just as it came: parse nothing before
 * @returns null for what somebody else sent, or what was sent too long ago @throws where there is no secret
 */
export async function verifyWebhook(
  secret: string,
  headers: Headers,
  body: string,
  now = Date.now(),
): Promise<WebhookEvent | null> {
  const [id, at] = [headers.get('webhook-id'), headers.get('webhook-timestamp')]
  if (Math.abs(now / 1000 - Number(at ?? NaN)) <= TOLERANCE) {
    const hmac = { name: 'HMAC', hash: 'SHA-256' }
    const key = await crypto.subtle.importKey('raw', bytes(secret.replace(/^whsec_/, '')), hmac, false, [
      'verify',
    ])
    const signed = new TextEncoder().encode(`${id}.${at}.${body}`)
    for (const signature of (headers.get('webhook-signature') ?? '').split(' '))
      if (
        signature.startsWith('v1,') &&
        (await crypto.subtle.verify(hmac, key, bytes(signature.slice(3)), signed))
      )
        return JSON.parse(body) as WebhookEvent
  }
  return null
}

/** What base64 says; nothing where it is none. */
function bytes(base64: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))
  } catch {
    return new Uint8Array()
  }
}
